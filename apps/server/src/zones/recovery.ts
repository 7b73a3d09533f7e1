/**
 * A zone as its store has it: the snapshot, and the log since. The replay has to reach the hash of every entry, so what
 * is recovered is what was, to the bit, or it is an error. If the snapshot is not what it was, the one before it leads
 * to the same state, by more of the log.
 */
import { decodeEntry, type DroppedMail } from '../messages/entries.js';
import { decodeLetters } from '../messages/letters.js';
import type { Taken } from '../messages/taken.js';
import { type GameBuild, OtherVersion, thisBuild } from '../simulation/build.js';
import type { ZoneNumber } from '../simulation/ids.js';
import type { Letter, Parcel } from '../simulation/letters.js';
import { hashOfZone, restoreZone } from '../simulation/state.js';
import type { Zone } from '../simulation/zone.js';
import type { LogEntry, MailBatch, Snapshot, ZoneHistory, ZoneStore } from '../store/zone-store.js';
import { CannotReplay } from './cannot-replay.js';
import { savedIn } from './snapshots.js';

export interface Recovery {
  readonly zone: Zone;
  readonly taken: Taken;
  /** What the zone sent since the snapshot, which may not have arrived. */
  readonly sent: readonly SentParcel[];
  /** The tick of the snapshot that it began with, 0 if there was none; and whether an older version had stored it. */
  readonly snapshot: { readonly tick: number; readonly isMigrated: boolean };
}

export interface SentParcel extends Parcel {
  readonly tick: number;
}

export interface RecoverySource {
  readonly store: Pick<ZoneStore, 'historyOf' | 'earlierHistoryOf'>;
  /** A zone before its first step. */
  readonly createZone: (zone: ZoneNumber) => Zone;
  /** The game that goes on; that of this code if not given. */
  readonly build?: GameBuild;
}

/** A zone that was begun never begins again: its bodies would be gone without an error. */
const LOST =
  'the store has lost it. Give Redis `maxmemory-policy noeviction`, and restore its backup, or begin another world in another database';
/** Ticks that are replayed before the lease is extended, and whatever else the process does gets its turn. */
const TICKS_AT_ONCE = 10;

export interface RecoverOptions {
  /** Called now and then during the replay: extends the lease. */
  readonly goOn?: () => Promise<void>;
  /** The result of an earlier recovery: only the later entries are replayed. It must not be used again. */
  readonly prepared?: Recovery | undefined;
  /** The tick after which it ends; that of the last entry if not given. */
  readonly last?: number;
}

/**
 * @throws CannotReplay if the log has a gap, if the replay differs from what the log says, or for bytes of something
 * else; OtherVersion if only another version of the game can go on; whatever the store or `goOn` throws
 */
export async function recover(
  source: RecoverySource,
  number: ZoneNumber,
  options: RecoverOptions = {},
): Promise<Recovery> {
  const { store } = source;
  try {
    return await recoverFrom(source, number, await read(number, () => store.historyOf(number)), options);
  } catch (error) {
    if (!(error instanceof CannotReplay && 'snapshot' in error.end)) throw error;
    try {
      return await recoverFrom(source, number, await read(number, () => store.earlierHistoryOf(number)), options);
    } catch (earlier) {
      throw earlier instanceof OtherVersion ? error : earlier;
    }
  }
}

/** @throws CannotReplay for a snapshot with bytes of something else, which the store reads already */
async function read(number: ZoneNumber, history: () => Promise<ZoneHistory>): Promise<ZoneHistory> {
  try {
    return await history();
  } catch (error) {
    throw error instanceof RangeError ? new CannotReplay(number, { snapshot: undefined }, error) : error;
  }
}

async function recoverFrom(
  { createZone, build = thisBuild }: RecoverySource,
  number: ZoneNumber,
  history: ZoneHistory,
  { goOn, prepared, last = Infinity }: RecoverOptions,
): Promise<Recovery> {
  const { snapshot, log, mail } = history;
  if (snapshot === undefined && history.tick > 0 && log[0]?.tick !== 1) {
    throw new CannotReplay(number, { snapshot }, new RangeError(LOST));
  }
  const start =
    prepared !== undefined && isIn(history, prepared) ? prepared : restored(createZone(number), snapshot, build);
  const { zone } = start;
  const first = zone.tick;
  let { taken } = start;
  const sent = [...start.sent];
  for (const entry of log) {
    if (entry.tick <= first || entry.tick > last) continue;
    const { parcels, after } = replay({ zone, mail, build }, entry, taken);
    const { tick } = entry;
    sent.push(...parcels.map((parcel) => ({ ...parcel, tick })));
    taken = after;
    if (sinceSnapshot(zone, snapshot) % TICKS_AT_ONCE === 0) await goOn?.();
  }
  if (zone.tick < Math.min(history.tick, last)) {
    throw new CannotReplay(number, { tick: zone.tick + 1 }, new RangeError(LOST));
  }
  return { zone, taken, sent, snapshot: start.snapshot };
}

interface Replay {
  readonly zone: Zone;
  readonly mail: readonly MailBatch[];
  readonly build: GameBuild;
}

/** Makes the tick of an entry again. @throws CannotReplay; OtherVersion */
function replay({ zone, mail, build }: Replay, entry: LogEntry, taken: Taken) {
  try {
    const { version, inputs, taken: after, dropped, hash } = decodeNext(entry, zone);
    if (version !== build.version)
      throw new OtherVersion(`the log of zone ${zone.number}`, { stored: version, own: build.version });
    const parcels = zone.step(inputs, lettersOf(without(dropped, between(mail, taken, after)), build));
    if (hashOfZone(zone) !== hash) throw new RangeError('it must lead to the state that the log names');
    return { parcels, after };
  } catch (error) {
    if (error instanceof OtherVersion) throw error;
    throw new CannotReplay(zone.number, { tick: entry.tick }, error);
  }
}

function restored(zone: Zone, snapshot: Snapshot | undefined, build: GameBuild): Recovery {
  if (snapshot === undefined) return { zone, taken: new Map(), sent: [], snapshot: { tick: 0, isMigrated: false } };
  const { tick, taken } = snapshot;
  try {
    const { version, state } = savedIn(snapshot);
    const isMigrated = version !== build.version;
    if (version > build.version) throw new OtherVersion(`zone ${zone.number}`, { stored: version, own: build.version });
    restoreZone(zone, isMigrated ? build.migrate(version, state) : state);
    return { zone, taken, sent: [], snapshot: { tick, isMigrated } };
  } catch (error) {
    if (error instanceof OtherVersion) throw error;
    throw new CannotReplay(zone.number, { snapshot: tick }, error);
  }
}

/** Whether a log goes on from what was recovered: its entry of that tick names the state. */
function isIn({ log }: ZoneHistory, { zone }: Recovery): boolean {
  const entry = log.find(({ tick }) => tick === zone.tick);
  try {
    return entry !== undefined && decodeEntry(entry.bytes).hash === hashOfZone(zone);
  } catch {
    // Bytes of something else, which the replay finds.
    return false;
  }
}

function sinceSnapshot({ tick }: Zone, snapshot: Snapshot | undefined): number {
  return tick - (snapshot?.tick ?? 0);
}

/** The letters of all batches, in their order. */
export function lettersOf(batches: readonly MailBatch[], build?: GameBuild): readonly Letter[] {
  return batches.flatMap(({ bytes }) => decodeLetters(bytes, build));
}

/** What was taken when all of some mail is. */
export function takenWith(taken: Taken, batches: readonly MailBatch[]): Taken {
  const after = new Map(taken);
  for (const { from, tick } of batches) after.set(from, tick);
  return after;
}

function decodeNext(entry: LogEntry, zone: Zone): ReturnType<typeof decodeEntry> {
  if (entry.tick === zone.tick + 1) return decodeEntry(entry.bytes);
  throw new RangeError(`the log must go on with tick ${zone.tick + 1}, not ${entry.tick}`);
}

/** Some mail without what was dropped of it. */
export function without(dropped: readonly DroppedMail[], mail: readonly MailBatch[]): readonly MailBatch[] {
  return mail.filter((batch) => !dropped.some(({ from, tick }) => from === batch.from && tick === batch.tick));
}

/** The mail that was taken between two entries. */
export function between(mail: readonly MailBatch[], before: Taken, after: Taken): readonly MailBatch[] {
  return mail.filter(({ from, tick }) => tick > (before.get(from) ?? 0) && tick <= (after.get(from) ?? 0));
}
