/**
 * A run as bytes. The numbers of one kind stand together, which compresses better than one entry after the other: what
 * the entries hold, their durations, their numbers of aims, the numbers of creatures, and the aims, in two parts.
 */
import { div } from '@tilewright/units';
import { playerAbilities } from '../simulation/balance.js';
import { aimDirections, leastDistance, mostDistance, walkDirections } from '../simulation/held.js';
import type { Entry, Run } from '../simulation/recording.js';
import { runLimits } from '../simulation/run-limits.js';
import { timeStep } from '../simulation/time.js';
import { BytesError } from './bytes-error.js';
import { bytesOfNumbers, NumberReader } from './number-bytes.js';

/** The steps from a shot to the next one. */
export const stepsOfReload = Math.ceil(div(playerAbilities.reload, timeStep));

/** The most aims of a run: a throw begins an entry, and the gun takes some steps to load after each shot. */
const mostAims = runLimits.entries + Math.ceil(runLimits.steps / stepsOfReload);

/**
 * The bytes of the longest run that a game can record. A number has one byte, and one more for each 128 in it at the
 * most.
 */
export const mostBytes =
  21 + // the numbers before the entries
  5 * runLimits.entries + // what an entry holds (two bytes), its steps, the number of its aims, and the distance of a throw
  3 * runLimits.changes + // a number of creatures
  2 * mostAims +
  Math.floor((runLimits.steps + mostAims) / 128); // the other bytes of the steps and of the numbers of aims

/** What an entry holds, as flags above the number of its walk, which is 0 for none. */
const walkBits = 31;
const shootBit = 32;
const throwBit = 64;
const creaturesBit = 128;
const slowBit = 256;

/** An aim has a coarse direction, which repeats often, and a fine one, which does not. */
const fineDirections = 32;

export function bytesOfRun({ rules, seed, creatures, hash, entries }: Run): Uint8Array<ArrayBuffer> {
  const aims = entries.flatMap((entry) => entry.aims);
  const numbers: readonly (readonly number[])[] = [
    [rules, seed, creatures, Number.parseInt(hash, 16), entries.length],
    entries.map(holdOf),
    entries.map(({ steps }) => steps),
    entries.map((entry) => entry.aims.length),
    entries.flatMap((entry) => entry.creatures ?? []),
    aims.map(({ direction }) => Math.floor(direction / fineDirections)),
    aims.map(({ direction }) => direction % fineDirections),
    aims.flatMap(({ distance }) => distance ?? []),
  ];
  return bytesOfNumbers(numbers.flat());
}

/** @throws BytesError if the bytes are not those of a run that can be played */
export function runOfBytes(bytes: Uint8Array): Run {
  const reader = new NumberReader(bytes);
  const rules = reader.take(1, runLimits.rules);
  const seed = reader.take(0, runLimits.seed);
  const creatures = reader.take(0, runLimits.creatures);
  const hash = reader.take(0, 0xffff_ffff).toString(16).padStart(8, '0');
  const count = reader.take(0, runLimits.entries);
  const holds = reader.takeAll(count, 0, slowBit | creaturesBit | throwBit | shootBit | walkBits);
  const steps = reader.takeAll(count, 0, runLimits.steps);
  const aimCounts = reader.takeAll(count, 0, runLimits.steps);
  const changes = reader.takeAll(countOf(holds, creaturesBit), 0, runLimits.creatures).values();
  const aimCount = sumOf(aimCounts);
  const coarse = reader.takeAll(aimCount, 0, aimDirections / fineDirections - 1);
  const fine = reader.takeAll(aimCount, 0, fineDirections - 1);
  const distances = reader.takeAll(countOf(holds, throwBit), leastDistance, mostDistance).values();
  reader.end();

  let aimsBefore = 0;
  const entries = holds.map((hold, i): Entry => {
    const first = aimsBefore;
    aimsBefore += aimCounts[i]!;
    const throwCharge = (hold & throwBit) !== 0;
    const aims = coarse.slice(first, aimsBefore).map((part, j) => ({
      direction: part * fineDirections + fine[first + j]!,
      // Only a throw has a distance, and its aim is the first.
      distance: throwCharge && j === 0 ? distances.next().value : undefined,
    }));
    const walk = (hold & walkBits) - 1;
    return {
      steps: steps[i]!,
      walk: walk < 0 ? undefined : walk,
      slow: (hold & slowBit) !== 0,
      shoot: (hold & shootBit) !== 0,
      throwCharge,
      creatures: (hold & creaturesBit) === 0 ? undefined : changes.next().value,
      aims,
    };
  });
  for (const entry of entries) checkEntry(entry);
  if (countOf(holds, creaturesBit) > runLimits.changes)
    throw new BytesError(`it changes the number of creatures more than ${runLimits.changes} times`);
  if (sumOf(steps) > runLimits.steps) throw new BytesError(`it has more than ${runLimits.steps} steps`);
  return { rules, seed, creatures, hash, entries };
}

function holdOf({ walk, slow, shoot, throwCharge, creatures }: Entry): number {
  const flags =
    (slow ? slowBit : 0) |
    (shoot ? shootBit : 0) |
    (throwCharge ? throwBit : 0) |
    (creatures === undefined ? 0 : creaturesBit);
  return flags | (walk === undefined ? 0 : walk + 1);
}

/** @throws BytesError if no game is recorded so */
function checkEntry({ steps, walk = 0, shoot, throwCharge, creatures, aims }: Entry): void {
  if (walk >= walkDirections) throw new BytesError(`it has a walk above ${walkDirections - 1}`);
  if (steps === 0 && creatures === undefined) throw new BytesError('it has an entry without a step');
  // A throw has an aim; an entry has at most one in each step.
  const least = Number(throwCharge);
  if (aims.length < least || aims.length > (shoot ? steps : least))
    throw new BytesError('it has an impossible number of aims');
}

function countOf(holds: readonly number[], bit: number): number {
  return holds.filter((hold) => (hold & bit) !== 0).length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
