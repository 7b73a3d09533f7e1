/**
 * A run as bytes, column by column: first the durations of all entries, then what was held in each, then the aims, so that
 * like stands beside like and compresses well.
 */
import { aimDirections, type HeldAim, leastDistance, mostDistance, walkDirections } from '../simulation/held.js';
import type { Entry } from '../simulation/recording.js';
import { ByteReader, BytesError, ByteWriter } from './bytes.js';
import { type Run, runLimits } from './run.js';

/** What is held in an entry: the walk in the low bits, 0 for none, and two flags. */
const shootBit = 0x40;
const throwBit = 0x80;
const walkBits = 0x3f;

type RunBody = Omit<Run, 'rules'>;

/** Writes a run, without the version of its rules. */
export function bytesOfRun({ seed, creatures, hash, entries }: RunBody): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  for (const number of [seed, creatures, Number.parseInt(hash, 16), entries.length]) writer.number(number);
  for (const { steps } of entries) writer.number(steps);
  for (const entry of entries) writer.byte(keysOf(entry));
  writeCreatures(writer, entries);
  for (const { shoot, throwCharge, aims } of entries) if (shoot || throwCharge) writer.number(aims.length);
  writeAims(writer, entries);
  return writer.bytes;
}

/** Reads a run, without the version of its rules. @throws BytesError if the bytes are not those of a run */
export function runOfBytes(bytes: Uint8Array): RunBody {
  const reader = new ByteReader(bytes);
  const seed = reader.number(0, runLimits.seed);
  const creatures = reader.number(0, runLimits.creatures);
  const hash = reader.number(0, 0xffff_ffff).toString(16).padStart(8, '0');
  // Each entry has at least two bytes, so a number that is too large is found before anything is made of it.
  const count = reader.number(0, Math.min(runLimits.entries, reader.left >> 1));
  const steps = readSteps(reader, count);
  const keys = steps.map(() => readKeys(reader));
  const changes = readCreatures(reader, count);
  const aimCounts = keys.map((key, i) => readAimCount(reader, key, steps[i]!));
  const directions = readDirections(reader, aimCounts);
  const entries = keys.map((key, i): Entry => {
    const isThrow = (key & throwBit) !== 0;
    const aims = directions[i]!.map((direction, j): HeldAim => {
      const distance = isThrow && j === 0 ? reader.number(leastDistance, mostDistance) : undefined;
      return { direction, distance };
    });
    const walk = key & walkBits;
    return {
      steps: steps[i]!,
      walk: walk === 0 ? undefined : walk - 1,
      shoot: (key & shootBit) !== 0,
      throwCharge: isThrow,
      creatures: changes.get(i),
      aims,
    };
  });
  if (reader.left > 0) throw new BytesError('it goes on after its end');
  return { seed, creatures, hash, entries };
}

function keysOf({ walk, shoot, throwCharge }: Entry): number {
  return (walk === undefined ? 0 : walk + 1) | (shoot ? shootBit : 0) | (throwCharge ? throwBit : 0);
}

function readKeys(reader: ByteReader): number {
  const keys = reader.byte();
  if ((keys & walkBits) > walkDirections) throw new BytesError('it walks in an unknown direction');
  return keys;
}

function readSteps(reader: ByteReader, count: number): readonly number[] {
  let left: number = runLimits.steps;
  return Array.from({ length: count }, () => {
    const steps = reader.number(1, left);
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
  for (let left = reader.number(0, count); left > 0; left--) {
    at += reader.number(changes.size === 0 ? 0 : 1, count - 1 - at);
    changes.set(at, reader.number(0, runLimits.creatures));
  }
  return changes;
}

/** A throw has an aim; an entry has at most one in each step. */
function readAimCount(reader: ByteReader, keys: number, steps: number): number {
  const isThrow = (keys & throwBit) !== 0;
  if (!isThrow && (keys & shootBit) === 0) return 0;
  return reader.number(isThrow ? 1 : 0, steps);
}

/** The directions as turns from the one before, and then the distances of the throws. */
function writeAims(writer: ByteWriter, entries: readonly Entry[]): void {
  const aims = entries.flatMap((entry) => entry.aims);
  let before = 0;
  for (const { direction } of aims) {
    writer.number(zigzag(direction - before));
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

/** A turn of at most half a turn, as a number that is small if the turn is: 0, -1, 1, -2, 2 are 0, 1, 2, 3, 4. */
function zigzag(turn: number): number {
  const half = aimDirections / 2;
  const least = ((turn + half) & (aimDirections - 1)) - half;
  return least < 0 ? -2 * least - 1 : 2 * least;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}
