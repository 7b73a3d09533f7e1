/**
 * The ground of a walk, which decides which tiles are open.
 *
 *     ground       open tiles                             bounds
 *     a map        the tiles inside that are not solid    of the map and of the options
 *     a function   the tiles for which it returns true    of the options
 */
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireOptions,
} from '@tilewright/units/checks';
import { MOST_UNBOUNDED_TILES, MOST_WALKED_TILES } from '../limits.js';
import { isTilemap } from '../storage/base.js';
import type { IsSolid, SolidArguments, SolidOptions } from '../storage/solid-options.js';
import { SolidTiles } from '../storage/solid-tiles.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { everyTile, rectIntersection, requireRect, tileCount, type TileRect } from '../values/rect.js';

/**
 * The allowed moves. `'four-way'`: along rows and columns. `'eight-way'`: also diagonally. `'no-corner-cutting'`:
 * diagonally only between two open tiles, so that no move cuts the corner of a closed tile.
 */
export type MoveRule = 'four-way' | 'eight-way' | 'no-corner-cutting';

/** Returns whether the tile at a column and row is open. */
export type IsOpen = (x: number, y: number) => boolean;

/** The ground of a walk: a map, whose solid tiles are closed, or a function that tells which tiles are open. */
export type Ground = ReadonlyTilemap<unknown> | IsOpen;

/** Options of a walk. */
export interface WalkOptions {
  /** The allowed moves. Default: `'four-way'`. */
  readonly rule?: MoveRule | undefined;
  /** Tiles outside these bounds are closed. Tiles outside a map are always closed. */
  readonly bounds?: TileRect | undefined;
  /**
   * The greatest number of tiles that a walk may reach, or that the bounds of `connectedRegions` may have; with
   * more, the call throws. An integer from 0 to 2^26. Default: 2^26 for `connectedRegions`, and if the bounds have
   * at most 2^26 tiles; otherwise 2^20.
   */
  readonly maxTiles?: number | undefined;
}

/** Options of a walk over a map. */
export interface MapWalkOptions<T> extends WalkOptions, SolidOptions<T> {}

/** Options of a walk over a map whose values are not booleans. */
export interface MapWalkOptionsWithIsSolid<T> extends MapWalkOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** Options of a walk that needs bounds. */
export interface BoundedWalkOptions extends WalkOptions {
  readonly bounds: TileRect;
}

/** The last argument of a walk over a ground: `isSolid` is required unless the map holds booleans. */
export type WalkArguments<G extends Ground> = [G] extends [ReadonlyTilemap<infer T>]
  ? SolidArguments<T, MapWalkOptions<T>, MapWalkOptionsWithIsSolid<T>>
  : [options?: WalkOptions];

/** The last argument of a search for regions: a map has bounds, a function needs them. */
export type RegionArguments<G extends Ground> = [G] extends [ReadonlyTilemap<infer T>]
  ? SolidArguments<T, MapWalkOptions<T>, MapWalkOptionsWithIsSolid<T>>
  : [options: BoundedWalkOptions];

const OPTIONS_OF_MAP: OptionNames<MapWalkOptions<unknown>> = ['isSolid', 'rule', 'bounds', 'maxTiles'];
const OPTIONS_OF_FUNCTION: OptionNames<WalkOptions> = ['rule', 'bounds', 'maxTiles'];

/** The checked arguments of a walk. */
export interface CheckedWalk {
  readonly isOpen: IsOpen;
  readonly rule: MoveRule;
  /** The walk reads only tiles inside these bounds. */
  readonly bounds: TileRect;
  readonly maxTiles: number;
}

/** Checks a ground and the options of a walk over it. @throws RangeError if an argument is not valid */
export function checkWalk(where: string, ground: Ground, options: MapWalkOptions<unknown> = {}): CheckedWalk {
  const map = typeof ground === 'function' ? undefined : requireGround(where, ground);
  requireOptions(where, options, map === undefined ? OPTIONS_OF_FUNCTION : OPTIONS_OF_MAP);
  const { isSolid, rule = 'four-way', bounds: given = everyTile, maxTiles } = options;
  if (isSolid !== undefined) requireFunction(where, 'isSolid', isSolid);
  requireMoveRule(where, rule);
  requireRect(where, 'bounds', given);
  const bounds = map === undefined ? given : rectIntersection(map.bounds, given);
  const most = tileCount(bounds) <= MOST_WALKED_TILES ? MOST_WALKED_TILES : MOST_UNBOUNDED_TILES;
  return {
    isOpen: typeof ground === 'function' ? ground : openTiles(where, ground, isSolid),
    rule,
    bounds,
    maxTiles: maxTiles === undefined ? most : requireInteger(where, 'maxTiles', maxTiles, 0, MOST_WALKED_TILES),
  };
}

function requireGround(where: string, map: ReadonlyTilemap<unknown> | null | undefined): ReadonlyTilemap<unknown> {
  if (map && isTilemap(map)) return map;
  throw argumentError(where, 'ground', 'a tile map, or a function that tells which tiles are open', map);
}

function openTiles(where: string, map: ReadonlyTilemap<unknown>, isSolid: IsSolid<unknown> | undefined): IsOpen {
  const solids = new SolidTiles();
  solids.start(where, map, isSolid);
  return (x, y) => !solids.hasInside(x, y);
}

function requireMoveRule(where: string, rule: MoveRule): void {
  if (rule !== 'four-way' && rule !== 'eight-way' && rule !== 'no-corner-cutting') {
    throw argumentError(where, 'rule', "'four-way', 'eight-way' or 'no-corner-cutting'", rule);
  }
}
