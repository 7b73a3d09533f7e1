/** The whole state of a zone, as columns: what is saved, restored and compared. */
import { restoreColumns, saveColumns, type SavedColumn, stateHash } from '@tilewright/sync';
import type { Zone } from './zone.js';

/** The words of the random numbers, and where they begin in the column of counters. */
const TICK = 0;
const RANDOM = 1;
const RANDOM_WORDS = 4;
const PLACES = RANDOM + RANDOM_WORDS;
/** Of those who sleep: two numbers. */
const DIGEST = PLACES + 1;
const COUNTERS = DIGEST + 2;

export function saveZone(zone: Zone): Uint8Array {
  zone.residents.asleep.saveTo(zone.summary.sleepers);
  return saveColumns({ ...columnsOf(zone), ...sleepersOf(zone) });
}

/** Equal hashes mean equal states, which then go on in the same way. */
export function hashOfZone(zone: Zone): string {
  return stateHash(columnsOf(zone));
}

/** Gives a zone the state that was saved, in place of its own. @throws RangeError for bytes of something else */
export function restoreZone(zone: Zone, bytes: Uint8Array): void {
  const { counters, left, asked, residents, sleepers } = zone.summary;
  restoreColumns({ ...namedColumns(zone), ...sleepersOf(zone) }, bytes);
  zone.tick = counters.get(TICK);
  zone.random.state = Array.from({ length: RANDOM_WORDS }, (_, i) => counters.get(RANDOM + i));
  zone.left.restoreFrom(left);
  zone.asked.restoreFrom(asked);
  zone.residents.places = counters.get(PLACES);
  zone.residents.restoreFrom(residents);
  zone.residents.asleep.restoreFrom(sleepers);
  zone.bodies.rebuild();
}

/** The columns of a zone, with what is not kept in columns written into those of its summary; without those who sleep. */
function columnsOf(zone: Zone): Readonly<Record<string, SavedColumn>> {
  const { counters, left, asked, residents } = zone.summary;
  counters.resize(COUNTERS);
  counters.set(TICK, zone.tick);
  for (const [i, word] of zone.random.state.entries()) counters.set(RANDOM + i, word);
  counters.set(PLACES, zone.residents.places);
  for (const [i, sum] of zone.residents.asleep.digest.entries()) counters.set(DIGEST + i, sum);
  zone.left.saveTo(left);
  zone.asked.saveTo(asked);
  zone.residents.saveTo(residents);
  return namedColumns(zone);
}

function namedColumns({ bodies, summary }: Zone): Readonly<Record<string, SavedColumn>> {
  const { counters, left, asked, residents } = summary;
  return {
    ...bodies.columns,
    counters,
    ...withPrefix('left', left),
    ...withPrefix('asked', asked),
    ...withPrefix('residents', residents),
  };
}

function sleepersOf({ summary }: Zone): Readonly<Record<string, SavedColumn>> {
  return withPrefix('sleepers', summary.sleepers);
}

function withPrefix(prefix: string, columns: object): Readonly<Record<string, SavedColumn>> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${prefix}.${name}`, column]));
}
