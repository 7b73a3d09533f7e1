/**
 * A run as text, for an address or a file: `1.h3Kd...5.b1a79c03`, the version of the rules, the compressed run in
 * base64url, and a checksum. Text from outside is refused unless it is whole, and it cannot make the reader allocate or
 * loop without limit.
 *
 * The version is readable without the rest, so that a run of other rules is named instead of being misread.
 */
import type { Run } from '../simulation/recording.js';
import { Hash } from '../simulation/hash.js';
import { rulesVersion } from '../simulation/rules-version.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { BytesError } from './bytes-error.js';
import { compress, decompress } from './compression.js';
import { bytesOfRun, mostBytes, runOfBytes } from './run-bytes.js';

/**
 * The most letters of a run. Compressed, those of `longestRun` are less than three quarters of its bytes, as a test
 * shows.
 */
export const mostLetters = Math.ceil((mostBytes * 3) / 4);

/** A run that cannot be played. The message is a sentence for the user. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

export async function writeRun(run: Run): Promise<string> {
  return withChecksum(`${run.rules}.${toBase64Url(await compress(bytesOfRun(run)))}`);
}

/** A text with its checksum, which is no signature. */
export function withChecksum(text: string): string {
  const hash = new Hash();
  hash.words(new TextEncoder().encode(text));
  return `${text}.${hash.digits}`;
}

/** @throws RunError if the text is not a whole run, or one of other rules */
export async function readRun(text: string): Promise<Run> {
  if (text.length > mostLetters) throw new RunError('This is not a run: it is too long.');
  const whole = text.trim();
  const { rules, letters } = /^(?<rules>[1-9]\d{0,8})\.(?<letters>[^.]+)/.exec(whole)?.groups ?? {};
  if (rules === undefined || letters === undefined) throw new RunError('This is not a run of this game.');
  if (Number(rules) !== rulesVersion) {
    throw new RunError(
      `This run is of version ${rules} of the game. This page has version ${rulesVersion}, which plays no runs of another one.`,
    );
  }
  try {
    if (whole !== withChecksum(`${rules}.${letters}`)) throw new BytesError('it was cut or changed');
    const run = runOfBytes(await decompress(fromBase64Url(letters), mostBytes));
    if (run.rules !== rulesVersion) throw new BytesError('it was cut or changed');
    return run;
  } catch (problem) {
    if (!(problem instanceof BytesError)) throw problem;
    throw new RunError(`This run is damaged: ${problem.message}.`, { cause: problem });
  }
}
