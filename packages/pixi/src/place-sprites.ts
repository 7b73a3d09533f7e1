/** Places sprites, or particles, at the rows of columns. */
import type { AnyPoint2, DirectionColumn, PointColumn, Same } from '@tilewright/units';
import {
  type OptionNames,
  requireArray,
  requireDirectionColumn,
  requireFinite,
  requireInteger,
  requireOptions,
  requirePairColumn,
} from '@tilewright/units/checks';

/** What can be placed: a `Sprite`, a `Particle`, or any container of PixiJS. */
export interface Placeable {
  x: number;
  y: number;
  rotation: number;
}

/** Options of `placeSprites`. */
export interface PlaceOptions<P extends AnyPoint2> {
  /** The positions one step earlier. Sprites are placed between them and the positions of now, by `fraction`. */
  readonly previous?: PointColumn<P> | undefined;
  /** How far the picture lies between the two steps: 0 is `previous`, 1 is now. Default: 1. */
  readonly fraction?: number | undefined;
  /** Which way each sprite is turned. A picture that looks to the east is not rotated. Default: rotations stay. */
  readonly facings?: DirectionColumn | undefined;
}

const placeOptions: OptionNames<PlaceOptions<AnyPoint2>> = ['previous', 'fraction', 'facings'];

/** Radians per unit of a direction, of which a turn has 2^32. */
const RADIANS_PER_BIT = (2 * Math.PI) / 0x1_0000_0000;

/**
 * Places sprites at the rows of a column: sprite `i` at row `i`.
 *
 * @param sprites - sprites, particles or containers, at least one for each row, in a container that is drawn in the base
 * unit of the world: meters, or pixels. The sprites after the last row stay where they are
 * @param positions - one row for each sprite
 * @param options - `previous` and `fraction` for pictures between two steps; `facings`
 * @returns the number of sprites that were placed
 * @throws RangeError if there are fewer sprites than rows, a column has another length, or the fraction is not finite;
 * then nothing was placed
 *
 * @remarks Allocates nothing. Hide what a camera does not see by asking a tracker for it, and place only that.
 *
 * @example
 * import { Sprite } from 'pixi.js';
 * const positions = pointColumn<Position2>(2);
 * positions.set(1, position(meters(3), meters(4)));
 * const sprites = [new Sprite(), new Sprite()];
 * placeSprites(sprites, positions); // => 2
 * sprites[1]?.x; // => 3
 */
export function placeSprites<P extends AnyPoint2>(
  sprites: ArrayLike<Placeable>,
  positions: PointColumn<P>,
  options?: PlaceOptions<Same<P>>,
): number {
  const where = 'placeSprites';
  requireArray(where, 'sprites', sprites);
  const { rawX, rawY, length } = requirePairColumn(where, 'positions', positions);
  requireInteger(where, 'sprites.length', sprites.length, length);
  requireOptions(where, options, placeOptions);
  const fraction = requireFinite(where, 'fraction', options?.fraction ?? 1);
  const previous =
    options?.previous === undefined
      ? undefined
      : requirePairColumn(where, 'previous', options.previous, length, 'positions');
  const facings =
    options?.facings === undefined ? undefined : requireDirectionColumn(where, 'facings', options.facings, length).raw;
  // Two sums, so that a fraction of 0 or 1 gives the positions of a column to the bit.
  const before = 1 - fraction;
  for (let row = 0; row < length; row++) {
    const sprite = sprites[row]!;
    sprite.x = previous === undefined ? rawX[row]! : previous.rawX[row]! * before + rawX[row]! * fraction;
    sprite.y = previous === undefined ? rawY[row]! : previous.rawY[row]! * before + rawY[row]! * fraction;
    if (facings !== undefined) sprite.rotation = facings[row]! * RADIANS_PER_BIT;
  }
  return length;
}
