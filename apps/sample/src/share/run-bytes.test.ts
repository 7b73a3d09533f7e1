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

const runWith = (...entries: readonly Entry[]) => ({ seed: 1, creatures: 1, hash: '00000001', entries });
const aim = { direction: 1, distance: undefined };

describe('a run', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(runs, ({ rules, ...run }) => {
        expect(runOfBytes(bytesOfRun({ ...run }))).toEqual(run);
        expect(rules).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    ['the recorded one', recorded, 20, 250],
    ['the lost one', lost, 15, 220],
    ['the won one', won, 90, 790],
  ])('%s is read as it was written, and short', (_, { rules, ...run }, seconds, most) => {
    const bytes = bytesOfRun(run);
    expect(runOfBytes(bytes)).toEqual(run);
    expect(stepsOf(run) / 60).toBeGreaterThanOrEqual(seconds);
    expect(bytes.length).toBeLessThan(most);
    expect(rules).toBeGreaterThan(0);
  });

  it('that was cut is refused, wherever, or is another one, which a checksum must find', () => {
    const check = ({ rules, ...run }: Run, cut: number): void => {
      const bytes = bytesOfRun(run);
      const rest = bytes.subarray(0, cut % bytes.length);
      try {
        const other = runOfBytes(rest);
        expect(other).not.toEqual(run);
        expect([...bytesOfRun(other)]).toEqual([...rest]);
      } catch (problem) {
        if (!(problem instanceof BytesError)) throw problem;
      }
      expect(rules).toBeGreaterThan(0);
    };
    fc.assert(fc.property(runs, fc.nat(), check));
  });

  it('is never read from other bytes into more than a run can hold, nor into one that has other bytes', () => {
    const check = (bytes: Uint8Array): void => {
      let run;
      try {
        run = runOfBytes(bytes);
      } catch (problem) {
        expect(problem).toBeInstanceOf(BytesError);
        return;
      }
      expect(run.entries.length).toBeLessThanOrEqual(runLimits.entries);
      expect(run.entries.flatMap(({ aims }) => aims).length).toBeLessThanOrEqual(runLimits.steps + run.entries.length);
      expect(stepsOf(run)).toBeLessThanOrEqual(runLimits.steps);
      expect(changesOf(run.entries)).toBeLessThanOrEqual(runLimits.changes);
      expect([...bytesOfRun(run)]).toEqual([...bytes]);
    };
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), check), { numRuns: 2000 });
    // Few entries, so that some of the bytes are runs.
    fc.assert(fc.property(fc.uint8Array({ maxLength: 12 }), check), { numRuns: 5000 });
  });

  const one = readEntry('9 east');
  const held = { ...one, shoot: true };
  const thrown = readEntry('9 east throw 0:1');
  it.each<[string, ReturnType<typeof runWith>, string]>([
    ['an entry without a step', runWith({ ...one, steps: 0 }), 'it has a number below 1'],
    ['a walk in direction 16', runWith({ ...one, walk: 16 }), 'it has a number above 16'],
    ['more shots than steps', runWith({ ...held, steps: 2, aims: [aim, aim, aim] }), 'an impossible number of shots'],
    ['a throw without an aim', runWith({ ...thrown, aims: [] }), 'it has an impossible number of shots'],
    [
      'a throw at no distance',
      runWith({ ...thrown, aims: [{ direction: 0, distance: 0 }] }),
      'it has a number below 1',
    ],
    ['a throw too far', runWith({ ...thrown, aims: [{ direction: 0, distance: 64 }] }), 'it has a number above 63'],
    ['shots without shooting', runWith({ ...one, aims: [aim] }), 'it has an impossible number of shots'],
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
    expect(() => runOfBytes(bytesOfRun(runWith({ ...one, steps: 216_000 }, one)))).toThrow('it has a number above 0');
  });

  it('that promises entries is refused before they are made', () => {
    expect(() => runOfBytes(promising(0xffff_ffff))).toThrow('it has a number above 100000');
    expect(() => runOfBytes(promising(100_001))).toThrow('it has a number above 100000');
    expect(() => runOfBytes(promising(100_000))).toThrow(BytesError);
    expect(runOfBytes(promising(0)).entries).toEqual([]);
  });
});
