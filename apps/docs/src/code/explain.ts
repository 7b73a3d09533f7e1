/** What the site shows of a block: its code without the comments for tests, the types of its names, its mistakes. */
import { announcedErrors, disagreements } from '@tilewright/testing/announced';
import type { Compiler, Hover, Problem } from './compiler.js';

/** A block as it is shown. */
export interface Explained {
  readonly code: string;
  readonly hovers: readonly Hover[];
  readonly problems: readonly Problem[];
}

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
  const said = problems.map(({ start, message }) => ({ line: code.slice(0, start).split('\n').length, message }));
  const unmet = disagreements(announcedErrors(code), said);
  if (unmet.length === 0) return problems;
  throw new Error(`A block of code does not compile as it says.\n${unmet.join('\n')}\n\n${code}`);
}

/** The code from an offset on without the announcements, and where a position of it is then. */
function shownCode(code: string, from: number): { text: string; offset: (position: number) => number } {
  const cuts = announcedErrors(code).filter(({ start }) => start >= from);
  return {
    text: cuts.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code).slice(from),
    offset: (position) =>
      cuts.reduce((left, { start, end }) => left - (end <= position ? end - start : 0), position - from),
  };
}
