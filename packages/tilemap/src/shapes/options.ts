/** The options of shapes out of solid tiles, and their checks. */
import { argumentError, type OptionNames, requireFunction, requireOptions } from '@tilewright/units/checks';
import { MOST_SHAPED_TILES } from '../limits.js';
import { requireTilemap } from '../storage/base.js';
import type { IsSolid, SolidOptions } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { rectIntersection, requireRect, tileCount, type TileRect } from '../values/rect.js';

/** Options of the rectangles of solid tiles. */
export interface SolidRectangleOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds count as solid. Default: the bounds of the map. A chunked map needs them. */
  readonly bounds?: TileRect | undefined;
  /** Whether to find the least possible number of rectangles, for at most 2^22 tiles. Default: false. */
  readonly best?: boolean | undefined;
}

/** The same for a map of values other than booleans. */
export interface SolidRectangleOptionsWithIsSolid<T> extends SolidRectangleOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** Options of the outlines of solid tiles. */
export interface OutlineOptions<T> extends SolidOptions<T> {
  /** Only tiles inside these bounds count as solid. Default: the bounds of the map. A chunked map needs them. */
  readonly bounds?: TileRect | undefined;
  /**
   * What becomes of two solid tiles that share a corner and no side. `'apart'` (default): no outline passes a corner twice;
   * `'joined'`: one outline goes around both.
   */
  readonly touching?: 'apart' | 'joined' | undefined;
}

/** The same for a map of values other than booleans. */
export interface OutlineOptionsWithIsSolid<T> extends OutlineOptions<T> {
  readonly isSolid: IsSolid<T>;
}

export const RECTANGLE_OPTIONS: OptionNames<SolidRectangleOptions<unknown>> = ['isSolid', 'bounds', 'best'];
export const OUTLINE_OPTIONS: OptionNames<OutlineOptions<unknown>> = ['isSolid', 'bounds', 'touching'];

/** The options that all shapes have. */
interface ShapeOptions {
  readonly isSolid?: unknown;
  readonly bounds?: TileRect | undefined;
}

/** Checks a map and the options that all shapes have. @returns the tiles to read @throws RangeError by name */
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
    throw argumentError(
      where,
      'bounds',
      `at most ${MOST_SHAPED_TILES} tiles`,
      tileCount(tiles),
      'Give those of a part',
    );
  }
  return tiles;
}
