/** Doubles that drive predicates into their exact paths: lattices, neighbors of each other, extremes, mixtures. */
import { coordinate, nextDown, nextUp } from '@tilewright/testing';
import fc from 'fast-check';

const lattice = fc.integer({ min: -8, max: 8 });
const halves = lattice.map((n) => n / 2);
/** Multiples of 0.1 are never exact: sums that should vanish miss zero by an ulp. */
const tenths = lattice.map((n) => n * 0.1);
const extremes = fc.constantFrom(
  0,
  -0,
  Number.MIN_VALUE,
  -Number.MIN_VALUE,
  3e-310,
  2.2250738585072014e-308,
  1e-300,
  -1e-300,
  1e-160,
  1e-150,
  1,
  -1,
  1e8,
  1e16,
  1e150,
  -1e150,
  1e300,
  -1e300,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
);
const any = fc.double({ noNaN: true, noDefaultInfinity: true });

/** One family for all numbers of a case: only then do they nearly cancel. */
export function hostile(count: number): fc.Arbitrary<number[]> {
  const some = (one: fc.Arbitrary<number>): fc.Arbitrary<number[]> =>
    fc.array(one, { minLength: count, maxLength: count });
  const beside = fc
    .tuple(some(fc.oneof(lattice, halves, tenths)), some(fc.integer({ min: -1, max: 1 })))
    .map(([values, steps]) => values.map((value, i) => nudge(value, steps[i] ?? 0)));
  const power = fc.tuple(some(fc.oneof(lattice, halves)), fc.integer({ min: -1080, max: 1000 })).map(([values, n]) =>
    // Two steps, because 2^n alone may overflow or vanish.
    values.map((value) => value * 2 ** Math.trunc(n / 2) * 2 ** (n - Math.trunc(n / 2))),
  );
  return fc.oneof(
    some(lattice),
    some(halves),
    some(tenths),
    beside,
    power,
    some(coordinate(1e6)),
    some(extremes),
    some(any),
  );
}

/** The neighbor of a double: above for 1, below for -1, itself for 0. */
export function nudge(value: number, step: number): number {
  return step > 0 ? nextUp(value) : step < 0 ? nextDown(value) : value;
}
