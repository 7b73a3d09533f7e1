/** Runs of all shapes, for properties. */
import fc from 'fast-check';
import { aimDirections, type HeldAim, leastDistance, mostDistance, walkDirections } from '../../simulation/held.js';
import type { Entry, Run } from '../../simulation/recording.js';
import { rulesVersion } from '../../simulation/rules-version.js';
import { runLimits } from '../../simulation/run-limits.js';

const direction = fc.nat(aimDirections - 1);
const shots: fc.Arbitrary<readonly HeldAim[]> = fc.array(
  direction.map((each) => ({ direction: each, distance: undefined })),
  { maxLength: 5 },
);
const hurl: fc.Arbitrary<HeldAim> = fc.record({
  direction,
  distance: fc.integer({ min: leastDistance, max: mostDistance }),
});

const entry: fc.Arbitrary<Entry> = fc
  .record({
    steps: fc.oneof(fc.integer({ min: 6, max: 30 }), fc.integer({ min: 6, max: 999 })),
    walk: fc.option(fc.nat(walkDirections - 1), { nil: undefined }),
    creatures: fc.option(fc.nat(runLimits.creatures), { nil: undefined, freq: 9 }),
    slow: fc.boolean(),
    shoot: fc.boolean(),
    hurl: fc.option(hurl, { nil: undefined, freq: 5 }),
    shots,
  })
  .map(({ hurl: thrown, shots: list, ...rest }) => ({
    ...rest,
    throwCharge: thrown !== undefined,
    aims: [...(thrown === undefined ? [] : [thrown]), ...(rest.shoot ? list : [])],
  }));

/** Runs of the present rules. */
export const runs: fc.Arbitrary<Run> = fc.record({
  rules: fc.constant(rulesVersion),
  seed: fc.nat(runLimits.seed),
  creatures: fc.nat(runLimits.creatures),
  entries: fc.array(entry, { maxLength: 60 }),
  hash: fc.nat(0xffff_ffff).map((bits) => bits.toString(16).padStart(8, '0')),
});
