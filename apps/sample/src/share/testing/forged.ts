/** Runs that somebody made up who knows the format. */
import { rulesVersion } from '../../simulation/rules-version.js';
import { toBase64Url } from '../base64url.js';
import { BitWriter } from '../bit-coder.js';
import { crc32 } from '../checksum.js';
import { codeBits, NumberModel } from '../number-model.js';

/** A text with a right checksum around any bytes. */
export function forged(packed: Uint8Array): string {
  const bytes = new Uint8Array(4 + packed.length);
  bytes.set(packed, 4);
  new DataView(bytes.buffer).setUint32(0, (crc32(packed) ^ rulesVersion) >>> 0);
  return `${rulesVersion}.${toBase64Url(bytes)}`;
}

/** The bytes of a run whose header announces entries, with nothing after it. */
export function promising(entries: number): Uint8Array {
  const [writer, numbers] = [new BitWriter(), new NumberModel(0)];
  for (const number of [1, 1]) numbers.code(writer, number, 0, number);
  codeBits(writer, 32, 0);
  numbers.code(writer, entries, 0, entries);
  return writer.bytes;
}
