/** `placeSprites`: places sprites or particles at the positions of columns. */
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

/** An object that can be placed: a `Sprite`, a `Particle`, or any container of PixiJS. */
export interface Placeable {
  x: number;
  y: number;
  rotation: number;
}

/** Options of `placeSprites`. */
export interface PlaceOptions<P extends AnyPoint2> {
  /**
   * The positions one step earlier. Sprites are interpolated between these and the current positions, by `fraction`.
   */
  readonly previous?: PointColumn<P> | undefined;
  /** The interpolation factor: 0 is `previous`, 1 is the current position. Default: 1. */
  readonly fraction?: number | undefined;
  /** The direction that each sprite faces; a rotation of 0 faces east. Default: rotations do not change. */
  readonly facings?: DirectionColumn | undefined;
}

const placeOptions: OptionNames<PlaceOptions<AnyPoint2>> = ['previous', 'fraction', 'facings'];

/** Radians per unit of a direction; a turn has 2^32 units. */
const RADIANS_PER_BIT = (2 * Math.PI) / 0x1_0000_0000;

/**
 * Places sprites at the rows of a column: sprite `i` at row `i`.
 *
 * @param sprites - sprites, particles or containers, at least one per row, in a container that is drawn in the base
 * unit of the world: meters, or pixels. Sprites after the last row are not moved
 * @param positions - one row per sprite
 * @param options - `previous` and `fraction` for interpolation between two steps; `facings`
 * @returns the number of sprites that were placed
 * @throws RangeError if there are fewer sprites than rows, a column has another length, or the fraction is not finite;
 * then nothing was placed
 *
 * @remarks Allocates nothing. To place only what a camera sees, query a tracker for it, and hide the rest.
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
  // A weighted sum, so that a fraction of 0 or 1 gives the positions of a column exactly.
  const before = 1 - fraction;
  for (let row = 0; row < length; row++) {
    const sprite = sprites[row]!;
    sprite.x = previous === undefined ? rawX[row]! : previous.rawX[row]! * before + rawX[row]! * fraction;
    sprite.y = previous === undefined ? rawY[row]! : previous.rawY[row]! * before + rawY[row]! * fraction;
    if (facings !== undefined) sprite.rotation = facings[row]! * RADIANS_PER_BIT;
  }
  return length;
}
