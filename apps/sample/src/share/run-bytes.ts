/**
 * A run as bytes, column by column: first the durations of all entries, then what was held in each, then the aims, so that
 * like stands beside like and compresses well.
 */
import { div } from '@tilewright/units';
import { playerAbilities } from '../simulation/balance.js';
import { aimDirections, type HeldAim, leastDistance, mostDistance, walkDirections } from '../simulation/held.js';
import type { Entry, Run } from '../simulation/recording.js';
import { timeStep } from '../simulation/time.js';
import { ByteReader, BytesError, ByteWriter } from './bytes.js';
import { runLimits } from '../simulation/run-limits.js';

/** What is held in an entry: the walk in the low bits, 0 for none, and two flags. */
const shootBit = 0x40;
const throwBit = 0x80;
const walkBits = 0x3f;
/** The steps from one shot to the next. Another number would still be right, but runs would be longer. */
const stepsPerShot = Math.ceil(div(playerAbilities.reload, timeStep));

type RunBody = Omit<Run, 'rules'>;

/** Writes a run, without the version of its rules. */
export function bytesOfRun({ seed, creatures, hash, entries }: RunBody): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  for (const number of [seed, creatures, Number.parseInt(hash, 16), entries.length]) writer.number(number);
  for (const { steps } of entries) writer.number(steps);
  for (const entry of entries) writer.byte(keysOf(entry));
  writeCreatures(writer, entries);
  const expected = expectedAims(entries);
  for (const [i, { aims }] of entries.entries()) writer.number(zigzag(aims.length - expected[i]!));
  writeAims(writer, entries);
  return writer.bytes;
}

/** Reads a run, without the version of its rules. @throws BytesError if the bytes are not those of a run */
export function runOfBytes(bytes: Uint8Array): RunBody {
  const reader = new ByteReader(bytes);
  const seed = reader.number(0, runLimits.seed);
  const creatures = reader.number(0, runLimits.creatures);
  const hash = reader.number(0, 0xffff_ffff).toString(16).padStart(8, '0');
  // Each entry has at least three bytes, so a number that is too large is found before anything is made of it.
  const count = reader.number(0, Math.min(runLimits.entries, Math.floor(reader.left / 3)));
  const steps = readSteps(reader, count);
  const keys = steps.map(() => readKeys(reader));
  const changes = readCreatures(reader, count);
  if (steps.some((each, i) => each === 0 && !changes.has(i))) throw new BytesError('it has an entry without a step');
  const holds = keys.map((key, i) => ({ ...holdOf(key), steps: steps[i]! }));
  const expected = expectedAims(holds);
  const aimCounts = holds.map((hold, i) => readAimCount(reader, hold, expected[i]!));
  const directions = readDirections(reader, aimCounts);
  const entries = holds.map((hold, i): Entry => {
    const aims = directions[i]!.map((direction, j): HeldAim => {
      const hasDistance = hold.throwCharge && j === 0;
      return { direction, distance: hasDistance ? reader.number(leastDistance, mostDistance) : undefined };
    });
    return { ...hold, creatures: changes.get(i), aims };
  });
  if (reader.left > 0) throw new BytesError('it goes on after its end');
  return { seed, creatures, hash, entries };
}

function keysOf({ walk, shoot, throwCharge }: Entry): number {
  return (walk === undefined ? 0 : walk + 1) | (shoot ? shootBit : 0) | (throwCharge ? throwBit : 0);
}

function holdOf(keys: number): Omit<Hold, 'steps'> {
  const walk = keys & walkBits;
  return {
    walk: walk === 0 ? undefined : walk - 1,
    shoot: (keys & shootBit) !== 0,
    throwCharge: (keys & throwBit) !== 0,
  };
}

function readKeys(reader: ByteReader): number {
  const keys = reader.byte();
  if ((keys & walkBits) > walkDirections) throw new BytesError('it walks in an unknown direction');
  return keys;
}

function readSteps(reader: ByteReader, count: number): readonly number[] {
  let left: number = runLimits.steps;
  return Array.from({ length: count }, () => {
    const steps = reader.number(0, left);
    left -= steps;
    return steps;
  });
}

/** The entries in which the number of creatures changes: the distance from the one before, and the number. */
function writeCreatures(writer: ByteWriter, entries: readonly Entry[]): void {
  const changes = entries.flatMap(({ creatures }, i) => (creatures === undefined ? [] : [{ i, creatures }]));
  writer.number(changes.length);
  let before = 0;
  for (const { i, creatures } of changes) {
    writer.number(i - before);
    writer.number(creatures);
    before = i;
  }
}

function readCreatures(reader: ByteReader, count: number): ReadonlyMap<number, number> {
  const changes = new Map<number, number>();
  let at = 0;
  for (let left = reader.number(0, Math.min(count, runLimits.changes)); left > 0; left--) {
    at += reader.number(changes.size === 0 ? 0 : 1, count - 1 - at);
    changes.set(at, reader.number(0, runLimits.creatures));
  }
  return changes;
}

/** What is held in an entry, and for how long. */
type Hold = Pick<Entry, 'steps' | 'walk' | 'shoot' | 'throwCharge'>;

/**
 * How many aims each entry should have if a held gun shoots as often as it can: the number that it has is nearly always the
 * same, and the difference, which is written, compresses to almost nothing.
 */
function expectedAims(entries: readonly Hold[]): readonly number[] {
  let [now, loadedAt] = [0, 0];
  return entries.map(({ steps, shoot, throwCharge }) => {
    const first = Math.max(now, loadedAt);
    now += steps;
    const shots = shoot ? Math.max(0, Math.ceil((now - first) / stepsPerShot)) : 0;
    loadedAt = Math.max(loadedAt, first + shots * stepsPerShot);
    const isShotFirst = shots > 0 && first === now - steps;
    return shots + Number(throwCharge && !isShotFirst);
  });
}

/** A throw has an aim; an entry has at most one in each step. */
function readAimCount(reader: ByteReader, { steps, shoot, throwCharge }: Hold, expected: number): number {
  const count = expected + unzigzag(reader.number(0, 2 * runLimits.steps));
  const most = shoot ? steps : Number(throwCharge);
  if (count < Number(throwCharge) || count > most) throw new BytesError('it has an impossible number of shots');
  return count;
}

/** The directions as turns from the one before, and then the distances of the throws. */
function writeAims(writer: ByteWriter, entries: readonly Entry[]): void {
  const aims = entries.flatMap((entry) => entry.aims);
  let before = 0;
  for (const { direction } of aims) {
    writer.number(zigzag(shortTurn(direction - before)));
    before = direction;
  }
  for (const { distance } of aims) if (distance !== undefined) writer.number(distance);
}

function readDirections(reader: ByteReader, counts: readonly number[]): readonly (readonly number[])[] {
  let direction = 0;
  return counts.map((count) => {
    if (count > reader.left) throw new BytesError('it ends too early');
    return Array.from({ length: count }, () => {
      direction = (direction + unzigzag(reader.number(0, aimDirections - 1))) & (aimDirections - 1);
      return direction;
    });
  });
}

/** The same turn, of at most half a turn. */
function shortTurn(turn: number): number {
  const half = aimDirections / 2;
  return ((turn + half) & (aimDirections - 1)) - half;
}

/** An integer as a number that is small if the integer is: 0, -1, 1, -2, 2 are 0, 1, 2, 3, 4. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
