/** Runs as text from strangers: whole ones are read, all others are refused with a sentence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Run } from '../simulation/recording.js';
import { rulesVersion } from '../simulation/rules-version.js';
import { recorded } from '../simulation/testing/recorded.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { BytesError } from './bytes.js';
import { crc32 } from './checksum.js';
import { deflate, inflate } from './deflate.js';
import { mostLetters, readRun, RunError, writeRun } from './run-text.js';
import { forged } from './testing/forged.js';
import { runs } from './testing/runs.js';

const run = recorded;

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

it('the checksum is CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf4_3926);
  expect(crc32(new Uint8Array())).toBe(0);
});

describe('a run', () => {
  it('is read as it was written', async () => {
    const check = async (each: Run): Promise<void> => {
      expect(await readRun(await writeRun(each))).toEqual(each);
    };
    await fc.assert(fc.asyncProperty(runs, check), { numRuns: 50 });
    await check(run);
    await expect(readRun(` ${await writeRun(run)}\n`)).resolves.toEqual(run);
  });

  it('that was cut anywhere is refused', async () => {
    const text = await writeRun(run);
    const check = async (cut: number): Promise<void> => {
      await expect(readRun(text.slice(0, cut))).rejects.toThrow(RunError);
    };
    await fc.assert(fc.asyncProperty(fc.nat(text.length - 1), check), { numRuns: 100 });
  });

  it('with a letter changed is refused, or names other rules', async () => {
    const text = await writeRun(run);
    const check = async (at: number, letter: string): Promise<void> => {
      fc.pre(text[at] !== letter);
      await expect(readRun(text.slice(0, at) + letter + text.slice(at + 1))).rejects.toThrow(RunError);
    };
    const letters = fc.stringMatching(/^[\w.-]$/);
    await fc.assert(fc.asyncProperty(fc.nat(text.length - 1), letters, check), { numRuns: 300 });
  });

  it('with bits flipped in its bytes is refused', async () => {
    const bytes = fromBase64Url((await writeRun(run)).slice(`${rulesVersion}.`.length));
    const check = async (flips: readonly number[]): Promise<void> => {
      const flipped = bytes.slice();
      for (const bit of flips) flipped[bit >> 3]! ^= 1 << (bit & 7);
      await expect(readRun(`${rulesVersion}.${toBase64Url(flipped)}`)).rejects.toThrow(/^This run is damaged: /);
    };
    const bits = fc.uniqueArray(fc.nat(bytes.length * 8 - 1), { minLength: 1, maxLength: 8 });
    await fc.assert(fc.asyncProperty(bits, check), { numRuns: 200 });
  });

  it('of other rules is named', async () => {
    const text = await writeRun({ ...run, rules: rulesVersion + 1 });
    await expect(readRun(text)).rejects.toThrow(
      `This run was played by version ${rulesVersion + 1} of the rules. This page has version ${rulesVersion}, by which it would be another game.`,
    );
    // With the version changed by hand, it does not become a run of these rules.
    await expect(readRun(text.replace(/^\d+/, String(rulesVersion)))).rejects.toThrow(
      'This run is damaged: it was cut or changed.',
    );
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
});

describe('a forged run', () => {
  it('that unpacks to much more is given up after a megabyte', async () => {
    const bomb = await deflate(new Uint8Array(50_000_000));
    expect(bomb.length).toBeLessThan(60_000);
    await expect(readRun(forged(bomb))).rejects.toThrow('This run is damaged: it unpacks to more than 1000000 bytes.');
  });

  it('that does not unpack is refused', async () => {
    await expect(readRun(forged(Uint8Array.of(7, 7, 7)))).rejects.toThrow('This run is damaged: it does not unpack.');
    await expect(readRun(forged(new Uint8Array()))).rejects.toThrow('This run is damaged: it ends too early.');
  });

  it('with any bytes inside is refused with a sentence, or is a run', async () => {
    const check = async (bytes: Uint8Array): Promise<void> => {
      const read = await readRun(forged(await deflate(Uint8Array.from(bytes)))).catch((problem: unknown) => problem);
      if (read instanceof Error) expect(read).toBeInstanceOf(RunError);
      else expect((read as Run).entries.length).toBeLessThanOrEqual(bytes.length);
    };
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), check), { numRuns: 200 });
  });

  it('is unpacked to the byte, and not one byte more than allowed', async () => {
    const bytes = Uint8Array.from({ length: 1000 }, (_, i) => i % 7);
    const packed = await deflate(bytes);
    expect([...(await inflate(packed, 1000))]).toEqual([...bytes]);
    await expect(inflate(packed, 999)).rejects.toThrow('it unpacks to more than 999 bytes');
  });
});
