/** The options of rectangles and outlines of solid tiles, and their checks. */
import { argumentError, type OptionNames, requireFunction, requireOptions } from '@tilewright/units/checks';
import { MOST_SHAPED_TILES } from '../limits.js';
import { requireTilemap } from '../storage/base.js';
import type { IsSolid, SolidOptions } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { rectIntersection, requireRect, tileCount, type TileRect } from '../values/rect.js';

/** Options of the rectangles of solid tiles. */
export interface SolidRectangleOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds count as solid. Default: the bounds of the map. Required for a chunked map. */
  readonly bounds?: TileRect | undefined;
  /** Whether to find the minimum number of rectangles, for at most 2^22 tiles. Default: false. */
  readonly fewest?: boolean | undefined;
}

/** The same for a map of values other than booleans. */
export interface SolidRectangleOptionsWithIsSolid<T> extends SolidRectangleOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** Options of the outlines of solid tiles. */
export interface OutlineOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds count as solid. Default: the bounds of the map. Required for a chunked map. */
  readonly bounds?: TileRect | undefined;
  /**
   * The treatment of two solid tiles that share only a corner. `'apart'` (default): no outline passes a corner
   * twice. `'joined'`: one outline goes around both.
   */
  readonly touching?: 'apart' | 'joined' | undefined;
}

/** The same for a map of values other than booleans. */
export interface OutlineOptionsWithIsSolid<T> extends OutlineOptions<T> {
  readonly isSolid: IsSolid<T>;
}

export const RECTANGLE_OPTIONS: OptionNames<SolidRectangleOptions<unknown>> = ['isSolid', 'bounds', 'fewest'];
export const OUTLINE_OPTIONS: OptionNames<OutlineOptions<unknown>> = ['isSolid', 'bounds', 'touching'];

/** The options that rectangles and outlines share. */
interface ShapeOptions {
  readonly isSolid?: unknown;
  readonly bounds?: TileRect | undefined;
}

/**
 * Checks a map and the shared options. @returns the tiles to read @throws RangeError that names the function `where`
 */
export function requireShaped(
  where: string,
  map: ReadonlyTilemap<unknown>,
  options: ShapeOptions | undefined,
  known: readonly string[],
): TileRect {
  requireTilemap(where, 'map', map);
  requireOptions(where, options, known);
  const { isSolid, bounds } = options ?? {};
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  const tiles = bounds === undefined ? map.bounds : rectIntersection(map.bounds, requireRect(where, 'bounds', bounds));
  if (tileCount(tiles) > MOST_SHAPED_TILES) {
    throw argumentError(where, 'bounds', `at most ${MOST_SHAPED_TILES} tiles`, tileCount(tiles), 'Pass smaller bounds');
  }
  return tiles;
}
