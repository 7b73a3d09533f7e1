/** Codecs of directions. */
import {
  type Direction2,
  directionBits,
  directionColumn,
  type DirectionColumn,
  unsafeDirection,
} from '@tilewright/units';
import {
  type OptionNames,
  requireDirection,
  requireDirectionColumn,
  requireInteger,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import { MOST_DIRECTION_BITS } from '../limits.js';
import { BoundDirections, codeOfDirection, directionOfCode } from './bound-columns.js';
import { type BoundColumn, Codec } from './codec.js';

/** Options of `directionCodec`. */
export interface DirectionCodecOptions {
  /** The number of bits of a direction, from 1 to 30. 8 bits give steps of 1.4 degrees. */
  readonly bits: number;
}

const directionCodecOptions: OptionNames<DirectionCodecOptions> = ['bits'];

/** A codec that turns a direction into one code. Made by `directionCodec`. */
export class DirectionCodec extends Codec<DirectionColumn> {
  declare private readonly kind: 'direction';
  /** @internal */
  readonly last: readonly number[];
  /** @internal */
  readonly signature: readonly number[];
  /** @internal */
  override readonly wrappingBits: number;

  /** @internal */
  constructor(bits: number) {
    super();
    this.wrappingBits = bits;
    this.last = [(1 << bits) - 1];
    this.signature = [4, bits];
  }

  /** The code of a direction. @throws RangeError if it is not a direction */
  encode(direction: Direction2): number {
    requireDirection('codec.encode', 'direction', direction);
    return codeOfDirection(directionBits(direction), this.wrappingBits);
  }

  /**
   * The direction of a code; `encode` returns the same code again. @throws RangeError if it is not a code of this codec
   */
  decode(code: number): Direction2 {
    const checked = requireInteger('codec.decode', 'code', code, 0, this.last[0]);
    return unsafeDirection(directionOfCode(checked, this.wrappingBits));
  }

  newColumn(length: number = 0): DirectionColumn {
    return directionColumn(length);
  }

  /** @internal */
  bind(where: string, parameter: string, column: unknown): BoundColumn {
    return new BoundDirections(requireDirectionColumn(where, parameter, column), this.wrappingBits);
  }
}

/**
 * A codec of directions, which are rounded to the nearest of 2^bits evenly spaced directions. East is exact.
 *
 * @param options - `bits`: from 1 to 30
 * @returns a codec whose error is at most half of 2^-bits turn
 * @throws RangeError if `bits` is not an integer from 1 to 30
 *
 * @example
 * const headings = directionCodec({ bits: 8 });
 * headings.encode(Direction2.south); // => 64
 * headings.decode(64) === Direction2.south // => true
 */
export function directionCodec(options: DirectionCodecOptions): DirectionCodec {
  requireObject('directionCodec', 'options', 'an object with bits', options);
  requireOptions('directionCodec', options, directionCodecOptions);
  return new DirectionCodec(requireInteger('directionCodec', 'bits', options.bits, 1, MOST_DIRECTION_BITS));
}
