/**
 * A zone as a snapshot, with the version of the game and a digest of its bytes: only the digest tells that a byte has
 * changed, since a log names the states of its own ticks alone.
 */
import { createHash } from 'node:crypto';
import { ByteReader, ByteWriter, NUMBER_SIZE } from '../messages/bytes.js';
import { type Taken, writeTaken } from '../messages/taken.js';
import { saveZone } from '../simulation/state.js';
import type { Zone } from '../simulation/zone.js';
import type { Snapshot } from '../store/zone-store.js';

const DIGEST_BYTES = 32;

/** @param taken - how far the mail in the state was taken */
export function snapshotOf(zone: Zone, taken: Taken, version: number): Snapshot {
  const { tick } = zone;
  const writer = new ByteWriter();
  writer.number(version);
  const content = Buffer.concat([writer.bytes, saveZone(zone)]);
  return { tick, taken, bytes: new Uint8Array(Buffer.concat([digestOf(tick, taken, content), content])) };
}

/** What was saved in a snapshot, and by which version. */
export interface Saved {
  readonly version: number;
  /** For `restoreZone` of that version. */
  readonly state: Uint8Array;
}

/** @throws RangeError if anything of the snapshot has changed since it was made */
export function savedIn({ tick, taken, bytes }: Snapshot): Saved {
  const content = bytes.subarray(DIGEST_BYTES);
  if (!digestOf(tick, taken, content).equals(bytes.subarray(0, DIGEST_BYTES))) {
    throw new RangeError('its bytes must be those that were stored');
  }
  return { version: new ByteReader(content).whole(), state: content.subarray(NUMBER_SIZE) };
}

function digestOf(tick: number, taken: Taken, content: Uint8Array): Buffer {
  const writer = new ByteWriter();
  writer.number(tick);
  writeTaken(writer, taken);
  return createHash('sha256').update(writer.bytes).update(content).digest();
}
