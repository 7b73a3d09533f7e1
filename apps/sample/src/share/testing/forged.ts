/** Runs that somebody made up who knows the format. */
import { rulesVersion } from '../../simulation/rules-version.js';
import { toBase64Url } from '../base64url.js';
import { crc32 } from '../checksum.js';

/** A text with a right checksum around any compressed bytes. */
export function forged(packed: Uint8Array): string {
  const bytes = new Uint8Array(4 + packed.length);
  bytes.set(packed, 4);
  new DataView(bytes.buffer).setUint32(0, (crc32(packed) ^ rulesVersion) >>> 0);
  return `${rulesVersion}.${toBase64Url(bytes)}`;
}
