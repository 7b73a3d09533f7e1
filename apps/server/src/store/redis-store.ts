/**
 * A store in Redis 7 or Valkey, for zones in many processes. All keys of a zone share a hash tag, so that a script
 * finds them on one node of a cluster. The clock of leases is that of Redis.
 */
import { type Duration, milliseconds, valueIn } from '@tilewright/units';
import type { Redis } from 'ioredis';
import { GAME_VERSION } from '../simulation/version.js';
import type { StoredVersion } from './stored-version.js';
import { ByteWriter } from '../messages/bytes.js';
import { type Taken, writeTaken } from '../messages/taken.js';
import type { ZoneNumber } from '../simulation/ids.js';
import {
  answerOf,
  batchesFrom,
  entriesFrom,
  failureFrom,
  holderFrom,
  snapshotFrom,
  versionFrom,
} from './redis-answers.js';
import {
  ACQUIRE,
  COMMIT,
  DONE,
  EXTEND,
  FAIL,
  FAILURE,
  GENERATION,
  HOLDER,
  KEEP,
  NOTE_FULL,
  RELEASE,
  SEND,
  VERSION_OF,
} from './redis-scripts.js';
import { noteBegun, playersKey, requireWorld, wasBegun, zoneKey } from './redis-world.js';
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

export interface RedisStoreOptions {
  /** A connection that fails instead of waiting: made by `connectToRedis`. */
  readonly redis: Redis;
  /** Separates the keys of this world from those of others. */
  readonly world: string;
  /** The id of the world: no zone is taken in another one. Not checked if it is not given. */
  readonly id?: string;
  /** How many zones there are: each may send mail to each. */
  readonly zones: number;
  /** How long a lease lasts after it was given out or extended. */
  readonly lease: Duration;
}

type ScriptValue = string | number | Buffer;

/** The key of the snapshot before the last one. */
const EARLIER = 'snapshot:before';

export class RedisStore implements ZoneStore {
  private readonly redis: Redis;
  private readonly world: string;
  private readonly id: string | undefined;
  private readonly zones: number;
  private readonly leaseMilliseconds: number;

  constructor({ redis, world, id, zones, lease }: RedisStoreOptions) {
    this.redis = redis;
    this.world = world;
    this.id = id;
    this.zones = zones;
    this.leaseMilliseconds = Math.round(valueIn(lease, milliseconds));
  }

  async acquire(zone: ZoneNumber, claim: Claim = {}): Promise<Lease | undefined> {
    const { address = '', version = GAME_VERSION, isRepair = false } = claim;
    if (this.id !== undefined) await requireWorld(this.redis, this.world, this.id);
    const keys = [this.key(zone, 'head'), this.key(zone, 'snapshot')];
    const answer = await this.run(ACQUIRE, keys, this.leaseMilliseconds, address, Number(isRepair), version);
    const fence = Number(answer);
    return fence > 0 ? { zone, fence } : undefined;
  }

  async generation(): Promise<number> {
    const run = /^run_id:(\w+)/m.exec(await answerOf(this.redis.info('server')))?.[1] ?? '';
    return Number(await this.run(GENERATION, [`{${this.world}}:generation`, playersKey(this.world)], run));
  }

  async beginGeneration(): Promise<void> {
    // The next question for it finds no run of Redis, and counts up.
    await answerOf(this.redis.hdel(`{${this.world}}:generation`, 'run'));
  }

  async holderOf(zone: ZoneNumber): Promise<Holder | undefined> {
    return holderFrom(await this.run(HOLDER, [this.key(zone, 'head')], this.leaseMilliseconds));
  }

  async extend(lease: Lease): Promise<void> {
    await this.write(EXTEND, lease, ['head'], this.leaseMilliseconds);
  }

  async noteFull(lease: Lease, isFull: boolean): Promise<void> {
    await this.write(NOTE_FULL, lease, ['head'], Number(isFull));
  }

  async release({ zone, fence }: Lease): Promise<void> {
    await this.run(RELEASE, [this.key(zone, 'head')], fence);
  }

  async fail(lease: Lease, error: string): Promise<void> {
    await this.write(FAIL, lease, ['head'], error);
  }

  async versionOf(zone: ZoneNumber): Promise<StoredVersion | undefined> {
    return versionFrom(await this.run(VERSION_OF, [this.key(zone, 'head'), this.key(zone, 'snapshot')]));
  }

  async failureOf(zone: ZoneNumber): Promise<Failure | undefined> {
    return failureFrom(await this.run(FAILURE, [this.key(zone, 'head')]));
  }

  async commit(lease: Lease, { tick, bytes }: LogEntry): Promise<void> {
    await this.write(COMMIT, lease, ['head', 'log'], tick, bufferOf(bytes), this.leaseMilliseconds);
  }

  async keep(lease: Lease, { tick, taken, bytes }: Snapshot): Promise<void> {
    const names = ['head', 'log', 'snapshot', EARLIER, ...[...taken.keys()].map(mailName)];
    await this.write(KEEP, lease, names, tick, bufferOf(takenToBytes(taken)), bufferOf(bytes), ...taken.values());
    await noteBegun(this.redis, this.world, lease.zone);
  }

  historyOf(zone: ZoneNumber): Promise<ZoneHistory> {
    return this.historySince(zone, 'snapshot');
  }

  earlierHistoryOf(zone: ZoneNumber): Promise<ZoneHistory> {
    return this.historySince(zone, EARLIER);
  }

  private async historySince(zone: ZoneNumber, name: string): Promise<ZoneHistory> {
    const senders = this.sendersTo(zone);
    const transaction = this.redis.multi().hget(this.key(zone, 'head'), 'tick');
    transaction.hmgetBuffer(this.key(zone, name), 'tick', 'taken', 'bytes');
    for (const key of [this.key(zone, 'log'), ...senders.map((from) => this.mailKey(zone, from))]) {
      transaction.xrangeBuffer(key, '-', '+');
    }
    const [tick, snapshotAnswer, log, ...streams] = ((await answerOf(transaction.exec())) ?? []).map(
      ([error, answer]) => {
        if (error !== null) throw error;
        return answer;
      },
    );
    const snapshot = snapshotFrom(snapshotAnswer);
    const mail = streams.flatMap((stream, i) => batchesFrom(stream, senders[i]!, zone));
    const isNew = (batch: MailBatch): boolean => batch.tick > (snapshot?.taken.get(batch.from) ?? 0);
    const since = entriesFrom(log).filter((entry) => entry.tick > (snapshot?.tick ?? 0));
    // A zone without a last tick is new, or all of it is lost.
    const last = tick === null && (await wasBegun(this.redis, this.world, zone)) ? 1 : Number(tick ?? 0);
    return { tick: last, snapshot, log: since, mail: mail.filter(isNew) };
  }

  async send({ from, to, tick, bytes }: MailBatch): Promise<boolean> {
    const answer = await this.run(SEND, [this.mailKey(to, from)], tick, bufferOf(bytes));
    return answer === DONE;
  }

  async mailFor(zone: ZoneNumber, taken: Taken, most?: number): Promise<readonly MailBatch[]> {
    const senders = this.sendersTo(zone);
    if (senders.length === 0) return [];
    const keys = senders.map((from) => this.mailKey(zone, from));
    const ids = senders.map((from) => `${taken.get(from) ?? 0}-0`);
    // Redis names only the streams that have something, in the order of the keys.
    const asked = ['STREAMS', ...keys, ...ids] as const;
    const answer =
      most === undefined ? this.redis.xreadBuffer(...asked) : this.redis.xreadBuffer('COUNT', most, ...asked);
    const streams = (await answerOf(answer)) ?? [];
    return streams.flatMap(([key, entries]) => batchesFrom(entries, senders[keys.indexOf(key.toString())]!, zone));
  }

  private run(script: string, keys: readonly string[], ...values: readonly ScriptValue[]) {
    return answerOf(this.redis.eval(script, keys.length, ...keys, ...values));
  }

  /**
   * Runs a script that writes, with the fencing number as its first value.
   *
   * @throws LeaseLost if the lease is not the last one
   */
  private async write(
    script: string,
    lease: Lease,
    names: readonly string[],
    ...values: readonly ScriptValue[]
  ): Promise<void> {
    const keys = names.map((name) => this.key(lease.zone, name));
    if ((await this.run(script, keys, lease.fence, ...values)) !== DONE) throw new LeaseLost(lease);
  }

  private sendersTo(zone: ZoneNumber): readonly ZoneNumber[] {
    return Array.from({ length: this.zones }, (_, from) => from).filter((from) => from !== zone);
  }

  private key(zone: ZoneNumber, name: string): string {
    return zoneKey(this.world, zone, name);
  }

  /** A stream belongs to its receiver, which trims it with its snapshots. */
  private mailKey(to: ZoneNumber, from: ZoneNumber): string {
    return this.key(to, mailName(from));
  }
}

function mailName(from: ZoneNumber): string {
  return `mail:${from}`;
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function takenToBytes(taken: Taken): Uint8Array {
  const writer = new ByteWriter();
  writeTaken(writer, taken);
  return writer.bytes;
}
