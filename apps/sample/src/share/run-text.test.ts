/** Runs as text from strangers: whole ones are read, all others are refused with a sentence. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, Run } from '../simulation/recording.js';
import { rulesVersion } from '../simulation/rules-version.js';
import { runLimits } from '../simulation/run-limits.js';
import { recorded } from '../simulation/testing/recorded.js';
import { fromBase64Url, toBase64Url } from './base64url.js';
import { BytesError } from './bytes-error.js';
import { crc32 } from './checksum.js';
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

/** What reading a text says, or the run. */
function outcomeOf(text: string): unknown {
  try {
    return readRun(text);
  } catch (problem) {
    return problem;
  }
}

describe('a run', () => {
  it('is read as it was written', () => {
    const check = (each: Run): void => {
      expect(readRun(writeRun(each))).toEqual(each);
    };
    fc.assert(fc.property(runs, check));
    check(run);
    expect(readRun(` ${writeRun(run)}\n`)).toEqual(run);
  });

  it('that was cut anywhere is refused', () => {
    const text = writeRun(run);
    for (let cut = 0; cut < text.length; cut++) expect(() => readRun(text.slice(0, cut)), `${cut}`).toThrow(RunError);
  });

  it('with a letter changed is refused, or names other rules', () => {
    const text = writeRun(run);
    const check = (at: number, letter: string): void => {
      fc.pre(text[at] !== letter);
      expect(() => readRun(text.slice(0, at) + letter + text.slice(at + 1))).toThrow(RunError);
    };
    const letters = fc.stringMatching(/^[\w.-]$/);
    fc.assert(fc.property(fc.nat(text.length - 1), letters, check), { numRuns: 1000 });
  });

  it('with bits flipped in its bytes is refused', () => {
    const bytes = fromBase64Url(writeRun(run).slice(`${rulesVersion}.`.length));
    const check = (flips: readonly number[]): void => {
      const flipped = bytes.slice();
      for (const bit of flips) flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => readRun(`${rulesVersion}.${toBase64Url(flipped)}`)).toThrow(/^This run is damaged: /);
    };
    const bits = fc.uniqueArray(fc.nat(bytes.length * 8 - 1), { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(bits, check), { numRuns: 1000 });
    for (let bit = 0; bit < bytes.length * 8; bit++) check([bit]);
  });

  it('of another version is named', () => {
    const text = writeRun({ ...run, rules: rulesVersion + 1 });
    expect(() => readRun(text)).toThrow(
      `This run is of version ${rulesVersion + 1} of the game. This page has version ${rulesVersion}, which plays no runs of another one.`,
    );
    // With the version changed by hand, it does not become a run of this one.
    expect(() => readRun(text.replace(/^\d+/, String(rulesVersion)))).toThrow(
      'This run is damaged: it was cut or changed.',
    );
  });

  it('of the version before, which was compressed in another way, is named', () => {
    expect(() => readRun('6.LJQLaGNkZGQEAA')).toThrow('This run is of version 6 of the game.');
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
  ])('is not %j', (text) => {
    expect(() => readRun(text)).toThrow(RunError);
  });

  it('is refused before it is read if it is longer than any run', () => {
    expect(() => readRun(`${rulesVersion}.${'A'.repeat(mostLetters)}`)).toThrow('it is too long');
    expect(() => readRun('9'.repeat(5_000_000))).toThrow('it is too long');
  });
});

describe('a forged run', () => {
  it('holds no more than a run may, however few bytes it has', () => {
    const entry: Entry = { steps: 2, walk: 0, shoot: false, throwCharge: false, creatures: undefined, aims: [] };
    const run = (entries: number) => ({ ...recorded, entries: Array.from({ length: entries }, () => entry) });
    const most = writeRun(run(runLimits.entries));
    expect(most.length).toBeLessThan(400);
    expect(readRun(most).entries).toHaveLength(runLimits.entries);
    expect(() => readRun(writeRun(run(runLimits.entries + 1)))).toThrow('it has a number above 100000.');
  });

  it('without bytes is refused', () => {
    expect(() => readRun(forged(new Uint8Array()))).toThrow('This run is damaged: it ends too early.');
  });

  it('with any bytes inside is refused with a sentence, or is a run', () => {
    const check = (bytes: Uint8Array): void => {
      const read = outcomeOf(forged(bytes));
      if (read instanceof Error) expect(read).toBeInstanceOf(RunError);
      else expect(writeRun(read as Run)).toBe(forged(bytes));
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), check), { numRuns: 1000 });
    fc.assert(fc.property(fc.uint8Array({ maxLength: 12 }), check), { numRuns: 1000 });
  });
});
