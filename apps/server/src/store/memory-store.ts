/** A store in the memory of one process: for tests, and for worlds that need no second process. */
import { add, type Duration, type Instant, milliseconds, sub } from '@tilewright/units';
import type { Taken } from '../messages/taken.js';
import type { ZoneNumber } from '../simulation/ids.js';
import { GAME_VERSION } from '../simulation/version.js';
import { restAfter } from './rest.js';
import { mayGoOn, type StoredVersion } from './stored-version.js';
import {
  type Claim,
  type Failure,
  type Holder,
  type Lease,
  LeaseLost,
  type LogEntry,
  type MailBatch,
  type Snapshot,
  type ZoneHistory,
  type ZoneStore,
} from './zone-store.js';

export interface MemoryStoreOptions {
  /** How long a lease lasts after it was given out or extended. */
  readonly lease: Duration;
  readonly now: () => Instant;
  /** Of a store that goes on with what another one had; 0 if not given. */
  readonly generation?: number;
}

interface ZoneRecord {
  fence: number;
  /** The end of the lease; `undefined` if it was released or never given out. */
  heldUntil: Instant | undefined;
  /** Of the last holder. */
  address: string;
  isFull: boolean;
  tick: number;
  log: LogEntry[];
  snapshot: Snapshot | undefined;
  /** Of the last holder, and of the last writer; `undefined` before anything was written. */
  holderVersion: number;
  version: number | undefined;
  /** The one before it. */
  earlier: Snapshot | undefined;
  failure: FailureRecord | undefined;
  /** By the zone that sent it. */
  readonly mail: Map<ZoneNumber, MailStream>;
}

interface FailureRecord extends Pick<Failure, 'error' | 'address' | 'times'> {
  readonly at: Instant;
  /** The end of the rest. */
  readonly until: Instant;
}

interface MailStream {
  /** The tick of the last batch that ever was in the stream. */
  last: number;
  batches: MailBatch[];
}

// Every method does its work at once, before it returns its promise: so each is atomic.
export class MemoryStore implements ZoneStore {
  protected readonly zones = new Map<ZoneNumber, ZoneRecord>();
  private readonly options: MemoryStoreOptions;

  private begun = 0;

  constructor(options: MemoryStoreOptions) {
    this.options = options;
  }

  async acquire(
    zone: ZoneNumber,
    { address = '', version = GAME_VERSION, isRepair = false }: Claim = {},
  ): Promise<Lease | undefined> {
    const record = this.record(zone);
    if (this.restOf(record) !== undefined) return undefined;
    if (!isRepair && record.failure !== undefined && this.options.now() < record.failure.until) return undefined;
    if (!mayGoOn(storedVersion(record), version)) return undefined;
    record.fence++;
    record.holderVersion = version;
    record.address = address;
    record.isFull = false;
    this.prolong(record);
    return { zone, fence: record.fence };
  }

  async generation(): Promise<number> {
    return (this.options.generation ?? 0) + this.begun;
  }

  async beginGeneration(): Promise<void> {
    this.begun++;
  }

  async holderOf(zone: ZoneNumber): Promise<Holder | undefined> {
    const record = this.record(zone);
    const rest = this.restOf(record);
    return rest && { address: record.address, rest, isFull: record.isFull };
  }

  async extend(lease: Lease): Promise<void> {
    this.prolong(this.heldBy(lease));
  }

  async noteFull(lease: Lease, isFull: boolean): Promise<void> {
    this.heldBy(lease).isFull = isFull;
  }

  async release(lease: Lease): Promise<void> {
    const record = this.record(lease.zone);
    if (this.isHeldBy(record, lease)) record.heldUntil = undefined;
  }

  async fail(lease: Lease, error: string): Promise<void> {
    const record = this.heldBy(lease);
    const times = (record.failure?.times ?? 0) + 1;
    const at = this.options.now();
    record.failure = { error, address: record.address, times, at, until: add(at, milliseconds(restAfter(times))) };
    record.heldUntil = undefined;
  }

  async versionOf(zone: ZoneNumber): Promise<StoredVersion | undefined> {
    return storedVersion(this.record(zone));
  }

  async failureOf(zone: ZoneNumber): Promise<Failure | undefined> {
    const { failure } = this.record(zone);
    if (failure === undefined) return undefined;
    const { at, until, ...what } = failure;
    const now = this.options.now();
    return { ...what, ago: sub(now, at), rest: until > now ? sub(until, now) : milliseconds(0) };
  }

  async commit(lease: Lease, { tick, bytes }: LogEntry): Promise<void> {
    const record = this.heldBy(lease);
    if (tick !== record.tick + 1) throw new LeaseLost(lease);
    record.log.push({ tick, bytes: new Uint8Array(bytes) });
    record.tick = tick;
    record.version = record.holderVersion;
    this.prolong(record);
  }

  async keep(lease: Lease, { tick, taken, bytes }: Snapshot): Promise<void> {
    const record = this.heldBy(lease);
    if (record.snapshot !== undefined && record.snapshot.tick !== tick) record.earlier = record.snapshot;
    record.snapshot = { tick, taken: new Map(taken), bytes: new Uint8Array(bytes) };
    record.version = record.holderVersion;
    record.failure = undefined;
    if (record.earlier !== undefined) this.trim(record, record.earlier.tick, record.earlier.taken);
  }

  async historyOf(zone: ZoneNumber): Promise<ZoneHistory> {
    return this.historySince(zone, this.record(zone).snapshot);
  }

  async earlierHistoryOf(zone: ZoneNumber): Promise<ZoneHistory> {
    return this.historySince(zone, this.record(zone).earlier);
  }

  async send(batch: MailBatch): Promise<boolean> {
    const { mail } = this.record(batch.to);
    const stream = mail.get(batch.from) ?? { last: 0, batches: [] };
    mail.set(batch.from, stream);
    if (this.has(stream, batch)) return false;
    stream.batches.push({ ...batch, bytes: new Uint8Array(batch.bytes) });
    stream.last = batch.tick;
    return true;
  }

  async mailFor(zone: ZoneNumber, taken: Taken, most?: number): Promise<readonly MailBatch[]> {
    return this.mailAfter(zone, taken, most);
  }

  protected record(zone: ZoneNumber): ZoneRecord {
    const record = this.zones.get(zone);
    if (record !== undefined) return record;
    const created: ZoneRecord = {
      fence: 0,
      heldUntil: undefined,
      address: '',
      isFull: false,
      tick: 0,
      log: [],
      snapshot: undefined,
      earlier: undefined,
      holderVersion: 0,
      version: undefined,
      failure: undefined,
      mail: new Map(),
    };
    this.zones.set(zone, created);
    return created;
  }

  /** @throws LeaseLost if the lease is not the last one of its zone */
  private heldBy(lease: Lease): ZoneRecord {
    const record = this.record(lease.zone);
    if (this.isHeldBy(record, lease)) return record;
    throw new LeaseLost(lease);
  }

  /** How long the lease still lasts; `undefined` if the zone is free. */
  private restOf({ heldUntil }: ZoneRecord): Duration | undefined {
    const now = this.options.now();
    return heldUntil !== undefined && now < heldUntil ? sub(heldUntil, now) : undefined;
  }

  /** Whether a lease is the last one that was given out. */
  protected isHeldBy({ fence }: ZoneRecord, lease: Lease): boolean {
    return fence === lease.fence;
  }

  protected has({ last }: MailStream, { tick }: MailBatch): boolean {
    return tick <= last;
  }

  protected trim(record: ZoneRecord, until: number, taken: Taken): void {
    record.log = record.log.filter(({ tick }) => tick > until);
    for (const [from, last] of taken) {
      const stream = record.mail.get(from);
      if (stream !== undefined) stream.batches = stream.batches.filter(({ tick }) => tick > last);
    }
  }

  private historySince(zone: ZoneNumber, snapshot: Snapshot | undefined): ZoneHistory {
    const record = this.record(zone);
    const log = record.log.filter(({ tick }) => tick > (snapshot?.tick ?? 0));
    return { tick: record.tick, snapshot, log, mail: this.mailAfter(zone, snapshot?.taken ?? new Map()) };
  }

  private mailAfter(zone: ZoneNumber, taken: Taken, most?: number): readonly MailBatch[] {
    const streams = [...this.record(zone).mail].sort(([a], [b]) => a - b);
    return streams.flatMap(([from, { batches }]) =>
      batches.filter(({ tick }) => tick > (taken.get(from) ?? 0)).slice(0, most),
    );
  }

  private prolong(record: ZoneRecord): void {
    record.heldUntil = add(this.options.now(), this.options.lease);
  }
}

function storedVersion({ version, snapshot, tick }: ZoneRecord): StoredVersion | undefined {
  return version === undefined ? undefined : { version, isSettled: snapshot?.tick === tick };
}
