/** Checks the bytes of a frame before they are read: version, checksum and length. */
import { argumentError } from '@tilewright/units/checks';
import { checksum } from '../bytes/murmur.js';
import { CHECKSUM_BYTES, FRAME_VERSION, LEAST_FRAME_BYTES, STARTS } from '../bytes/format.js';

export const WHERE = 'mirror.apply';

/** @throws RangeError if the bytes are not a complete frame */
export function requireWhole(bytes: unknown): asserts bytes is Uint8Array {
  if (!(bytes instanceof Uint8Array && ArrayBuffer.isView(bytes))) {
    throw argumentError(WHERE, 'bytes', 'a Uint8Array', bytes);
  }
  const { length } = bytes;
  if (length < LEAST_FRAME_BYTES) {
    throw argumentError(
      WHERE,
      'bytes.length',
      `at least ${LEAST_FRAME_BYTES}, the shortest frame of a watcher`,
      length,
    );
  }
  const version = bytes[0]! >> 4;
  if (version !== FRAME_VERSION) {
    const remedy = 'Use the same version of the package on both sides';
    throw argumentError(WHERE, 'bytes', `a frame of version ${FRAME_VERSION}`, version, remedy);
  }
  if ((bytes[0]! & ~STARTS & 0x0f) !== 0) throw malformed(bytes, 'Its first byte has a bit without a meaning');
  const end = length - CHECKSUM_BYTES;
  const expected = bytes[end]! | (bytes[end + 1]! << 8) | (bytes[end + 2]! << 16) | (bytes[end + 3]! << 24);
  const found = checksum(bytes, 0, end);
  if (found === expected) return;
  const rule = `bytes with the checksum at their end, ${expected >>> 0}`;
  throw argumentError(WHERE, 'bytes', rule, found >>> 0, 'The bytes were truncated or changed');
}

/** The error for complete bytes that no watcher writes. */
export function malformed(bytes: Uint8Array, fault: string): RangeError {
  return argumentError(WHERE, 'bytes', 'a frame of a watcher', bytes, fault);
}
