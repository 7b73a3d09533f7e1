/**
 * A zone as a snapshot, with a digest of all that is in it: a log names the state of each tick, and nothing but this would tell
 * that a byte of a snapshot has changed.
 */
import { createHash } from 'node:crypto';
import { ByteWriter } from '../messages/bytes.js';
import { type Taken, writeTaken } from '../messages/taken.js';
import { saveZone } from '../simulation/state.js';
import type { Zone } from '../simulation/zone.js';
import type { Snapshot } from '../store/zone-store.js';

const DIGEST_BYTES = 32;

/** A zone after a tick, whose mail was taken so far. */
export function snapshotOf(zone: Zone, taken: Taken): Snapshot {
  const { tick } = zone;
  const state = saveZone(zone);
  return { tick, taken, bytes: new Uint8Array(Buffer.concat([digestOf(tick, taken, state), state])) };
}

/** The state in a snapshot, for `restoreZone`. @throws RangeError if anything of the snapshot has changed since it was made */
export function stateIn({ tick, taken, bytes }: Snapshot): Uint8Array {
  const state = bytes.subarray(DIGEST_BYTES);
  if (digestOf(tick, taken, state).equals(bytes.subarray(0, DIGEST_BYTES))) return state;
  throw new RangeError('its bytes must be those that were stored');
}

function digestOf(tick: number, taken: Taken, state: Uint8Array): Buffer {
  const writer = new ByteWriter();
  writer.number(tick);
  writeTaken(writer, taken);
  return createHash('sha256').update(writer.bytes).update(state).digest();
}
