/** What the site shows of a block: its code without the comments for tests, the types of its names, its mistakes. */
import ts from 'typescript';
import type { Compiler, Hover, Problem } from './compiler.js';

/** A block as it is shown. */
export interface Explained {
  readonly code: string;
  readonly hovers: readonly Hover[];
  readonly problems: readonly Problem[];
}

/** Announces that the statement below does not compile, and what the compiler says: `// error: Argument of type...`. */
const EXPECTED = /^[^\S\n]*\/\/ error: (.*)\n/gm;

/**
 * Compiles a block, and compares what the compiler says with what the block announces.
 *
 * @param imports - lines that stand before the block for the compiler only
 * @throws Error if the compiler says something else, or nothing
 */
export function explain(compiler: Compiler, block: string, imports = ''): Explained {
  const compiled = `${imports}${block}`;
  const problems = checkedProblems(compiler, compiled);
  const shown = shownCode(compiled, imports.length);
  const moved = <T extends { start: number; end: number }>(ranges: readonly T[]): T[] =>
    ranges
      .filter(({ start }) => start >= imports.length)
      .map((range) => ({ ...range, start: shown.offset(range.start), end: shown.offset(range.end) }));
  return { code: shown.text, hovers: moved(compiler.hovers(compiled)), problems: moved(problems) };
}

/**
 * What the compiler refuses in a block.
 *
 * @throws Error if that is not what the block announces
 */
export function checkedProblems(compiler: Compiler, code: string): Problem[] {
  const problems = compiler.problems(code);
  const source = ts.createSourceFile('block.ts', code, ts.ScriptTarget.ES2022, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const announced = [...code.matchAll(EXPECTED)].map((match) => {
    const below = source.statements.find((statement) => statement.getStart() >= match.index);
    return { line: lineOf(below?.getStart() ?? code.length), message: match[1] ?? '' };
  });
  const missing = announced.filter(
    ({ line, message }) => !problems.some((each) => lineOf(each.start) === line && each.message.includes(message)),
  );
  const surplus = problems.filter(({ start }) => !announced.some(({ line }) => line === lineOf(start)));
  if (missing.length + surplus.length === 0) return problems;
  const said = [
    ...missing.map(({ line, message }) => `line ${line + 1} should not compile: ${message}`),
    ...surplus.map(({ start, message }) => `line ${lineOf(start) + 1} does not compile: ${message}`),
  ];
  throw new Error(`A block of code does not compile as it says.\n${said.join('\n')}\n\n${code}`);
}

/** The code from an offset on without the announcements, and where a position of it is then. */
function shownCode(code: string, from: number): { text: string; offset: (position: number) => number } {
  const cuts = [...code.matchAll(EXPECTED)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return {
    text: code.slice(from).replaceAll(EXPECTED, ''),
    offset: (position) =>
      cuts.reduce((left, { start, end }) => left - (end <= position ? end - start : 0), position - from),
  };
}
