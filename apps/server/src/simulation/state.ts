/** The whole state of a zone, as columns: what is saved, restored and compared. */
import { restoreColumns, saveColumns, type SavedColumn, stateHash } from '@tilewright/sync';
import type { Zone } from './zone.js';

/** The words of the random numbers, and where they begin in the column of counters. */
const TICK = 0;
const RANDOM = 1;
const RANDOM_WORDS = 4;
const PLACES = RANDOM + RANDOM_WORDS;
/** The digest of the players who sleep: two numbers. */
const DIGEST = PLACES + 1;
const COUNTERS = DIGEST + 2;

/** The names of columns in what is stored, where they are not those of the code. */
const STORED_NAMES: Readonly<Record<string, string>> = { id: 'ids', zone: 'zones', tick: 'ticks', epoch: 'epochs' };

export function saveZone(zone: Zone): Uint8Array {
  const { asleep } = zone.whereabouts.residents;
  write(zone);
  asleep.write();
  return saveColumns(allColumns(zone));
}

/** Equal hashes mean equal states, which then go on in the same way. */
export function hashOfZone(zone: Zone): string {
  write(zone);
  return stateHash(hashedColumns(zone));
}

/** Gives a zone the state that was saved, in place of its own. @throws RangeError for bytes of something else */
export function restoreZone(zone: Zone, bytes: Uint8Array): void {
  const { counters, random, bodies } = zone;
  const { left, asked, residents } = zone.whereabouts;
  restoreColumns(allColumns(zone), bytes);
  zone.tick = counters.get(TICK);
  random.state = Array.from({ length: RANDOM_WORDS }, (_, i) => counters.get(RANDOM + i));
  residents.places = counters.get(PLACES);
  for (const rows of [left, asked, residents.awake, residents.asleep]) rows.read();
  bodies.rebuild();
}

/** Writes what is not kept in columns into those that are hashed. */
function write({ counters, tick, random, whereabouts: { left, asked, residents } }: Zone): void {
  counters.resize(COUNTERS);
  counters.set(TICK, tick);
  for (const [i, word] of random.state.entries()) counters.set(RANDOM + i, word);
  counters.set(PLACES, residents.places);
  for (const [i, sum] of residents.asleep.digest.entries()) counters.set(DIGEST + i, sum);
  for (const rows of [left, asked, residents.awake]) rows.write();
}

type Columns = Readonly<Record<string, SavedColumn>>;

function hashedColumns({ bodies, counters, whereabouts: { left, asked, residents } }: Zone): Columns {
  return {
    ...bodies.columns,
    counters,
    ...stored('left', left.columns),
    ...stored('asked', asked.columns),
    ...stored('residents', residents.awake.columns),
  };
}

/** Also those of the players who sleep, of which the hash has only a digest. */
function allColumns(zone: Zone): Columns {
  return { ...hashedColumns(zone), ...stored('sleepers', zone.whereabouts.residents.asleep.columns) };
}

/** Columns under the names that they have in what is stored. */
function stored(prefix: string, columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [`${prefix}.${STORED_NAMES[name] ?? name}`, column]),
  );
}
