/** A checksum that tells a damaged run from a whole one. It proves nothing about who made it. */

/** CRC-32 (ISO 3309), as in zip and PNG: it finds each change of up to 32 bits in a row. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0);
  }
  return ~crc >>> 0;
}
