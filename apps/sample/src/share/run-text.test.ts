/** Runs as text from strangers: whole ones are read, all others are refused with a sentence. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readEntry } from '../simulation/recording-text.js';
import type { Run } from '../simulation/recording.js';
import { rulesVersion } from '../simulation/rules-version.js';
import { runLimits, stepsOf } from '../simulation/run-limits.js';
import { lost, recorded, won } from '../simulation/testing/recorded.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { BytesError } from './bytes-error.js';
import { compress, decompress } from './compression.js';
import { bytesOfRun, mostBytes } from './run-bytes.js';
import { mostLetters, readRun, RunError, withChecksum, writeRun } from './run-text.js';
import { longestRun } from './testing/longest-run.js';
import { forged } from './testing/forged.js';
import { runs } from './testing/runs.js';

const run = recorded;
const text = await writeRun(run);

describe('base64url', () => {
  it('has one text for all bytes, and no other', () => {
    const check = (bytes: Uint8Array): void => {
      const text = toBase64Url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      expect(text).toHaveLength(Math.ceil((bytes.length * 4) / 3));
      expect([...fromBase64Url(text)]).toEqual([...bytes]);
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 40 }), check));
    check(new Uint8Array(10_000).map((_, i) => i));
  });

  it.each([
    ['', ''],
    ['f', 'Zg'],
    ['fo', 'Zm8'],
    ['foob', 'Zm9vYg'],
    ['fooba', 'Zm9vYmE'],
    ['foobar', 'Zm9vYmFy'],
    ['>>>???', 'Pj4-Pz8_'],
  ])('of %j is %j, as in the RFC', (ascii, text) => {
    expect(toBase64Url(new TextEncoder().encode(ascii))).toBe(text);
  });

  it.each(['A', 'AAAAA', 'AB', 'AAB', 'A+', 'A/', 'AA==', 'A A', 'ä', 'AA\n'])('refuses %j', (text) => {
    expect(() => fromBase64Url(text)).toThrow(BytesError);
  });
});

describe('compressed bytes', () => {
  it('are read as they were written', async () => {
    const check = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
      expect([...(await decompress(await compress(bytes), bytes.length))]).toEqual([...bytes]);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }).map((bytes) => bytes.slice()),
        check,
      ),
    );
  });

  it('are not read further than allowed', async () => {
    const bomb = await compress(new Uint8Array(100_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(decompress(bomb, 1000)).rejects.toThrow('it is longer than any run');
    const letters = withChecksum(`${rulesVersion}.${toBase64Url(bomb)}`);
    await expect(readRun(letters)).rejects.toThrow('it is longer than any run');
  });

  it('are not unfolded further than allowed, where all of a piece unfolds before the next is asked for', async () => {
    let unfolded = 0;
    const factor = 1000;
    class Unfolding extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform({ length }, controller) {
            unfolded += length * factor;
            controller.enqueue(new Uint8Array(length * factor));
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Unfolding);
    try {
      await expect(decompress(new Uint8Array(100_000), 1000)).rejects.toThrow('it is longer than any run');
    } finally {
      vi.unstubAllGlobals();
    }
    expect(unfolded).toBeLessThan(3_000_000);
  });
});

/** What reading a text says, or the run. */
async function outcomeOf(text: string): Promise<unknown> {
  return readRun(text).catch((problem: unknown) => problem);
}

describe('a run', () => {
  it('is read as it was written', async () => {
    const check = async (each: Run): Promise<void> => {
      expect(await readRun(await writeRun(each))).toEqual(each);
    };
    await fc.assert(fc.asyncProperty(runs, check));
    await check(run);
    expect(await readRun(` ${text}\n`)).toEqual(run);
  });

  it.each([
    ['the recorded one', recorded, 30, 550],
    ['the lost one', lost, 40, 650],
    ['the won one', won, 130, 1850],
  ])('%s fits into an address', async (_, each, seconds, most) => {
    expect(stepsOf(each) / 60).toBeGreaterThanOrEqual(seconds);
    expect((await writeRun(each)).length).toBeLessThan(most);
  });

  it('that was cut anywhere is refused', async () => {
    for (let cut = 0; cut < text.length; cut++)
      expect(await outcomeOf(text.slice(0, cut)), `${cut}`).toBeInstanceOf(RunError);
  });

  it('with a letter changed or added is refused, or names other rules', async () => {
    const letters = fc.stringMatching(/^[\w.-]$/);
    const check = async (at: number, letter: string, cut: number): Promise<void> => {
      fc.pre(text[at] !== letter || cut === 0);
      const changed = text.slice(0, at) + letter + text.slice(at + cut);
      expect(await outcomeOf(changed), changed).toBeInstanceOf(RunError);
    };
    await fc.assert(fc.asyncProperty(fc.nat(text.length - 1), letters, fc.nat(1), check), { numRuns: 1000 });
    for (const letter of ['A', '0', '.', '_']) await check(text.length, letter, 0);
  });

  it('with bits flipped in its bytes is refused, also where they unfold to the same', async () => {
    const [rules, letters, checksum] = text.split('.') as [string, string, string];
    const bytes = fromBase64Url(letters);
    const check = async (flips: readonly number[]): Promise<void> => {
      const flipped = bytes.slice();
      for (const bit of flips) flipped[bit >> 3]! ^= 1 << (bit & 7);
      const changed = `${rules}.${toBase64Url(flipped)}.${checksum}`;
      await expect(readRun(changed), flips.join()).rejects.toThrow('This run is damaged: it was cut or changed.');
    };
    const bits = fc.uniqueArray(fc.nat(bytes.length * 8 - 1), { minLength: 1, maxLength: 8 });
    await fc.assert(fc.asyncProperty(bits, check), { numRuns: 1000 });
    for (let bit = 0; bit < bytes.length * 8; bit++) await check([bit]);
  });

  it('of another version is named', async () => {
    const other = await writeRun({ ...run, rules: rulesVersion + 1 });
    await expect(readRun(other)).rejects.toThrow(
      `This run is of version ${rulesVersion + 1} of the game. This page has version ${rulesVersion}, which plays no runs of another one.`,
    );
    // With the version changed by hand, it does not become a run of this one.
    await expect(readRun(other.replace(/^\d+/, String(rulesVersion)))).rejects.toThrow(
      'This run is damaged: it was cut or changed.',
    );
    await expect(readRun('6.LJQLaGNkZGQEAA')).rejects.toThrow('This run is of version 6 of the game.');
  });

  it.each([
    '',
    '.',
    '1',
    '1.',
    'x.AAAA',
    '0.AAAA',
    '-1.AAAA',
    '1.5.AAAA',
    '9999999999.AAAA',
    '<script>',
    '1'.repeat(1000),
  ])('is not %j', async (text) => {
    await expect(readRun(text)).rejects.toThrow(RunError);
  });

  it('is refused before it is read if it is longer than any run', async () => {
    await expect(readRun(`${rulesVersion}.${'A'.repeat(mostLetters)}`)).rejects.toThrow('it is too long');
    await expect(readRun('9'.repeat(5_000_000))).rejects.toThrow('it is too long');
  });

  it('as long as a game can record is read, and not much more', async () => {
    const longest = longestRun();
    const { length } = bytesOfRun(longest);
    expect(length).toBeLessThanOrEqual(mostBytes);
    expect(length).toBeGreaterThan(mostBytes * 0.98);
    const letters = await writeRun(longest);
    expect(letters.length).toBeLessThanOrEqual(mostLetters);
    // The second byte of what each entry holds is always the same here, so it compresses.
    expect(letters.length).toBeGreaterThan(mostLetters * 0.8);
    expect(await writeRun(await readRun(letters))).toBe(letters);
  });
});

describe('a forged run', () => {
  it('holds no more than a run may, however few bytes it has', async () => {
    const entry = readEntry('2 east');
    const run = (entries: number) => ({ ...recorded, entries: Array.from({ length: entries }, () => entry) });
    const most = await writeRun(run(runLimits.entries));
    expect(most.length).toBeLessThan(500);
    expect((await readRun(most)).entries).toHaveLength(runLimits.entries);
    await expect(readRun(await writeRun(run(runLimits.entries + 1)))).rejects.toThrow('it has a number above 100000.');
  });

  it('without bytes is refused', async () => {
    await expect(readRun(await forged(new Uint8Array()))).rejects.toThrow('This run is damaged: it ends too early.');
  });

  it('with any bytes inside is refused with a sentence, or is a run', async () => {
    const check = async (bytes: Uint8Array): Promise<void> => {
      const read = await outcomeOf(await forged(bytes.slice()));
      if (read instanceof Error) expect(read).toBeInstanceOf(RunError);
      else expect(await readRun(await writeRun(read as Run))).toEqual(read);
    };
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), check), { numRuns: 1000 });
  });
});
