/** Outlines of solid tiles: closed loops of corners, for chains of a physics engine, for lights, for drawing. */
import type { AnyQuantity, PointOf } from '@tilewright/units';
import { argumentError, requireArray, requireInteger, requireObject } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { requireSizedTileSpace } from '../space/checks.js';
import type { TileSpace } from '../space/tile-space.js';
import type { SolidArguments } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { requireTypedArray } from '../values/checks.js';
import { tileCount } from '../values/rect.js';
import { type BorderRuns, borderRunsOf } from './border-runs.js';
import { positionAt, requireTileCorner, type TileCorner, unsafeTileCorner } from './corner.js';
import { OUTLINE_OPTIONS, type OutlineOptions, type OutlineOptionsWithIsSolid, requireShaped } from './options.js';
import { writeLoops } from './outline-loops.js';
import { type Pairing, pairRuns } from './pairing.js';
import { solidBitsOf } from './solid-bits.js';

/** A closed loop of corners, each joined to the next and the last one to the first by a straight line along the grid. */
export type TileOutline = readonly TileCorner[];

/** What `outlinesInto` writes. */
export interface OutlineColumns {
  /** The corners of all outlines, x and y in turn. */
  readonly corners: Int32Array;
  /** The number of the first corner of each outline, and after them the number of all corners. */
  readonly starts: Int32Array;
}

/**
 * The outlines of the solid tiles of a map: each border between a solid and an open tile is in exactly one of them, once.
 *
 * Solid tiles are on the right of an outline that is walked from corner to corner: an outline around solid tiles goes clockwise
 * on a screen with y downward, and one around a hole in them counterclockwise. Successive sides of an outline are perpendicular.
 *
 * An outline starts at its northernmost corner, and if there are several, at the westernmost of them. The outlines come in the
 * order of these corners: rows from north to south, each from west to east. From there an outline around solid tiles goes
 * east, and one around a hole goes south: `loop[0].y === loop[1].y` tells them apart.
 *
 * `touching` decides about two solid tiles that share a corner and no side:
 *
 * - `'apart'` (default): shapes that only share a corner have outlines of their own, and no outline passes a corner twice, as
 *   chains of physics engines want it. A shape that touches itself in a corner is a ring: it has an outer outline and a hole.
 * - `'joined'`: one outline goes around both. It passes a corner twice if nothing else connects the two.
 *
 * @param map - the tiles; a bit map is fastest. Outside of it all is open
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; it is asked once about each tile, before the first outline is made; `bounds`;
 * `touching`
 * @throws RangeError if an option is unknown or not valid, the bounds have more than 2^30 tiles, as those of a chunked map have,
 * or include the last column or row of all tiles, or there are more than 2^27 corners; and what `isSolid` throws
 *
 * @remarks O(tiles + corners), with one bit for each tile and about 10 bytes for each corner, beside the result.
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
  const { runs, pairing } = findLoops('outlines', map, options);
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
 * Writes the outlines of the solid tiles of a map into two arrays. See `outlines`.
 *
 * Corner i of outline n has its column at `corners[2 * (starts[n] + i)]` and its row behind it, for i up to, and without,
 * `starts[n + 1] - starts[n]`.
 *
 * @param columns - receives two numbers for each corner, one for each outline, and one for the end; elements after them stay
 * unchanged
 * @returns the number of outlines
 * @throws RangeError like `outlines`, and if an array is too small; then both arrays stay unchanged, and the message gives
 * the number of corners or of outlines
 *
 * @remarks O(tiles + corners), with one bit for each tile and about 10 bytes for each corner.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 2, y: 0, width: 4, height: 3 }), true);
 * const columns = { corners: new Int32Array(8), starts: new Int32Array(2) };
 * outlinesInto(columns, walls); // => 1
 * [...columns.corners]; // => [2, 0, 6, 0, 6, 3, 2, 3]
 * [...columns.starts]; // => [0, 4]
 */
export function outlinesInto<T = boolean>(
  columns: OutlineColumns,
  map: ReadonlyTilemap<T>,
  ...optionsWithIsSolid: SolidArguments<T, OutlineOptions<NoInfer<T>>, OutlineOptionsWithIsSolid<NoInfer<T>>>
): number;
export function outlinesInto(
  columns: OutlineColumns,
  map: ReadonlyTilemap<unknown>,
  options?: OutlineOptions<unknown>,
): number {
  requireObject('outlinesInto', 'columns', 'an object with corners and starts', columns);
  const { corners, starts } = columns;
  requireTypedArray('outlinesInto', 'columns.corners', 'Int32Array', corners);
  requireTypedArray('outlinesInto', 'columns.starts', 'Int32Array', starts);
  const { runs, pairing } = findLoops('outlinesInto', map, options);
  const { count } = runs;
  const { loopCount } = pairing;
  if (corners.length < 4 * count) {
    const rule = `at least ${4 * count}, for ${2 * count} corners of two numbers`;
    throw argumentError('outlinesInto', 'columns.corners.length', rule, corners.length);
  }
  if (starts.length <= loopCount) {
    const rule = `at least ${loopCount + 1}, for ${loopCount} outlines and the end`;
    throw argumentError('outlinesInto', 'columns.starts.length', rule, starts.length);
  }
  writeLoops(runs, pairing, corners, starts);
  return loopCount;
}

function findLoops(
  where: string,
  map: ReadonlyTilemap<unknown>,
  options: OutlineOptions<unknown> | undefined,
): { readonly runs: BorderRuns; readonly pairing: Pairing } {
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
  return { runs, pairing: pairRuns(runs, touching) };
}

/**
 * The positions of the corners of an outline, in its order.
 *
 * @param space - the space of the grid
 * @param outline - the corners
 * @returns as many positions in the world of the space
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
