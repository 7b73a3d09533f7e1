/** What the page says about a program. */
import { CompilerMissing, CompilerStopped } from './compiler/problems.js';
import {
  MOST_CODE,
  MOST_LINES,
  MOST_MILLISECONDS,
  MOST_MILLISECONDS_TO_COMPILE,
  MOST_MILLISECONDS_TO_START,
} from './limits.js';
import type { Outcome } from './run.js';

const count = (number: number): string => number.toLocaleString('en-US');

export const tooLong = (length: number): string =>
  `A program has at most ${count(MOST_CODE)} characters here, and this one would have ${count(length)}. Nothing was changed.`;

export const NOT_LOADED = 'The compiler could not be loaded. Is this device offline? Reload the page to try again.';

const NEXT = 'so nothing runs. Change it, and a new compiler starts.';

/** Why there is no answer of the compiler. */
export function unanswered(problem: unknown): string {
  if (problem instanceof CompilerMissing) return NOT_LOADED;
  if (!(problem instanceof CompilerStopped)) return `The compiler gave up on this program, ${NEXT}`;
  return `Stopped: the compiler was not done with this program after ${MOST_MILLISECONDS_TO_COMPILE / 1000} seconds, ${NEXT}`;
}

export const refused = (mistakes: number): string =>
  mistakes === 1
    ? 'Does not compile: one mistake. Nothing runs.'
    : `Does not compile: ${count(mistakes)} mistakes. Nothing runs.`;

export function ended({ end, hasMore, milliseconds }: Outcome): string {
  const more = hasMore ? ` There was more output: only the first ${MOST_LINES} lines are shown.` : '';
  return sentenceOf(end, milliseconds) + more;
}

function sentenceOf(end: Outcome['end'], milliseconds: number): string {
  switch (end) {
    case 'finished':
      return `Ran in ${Math.max(1, Math.round(milliseconds))} ms.`;
    case 'threw':
      return 'Ended by an error.';
    case 'stopped':
      return `Stopped: the program did not end within ${MOST_MILLISECONDS / 1000} seconds.`;
    case 'flooded':
      return 'Stopped: the program told the page more than any program has to.';
    case 'not started':
      return `The program did not start within ${MOST_MILLISECONDS_TO_START / 1000} seconds. Try again, or reload the page.`;
  }
}
