/** Runs that are made up, in the right format. */
import { rulesVersion } from '../../simulation/rules-version.js';
import { toBase64Url } from '../base64url.js';
import { compress } from '../compression.js';
import { bytesOfNumbers } from '../number-bytes.js';
import { withChecksum } from '../run-text.js';

/** A text that unfolds to any bytes. */
export async function forged(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return withChecksum(`${rulesVersion}.${toBase64Url(await compress(bytes))}`);
}

/** The bytes of a run whose header announces entries, with nothing after it. */
export function promising(entries: number): Uint8Array<ArrayBuffer> {
  return bytesOfNumbers([rulesVersion, 1, 1, 0, entries]);
}
