/** A lens shows the lines of the file, or the build fails. */
import { describe, expect, it } from 'vitest';
import { linesOf } from './source-plugin.js';

const text = `import { a } from './a.js';
import { castRay, type RayHit } from '@tilewright/queries';
import {
  meters,
  seconds,
} from '@tilewright/units';

/** Says so. */
export function first(): void {
  if (a) {
    a(castRay(meters(2)));
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
    expect({ firstLine, file, name }).toEqual({ firstLine: 9, file: 'x.ts', name: 'first' });
    const lines = ['export function first(): void {', '  if (a) {', '    a(castRay(meters(2)));', '  }', '}'];
    expect(plain(html).split('\n')).toEqual(lines);
    expect(linesOf(text, 'x.ts', 'secondOne').firstLine).toBe(16);
  });

  it('marks the words that have a color, and no others', () => {
    expect(linesOf(text, 'x.ts', 'secondOne').html.split('\n')).toEqual([
      '<span class="sh__line"><i class="keyword">function</i> secondOne<i>():</i> <i class="keyword">number</i> <i>{</i></span>',
      '<span class="sh__line">  <i class="keyword">return</i> <i class="class">1</i><i>;</i></span>',
      '<span class="sh__line"><i>}</i></span>',
    ]);
  });

  it('names what the function uses from the packages, and nothing else', () => {
    expect(linesOf(text, 'x.ts', 'first').imports).toEqual([
      { from: '@tilewright/queries', names: ['castRay'] },
      { from: '@tilewright/units', names: ['meters'] },
    ]);
    expect(linesOf(text, 'x.ts', 'secondOne').imports).toEqual([]);
  });

  it('refuses a function that does not exist', () => {
    expect(() => linesOf(text, 'x.ts', 'third')).toThrow(
      'x.ts must have a function "third" at its top level: a lens shows it',
    );
    expect(() => linesOf('function open() {', 'x.ts', 'open')).toThrow('x.ts must have a function "open"');
  });
});
