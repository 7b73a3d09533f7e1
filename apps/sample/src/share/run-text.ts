/**
 * A run as text, for an address or a file: `1.h3Kd...`, the version of the rules and then, in base64url, a checksum and the
 * run in few bits. Text from outside is refused unless it is whole; it cannot make the reader allocate or loop without limit.
 *
 * The version is readable without the rest, so that a run of other rules is named instead of being misread.
 */
import type { Run } from '../simulation/recording.js';
import { rulesVersion } from '../simulation/rules-version.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { BytesError } from './bytes-error.js';
import { crc32 } from './checksum.js';
import { bytesOfRun, runOfBytes } from './run-bytes.js';

/** The most letters of a run: more than any file that this page writes. */
export const mostLetters = 400_000;
const checksumBytes = 4;

/** A run that cannot be played. The message is a sentence for the user. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

export function writeRun(run: Run): string {
  const packed = bytesOfRun(run);
  const bytes = new Uint8Array(checksumBytes + packed.length);
  bytes.set(packed, checksumBytes);
  new DataView(bytes.buffer).setUint32(0, checksumOf(run.rules, packed));
  return `${run.rules}.${toBase64Url(bytes)}`;
}

/** @throws RunError if the text is not a whole run, or one of other rules */
export function readRun(text: string): Run {
  if (text.length > mostLetters) throw new RunError('This is not a run: it is too long.');
  const { rules, letters } = /^(?<rules>[1-9]\d{0,8})\.(?<letters>.+)$/s.exec(text.trim())?.groups ?? {};
  if (rules === undefined || letters === undefined) throw new RunError('This is not a run of this game.');
  if (Number(rules) !== rulesVersion) {
    throw new RunError(
      `This run is of version ${rules} of the game. This page has version ${rulesVersion}, which plays no runs of another one.`,
    );
  }
  try {
    return { rules: rulesVersion, ...unpack(letters) };
  } catch (problem) {
    if (!(problem instanceof BytesError)) throw problem;
    throw new RunError(`This run is damaged: ${problem.message}.`, { cause: problem });
  }
}

function unpack(letters: string): Omit<Run, 'rules'> {
  const bytes = fromBase64Url(letters);
  if (bytes.length <= checksumBytes) throw new BytesError('it ends too early');
  const packed = bytes.slice(checksumBytes);
  if (new DataView(bytes.buffer).getUint32(0) !== checksumOf(rulesVersion, packed)) {
    throw new BytesError('it was cut or changed');
  }
  return runOfBytes(packed);
}

/** Covers the version too, which is written in front. */
function checksumOf(rules: number, packed: Uint8Array): number {
  return (crc32(packed) ^ rules) >>> 0;
}
