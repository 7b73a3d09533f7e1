import { describe, expect, it } from 'vitest';
import { Compiler } from './compiler.js';
import { explain } from './explain.js';

const compiler = new Compiler();
const IMPORTS = "import { add, meters, seconds } from '@tilewright/units';\n";
const MESSAGE = "Argument of type 'Duration' is not assignable to parameter of type 'Length'.";

describe('a block of code', () => {
  it('shows the type of each name, and what it means', () => {
    const { code, hovers } = explain(compiler, `${IMPORTS}const far = meters(3);\nadd(far, far);`);
    const texts = new Map(hovers.map(({ start, end, text }) => [code.slice(start, end), text]));
    expect(texts.get('far')).toBe('const far: Length');
    expect(texts.get('meters')).toBe('meters(value: number): Length');
    expect(texts.get('add')).toMatch(/^add.*\n\nThe sum/);
  });

  it('shows what must not compile with the words of the compiler', () => {
    const block = `${IMPORTS}const far = meters(3);\n// error: Argument of type 'Duration'\nadd(far, seconds(1));\nfar;`;
    const { code, problems, hovers } = explain(compiler, block);
    expect(code).toBe(`${IMPORTS}const far = meters(3);\nadd(far, seconds(1));\nfar;`);
    expect(problems.map(({ start, end, message }) => [code.slice(start, end), message])).toEqual([
      ['seconds(1)', MESSAGE],
    ]);
    expect(hovers.map(({ start, end }) => code.slice(start, end))).toEqual('far meters add far seconds far'.split(' '));
  });

  it('shows what must not compile inside of a function, too', () => {
    const [head, tail] = [`${IMPORTS}const later = () => {\n`, '  add(meters(3), seconds(1));\n};\nlater();'];
    const { code, problems } = explain(compiler, `${head}  // error: Argument of type 'Duration'\n${tail}`);
    expect(code).toBe(`${head}${tail}`);
    expect(problems.map(({ start, end }) => code.slice(start, end))).toEqual(['seconds(1)']);
  });

  it('may begin after imports that are not shown', () => {
    const { code, hovers } = explain(compiler, 'meters(3);', IMPORTS);
    expect(code).toBe('meters(3);');
    expect(hovers.map(({ start, end }) => code.slice(start, end))).toEqual(['meters']);
  });

  it('fails if it does not compile', () => {
    expect(() => explain(compiler, `${IMPORTS}add(meters(3), seconds(2));`)).toThrow(
      `line 2 does not compile: ${MESSAGE}`,
    );
  });

  it('fails if it compiles, or says something else, where a mistake is announced', () => {
    expect(() => explain(compiler, `${IMPORTS}// error: Nonsense\nadd(meters(3), meters(3));`)).toThrow(
      'line 3 should not compile: Nonsense',
    );
    expect(() => explain(compiler, `${IMPORTS}// error: Nonsense\nadd(meters(3), seconds(4));`)).toThrow(
      'line 3 should not compile: Nonsense',
    );
  });
});
