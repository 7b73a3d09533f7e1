/**
 * Encodes numbers between two bounds as whole numbers, called codes: the number of steps from the first mark.
 *
 *     least                  zero                 greatest
 *       |----|----|----|----|-|--|----|----|----|----|         a number gets the code of the nearest mark; `zero` is
 *       0    1    2    3   ...                       last      the mark whose number is exact
 *
 * If `greatest` is not a whole number of steps away, the last mark is moved to `greatest`, so that no decoded number
 * is outside.
 */
import { argumentError, requireFinite, requirePositive } from '@tilewright/units/checks';
import { MOST_CODES, MOST_STEPS_FROM_ZERO, MOST_WHOLE_CODES, NONE } from '../limits.js';

/** What happens to a number outside the bounds: an error, or the nearest bound replaces it. */
export type Outside = 'refuse' | 'clamp';

/** One component of a codec. */
export class Lattice {
  readonly least: number;
  readonly greatest: number;
  readonly step: number;
  /** The greatest code. */
  readonly last: number;
  private readonly perStep: number;
  private readonly zero: number;
  /** The code of `zero`. */
  private readonly shift: number;
  private readonly outside: Outside | 'refuse fractions';
  private readonly isWhole: boolean;

  constructor(bounds: Bounds, shift: number, last: number, outside: Outside | 'refuse fractions') {
    this.least = bounds.least;
    this.greatest = bounds.greatest;
    this.step = bounds.step;
    this.perStep = 1 / bounds.step;
    this.last = last;
    this.zero = shift === 0 ? bounds.least : 0;
    this.shift = shift;
    this.outside = outside;
    this.isWhole = outside === 'refuse fractions';
  }

  /** The code of a number; `NONE` if it is NaN, or outside the bounds and refused. */
  codeOf(value: number): number {
    const { least, greatest, last } = this;
    if (value > least && value <= greatest) {
      const code = Math.floor((value - this.zero) * this.perStep + 0.5) + this.shift;
      if (this.isWhole && this.valueOf(code) !== value) return NONE;
      // Near a bound that is half a step beyond a mark, rounding can go past the last mark.
      return code > last ? last : code < 0 ? 0 : code;
    }
    if (value === least) return 0;
    if (this.outside !== 'clamp' || value !== value) return NONE;
    return value < least ? 0 : last;
  }

  /** The number of a code. */
  valueOf(code: number): number {
    const value = this.zero + (code - this.shift) * this.step;
    return value > this.greatest ? this.greatest : value < this.least ? this.least : value;
  }

  /** The rule for numbers, for errors. */
  get rule(): string {
    return `a ${this.isWhole ? 'whole ' : ''}number from ${this.least} to ${this.greatest}`;
  }

  /** The remedy for a number outside, for errors. */
  get remedy(): string | undefined {
    return this.outside === 'refuse' ? "Widen the bounds of the codec, or choose outside: 'clamp'" : undefined;
  }
}

/** The bounds and the step of a lattice, checked. */
export interface Bounds {
  readonly least: number;
  readonly greatest: number;
  readonly step: number;
}

/**
 * A lattice with marks from `least` on. @throws RangeError if the bounds are reversed, or the steps are too many or
 * too small
 */
export function latticeFrom(where: string, bounds: Bounds, outside: Outside): Lattice {
  const last = requireSteps(where, bounds, bounds.greatest - bounds.least, MOST_CODES);
  return new Lattice(bounds, 0, last, outside);
}

/** A lattice on both sides of 0, which is exact. @throws RangeError if there are too many steps */
export function latticeAroundZero(where: string, bounds: Bounds, outside: Outside): Lattice {
  const half = requireSteps(where, bounds, bounds.greatest, MOST_CODES / 2);
  return new Lattice(bounds, half, 2 * half, outside);
}

/**
 * A lattice of whole numbers, which are all exact; fractions have no code. @throws RangeError if there are too many
 * numbers
 */
export function wholeNumbers(where: string, bounds: Bounds): Lattice {
  const count = bounds.greatest - bounds.least;
  if (count < MOST_WHOLE_CODES) return new Lattice(bounds, 0, count, 'refuse fractions');
  throw argumentError(where, 'greatest', `less than least + 2^32, ${bounds.least + MOST_WHOLE_CODES}`, bounds.greatest);
}

/**
 * The number of steps in a distance, rounded to nearest with ties down, so that the last mark is at most half a step
 * away.
 */
function requireSteps(where: string, { least, greatest, step }: Bounds, distance: number, most: number): number {
  const steps = Math.ceil(distance / step - 0.5);
  if (!(steps < most)) {
    const rule = `more than ${distance / most}, so that there are fewer than ${most} steps`;
    throw argumentError(where, 'step', rule, step);
  }
  const farthest = Math.max(Math.abs(least), Math.abs(greatest));
  if (farthest / step > MOST_STEPS_FROM_ZERO) {
    const rule = `at least ${farthest / MOST_STEPS_FROM_ZERO}, which doubles near ${farthest} resolve`;
    throw argumentError(where, 'step', rule, step);
  }
  return steps;
}

/**
 * Checks bounds and step. @throws RangeError if a bound is not finite, the bounds are reversed or equal, or the step
 * is not positive
 */
export function requireBounds(
  where: string,
  leastName: string,
  least: unknown,
  greatestName: string,
  greatest: unknown,
  step: unknown,
): Bounds {
  const bounds = {
    least: requireFinite(where, leastName, least),
    greatest: requireFinite(where, greatestName, greatest),
    step: requirePositive(where, 'step', step),
  };
  if (bounds.least < bounds.greatest) return bounds;
  throw argumentError(where, greatestName, `greater than ${leastName}, ${bounds.least}`, bounds.greatest);
}

/** Checks an `Outside`. @throws RangeError if it is neither of the two words */
export function requireOutsidePolicy(where: string, outside: unknown): Outside {
  if (outside === undefined || outside === 'refuse') return 'refuse';
  if (outside === 'clamp') return 'clamp';
  throw argumentError(where, 'outside', "'refuse' or 'clamp'", outside);
}
