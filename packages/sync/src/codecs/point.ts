/** Codecs of points inside a rectangle. */
import {
  type AnyQuantity,
  pointColumn,
  type PointColumn,
  type PointOf,
  type Rectangle2,
  unsafePoint,
} from '@tilewright/units';
import {
  type OptionNames,
  type RawRectangle,
  requireFinitePair,
  requireFiniteRectangle,
  requireObject,
  requireOptions,
  requirePairColumn,
} from '@tilewright/units/checks';
import { BoundPairs } from './bound-columns.js';
import { type BoundColumn, Codec } from './codec.js';
import { type Lattice, latticeFrom, type Outside, requireBounds, requireOutsidePolicy } from './lattice.js';
import { pairCodesOf, type PairCodes, valueOfCode } from './pair-codes.js';

/** Whether a value was made by `pointCodec`. */
export function isPointCodec(value: unknown): value is PointCodec<AnyQuantity> {
  return value instanceof PointCodec;
}

/** Options of `pointCodec`. */
export interface PointCodecOptions<Q extends AnyQuantity> {
  /** The rectangle in which points can be. */
  readonly within: Rectangle2<Q>;
  /** The resolution of coordinates: the error is at most half of it, in x and in y. */
  readonly step: Q;
  /** Whether a point outside throws a `RangeError` or is moved to the border. Default: `'refuse'`. */
  readonly outside?: Outside | undefined;
}

const pointCodecOptions: OptionNames<PointCodecOptions<AnyQuantity>> = ['within', 'step', 'outside'];

/** A codec that turns a point into two codes. Made by `pointCodec`. */
export class PointCodec<in out Q extends AnyQuantity> extends Codec<PointColumn<PointOf<Q>>> {
  // For the compiler only: distinguishes this codec from the codecs of other columns.
  declare private readonly kind: 'point';
  /** @internal */
  readonly last: readonly number[];
  /** @internal */
  readonly signature: readonly number[];
  /** @internal */
  readonly x: Lattice;
  /** @internal */
  readonly y: Lattice;

  /** @internal */
  constructor(x: Lattice, y: Lattice) {
    super();
    this.x = x;
    this.y = y;
    this.last = [x.last, y.last];
    this.signature = [1, x.least, x.greatest, y.least, y.greatest, x.step];
  }

  /** The codes of a point. @throws RangeError if it is not finite, or outside and refused */
  encode(point: PointOf<Q>): PairCodes {
    return pairCodesOf('codec.encode', 'point', this.x, this.y, point);
  }

  /**
   * The point of two codes; `encode` returns the same codes again. @throws RangeError if they are not codes of this
   * codec
   */
  decode(codes: PairCodes): PointOf<Q>;
  decode(codes: PairCodes): unknown {
    const { x, y } = requireFinitePair('codec.decode', 'codes', 'an object', codes);
    return unsafePoint(
      valueOfCode('codec.decode', 'codes.x', this.x, x),
      valueOfCode('codec.decode', 'codes.y', this.y, y),
    );
  }

  newColumn(length?: number): PointColumn<PointOf<Q>>;
  newColumn(length: number = 0): unknown {
    return pointColumn(length);
  }

  /** @internal */
  bind(where: string, parameter: string, column: unknown): BoundColumn {
    return new BoundPairs(requirePairColumn(where, parameter, column), this.x, this.y);
  }
}

/**
 * A codec of points inside a rectangle: positions in the world, in tile space or on a screen.
 *
 * The border belongs to the rectangle. Coordinates are whole numbers of steps from its northwest corner, so choose a
 * step that divides the sides.
 *
 * @param options - `within`; `step`; `outside`
 * @returns a codec whose error is at most half a step in x and in y, apart from the rounding of doubles
 * @throws RangeError if a number is not finite, the rectangle is empty, the step is not positive, or there are 2^30
 * steps or more
 *
 * @example
 * const within = rectangle(position(meters(0), meters(0)), position(meters(512), meters(512)));
 * const places = pointCodec({ within, step: meters(1 / 128) });
 * const codes = places.encode(position(meters(3), meters(4.001))); // => { x: 384, y: 512 }
 * places.decode(codes) // => position(meters(3), meters(4))
 */
export function pointCodec<Q extends AnyQuantity>(options: PointCodecOptions<Q>): PointCodec<Q> {
  const where = 'pointCodec';
  requireObject(where, 'options', 'an object with a rectangle and a step', options);
  requireOptions(where, options, pointCodecOptions);
  const { within, step } = options;
  requireFiniteRectangle(where, 'within', within);
  const { min, max } = rawOf(within);
  const outside = requireOutsidePolicy(where, options.outside);
  return new PointCodec<Q>(
    latticeFrom(where, requireBounds(where, 'within.min.x', min.x, 'within.max.x', max.x, step), outside),
    latticeFrom(where, requireBounds(where, 'within.min.y', min.y, 'within.max.y', max.y, step), outside),
  );
}

function rawOf(within: Rectangle2<AnyQuantity>): RawRectangle;
function rawOf(within: unknown): unknown {
  return within;
}
