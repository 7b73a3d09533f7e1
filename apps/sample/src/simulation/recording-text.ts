/**
 * A recorded game as text: how it began and how it ended, and then a line for each entry.
 *
 *     rules=4 seed=1 creatures=1000 hash=577d9e38
 *     20 east shoot 12 511             20 steps east, shooting: once at 12/512 of a turn from east toward south, once a little north of east
 *     15 - throw creatures=500 128:24  500 creatures from now on; 15 steps without a walk; a charge in the first, 6 m to the south
 *
 * Shows: text written and read by names (`CompassDirection.east`).
 */
import { CompassDirection, type CompassName, headingOf, nameOfDirection, nearestCompass } from '@tilewright/tilemap';
import {
  aimDirections,
  type HeldAim,
  leastDistance,
  mostDistance,
  roundWalk,
  walkDirection,
  walkDirections,
} from './held.js';
import type { Entry, Run } from './recording.js';
import { runLimits } from './run-limits.js';

/** Writes a run, with a line for each entry. */
export function writeRecording({ rules, seed, creatures, hash, entries }: Run): string {
  const head = `rules=${rules} seed=${seed} creatures=${creatures} hash=${hash}`;
  return [head, ...entries.map(writeEntry)].map((line) => `${line}\n`).join('');
}

const headForm = /^rules=(?<rules>\d+) seed=(?<seed>\d+) creatures=(?<creatures>\d+) hash=(?<hash>[0-9a-f]{8})$/;

/**
 * Reads what `writeRecording` writes.
 *
 * @throws SyntaxError if a line is malformed
 * @throws RangeError if a number is out of its range
 */
export function readRecording(text: string): Run {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const { rules, seed, creatures, hash } = headForm.exec(head)?.groups ?? {};
  if (hash === undefined) {
    throw new SyntaxError(
      `readRecording: the first line must be like "rules=4 seed=1 creatures=1000 hash=577d9e38", received "${head}"`,
    );
  }
  return {
    rules: numberIn(rules, 'readRecording: rules', 1, runLimits.rules),
    seed: numberIn(seed, 'readRecording: seed', 0, runLimits.seed),
    creatures: numberIn(creatures, 'readRecording: creatures', 0, runLimits.creatures),
    hash,
    entries: lines.map(readEntry),
  };
}

export function writeEntry({ steps, walk, slow, shoot, throwCharge, creatures, aims }: Entry): string {
  const words = [
    steps,
    wordOfWalk(walk),
    slow ? 'slow' : '',
    shoot ? 'shoot' : '',
    throwCharge ? 'throw' : '',
    creatures === undefined ? '' : `creatures=${creatures}`,
    ...aims.map(({ direction, distance }) => (distance === undefined ? direction : `${direction}:${distance}`)),
  ];
  return words.filter((word) => word !== '').join(' ');
}

const entryForm =
  /^(?<steps>\d+) (?<walk>[a-zA-Z]+|\d+|-)(?<slow> slow)?(?<shoot> shoot)?(?<hurl> throw)?(?: creatures=(?<creatures>\d+))?(?<aims>(?: \d+(?::\d+)?)*)$/;

/**
 * Reads a line of a recording.
 *
 * @throws SyntaxError if the line is malformed
 * @throws RangeError if a number is out of its range
 */
export function readEntry(line: string): Entry {
  const { steps, walk: word = '', slow, shoot, hurl, creatures, aims = '' } = entryForm.exec(line)?.groups ?? {};
  const walk = walkOfWord(word);
  if (walk === 'unknown' || steps === undefined)
    throw new SyntaxError(`readEntry: a line must be like "20 east shoot 12 511", received "${line}"`);
  return {
    // A line without a step only changes the number of creatures.
    steps: numberIn(steps, 'readEntry: steps', creatures === undefined ? 1 : 0, runLimits.steps),
    walk,
    slow: slow !== undefined,
    shoot: shoot !== undefined,
    throwCharge: hurl !== undefined,
    creatures:
      creatures === undefined ? undefined : numberIn(creatures, 'readEntry: creatures', 0, runLimits.creatures),
    aims: aims.split(' ').slice(1).map(readAim),
  };
}

function readAim(word: string): HeldAim {
  const [direction, distance] = word.split(':');
  return {
    direction: numberIn(direction, 'readEntry: direction', 0, aimDirections - 1),
    distance:
      distance === undefined ? undefined : numberIn(distance, 'readEntry: distance', leastDistance, mostDistance),
  };
}

/** @param name - of the function and of the number */
function numberIn(digits: string | undefined, name: string, least: number, most: number): number {
  const number = Number(digits);
  if (number >= least && number <= most) return number;
  throw new RangeError(`${name} must be an integer from ${least} to ${most}, received ${digits}`);
}

/** A compass direction by its name, another one by its number. */
function wordOfWalk(walk: number | undefined): string {
  if (walk === undefined) return '-';
  const compass = nearestCompass(walkDirection(walk));
  return roundWalk(headingOf(compass)) === walk ? nameOfDirection(compass) : String(walk);
}

function walkOfWord(word: string): number | undefined | 'unknown' {
  if (word === '-') return undefined;
  if (isCompassName(word)) return roundWalk(headingOf(CompassDirection[word]));
  return /^\d+$/.test(word) ? numberIn(word, 'readEntry: walk', 0, walkDirections - 1) : 'unknown';
}

function isCompassName(word: string): word is CompassName {
  return Object.hasOwn(CompassDirection, word);
}
