/** Bytes of runs: read as written, and refused when they are anything else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntry } from '../simulation/recording-text.js';
import type { Entry, Run } from '../simulation/recording.js';
import { changesOf, runLimits, stepsOf } from '../simulation/run-limits.js';
import { lost, recorded, won } from '../simulation/testing/recorded.js';
import { BytesError } from './bytes-error.js';
import { bytesOfRun, runOfBytes } from './run-bytes.js';
import { promising } from './testing/forged.js';
import { runs } from './testing/runs.js';

const runWith = (...entries: readonly Entry[]) => ({ rules: 1, seed: 1, creatures: 1, hash: '00000001', entries });
const aim = { direction: 1, distance: undefined };

describe('a run', () => {
  it('is read as it was written', () => {
    const check = (run: Run): void => {
      expect(runOfBytes(bytesOfRun(run))).toEqual(run);
    };
    fc.assert(fc.property(runs, check));
    for (const run of [recorded, lost, won]) check(run);
  });

  it('that was cut is refused, wherever', () => {
    const check = (run: Run, cut: number): void => {
      const bytes = bytesOfRun(run);
      expect(() => runOfBytes(bytes.subarray(0, cut % bytes.length))).toThrow(BytesError);
    };
    fc.assert(fc.property(runs, fc.nat(), check));
  });

  it('with a byte too many is refused', () => {
    expect(() => runOfBytes(Uint8Array.of(...bytesOfRun(won), 0))).toThrow('it goes on after its end');
  });

  it('is never read from other bytes into more than a run can hold', () => {
    let readCount = 0;
    const check = (bytes: Uint8Array): void => {
      let run;
      try {
        run = runOfBytes(bytes);
      } catch (problem) {
        expect(problem).toBeInstanceOf(BytesError);
        return;
      }
      readCount++;
      expect(run.entries.length).toBeLessThanOrEqual(runLimits.entries);
      expect(run.entries.flatMap(({ aims }) => aims).length).toBeLessThanOrEqual(runLimits.steps + run.entries.length);
      expect(stepsOf(run)).toBeLessThanOrEqual(runLimits.steps);
      expect(changesOf(run.entries)).toBeLessThanOrEqual(runLimits.changes);
      expect(runOfBytes(bytesOfRun(run))).toEqual(run);
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), check), { numRuns: 2000 });
    // A changed byte of a run may make another run.
    const changed = fc.tuple(runs, fc.nat(), fc.nat(255)).map(([run, at, byte]) => {
      const bytes = bytesOfRun(run);
      bytes[at % bytes.length] = byte;
      return bytes;
    });
    fc.assert(fc.property(changed, check), { numRuns: 2000 });
    expect(readCount).toBeGreaterThan(500);
  });

  const one = readEntry('9 east');
  const held = { ...one, shoot: true };
  const thrown = readEntry('9 east throw 0:1');
  it.each<[string, ReturnType<typeof runWith>, string]>([
    ['an entry without a step', runWith({ ...one, steps: 0 }), 'it has an entry without a step'],
    ['a walk in direction 16', runWith({ ...one, walk: 16 }), 'it has a walk above 15'],
    ['more shots than steps', runWith({ ...held, steps: 2, aims: [aim, aim, aim] }), 'an impossible number of aims'],
    ['a throw without an aim', runWith({ ...thrown, aims: [] }), 'it ends too early'],
    [
      'a throw at no distance',
      runWith({ ...thrown, aims: [{ direction: 0, distance: 0 }] }),
      'it has a number below 1',
    ],
    ['a throw too far', runWith({ ...thrown, aims: [{ direction: 0, distance: 64 }] }), 'it has a number above 63'],
    ['shots without shooting', runWith({ ...one, aims: [aim] }), 'it has an impossible number of aims'],
    ['too many creatures', { ...runWith(one), creatures: 20_001 }, 'it has a number above 20000'],
    ['too many creatures later', runWith({ ...one, creatures: 20_001 }), 'it has a number above 20000'],
  ])('with %s is refused', (_, run, message) => {
    expect(() => runOfBytes(bytesOfRun(run))).toThrow(message);
  });

  it('that changes the number of creatures too often is refused', () => {
    const entry = { ...one, creatures: 20_000 };
    const run = (changes: number) => runWith(...Array.from({ length: changes }, () => entry));
    expect(runOfBytes(bytesOfRun(run(30))).entries).toHaveLength(30);
    expect(() => runOfBytes(bytesOfRun(run(31)))).toThrow('it changes the number of creatures more than 30 times');
  });

  it('of more than an hour is refused', () => {
    const run = (steps: number) => runWith({ ...one, steps });
    expect(runOfBytes(bytesOfRun(run(216_000))).entries[0]?.steps).toBe(216_000);
    expect(() => runOfBytes(bytesOfRun(run(216_001)))).toThrow('it has a number above 216000');
    expect(() => runOfBytes(bytesOfRun(runWith({ ...one, steps: 216_000 }, one)))).toThrow(
      'it has more than 216000 steps',
    );
  });

  it('that promises entries is refused before they are made', () => {
    expect(() => runOfBytes(promising(0xffff_ffff))).toThrow('it has a number above 100000');
    expect(() => runOfBytes(promising(100_001))).toThrow('it has a number above 100000');
    expect(() => runOfBytes(promising(100_000))).toThrow(BytesError);
    expect(runOfBytes(promising(0)).entries).toEqual([]);
  });

  it('with a number of endless bytes is refused', () => {
    for (const byte of [0x80, 0xff])
      expect(() => runOfBytes(new Uint8Array(1000).fill(byte))).toThrow('it has a number above');
  });
});
