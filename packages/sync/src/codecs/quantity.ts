/** Codecs of quantities and numbers between two bounds: in steps, or whole and exact. */
import { type AnyQuantity, type ColumnScalar, quantityColumn, type QuantityColumn, type Same } from '@tilewright/units';
import {
  type OptionNames,
  requireFinite,
  requireInteger,
  requireObject,
  requireOptions,
  requireQuantityColumn,
} from '@tilewright/units/checks';
import { BoundQuantities } from './bound-columns.js';
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

/** The options of `quantityCodec`. */
export interface QuantityCodecOptions<Q extends ColumnScalar> {
  readonly least: Q;
  readonly greatest: Q;
  /** The difference between two quantities that differ: an error is at most half of it. */
  readonly step: Q;
  /** Whether a quantity outside is refused, by a `RangeError`, or replaced by the bound. Default: `'refuse'`. */
  readonly outside?: Outside | undefined;
}

/** The options of `exactCodec`. */
export interface ExactCodecOptions<Q extends ColumnScalar> {
  readonly least: Q;
  readonly greatest: Q;
}

const quantityCodecOptions: OptionNames<QuantityCodecOptions<AnyQuantity>> = ['least', 'greatest', 'step', 'outside'];
const exactCodecOptions: OptionNames<ExactCodecOptions<AnyQuantity>> = ['least', 'greatest'];

/** Quantities as one code. Made by `quantityCodec` and `exactCodec`. */
export class QuantityCodec<in out Q extends ColumnScalar> extends Codec<QuantityColumn<Q>> {
  declare private readonly kind: 'quantity';
  /** @internal */
  readonly last: readonly number[];
  /** @internal */
  readonly signature: readonly number[];
  private readonly lattice: Lattice;

  /** @internal */
  constructor(lattice: Lattice) {
    super();
    this.lattice = lattice;
    this.last = [lattice.last];
    this.signature = [3, lattice.least, lattice.greatest, lattice.step];
  }

  /** The code of a quantity. @throws RangeError if it is not finite, or outside and refused */
  encode(quantity: Q): number;
  encode(quantity: unknown): number {
    return requireCodeOf('codec.encode', 'quantity', this.lattice, requireFinite('codec.encode', 'quantity', quantity));
  }

  /** The quantity of a code: `encode` gives the same code again. @throws RangeError if it is no code of this codec */
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
    return new BoundQuantities(requireQuantityColumn(where, parameter, column), this.lattice);
  }
}

/**
 * A codec of quantities, or of plain numbers, between two bounds, both included.
 *
 * @param options - `least` and `greatest`; `step`; `outside`
 * @returns a codec whose errors are at most half a step, beside the rounding of doubles
 * @throws RangeError if a number is not finite, the bounds are reversed or equal, the step is not positive, or there are 2^30
 * steps or more
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
 * A codec of whole numbers, which come back as they were: kinds, hit points, owners. For a quantity they are whole in its
 * base unit. A fraction is refused, and so is a number outside: neither has a code that is exact.
 *
 * @param options - `least` and `greatest`: whole numbers, both included
 * @throws RangeError if the bounds are not whole, are reversed or equal, or there are more than 2^30 numbers
 *
 * @example
 * const kinds = exactCodec({ least: 0, greatest: 7 });
 * kinds.decode(kinds.encode(5)) // => 5
 */
export function exactCodec<Q extends ColumnScalar>(options: ExactCodecOptions<Q>): QuantityCodec<Same<Q>> {
  const where = 'exactCodec';
  requireObject(where, 'options', 'an object with two bounds', options);
  requireOptions(where, options, exactCodecOptions);
  const least = requireInteger(where, 'least', options.least);
  const greatest = requireInteger(where, 'greatest', options.greatest);
  return new QuantityCodec(wholeNumbers(where, requireBounds(where, 'least', least, 'greatest', greatest, 1)));
}
