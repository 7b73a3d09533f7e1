/**
 * Outlines of solid tiles: closed loops of corners, for the chain shapes of a physics engine, for lights, for drawing.
 */
import type { AnyQuantity, PointOf } from '@tilewright/units';
import { argumentError, requireArray, requireInteger } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { requireSizedTileSpace } from '../space/checks.js';
import type { TileSpace } from '../space/tile-space.js';
import type { SolidArguments } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { tileCount } from '../values/rect.js';
import { borderRunsOf } from './border-runs.js';
import { positionAt, requireTileCorner, type TileCorner, unsafeTileCorner } from './corner.js';
import { OUTLINE_OPTIONS, type OutlineOptions, type OutlineOptionsWithIsSolid, requireShaped } from './options.js';
import { writeLoops } from './outline-loops.js';
import { pairRuns } from './pairing.js';
import { solidBitsOf } from './solid-bits.js';

/**
 * A closed loop of corners. Consecutive corners, and the last and the first, are joined by straight lines along the
 * grid.
 */
export type TileOutline = readonly TileCorner[];

/**
 * The outlines of the solid tiles of a map: each edge between a solid and an open tile is in exactly one outline, once.
 *
 * Solid tiles are on the right-hand side along an outline: on a screen with y down, an outline around solid tiles is
 * clockwise, and an outline around a hole is counterclockwise. Consecutive sides of an outline are perpendicular.
 *
 * An outline starts at its northernmost corner; among several, at the westernmost. Outlines are ordered by these
 * corners: rows from north to south, each from west to east. From its first corner, an outline around solid tiles
 * goes east, and an outline around a hole goes south: `loop[0].y === loop[1].y` distinguishes them.
 *
 * `touching` decides about two solid tiles that share only a corner:
 *
 * - `'apart'` (default): shapes that share only a corner have separate outlines, and no outline passes a corner
 *   twice, as the chain shapes of physics engines require. A shape that touches itself in a corner is a ring: it has
 *   an outer outline and a hole.
 * - `'joined'`: one outline goes around both. It passes a corner twice if nothing else connects the two.
 *
 * @param map - the tiles; a bit map is fastest. All is open outside the map
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; called once
 * per tile, before the first outline is made; `bounds`; `touching`
 * @throws RangeError if an option is unknown or not valid, the bounds have more than 2^30 tiles, as for a chunked
 * map without `bounds`, or include the last column or row of all tiles, or there are more than 2^27 corners; also
 * what `isSolid` throws
 *
 * @remarks O(tiles + corners). Temporary memory: one bit per tile, and about 10 bytes per corner.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
 * walls.fill(true, tileRect({ x: 0, y: 2, width: 4, height: 1 }));
 * walls.set(tile(0, 1), true);
 * outlines(walls)[0]?.map(({ x, y }) => [x, y]) // => [[0, 1], [1, 1], [1, 2], [4, 2], [4, 3], [0, 3]]
 */
export function outlines<T = boolean>(
  map: ReadonlyTilemap<T>,
  ...optionsWithIsSolid: SolidArguments<T, OutlineOptions<NoInfer<T>>, OutlineOptionsWithIsSolid<NoInfer<T>>>
): TileOutline[];
export function outlines(map: ReadonlyTilemap<unknown>, options?: OutlineOptions<unknown>): TileOutline[] {
  const where = 'outlines';
  const bounds = requireShaped(where, map, options, OUTLINE_OPTIONS);
  const { touching = 'apart' } = options ?? {};
  if (touching !== 'apart' && touching !== 'joined') {
    throw argumentError(where, 'touching', "'apart' or 'joined'", touching);
  }
  if (tileCount(bounds) > 0) {
    requireInteger(where, 'bounds.x + width', bounds.x + bounds.width, MIN_TILE, MAX_TILE);
    requireInteger(where, 'bounds.y + height', bounds.y + bounds.height, MIN_TILE, MAX_TILE);
  }
  const runs = borderRunsOf(where, solidBitsOf(where, map, options?.isSolid, bounds));
  const pairing = pairRuns(runs, touching);
  const corners = new Int32Array(4 * runs.count);
  const starts = new Int32Array(pairing.loopCount + 1);
  writeLoops(runs, pairing, corners, starts);
  const loops: TileOutline[] = [];
  for (let loop = 0; loop < pairing.loopCount; loop++) {
    const outline: TileCorner[] = [];
    for (let at = 2 * starts[loop]!; at < 2 * starts[loop + 1]!; at += 2) {
      outline.push(unsafeTileCorner(corners[at]!, corners[at + 1]!));
    }
    loops.push(outline);
  }
  return loops;
}

/**
 * The positions of the corners of an outline, in order.
 *
 * @param space - the space of the grid
 * @param outline - the corners
 * @returns one position per corner, in the world of the space
 *
 * @remarks O(corners). Allocates the array and its positions.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * outlinePoints(space, cornersOfTile(tile(1, 0)))[0] // => position(meters(4), meters(2))
 */
export function outlinePoints<Q extends AnyQuantity>(space: TileSpace<Q>, outline: TileOutline): PointOf<Q>[] {
  requireSizedTileSpace('outlinePoints', space, space?.tileSize);
  requireArray('outlinePoints', 'outline', outline);
  return Array.from(outline, (corner, index) => {
    requireTileCorner('outlinePoints', `outline[${index}]`, corner);
    return positionAt('outlinePoints', space, corner);
  });
}
