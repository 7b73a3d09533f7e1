/** A lens shows the lines of the file, or the build fails. */
import { describe, expect, it } from 'vitest';
import { linesOf } from './source-plugin.js';

const text = `import { a } from './a.js';

/** Says so. */
export function first(): void {
  if (a) {
    a();
  }
}

function second(): void {}
function secondOne(): number {
  return 1;
}
`;
const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

describe('linesOf', () => {
  it('takes a function from its first line to its last brace', () => {
    const { firstLine, html, file, name } = linesOf(text, 'x.ts', 'first');
    expect({ firstLine, file, name }).toEqual({ firstLine: 4, file: 'x.ts', name: 'first' });
    expect(plain(html).split('\n')).toEqual(['export function first(): void {', '  if (a) {', '    a();', '  }', '}']);
    expect(linesOf(text, 'x.ts', 'secondOne').firstLine).toBe(11);
  });

  it('refuses a function that does not exist', () => {
    expect(() => linesOf(text, 'x.ts', 'third')).toThrow(
      'x.ts must have a function "third" at its top level: a lens shows it',
    );
    expect(() => linesOf('function open() {', 'x.ts', 'open')).toThrow('x.ts must have a function "open"');
  });
});
