/**
 * MurmurHash3 (Austin Appleby, public domain), 32 bits: its steps are bijections, so a change within one word is
 * always detected.
 */

/** The state after one more word. */
export function mixed(state: number, word: number): number {
  const product = Math.imul(word, 0xcc9e_2d51);
  const next = state ^ Math.imul((product << 15) | (product >>> 17), 0x1b87_3593);
  return (Math.imul((next << 13) | (next >>> 19), 5) + 0xe654_6b64) | 0;
}

/** The final mix of a state. */
export function finalized(state: number): number {
  let hash = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

/**
 * The checksum of the bytes from `start` to `end`: of words of four bytes, the last padded with zeros, and of the
 * length.
 */
export function checksum(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    hash = mixed(hash, bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24));
  }
  let rest = 0;
  for (let shift = 0; at < end; at++, shift += 8) rest |= bytes[at]! << shift;
  return finalized(mixed(hash, rest) ^ (end - start));
}
