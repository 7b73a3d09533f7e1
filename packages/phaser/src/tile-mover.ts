/** `tileMover`: moves a sprite among tiles. */
import { MoveAnswer, moveAndSlideInto, type SlideOptions } from '@tilewright/motion';
import type { BitTilemap, TileSpace } from '@tilewright/tilemap';
import {
  type PixelDifference2,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  pixels,
  unsafeNumber,
} from '@tilewright/units';
import {
  type OptionNames,
  requireFinitePair,
  requireObject,
  requireOptions,
  requirePositive,
} from '@tilewright/units/checks';
import { requireInScene } from './destroyed.js';

/** The members of a sprite that are read and written: of any game object with a size and without a physics body. */
export interface MovableSprite {
  x: number;
  y: number;
  readonly displayWidth: number;
  readonly displayHeight: number;
  readonly originX: number;
  readonly originY: number;
}

/** Options of `tileMover`: the options of `moveAndSlide`, and the size of the body. */
export interface TileMoverOptions extends Omit<SlideOptions<boolean, PixelLength>, 'isSolid'> {
  /** The width of the body, around the middle of the sprite, in pixels. Default: the size of the sprite. */
  readonly width?: number | undefined;
  /** The height of the body, around the middle of the sprite, in pixels. Default: the size of the sprite. */
  readonly height?: number | undefined;
}

/** Moves one sprite among the tiles of a map. */
export interface TileMover {
  readonly sprite: MovableSprite;
  /**
   * Moves the sprite by a displacement: a velocity times a duration. It slides along what stops it, never overlaps a
   * solid tile, and never passes a solid tile at any speed.
   *
   * @returns what stopped it, and on which sides. The same object is returned and filled each time
   * @throws RangeError if a number is not finite, or the sprite was destroyed
   */
  move(displacement: PixelDifference2): MoveAnswer<PixelLength>;
}

const tileMoverOptions: OptionNames<TileMoverOptions> = [
  'width',
  'height',
  'sides',
  'bounds',
  'outside',
  'stepUp',
  'snapDown',
];

/**
 * Makes a mover for a sprite. It replaces an Arcade body and its collider with a layer, and keeps the sprite out of
 * solid tiles at any speed and frame rate.
 *
 * Between moves, the sprite may be placed by setting its `x` and `y`.
 *
 * @param sprite - a sprite without a physics body (which would move it as well), and not in a container
 * @param walls - the solid tiles, as `wallsOf` returns them
 * @param space - the space of the layer, as `spaceOf` returns it
 * @param options - `width`, `height`; `sides: sidesOf(layer)` for one-way platforms; `stepUp` and `snapDown` for
 * ledges; `outside: 'solid'` to keep it in the map; `bounds`
 * @throws RangeError if an option is not valid
 *
 * @remarks A move takes well under a microsecond and creates two small objects.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const space = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
 * const sprite = { x: 24, y: 8, displayWidth: 16, displayHeight: 16, originX: 0.5, originY: 0.5 };
 * const hero = tileMover(sprite, walls, space);
 * directionSetHas(hero.move(pixelDifference(pixels(900), pixels(0))).blocked, CardinalDirection.east); // => true
 * sprite.x; // => 72
 */
export function tileMover(
  sprite: MovableSprite,
  walls: BitTilemap,
  space: TileSpace<PixelLength>,
  options?: TileMoverOptions,
): TileMover {
  requireObject('tileMover', 'sprite', 'a game object with a size', sprite);
  requireInScene('tileMover', 'sprite', sprite);
  requireOptions('tileMover', options, tileMoverOptions);
  const { width, height, ...slideOptions } = options ?? {};
  const halfWidth = requirePositive('tileMover', 'width', width ?? sprite.displayWidth) / 2;
  const halfHeight = requirePositive('tileMover', 'height', height ?? sprite.displayHeight) / 2;
  const halfExtents = pixelDifference(pixels(halfWidth), pixels(halfHeight));
  const answer = new MoveAnswer<PixelLength>();
  // The center in doubles, and the sprite position that it gave: repeatedly adding and subtracting half a size would
  // let the center drift.
  let [centerX, centerY, placedX, placedY] = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  return {
    sprite,
    move(displacement) {
      requireInScene('tileMover.move', 'sprite', sprite);
      requireFinitePair('tileMover.move', 'displacement', 'a vector', displacement);
      const offsetX = (0.5 - sprite.originX) * sprite.displayWidth;
      const offsetY = (0.5 - sprite.originY) * sprite.displayHeight;
      if (sprite.x !== placedX) centerX = sprite.x + offsetX;
      if (sprite.y !== placedY) centerY = sprite.y + offsetY;
      const body = { center: pixelPosition(pixels(centerX), pixels(centerY)), halfExtents };
      moveAndSlideInto(answer, walls, space, body, displacement, slideOptions);
      centerX = unsafeNumber(answer.centerX);
      centerY = unsafeNumber(answer.centerY);
      sprite.x = placedX = centerX - offsetX;
      sprite.y = placedY = centerY - offsetY;
      return answer;
    },
  };
}
