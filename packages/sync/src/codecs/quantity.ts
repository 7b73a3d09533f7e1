/** Codecs of quantities and numbers between two bounds: rounded to steps, or whole and exact. */
import { type AnyQuantity, type ColumnScalar, quantityColumn, type QuantityColumn, type Same } from '@tilewright/units';
import {
  type OptionNames,
  requireFinite,
  requireInteger,
  requireObject,
  requireOptions,
  requireQuantityColumn,
} from '@tilewright/units/checks';
import { MOST_CODES, WHOLE_BITS } from '../limits.js';
import { BoundQuantities } from './bound-columns.js';
import { BoundWholeNumbers } from './bound-whole-numbers.js';
import { type BoundColumn, Codec } from './codec.js';
import {
  type Lattice,
  latticeFrom,
  type Outside,
  requireBounds,
  requireOutsidePolicy,
  wholeNumbers,
} from './lattice.js';
import { requireCodeOf, valueOfCode } from './pair-codes.js';

/** Options of `quantityCodec`. */
export interface QuantityCodecOptions<Q extends ColumnScalar> {
  readonly least: Q;
  readonly greatest: Q;
  /** The resolution: the error is at most half of it. */
  readonly step: Q;
  /** Whether a quantity outside throws a `RangeError` or is replaced by the bound. Default: `'refuse'`. */
  readonly outside?: Outside | undefined;
}

/** Options of `exactCodec`. */
export interface ExactCodecOptions<Q extends ColumnScalar> {
  readonly least: Q;
  readonly greatest: Q;
}

const quantityCodecOptions: OptionNames<QuantityCodecOptions<AnyQuantity>> = ['least', 'greatest', 'step', 'outside'];
const exactCodecOptions: OptionNames<ExactCodecOptions<AnyQuantity>> = ['least', 'greatest'];

/** A codec that turns a quantity into one code. Made by `quantityCodec` and `exactCodec`. */
export class QuantityCodec<in out Q extends ColumnScalar> extends Codec<QuantityColumn<Q>> {
  declare private readonly kind: 'quantity';
  /** @internal */
  readonly last: readonly number[];
  /** @internal */
  readonly signature: readonly number[];
  /** @internal */
  override readonly wrappingBits: number;
  private readonly lattice: Lattice;

  /** @internal */
  constructor(lattice: Lattice) {
    super();
    this.lattice = lattice;
    this.wrappingBits = lattice.last < MOST_CODES ? 0 : WHOLE_BITS;
    this.last = [lattice.last];
    this.signature = [3, lattice.least, lattice.greatest, lattice.step];
  }

  /** The code of a quantity. @throws RangeError if it is not finite, or outside and refused */
  encode(quantity: Q): number;
  encode(quantity: unknown): number {
    return requireCodeOf('codec.encode', 'quantity', this.lattice, requireFinite('codec.encode', 'quantity', quantity));
  }

  /**
   * The quantity of a code; `encode` returns the same code again. @throws RangeError if it is not a code of this codec
   */
  decode(code: number): Q;
  decode(code: number): unknown {
    return valueOfCode('codec.decode', 'code', this.lattice, code);
  }

  newColumn(length?: number): QuantityColumn<Q>;
  newColumn(length: number = 0): unknown {
    return quantityColumn(length);
  }

  /** @internal */
  bind(where: string, parameter: string, column: unknown): BoundColumn {
    const floats = requireQuantityColumn(where, parameter, column);
    return this.wrappingBits === 0
      ? new BoundQuantities(floats, this.lattice)
      : new BoundWholeNumbers(floats, this.lattice);
  }
}

/**
 * A codec of quantities, or of plain numbers, between two bounds, both included.
 *
 * @param options - `least` and `greatest`; `step`; `outside`
 * @returns a codec whose error is at most half a step, apart from the rounding of doubles
 * @throws RangeError if a number is not finite, the bounds are reversed or equal, the step is not positive, or there
 * are 2^30 steps or more
 *
 * @example
 * const heights = quantityCodec({ least: meters(0), greatest: meters(10), step: meters(1 / 16) });
 * heights.encode(meters(2.51)); // => 40
 * heights.decode(40) === meters(2.5) // => true
 */
export function quantityCodec<Q extends ColumnScalar>(options: QuantityCodecOptions<Q>): QuantityCodec<Same<Q>> {
  const where = 'quantityCodec';
  requireObject(where, 'options', 'an object with two bounds and a step', options);
  requireOptions(where, options, quantityCodecOptions);
  const { least, greatest, step } = options;
  const bounds = requireBounds(where, 'least', least, 'greatest', greatest, step);
  return new QuantityCodec(latticeFrom(where, bounds, requireOutsidePolicy(where, options.outside)));
}

/**
 * A lossless codec of whole numbers: kinds, hit points, flags, ids of other objects. Quantities must be whole in
 * their base unit. Fractions and numbers outside the bounds are refused, since they have no exact code.
 *
 * The range may have up to 2^32 numbers, such as all signed or unsigned 32-bit integers.
 *
 * @param options - `least` and `greatest`: whole numbers, both included
 * @throws RangeError if the bounds are not whole, are reversed or equal, or there are more than 2^32 numbers
 *
 * @remarks When an object enters, a number takes the bytes that its range needs, 1 to 4. A change takes 1 to 5
 * bytes, fewer for smaller differences.
 *
 * @example
 * const kinds = exactCodec({ least: 0, greatest: 7 });
 * kinds.decode(kinds.encode(5)) // => 5
 * const flags = exactCodec({ least: 0, greatest: 2 ** 32 - 1 });
 * flags.decode(flags.encode(0x8000_0001)) // => 0x8000_0001
 */
export function exactCodec<Q extends ColumnScalar>(options: ExactCodecOptions<Q>): QuantityCodec<Same<Q>> {
  const where = 'exactCodec';
  requireObject(where, 'options', 'an object with two bounds', options);
  requireOptions(where, options, exactCodecOptions);
  const least = requireInteger(where, 'least', options.least);
  const greatest = requireInteger(where, 'greatest', options.greatest);
  return new QuantityCodec(wholeNumbers(where, requireBounds(where, 'least', least, 'greatest', greatest, 1)));
}
