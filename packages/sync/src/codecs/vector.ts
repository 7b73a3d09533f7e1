/** Codecs of vectors with bounded components, such as velocities. */
import { type AnyQuantity, unsafeVector, vectorColumn, type VectorColumn, type VectorOf } from '@tilewright/units';
import {
  type OptionNames,
  requireFinitePair,
  requireObject,
  requireOptions,
  requirePairColumn,
  requirePositive,
} from '@tilewright/units/checks';
import { BoundPairs } from './bound-columns.js';
import { type BoundColumn, Codec } from './codec.js';
import { type Lattice, latticeAroundZero, type Outside, requireBounds, requireOutsidePolicy } from './lattice.js';
import { pairCodesOf, type PairCodes, valueOfCode } from './pair-codes.js';

/** Whether a value was made by `vectorCodec`. */
export function isVectorCodec(value: unknown): value is VectorCodec<AnyQuantity> {
  return value instanceof VectorCodec;
}

/** Options of `vectorCodec`. */
export interface VectorCodecOptions<Q extends AnyQuantity> {
  /** The greatest component: x and y are from `-greatest` to `greatest`. */
  readonly greatest: Q;
  /** The resolution of components: the error is at most half of it, in x and in y. */
  readonly step: Q;
  /** Whether a component outside throws a `RangeError` or is replaced by the bound. Default: `'refuse'`. */
  readonly outside?: Outside | undefined;
}

const vectorCodecOptions: OptionNames<VectorCodecOptions<AnyQuantity>> = ['greatest', 'step', 'outside'];

/** A codec that turns a vector into two codes. Made by `vectorCodec`. */
export class VectorCodec<in out Q extends AnyQuantity> extends Codec<VectorColumn<VectorOf<Q>>> {
  declare private readonly kind: 'vector';
  /** @internal */
  readonly last: readonly number[];
  /** @internal */
  readonly signature: readonly number[];
  /** @internal The lattice of both components. */
  readonly lattice: Lattice;

  /** @internal */
  constructor(lattice: Lattice) {
    super();
    this.lattice = lattice;
    this.last = [lattice.last, lattice.last];
    this.signature = [2, lattice.greatest, lattice.step];
  }

  /** The codes of a vector. @throws RangeError if it is not finite, or outside and refused */
  encode(vector: VectorOf<Q>): PairCodes {
    return pairCodesOf('codec.encode', 'vector', this.lattice, this.lattice, vector);
  }

  /**
   * The vector of two codes; `encode` returns the same codes again. @throws RangeError if they are not codes of this
   * codec
   */
  decode(codes: PairCodes): VectorOf<Q>;
  decode(codes: PairCodes): unknown {
    const { x, y } = requireFinitePair('codec.decode', 'codes', 'an object', codes);
    return unsafeVector(
      valueOfCode('codec.decode', 'codes.x', this.lattice, x),
      valueOfCode('codec.decode', 'codes.y', this.lattice, y),
    );
  }

  newColumn(length?: number): VectorColumn<VectorOf<Q>>;
  newColumn(length: number = 0): unknown {
    return vectorColumn(length);
  }

  /** @internal */
  bind(where: string, parameter: string, column: unknown): BoundColumn {
    return new BoundPairs(requirePairColumn(where, parameter, column), this.lattice, this.lattice);
  }
}

/**
 * A codec of vectors with bounded components, such as velocities. Zero is exact.
 *
 * Components are bounded independently: clamping changes the direction of a vector, and a diagonal vector can be
 * longer than a vector along an axis.
 *
 * @param options - `greatest`; `step`; `outside`
 * @returns a codec whose error is at most half a step in x and in y, apart from the rounding of doubles
 * @throws RangeError if a number is not finite or not positive, or there are 2^29 steps or more from 0 to `greatest`
 *
 * @example
 * const speeds = vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1 / 64) });
 * speeds.encode(velocity(metersPerSecond(0), metersPerSecond(-8))) // => { x: 512, y: 0 }
 */
export function vectorCodec<Q extends AnyQuantity>(options: VectorCodecOptions<Q>): VectorCodec<Q> {
  const where = 'vectorCodec';
  requireObject(where, 'options', 'an object with a greatest component and a step', options);
  requireOptions(where, options, vectorCodecOptions);
  const greatest = requirePositive(where, 'greatest', options.greatest);
  const bounds = requireBounds(where, 'greatest', -greatest, 'greatest', greatest, options.step);
  return new VectorCodec<Q>(latticeAroundZero(where, bounds, requireOutsidePolicy(where, options.outside)));
}
