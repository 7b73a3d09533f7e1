/** What the page says about a run that the user tries to beat. */
import { format, milliseconds, seconds } from '@tilewright/units';
import { clockTime } from '../hud/clock-time.js';
import { leadOf, type Result } from '../screens/best.js';
import { wordsOfGoals, wordsOfResult } from '../screens/result-words.js';
import type { Outcome } from './rival.js';

/**
 * What is to be beaten.
 *
 * @param outcome - how the run ended; `undefined` until that is known
 * @param length - of the run, in words
 */
export function wordsOfTarget(outcome: Outcome | undefined, length: string): string {
  if (outcome === undefined) return `To beat: a run of ${length}`;
  if (!outcome.counts) return 'To beat: nothing, that run does not count';
  if (outcome.isOver) return `To beat: ${wordsOfResult(outcome)}`;
  return `To beat: ${wordsOfGoals(outcome.goals)}, alive at ${clockTime(outcome.time)}`;
}

/**
 * Whether a result beats the run, and by how much. @param outcome - how the run ended; `undefined` until that is known
 */
export function wordsOfVerdict(own: Result, outcome: Outcome | undefined): string {
  if (outcome === undefined) return 'Whether you beat the shared run will be known when it has been played out.';
  if (!outcome.counts) return 'The shared run changed its number of creatures, so there is nothing to beat.';
  const lead = leadOf(own, outcome);
  if (lead.by === 0) return 'You did exactly as well as the shared run.';
  const isBeaten = lead.by > 0;
  if (lead.in === 'end')
    return isBeaten ? 'You beat the shared run: it did not escape.' : 'You did not beat the shared run: it escaped.';
  const size = Math.abs(lead.by);
  const amount = lead.in === 'goals' ? wordsOfGoals(size) : format(milliseconds(size), seconds, { digits: 2 });
  // A number and its unit stay in one line.
  const by = amount.replace(' ', '\u00a0');
  return isBeaten ? `You beat the shared run by ${by}.` : `You did not beat the shared run: it is ahead by ${by}.`;
}
