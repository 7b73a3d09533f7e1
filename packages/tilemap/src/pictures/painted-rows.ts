/**
 * The tiles that a call paints: as rows, from north to south and from west to east, each tile once.
 *
 *     changed      painted         A picture depends on the tiles around its tile, so a change affects one more tile in
 *                  # # #           every direction.
 *       x          # # #
 *                  # # #
 */
import { argumentError } from '@tilewright/units/checks';
import { MOST_PAINTED_TILES } from '../limits.js';
import { describeRect, requireInside, requireTilemap } from '../storage/base.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { requireIterable } from '../values/checks.js';
import { everyTile, rectIntersection, rectsEqual, tileCount, type TileRect, unsafeTileRect } from '../values/rect.js';
import { requireTile, type Tile } from '../values/tile.js';

/**
 * The tiles of a terrain that changed: a rectangle, or any number of rectangles and tiles, such as the result of
 * `take` of `trackChanges`, or a `TileHashSet`.
 */
export type ChangedTiles = TileRect | Iterable<Tile | TileRect>;

/** Checks a target, which must be writable, and a terrain. @throws RangeError for anything else */
export function requireMaps(where: string, target: Tilemap<unknown>, terrain: ReadonlyTilemap<unknown>): void {
  requireTilemap(where, 'target', target);
  if (typeof target.setAt !== 'function') throw argumentError(where, 'target', 'a map that can be written', target);
  requireTilemap(where, 'terrain', terrain);
}

/**
 * The tiles that can be painted. A map without bounds fits every other map.
 *
 * @param terrain - the bounds of the terrain
 * @param wanted - the bounds that the target must have
 * @throws RangeError unless the target has these bounds, or one of the maps has no bounds
 */
export function sharedBounds(where: string, target: TileRect, terrain: TileRect, wanted: TileRect = terrain): TileRect {
  if (rectsEqual(target, wanted) || isUnbounded(target) || isUnbounded(terrain)) {
    return rectIntersection(target, wanted);
  }
  const rule = `target must have the bounds ${describeRect(wanted)}`;
  throw new RangeError(`${where}: ${rule}, received ${describeRect(target)}. Paint views of a part of both`);
}

function isUnbounded(bounds: TileRect): boolean {
  return rectsEqual(bounds, everyTile);
}

/** How many tiles around a changed tile are affected: to the west and north, and to the east and south. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/**
 * The rows to paint, each as `y, west, east`, with both ends included.
 *
 * @param bounds - the tiles that can be painted
 * @param terrain - the bounds of the terrain, which contain the changed tiles
 * @param changed - the tiles that changed; if `undefined`, all of `bounds` is painted
 * @throws RangeError if a changed tile is outside the terrain, or there are more than `MOST_PAINTED_TILES` to paint
 */
export function paintedRows(
  where: string,
  bounds: TileRect,
  terrain: TileRect,
  changed: ChangedTiles | undefined,
  reach: Reach,
): readonly number[] {
  const rects = changed === undefined ? [bounds] : changedRects(where, terrain, changed);
  const painted = changed === undefined ? rects : rects.map((rect) => reachedTiles(rect, reach, bounds));
  let count = 0;
  for (const rect of painted) {
    count += tileCount(rect);
    if (count <= MOST_PAINTED_TILES) continue;
    const remedy = changed === undefined ? 'Give the part that changed as repaint' : 'Paint in parts';
    throw argumentError(where, 'number of painted tiles', `at most ${MOST_PAINTED_TILES}`, count, remedy);
  }
  const rows: number[] = [];
  for (const { x, y: top, width, height } of painted) {
    if (width > 0) for (let y = top; y < top + height; y++) rows.push(y, x, x + width - 1);
  }
  return painted.length > 1 ? merged(rows) : rows;
}

function changedRects(where: string, bounds: TileRect, changed: ChangedTiles): TileRect[] {
  if (isMeantAsRect(cast(changed))) return [requireInside(where, cast(changed), bounds, 'repaint')];
  const several: Iterable<unknown> = cast(changed);
  requireIterable(where, 'repaint', several);
  const rects: TileRect[] = [];
  for (const each of several) {
    const parameter = `repaint[${rects.length}]`;
    const rect: TileRect = isMeantAsRect(cast(each)) ? cast(each) : rectOf(where, parameter, cast(each));
    rects.push(requireInside(where, rect, bounds, parameter));
  }
  return rects;
}

/**
 * Whether a value with a size is meant as a rectangle, even if the size is invalid: then the error is about the size.
 */
function isMeantAsRect(value: Partial<TileRect> | null | undefined): boolean {
  return value?.width !== undefined || value?.height !== undefined;
}

/** Casts a value to a type that is checked next. */
function cast<T>(value: unknown): T;
function cast(value: unknown): unknown {
  return value;
}

/** The rectangle of one tile. */
function rectOf(where: string, parameter: string, tile: Tile): TileRect {
  const { x, y } = requireTile(where, parameter, tile);
  return unsafeTileRect(x, y, 1, 1);
}

/** The tiles inside the bounds that a changed rectangle affects. */
function reachedTiles({ x, y, width, height }: TileRect, { before, after }: Reach, bounds: TileRect): TileRect {
  if (width === 0 || height === 0) return unsafeTileRect(bounds.x, bounds.y, 0, 0);
  const west = Math.max(x - before, bounds.x);
  const north = Math.max(y - before, bounds.y);
  const east = Math.min(x + width + after, bounds.x + bounds.width);
  const south = Math.min(y + height + after, bounds.y + bounds.height);
  return unsafeTileRect(west, north, Math.max(0, east - west), Math.max(0, south - north));
}

/** Sorts rows, and merges rows that overlap or touch. */
function merged(rows: readonly number[]): readonly number[] {
  const order = Array.from({ length: rows.length / 3 }, (_, index) => 3 * index);
  order.sort((a, b) => rows[a]! - rows[b]! || rows[a + 1]! - rows[b + 1]!);
  const found: number[] = [];
  for (const at of order) {
    const last = found.length - 3;
    const west = rows[at + 1]!;
    const east = rows[at + 2]!;
    if (last >= 0 && found[last] === rows[at] && west <= found[last + 2]! + 1) {
      found[last + 2] = Math.max(found[last + 2]!, east);
    } else {
      found.push(rows[at]!, west, east);
    }
  }
  return found;
}

/** The number of columns of the widest row. */
export function widestRow(rows: readonly number[]): number {
  let widest = 0;
  for (let at = 0; at < rows.length; at += 3) widest = Math.max(widest, rows[at + 2]! - rows[at + 1]! + 1);
  return widest;
}
