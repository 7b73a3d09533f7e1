/** The whole state of a zone, as columns: what is saved, restored and compared. */
import { restoreColumns, saveColumns, type SavedColumn, stateHash } from '@tilewright/sync';
import type { Zone } from './zone.js';

/** The words of the random numbers, and where they begin in the column of counters. */
const TICK = 0;
const RANDOM = 1;
const RANDOM_WORDS = 4;

export function saveZone(zone: Zone): Uint8Array {
  return saveColumns(columnsOf(zone));
}

/** Equal hashes mean equal states, which then go on in the same way. */
export function hashOfZone(zone: Zone): string {
  return stateHash(columnsOf(zone));
}

/** Gives a zone the state that was saved, in place of its own. @throws RangeError for bytes of something else */
export function restoreZone(zone: Zone, bytes: Uint8Array): void {
  const { counters, leftIds, leftZones, askedIds } = zone.summary;
  restoreColumns({ ...zone.bodies.columns, ...zone.summary }, bytes);
  zone.tick = counters.get(TICK);
  zone.random.state = Array.from({ length: RANDOM_WORDS }, (_, i) => counters.get(RANDOM + i));
  zone.left.restoreFrom(leftIds, leftZones);
  zone.asked.clear();
  for (const id of askedIds) zone.asked.add(id);
  zone.bodies.rebuild();
}

/** The columns of a zone, with what is not kept in columns written into those of its summary. */
function columnsOf(zone: Zone): Readonly<Record<string, SavedColumn>> {
  const { counters, leftIds, leftZones, askedIds } = zone.summary;
  counters.resize(RANDOM + RANDOM_WORDS);
  counters.set(TICK, zone.tick);
  for (const [i, word] of zone.random.state.entries()) counters.set(RANDOM + i, word);
  zone.left.saveTo(leftIds, leftZones);
  askedIds.resize(zone.asked.size);
  let row = 0;
  for (const id of zone.asked) askedIds.set(row++, id);
  return { ...zone.bodies.columns, ...zone.summary };
}
