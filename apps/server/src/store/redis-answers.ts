/**
 * What Redis answers, as the store's own values. An answer of another form is an error: another program wrote to the
 * keys.
 */
import { milliseconds } from '@tilewright/units';
import { ByteReader } from '../messages/bytes.js';
import { readTaken } from '../messages/taken.js';
import type { ZoneNumber } from '../simulation/ids.js';
import type { StoredVersion } from './stored-version.js';
import { type Failure, type Holder, type LogEntry, type MailBatch, type Snapshot, StoreGone } from './zone-store.js';

/** A key has a value of another type, or a script met one that it cannot read. */
const OF_A_ZONE = /^WRONGTYPE|^ERR (?:user_script|Error running script)/;

/**
 * Waits for an answer of Redis. Keys with something else in them are a matter of their zone, and all other errors of
 * the store.
 *
 * @throws StoreGone if Redis does not answer, or has no memory, for one
 */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && OF_A_ZONE.test(error.message)) throw error;
    throw new StoreGone(error);
  }
}

/** A holder, as the script returns its address, the milliseconds of its lease, and 1 if its zone is full. */
export function holderFrom(answer: unknown): Holder | undefined {
  const [address, rest, full] = listFrom(answer);
  if (typeof address !== 'string') return undefined;
  return { address, rest: milliseconds(Number(rest)), isFull: full === 1 };
}

/** A version, as the script returns it, with 1 if it is settled. */
export function versionFrom(answer: unknown): StoredVersion | undefined {
  const [version, settled] = listFrom(answer);
  return typeof version === 'number' ? { version, isSettled: settled === 1 } : undefined;
}

/** A failure, as the script returns it, with its times in milliseconds. */
export function failureFrom(answer: unknown): Failure | undefined {
  const [error, address, times, ago, rest] = listFrom(answer);
  if (typeof error !== 'string' || typeof address !== 'string') return undefined;
  return { error, address, times: Number(times), ago: milliseconds(Number(ago)), rest: milliseconds(Number(rest)) };
}

/** Entries of a stream, as XRANGE returns them: each an id, `tick-0`, and its one field with its value. */
export function entriesFrom(answer: unknown): LogEntry[] {
  return listFrom(answer).map((entry) => {
    const [id, fields] = listFrom(entry);
    const [, bytes] = listFrom(fields);
    return { tick: Number.parseInt(bufferFrom(id).toString(), 10), bytes: bufferFrom(bytes) };
  });
}

export function batchesFrom(answer: unknown, from: ZoneNumber, to: ZoneNumber): MailBatch[] {
  return entriesFrom(answer).map(({ tick, bytes }) => ({ from, to, tick, bytes }));
}

/** A snapshot, as HMGET returns its tick, what was taken, and its bytes. */
export function snapshotFrom(answer: unknown): Snapshot | undefined {
  const [tick, taken, bytes] = listFrom(answer);
  if (tick === null) return undefined;
  return {
    tick: Number(bufferFrom(tick).toString()),
    taken: readTaken(new ByteReader(bufferFrom(taken))),
    bytes: bufferFrom(bytes),
  };
}

function listFrom(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  throw new RangeError('RedisStore: Redis must answer with a list');
}

function bufferFrom(answer: unknown): Buffer {
  if (Buffer.isBuffer(answer)) return answer;
  throw new RangeError('RedisStore: Redis must answer with bytes');
}
