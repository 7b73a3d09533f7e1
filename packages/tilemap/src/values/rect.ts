/**
 * A half-open rectangle of tiles: the columns x to x + width - 1 and the rows y to y + height - 1. It is empty if its
 * width or height is 0. It may start at any tile, also at negative coordinates.
 *
 * Rectangles are intersected, never clamped: clamping the corners of a rectangle outside the bounds would give tiles
 * that it does not have.
 */
import { argumentError, requireInteger, requireObject } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE, TILES_PER_AXIS, TILE_END } from '../limits.js';
import { isTileCoordinate, requireTile, requireTiles, type Tile, unsafeTile } from './tile.js';

declare const madeByTileRect: unique symbol;

/** A rectangle of tiles, possibly empty. An immutable plain `{ x, y, width, height }`; x, y is its north-west tile. */
export interface TileRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly [madeByTileRect]: 'TileRect';
}

/** The options of `tileRect`. */
export interface TileRectOptions {
  /** The westernmost column. */
  readonly x: number;
  /** The northernmost row. */
  readonly y: number;
  /** The number of columns. */
  readonly width: number;
  /** The number of rows. */
  readonly height: number;
}

/** The rectangle of all tiles: the bounds of a chunked map. */
export const everyTile: TileRect = /* @__PURE__ */ wholeGrid();

/**
 * Its members are in a different order than in all other rectangles, so it has a different hidden class. Otherwise,
 * after a width of 2^32, an engine would store the members of all rectangles as doubles, and loops from `x` to
 * `x + width` would take twice as long.
 */
function wholeGrid(): TileRect;
function wholeGrid(): unknown {
  return { height: TILES_PER_AXIS, width: TILES_PER_AXIS, y: MIN_TILE, x: MIN_TILE };
}

/**
 * The rectangle of `width` columns and `height` rows whose north-west tile is (x, y).
 *
 * @throws RangeError if a member is not an integer, a size is negative, or a tile is outside the range of coordinates
 *
 * @example
 * [...tilesIn(tileRect({ x: -1, y: 0, width: 2, height: 1 }))] // => [tile(-1, 0), tile(0, 0)]
 */
export function tileRect(options: TileRectOptions): TileRect {
  requireObject('tileRect', 'options', 'an object', options);
  const { x, y, width, height } = options;
  const left = requireInteger('tileRect', 'x', x, MIN_TILE, MAX_TILE);
  const top = requireInteger('tileRect', 'y', y, MIN_TILE, MAX_TILE);
  const columns = requireInteger('tileRect', 'width', width, 0);
  const rows = requireInteger('tileRect', 'height', height, 0);
  requireInteger('tileRect', 'x + width', left + columns, MIN_TILE, TILE_END);
  requireInteger('tileRect', 'y + height', top + rows, MIN_TILE, TILE_END);
  return unsafeTileRect(left, top, columns, rows);
}

/** Checks a rectangle. @throws RangeError for anything else */
export function requireRect(where: string, parameter: string, rect: TileRect | null | undefined): TileRect {
  if (isTileRect(rect)) return rect;
  throw argumentError(where, parameter, 'a rectangle of tiles', rect, 'Make it with tileRect()');
}

/** Whether a value is a rectangle that lies where there are tiles. For checks: only a cast lets anything else in. */
export function isTileRect(rect: TileRect | null | undefined): rect is TileRect {
  return !!rect && isExtent(rect.x, rect.width) && isExtent(rect.y, rect.height);
}

function isExtent(start: number, size: number): boolean {
  return isTileCoordinate(start) && Number.isInteger(size) && size >= 0 && start + size <= TILE_END;
}

/** Makes a rectangle without a check, for kernels. The numbers must be integers in range, and not `-0`. */
export function unsafeTileRect(x: number, y: number, width: number, height: number): TileRect;
export function unsafeTileRect(x: number, y: number, width: number, height: number): unknown {
  return { x, y, width, height };
}

/**
 * The smallest rectangle that contains two tiles, in any order. It is never empty.
 *
 * @example
 * rectSpanning(tile(3, 0), tile(1, 1)) // => tileRect({ x: 1, y: 0, width: 3, height: 2 })
 */
export function rectSpanning(a: Tile, b: Tile): TileRect {
  requireTiles('rectSpanning', a, b);
  return unsafeTileRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x) + 1, Math.abs(a.y - b.y) + 1);
}

/**
 * The number of tiles in a rectangle; rounded above 2^53.
 *
 * @example
 * tileCount(tileRect({ x: -4, y: 0, width: 8, height: 3 })) // => 24
 */
export function tileCount(rect: TileRect): number {
  requireRect('tileCount', 'rect', rect);
  return rect.width * rect.height;
}

/**
 * Whether a tile is in a rectangle.
 *
 * @example
 * rectContains(tileRect({ x: 0, y: 0, width: 8, height: 8 }), tile(8, 0)) // => false
 */
export function rectContains(rect: TileRect, tile: Tile): boolean {
  requireRect('rectContains', 'rect', rect);
  requireTile('rectContains', 'tile', tile);
  return tile.x >= rect.x && tile.x - rect.x < rect.width && tile.y >= rect.y && tile.y - rect.y < rect.height;
}

/**
 * Whether two rectangles have the same tiles. All empty rectangles are equal.
 *
 * @example
 * const a = tileRect({ x: 0, y: 0, width: 0, height: 4 });
 * rectsEqual(a, tileRect({ x: 5, y: 5, width: 4, height: 0 })) // => true
 */
export function rectsEqual(a: TileRect, b: TileRect): boolean {
  requireRects('rectsEqual', a, b);
  if (tileCount(a) === 0) return tileCount(b) === 0;
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

/**
 * The rectangle of the tiles in both rectangles; empty if there are none.
 *
 * @example
 * const a = tileRect({ x: 0, y: 0, width: 4, height: 4 });
 * rectIntersection(a, tileRect({ x: 2, y: 3, width: 9, height: 9 })) // => tileRect({ x: 2, y: 3, width: 2, height: 1 })
 */
export function rectIntersection(a: TileRect, b: TileRect): TileRect {
  requireRects('rectIntersection', a, b);
  return common(a, b);
}

function common(a: TileRect, b: TileRect): TileRect {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return unsafeTileRect(x, y, width, height);
}

/**
 * The smallest rectangle that contains both rectangles. An empty one adds nothing.
 *
 * @example
 * const a = tileRect({ x: 0, y: 0, width: 1, height: 1 });
 * rectUnion(a, tileRect({ x: 3, y: 2, width: 1, height: 1 })) // => tileRect({ x: 0, y: 0, width: 4, height: 3 })
 */
export function rectUnion(a: TileRect, b: TileRect): TileRect {
  requireRects('rectUnion', a, b);
  if (tileCount(a) === 0) return b;
  if (tileCount(b) === 0) return a;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return unsafeTileRect(x, y, width, height);
}

/**
 * The rectangle grown by `tiles` on all four sides, cut off at the ends of tile coordinates; shrunk if `tiles` is
 * negative.
 *
 * An empty rectangle stays empty, and shrinking by half the size or more gives an empty rectangle.
 *
 * @throws RangeError if `tiles` is not an integer
 *
 * @example
 * expandRect(tileRect({ x: 2, y: 3, width: 4, height: 2 }), 1) // => tileRect({ x: 1, y: 2, width: 6, height: 4 })
 */
export function expandRect(rect: TileRect, tiles: number): TileRect {
  requireRect('expandRect', 'rect', rect);
  requireInteger('expandRect', 'tiles', tiles);
  const width = rect.width + 2 * tiles;
  const height = rect.height + 2 * tiles;
  if (tileCount(rect) === 0 || width <= 0 || height <= 0) return unsafeTileRect(rect.x, rect.y, 0, 0);
  return common(unsafeTileRect(rect.x - tiles, rect.y - tiles, width, height), everyTile);
}

function requireRects(where: string, a: TileRect, b: TileRect): void {
  requireRect(where, 'a', a);
  requireRect(where, 'b', b);
}

/**
 * The tiles of a rectangle: rows from north to south, each from west to east.
 *
 * @remarks Lazy. Allocates one object per tile.
 *
 * @example
 * [...tilesIn(tileRect({ x: 0, y: 0, width: 1, height: 2 }))] // => [tile(0, 0), tile(0, 1)]
 */
export function tilesIn(rect: TileRect): Generator<Tile, void, undefined> {
  return tilesOf(requireRect('tilesIn', 'rect', rect));
}

function* tilesOf(rect: TileRect): Generator<Tile, void, undefined> {
  if (rect.width === 0) return;
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  for (let y = rect.y; y < bottom; y++) {
    for (let x = rect.x; x < right; x++) yield unsafeTile(x, y);
  }
}
