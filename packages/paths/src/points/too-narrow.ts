/** The tiles at which a larger body does not fit, as a bit map. */
import {
  type BitTilemap,
  bitTilemap,
  type IsSolid,
  type ReadonlyTilemap,
  type SolidArguments,
  type SolidOptions,
  type TileRect,
  type TileSpace,
} from '@tilewright/tilemap';
import { requireRect, requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireNonNegative,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import { Ground } from '../ground/ground.js';
import { BITS_PER_WORD, MOST_BODY_TILES, NO_CORNER_CUTTING } from '../limits.js';

/**
 * A body of `size` x `size` tiles, whose position is its northwestern tile, or a disc around the center of its tile.
 */
export type BodyInTiles<Q extends AnyQuantity> =
  | {
      /** The side in tiles, from 1 to 1024. */
      readonly size: number;
    }
  | {
      /** The space of the grid. */
      readonly space: TileSpace<Q>;
      /** The radius in the world of the space, up to 1024 tiles. */
      readonly radius: Same<Q>;
    };

/** Options of `tilesTooNarrow`. */
export interface TooNarrowOptions<T> extends SolidOptions<T> {
  /**
   * Only tiles inside these bounds and the map are in the result; all others are solid. Default: the bounds of the map.
   */
  readonly bounds?: TileRect | undefined;
}

/** The same for a map of values other than booleans. */
export interface TooNarrowOptionsWithIsSolid<T> extends TooNarrowOptions<T> {
  readonly isSolid: IsSolid<T>;
}

const SQUARE: OptionNames<{ size: number }> = ['size'];
const DISC: OptionNames<{ space: unknown; radius: unknown }> = ['space', 'radius'];
const TOO_NARROW_OPTIONS: OptionNames<TooNarrowOptions<unknown>> = ['isSolid', 'bounds'];

/**
 * The tiles at which a larger body does not fit: the solid tiles, and tiles too close to them.
 *
 * The result is a separate map for anything that reads solid tiles: paths, rays, flood fills. It does not follow the
 * changes of the original; a `Pathfinder` with the same body does. A square body fits where all of its tiles are
 * open. A disc fits where it overlaps no solid tile; it may touch them. Everything outside the map is solid.
 *
 * @param map - the tiles
 * @param body - `size`: the side of a square body in tiles; or `radius`: of a disc, in the world of `space`
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; `bounds`
 * @returns a map of the bounds, true where the body does not fit
 * @throws RangeError if the body is not valid, an option is not valid, or the bounds have more than 2^28 tiles; also
 * what `isSolid` throws
 *
 * @remarks O(tiles * rows of the body), 32 tiles at a time. Allocates the map, and three times its memory for the
 * duration of the call.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 6, height: 3 }));
 * walls.set(tile(3, 1), true);
 * const narrow = tilesTooNarrow(walls, { size: 2 });
 * narrow.get(tile(2, 0)); // => true
 * narrow.get(tile(1, 0)); // => false
 * tilesTooNarrow(walls, { space: unitTileSpace, radius: tiles(0.5) }).get(tile(2, 1)); // => false
 */
export function tilesTooNarrow<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  body: BodyInTiles<Q>,
  ...optionsWithIsSolid: SolidArguments<T, TooNarrowOptions<NoInfer<T>>, TooNarrowOptionsWithIsSolid<NoInfer<T>>>
): BitTilemap;
export function tilesTooNarrow(
  map: ReadonlyTilemap<unknown>,
  body: RawBody,
  options: { readonly isSolid?: IsSolid<unknown> | undefined; readonly bounds?: TileRect | undefined } = {},
): BitTilemap {
  const where = 'tilesTooNarrow';
  requireTilemap(where, 'map', map);
  requireObject(where, 'body', 'an object', body);
  requireOptions(where, body, 'size' in body ? SQUARE : DISC, 'body');
  const size = 'size' in body ? requireInteger(where, 'body.size', body.size, 1, MOST_BODY_TILES) : 1;
  const radius = 'size' in body ? 0 : radiusInTiles(where, body);
  requireOptions(where, options, TOO_NARROW_OPTIONS);
  const { isSolid, bounds } = options;
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  const source = { map, isSolid, cost: undefined, rule: NO_CORNER_CUTTING, size, radius, bounds };
  const ground = new Ground(where, source, false);
  ground.follow(where);
  return closedTiles(ground);
}

/** A body at run time. */
type RawBody = { readonly size: number } | { readonly space: TileSpace; readonly radius: number };

function radiusInTiles(
  where: string,
  { space, radius }: { readonly space: TileSpace; readonly radius: number },
): number {
  requireTileSpace(where, 'body.space', space);
  const inTiles = requireNonNegative(where, 'body.radius', radius) / rawTileSize(space);
  if (inTiles <= MOST_BODY_TILES) return inTiles;
  throw argumentError(where, 'body.radius', `at most ${MOST_BODY_TILES} tiles`, inTiles);
}

/** The inverted bits of a ground without its border: the first column of the map is bit 1 of a row of the ground. */
function closedTiles({ bounds, open, pitch }: Ground): BitTilemap {
  const closed = bitTilemap(bounds);
  const { words, stride } = closed;
  const perRow = pitch / BITS_PER_WORD;
  for (let row = 0; row < bounds.height; row++) {
    const first = (row + 1) * perRow;
    for (let word = 0; word < stride; word++) {
      const high = word + 1 < perRow ? open[first + word + 1]! : 0;
      words[row * stride + word] = ~((open[first + word]! >>> 1) | (high << 31));
    }
    // Bits past the width are always 0.
    const used = bounds.width & 31;
    if (used !== 0) words[row * stride + stride - 1]! &= -1 >>> (BITS_PER_WORD - used);
  }
  closed.markChanged();
  return closed;
}
