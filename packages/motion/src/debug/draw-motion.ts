/** Draws bodies that move: where they start and end, and what stops them on which side. */
import { type DebugDraw, drawTiles, requireDebugDraw } from '@tilewright/queries/debug';
import type { TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, VectorIn } from '@tilewright/units';
import { type RawPoint, requireFinitePair } from '@tilewright/units/checks';
import type { BodyObjectHit } from '../among/body-object-hit.js';
import { type Body2, isCircle, type RawBody, requireBody } from '../moving/body.js';
import type { BodyHit } from '../moving/body-hit.js';
import type { Move } from '../moving/move-and-slide.js';
import { type RawBodyHit, type RawMove, requireBodyHit, requireMove } from './answers.js';

/** The length of a normal, as a part of a tile. */
const NORMAL = 0.5;

/**
 * Draws the sweep of a body: the body where it starts and where it ends, its path, and what stops it.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param body - the body at the start
 * @param displacement - how far it was to move
 * @param hit - what `sweep` or `sweepObjects` returned; `undefined` draws the whole path
 * @throws RangeError if the renderer lacks a method, a number is not finite, or `hit` is something else
 *
 * @example
 * import { drawSweep } from '@tilewright/motion/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment() {}, rectangle() {}, circle: (...disc: unknown[]) => void drawn.push(disc.slice(0, 3)) };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const ball = circle(tilePosition(tiles(1), tiles(0.5)), tiles(0.25));
 * const path = tileDifference(tiles(6), tiles(0));
 * drawSweep(draw, unitTileSpace, ball, path, sweep(walls, unitTileSpace, ball, path));
 * drawn; // => [[1, 0.5, 0.25], [4.75, 0.5, 0.25], [5, 0.5, 0]]
 */
export function drawSweep<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  hit: BodyHit<Same<Q>> | BodyObjectHit<unknown, Same<Q>> | undefined,
): void;
export function drawSweep(
  draw: DebugDraw,
  space: TileSpace<AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  hit: RawBodyHit | undefined,
): void {
  const where = 'drawSweep';
  requireDebugDraw(where, draw);
  requireTileSpace(where, 'space', space);
  requireBody(where, 'body', body);
  requireFinitePair(where, 'displacement', 'a vector', displacement);
  requireBodyHit(where, 'hit', hit);
  const { x, y } = body.center;
  const end = hit?.center ?? { x: x + displacement.x, y: y + displacement.y };
  drawPath(draw, body, end);
  if (hit !== undefined) drawHit(draw, space, hit);
}

/**
 * Draws a step of a body that slides: the body where it starts and where it ends, and everything that stopped it.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param body - the body at the start
 * @param move - what `moveAndSlide` returned
 * @throws RangeError if the renderer lacks a method, a number is not finite, or `move` is something else
 *
 * @example
 * import { drawMove } from '@tilewright/motion/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment: (...ends: unknown[]) => void drawn.push(ends.slice(0, 4)), rectangle() {}, circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.fill(true, tileRect({ x: 0, y: 4, width: 8, height: 1 }));
 * const hero = box(tilePosition(tiles(1), tiles(3)), tileDifference(tiles(0.5), tiles(0.5)));
 * drawMove(draw, unitTileSpace, hero, moveAndSlide(walls, unitTileSpace, hero, tileDifference(tiles(2), tiles(2))));
 * drawn; // => [[1, 3, 1.5, 3.5], [1.5, 3.5, 3, 3.5], [1.5, 4, 1.5, 3.5]]
 */
export function drawMove<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  move: Pick<Move<Same<Q>, unknown, BodyObjectHit<unknown, Same<Q>>>, 'center' | 'hits'>,
): void;
export function drawMove(draw: DebugDraw, space: TileSpace<AnyQuantity>, body: RawBody, move: RawMove): void {
  const where = 'drawMove';
  requireDebugDraw(where, draw);
  requireTileSpace(where, 'space', space);
  requireBody(where, 'body', body);
  requireMove(where, move);
  const places = [body.center, ...move.hits.map(({ center }) => center), move.center];
  drawBody(draw, body, body.center);
  for (const [i, to] of places.entries()) {
    const from = places[i - 1];
    if (from !== undefined && (from.x !== to.x || from.y !== to.y)) draw.segment(from.x, from.y, to.x, to.y, 'path');
  }
  drawBody(draw, body, move.center);
  for (const hit of move.hits) drawHit(draw, space, hit);
}

function drawPath(draw: DebugDraw, body: RawBody, end: RawPoint): void {
  drawBody(draw, body, body.center);
  draw.segment(body.center.x, body.center.y, end.x, end.y, 'path');
  drawBody(draw, body, end);
}

/** Draws the outline of a body with its center somewhere else. */
function drawBody(draw: DebugDraw, body: RawBody, { x, y }: RawPoint): void {
  if (isCircle(body)) {
    draw.circle(x, y, body.radius, 'body');
  } else {
    const { x: halfWidth, y: halfHeight } = body.halfExtents;
    draw.rectangle(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight, 'body');
  }
}

function drawHit(draw: DebugDraw, space: TileSpace<AnyQuantity>, { tile, contact, normal }: RawBodyHit): void {
  const { x, y } = contact;
  if (tile !== undefined) drawTiles(draw, space, [tile], { part: 'contact' });
  draw.circle(x, y, 0, 'contact');
  if (normal === undefined) return;
  const length = NORMAL * rawTileSize(space);
  draw.segment(x, y, x + normal.x * length, y + normal.y * length, 'contact');
}
