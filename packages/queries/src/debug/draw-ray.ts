/** Draws what stops a ray: where it meets a tile, and on which side. */
import { stepIn, type TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import { requireFiniteSegment } from '@tilewright/units/checks';
import type { RawSegment } from '../arguments/raw.js';
import type { RayHit } from '../segment/hit.js';
import { type RawRayHit, requireRayHit } from './answers.js';
import { type DebugDraw, requireDebugDraw } from './debug-draw.js';
import { drawTiles } from './draw-tiles.js';

/** The length of a normal, as a part of a tile. */
const NORMAL = 0.5;

/**
 * Draws a ray up to what it hits, and the tile that it hits with the side through which it enters.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param ray - the segment that was cast
 * @param hit - what `castRay` returned; `undefined` draws the whole ray
 * @throws RangeError if the renderer lacks a method, a coordinate is not finite, or `hit` is something else
 *
 * @example
 * import { drawRay } from '@tilewright/queries/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment: (...ends: unknown[]) => void drawn.push(ends.slice(0, 4)), rectangle() {}, circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const ray = segmentBetween(tilePosition(tiles(1), tiles(0.5)), tilePosition(tiles(9), tiles(0.5)));
 * drawRay(draw, unitTileSpace, ray, castRay(walls, unitTileSpace, ray));
 * drawn; // => [[1, 0.5, 5, 0.5], [5, 0.5, 4.5, 0.5]]
 */
export function drawRay<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>>,
  hit: RayHit<Same<Q>> | undefined,
): void;
export function drawRay(
  draw: DebugDraw,
  space: TileSpace<AnyQuantity>,
  ray: RawSegment,
  hit: RawRayHit | undefined,
): void {
  requireDebugDraw('drawRay', draw);
  requireTileSpace('drawRay', 'space', space);
  requireFiniteSegment('drawRay', 'ray', ray);
  requireRayHit('drawRay', hit);
  const end = hit?.contact ?? ray.end;
  draw.segment(ray.start.x, ray.start.y, end.x, end.y, 'ray');
  if (hit === undefined) return;
  drawTiles(draw, space, [hit.tile], { part: 'hit' });
  draw.circle(end.x, end.y, 0, 'hit');
  if (hit.side === undefined) return;
  const { dx, dy } = stepIn(hit.side);
  const length = NORMAL * rawTileSize(space);
  draw.segment(end.x, end.y, end.x + dx * length, end.y + dy * length, 'hit');
}
