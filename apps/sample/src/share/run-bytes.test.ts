/** Bytes of runs: read as written, and refused when they are anything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntry } from '../simulation/recording-text.js';
import type { Run } from '../simulation/recording.js';
import { ByteReader, BytesError, ByteWriter } from './bytes.js';
import { bytesOfRun, runOfBytes } from './run-bytes.js';
import { runLimits } from '../simulation/run-limits.js';
import { runs } from './testing/runs.js';

describe('a number', () => {
  it('of up to 32 bits is read as it was written', () => {
    const check = (numbers: readonly number[]): void => {
      const writer = new ByteWriter();
      for (const number of numbers) writer.number(number);
      const reader = new ByteReader(writer.bytes);
      expect(numbers.map(() => reader.number(0, 0xffff_ffff))).toEqual(numbers);
      expect(reader.left).toBe(0);
    };
    fc.assert(fc.property(fc.array(fc.oneof(fc.nat(300), fc.nat(0xffff_ffff))), check));
    check([0, 127, 128, 16_383, 16_384, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]);
  });

  it.each([
    [[], 'it ends too early'],
    [[0x80], 'it ends too early'],
    [[101], 'it has a number above 100'],
    [[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01], 'it has a number above 100'],
    [[9], 'it has a number below 10'],
  ])('from 10 to 100 is not read from %j', (bytes, message) => {
    const read = (): number => new ByteReader(Uint8Array.from(bytes)).number(10, 100);
    expect(read).toThrow(BytesError);
    expect(read).toThrow(message);
  });

  it('that never ends is given up at the end of the bytes', () => {
    expect(() => new ByteReader(new Uint8Array(1000).fill(0x80)).number(0, 9)).toThrow('it ends too early');
  });
});

describe('a run', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(runs, ({ rules, ...run }) => {
        expect(runOfBytes(bytesOfRun({ ...run }))).toEqual(run);
        expect(rules).toBeGreaterThan(0);
      }),
    );
  });

  it('that was cut is refused, wherever', () => {
    const check = (run: Run, cut: number): void => {
      const bytes = bytesOfRun(run);
      expect(() => runOfBytes(bytes.subarray(0, cut % bytes.length))).toThrow(BytesError);
    };
    fc.assert(fc.property(runs, fc.nat(), check));
  });

  it('is never read from other bytes into more than there is room for', () => {
    const check = (bytes: Uint8Array): void => {
      try {
        const { entries } = runOfBytes(bytes);
        expect(entries.length).toBeLessThanOrEqual(bytes.length);
        expect(entries.flatMap(({ aims }) => aims).length).toBeLessThanOrEqual(bytes.length);
        expect(entries.reduce((sum, { steps }) => sum + steps, 0)).toBeLessThanOrEqual(runLimits.steps);
      } catch (problem) {
        expect(problem).toBeInstanceOf(BytesError);
      }
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), check), { numRuns: 2000 });
  });

  const head = (count: number): readonly number[] => [1, 1, 1, count];
  it.each([
    ['more entries than bytes', [...head(5), 1, 1, 1, 1], 'it has a number above 1'],
    ['an entry without a step', [...head(1), 0, 0, 0, 0], 'it has an entry without a step'],
    ['a walk in direction 16', [...head(1), 1, 17, 0], 'it walks in an unknown direction'],
    ['more shots than steps', [...head(1), 2, 0x40, 0, 4, 1, 1, 1], 'it has an impossible number of shots'],
    ['a throw without an aim', [...head(1), 2, 0x80, 0, 1], 'it has an impossible number of shots'],
    ['a turn by more than half a turn', [...head(1), 1, 0x40, 0, 0, 0x80, 4], 'it has a number above 511'],
    ['a throw at no distance', [...head(1), 1, 0x80, 0, 0, 0, 0], 'it has a number below 1'],
    ['two numbers of creatures at once', [...head(2), 1, 1, 0, 0, 2, 0, 5, 0, 6, 0, 0], 'it has a number below 1'],
    ['shots without shooting', [...head(1), 9, 0, 0, 2, 0], 'it has an impossible number of shots'],
    ['bytes behind its end', [...head(1), 1, 0, 0, 0, 7], 'it goes on after its end'],
  ])('with %s is refused', (_, bytes, message) => {
    expect(() => runOfBytes(Uint8Array.from(bytes))).toThrow(message);
  });

  it('that changes the number of creatures too often is refused', () => {
    const entry = { ...readEntry('1 east'), creatures: 20_000 };
    const run = (changes: number) => ({
      seed: 1,
      creatures: 1,
      hash: '00000001',
      entries: Array.from({ length: changes }, () => entry),
    });
    expect(runOfBytes(bytesOfRun(run(30))).entries).toHaveLength(30);
    expect(() => runOfBytes(bytesOfRun(run(31)))).toThrow('it has a number above 30');
  });

  it('of more than an hour is refused', () => {
    const run = (steps: number) => ({
      seed: 1,
      creatures: 1,
      hash: '00000001',
      entries: [{ ...readEntry('1 east'), steps }],
    });
    expect(runOfBytes(bytesOfRun(run(216_000))).entries[0]?.steps).toBe(216_000);
    expect(() => runOfBytes(bytesOfRun(run(216_001)))).toThrow('it has a number above 216000');
  });
});
