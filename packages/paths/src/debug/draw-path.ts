/** Draws paths and way points. */
import { type DebugDraw, requireDebugDraw } from '@tilewright/queries/debug';
import type { TileSpace } from '@tilewright/tilemap';
import { requireIterable, requireTileSpace } from '@tilewright/tilemap/checks';
import { centerCoordinate, rawOriginX, rawOriginY, rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, PointOf } from '@tilewright/units';
import { type RawPoint, requireFinitePoint } from '@tilewright/units/checks';
import { countTiles, type PathTiles, readTiles } from '../points/path-tiles.js';

/**
 * Draws a path: lines between the centers of its tiles, and a point at each end.
 *
 * To number the tiles in order, pass them to `drawTiles` with `numbered`.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param path - a path, all or some of its tiles, or the numbers that `findInto` wrote; `undefined` (no path) draws
 * nothing
 * @throws RangeError if the renderer lacks a method, the path has no tiles, or two consecutive tiles are not
 * neighbors; then nothing is drawn
 *
 * @remarks One line for each move.
 *
 * @example
 * import { drawPath } from '@tilewright/paths/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment: (...ends: unknown[]) => void drawn.push(ends.slice(0, 4)), rectangle() {}, circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
 * drawPath(draw, unitTileSpace, findPath(walls, tile(0, 0), tile(2, 1)));
 * drawn; // => [[0.5, 0.5, 1.5, 1.5], [1.5, 1.5, 2.5, 1.5]]
 */
export function drawPath<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  path: PathTiles | undefined,
): void {
  requireDebugDraw('drawPath', draw);
  requireTileSpace('drawPath', 'space', space);
  if (path === undefined) return;
  const count = countTiles('drawPath', path);
  const tiles = new Int32Array(2 * count);
  readTiles('drawPath', path, count, tiles);
  const [originX, originY, size] = [rawOriginX(space), rawOriginY(space), rawTileSize(space)];
  const centers = Array.from({ length: count }, (_, i) => ({
    x: centerCoordinate(originX, size, tiles[2 * i]!),
    y: centerCoordinate(originY, size, tiles[2 * i + 1]!),
  }));
  drawLine(draw, centers);
  for (const { x, y } of [centers[0]!, centers.at(-1)!]) draw.circle(x, y, 0, 'path');
}

/**
 * Draws way points: a point for each, and a line from each to the next.
 *
 * @param draw - the renderer
 * @param space - the space in which they were computed
 * @param points - what `wayPoints` returned, or the column that `wayPointsInto` filled
 * @throws RangeError if the renderer lacks a method, or a point is not finite; then nothing is drawn
 *
 * @example
 * import { drawWayPoints } from '@tilewright/paths/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment: (...ends: unknown[]) => void drawn.push(ends.slice(0, 4)), rectangle() {}, circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
 * drawWayPoints(draw, unitTileSpace, wayPoints(walls, unitTileSpace, [tile(0, 0), tile(1, 1), tile(2, 1)]));
 * drawn; // => [[0.5, 0.5, 2.5, 1.5]]
 */
export function drawWayPoints<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  points: Iterable<PointOf<NoInfer<Q>>>,
): void;
export function drawWayPoints(draw: DebugDraw, space: TileSpace<AnyQuantity>, points: Iterable<RawPoint>): void {
  requireDebugDraw('drawWayPoints', draw);
  requireTileSpace('drawWayPoints', 'space', space);
  requireIterable('drawWayPoints', 'points', points);
  const line = [...points];
  for (const [i, point] of line.entries()) requireFinitePoint('drawWayPoints', `points[${i}]`, point);
  drawLine(draw, line);
  for (const { x, y } of line) draw.circle(x, y, 0, 'path');
}

function drawLine(draw: DebugDraw, points: readonly RawPoint[]): void {
  for (const [i, { x, y }] of points.entries()) {
    const next = points[i + 1];
    if (next !== undefined) draw.segment(x, y, next.x, next.y, 'path');
  }
}
