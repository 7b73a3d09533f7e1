/**
 * What the zones of a world keep outside of their processes: for each zone a lease, a log and a snapshot, and for each
 * ordered pair of zones a stream of mail. `store-laws.ts` says all of it as tests, which any store runs.
 */
import type { Duration } from '@tilewright/units';
import type { ZoneNumber } from '../simulation/ids.js';
import type { Taken } from '../messages/taken.js';
import type { StoredVersion } from './stored-version.js';

/** The right to be the host of a zone, until another process gets it. */
export interface Lease {
  readonly zone: ZoneNumber;
  /** The fencing number: greater than that of every lease of this zone before. */
  readonly fence: number;
}

/** The holder of a lease. */
export interface Holder {
  /** Where clients reach it. */
  readonly address: string;
  /** How long its lease lasts if it is not extended. */
  readonly rest: Duration;
  /** Whether the zone, as a home, has no place for the body of another player. */
  readonly isFull: boolean;
}

/**
 * The last time that a host failed since the zone stored a snapshot: what was stored could not be replayed, or a step
 * failed.
 */
export interface Failure {
  /** In short. */
  readonly error: string;
  /** Where clients reached the host. */
  readonly address: string;
  /** How often, since the zone last stored a snapshot. */
  readonly times: number;
  readonly ago: Duration;
  /** How long the zone still rests; 0 if it is free again. */
  readonly rest: Duration;
}

/** The request for a lease. */
export interface Claim {
  /** Where clients reach the holder; empty if not given. */
  readonly address?: string;
  /** The version of the game in this process: that of what the holder stores. The version of this code if not given. */
  readonly version?: number;
  /** Whether the zone is being mended: then its rest after a failure does not count. */
  readonly isRepair?: boolean;
}

/** What a zone took in a tick. Ticks count from 1. */
export interface LogEntry {
  readonly tick: number;
  readonly bytes: Uint8Array;
}

/** All that a zone sent to another in a tick. */
export interface MailBatch {
  readonly from: ZoneNumber;
  readonly to: ZoneNumber;
  /** The tick of the sender, by which the stream knows what it has. */
  readonly tick: number;
  readonly bytes: Uint8Array;
}

/** A zone after a tick. */
export interface Snapshot {
  readonly tick: number;
  /** The mail that is in the state. */
  readonly taken: Taken;
  readonly bytes: Uint8Array;
}

/** A zone as it is stored. */
export interface ZoneHistory {
  /**
   * The last tick that was committed, 0 before the first: snapshot and log lead to it, or something of them is lost.
   */
  readonly tick: number;
  /** The last snapshot; `undefined` if none was ever stored. */
  readonly snapshot: Snapshot | undefined;
  /** The entries since the snapshot, in order. */
  readonly log: readonly LogEntry[];
  /** The mail that is not in the snapshot, as `mailFor` returns it. */
  readonly mail: readonly MailBatch[];
}

/**
 * Each call is atomic. A call that rejects with `LeaseLost` has changed nothing; one that rejects with `StoreGone` may
 * have been carried out or not, and its caller cannot know. Any other error means that what is stored of the zone is
 * not what a store has.
 */
export interface ZoneStore {
  /**
   * Gives out the lease of a zone if it is free.
   *
   * @returns `undefined` while the lease is held, while the zone rests after a failure, or if it is left to another
   * version: `mayGoOn`
   */
  acquire(zone: ZoneNumber, claim?: Claim): Promise<Lease | undefined>;

  /**
   * A number for all zones that grows whenever the store may have less than clients have seen of it, as after it was
   * restored from a copy. It may also grow when nothing is lost.
   */
  generation(): Promise<number>;
  /** Begins another generation: something of the world was taken back. */
  beginGeneration(): Promise<void>;

  /** The holder of the lease of a zone; `undefined` while it is free. */
  holderOf(zone: ZoneNumber): Promise<Holder | undefined>;

  /**
   * Extends a lease before there is anything to commit.
   *
   * @throws LeaseLost if the fencing number is not that of the last lease
   */
  extend(lease: Lease): Promise<void>;

  /**
   * Notes whether the zone, as a home, has no place for the body of another player. It has one when a lease is given
   * out.
   *
   * @throws LeaseLost if the fencing number is not that of the last lease
   */
  noteFull(lease: Lease, isFull: boolean): Promise<void>;

  /** Ends a lease before its time. A lease that was lost is left as it is. */
  release(lease: Lease): Promise<void>;

  /**
   * Ends a lease since its host failed, and lets the zone rest: after the first failure for `FIRST_REST`, and for twice
   * as long each time, up to `LONGEST_REST`. A snapshot that is stored later ends the count of failures.
   *
   * @param error - what failed, in short
   * @throws LeaseLost if the fencing number is not that of the last lease
   */
  fail(lease: Lease, error: string): Promise<void>;

  /** Which version of the game wrote last to the log or the snapshot of a zone; `undefined` before that. */
  versionOf(zone: ZoneNumber): Promise<StoredVersion | undefined>;

  /** The last failure of a zone; `undefined` if it had none, or has stored a snapshot since. */
  failureOf(zone: ZoneNumber): Promise<Failure | undefined>;

  /**
   * Appends the next entry to the log, and extends the lease. A lease that ran out is still good until another
   * process gets it.
   *
   * @throws LeaseLost if the fencing number is not that of the last lease, or the tick not the one after the last: then
   * another host has written
   */
  commit(lease: Lease, entry: LogEntry): Promise<void>;

  /**
   * Stores a snapshot, and keeps the one before it. Then it drops what the one before replaces: entries up to its tick,
   * and the mail that it has taken. A snapshot of the same tick as the last one takes its place.
   *
   * @throws LeaseLost if the fencing number is not that of the last lease
   */
  keep(lease: Lease, snapshot: Snapshot): Promise<void>;

  /**
   * All that a zone is recovered from, at one time: between two calls, another host could store a snapshot and drop
   * what the second call is to read.
   */
  historyOf(zone: ZoneNumber): Promise<ZoneHistory>;

  /** The same from the snapshot before the last one, which leads to the same state; from the start if there is none. */
  earlierHistoryOf(zone: ZoneNumber): Promise<ZoneHistory>;

  /**
   * Appends to the stream between two zones, unless it ever had a batch of this tick or a later one. So a sender that
   * does not know what has arrived sends all of it again.
   *
   * @returns whether it was new
   */
  send(batch: MailBatch): Promise<boolean>;

  /**
   * The mail for a zone after what was taken: by sender, and from each sender in the order of its ticks.
   *
   * @param most - the first so many batches of each sender; all if not given
   */
  mailFor(zone: ZoneNumber, taken: Taken, most?: number): Promise<readonly MailBatch[]>;
}

/** The store has another world than it had, or has lost a part of it: its message says all that a user needs. */
export class WorldLost extends Error {
  override readonly name = 'WorldLost';
}

/** Another process holds the zone: the host has to end. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';

  constructor({ zone, fence }: Lease) {
    super(`Zone ${zone} has another host than the one with fencing number ${fence}`);
  }
}

/** The store did not answer, or cannot do its work now: the caller cannot know what it has. */
export class StoreGone extends Error {
  override readonly name = 'StoreGone';

  constructor(cause?: unknown) {
    super(`The store does not answer (${cause instanceof Error ? cause.message : 'the connection broke'})`, { cause });
  }
}
