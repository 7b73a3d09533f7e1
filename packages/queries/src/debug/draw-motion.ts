/** Draws what stops a ray or a body: where it meets a tile or an object, and on which side. */
import { stepIn, type Tile, type TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { borderCoordinate, rawOriginX, rawOriginY, rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, Segment2, VectorIn } from '@tilewright/units';
import { requireFinitePair, requireFiniteSegment } from '@tilewright/units/checks';
import type { ObjectContact } from '../among/object-contact.js';
import type { RawPoint, RawSegment } from '../arguments/raw.js';
import { type Body2, isCircle, type RawBody, requireBody } from '../motion/body.js';
import type { Contact } from '../motion/contact.js';
import type { Move } from '../motion/move-and-slide.js';
import type { RayHit } from '../segment/hit.js';
import { type RawContact, type RawHit, type RawMove, requireContact, requireHit, requireMove } from './answers.js';
import { type DebugDraw, type DebugPart, requireDebugDraw } from './debug-draw.js';

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
  hit: RawHit | undefined,
): void {
  requireDebugDraw('drawRay', draw);
  requireTileSpace('drawRay', 'space', space);
  requireFiniteSegment('drawRay', 'ray', ray);
  requireHit('drawRay', hit);
  const end = hit?.position ?? ray.end;
  draw.segment(ray.start.x, ray.start.y, end.x, end.y, 'ray');
  if (hit === undefined) return;
  drawTile(draw, space, hit.tile, 'hit');
  draw.circle(end.x, end.y, 0, 'hit');
  if (hit.side === undefined) return;
  const { dx, dy } = stepIn(hit.side);
  drawNormal(draw, space, end, { x: dx, y: dy }, 'hit');
}

/**
 * Draws the sweep of a body: the body where it starts and where it ends, its path, and what stops it.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param body - the body at the start
 * @param displacement - how far it was to move
 * @param contact - what `sweep` or `sweepObjects` returned; `undefined` draws the whole path
 * @throws RangeError if the renderer lacks a method, a number is not finite, or `contact` is something else
 *
 * @example
 * import { drawSweep } from '@tilewright/queries/debug';
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
  contact: Contact<Same<Q>> | ObjectContact<unknown, Same<Q>> | undefined,
): void;
export function drawSweep(
  draw: DebugDraw,
  space: TileSpace<AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  contact: RawContact | undefined,
): void {
  const where = 'drawSweep';
  requireDebugDraw(where, draw);
  requireTileSpace(where, 'space', space);
  requireBody(where, 'body', body);
  requireFinitePair(where, 'displacement', 'a vector', displacement);
  requireContact(where, 'contact', contact);
  const { x, y } = body.center;
  const end = contact?.center ?? { x: x + displacement.x, y: y + displacement.y };
  drawPath(draw, body, end);
  if (contact !== undefined) drawContact(draw, space, contact);
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
 * import { drawMove } from '@tilewright/queries/debug';
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
  move: Pick<Move<Same<Q>, unknown, ObjectContact<unknown, Same<Q>>>, 'position' | 'contacts'>,
): void;
export function drawMove(draw: DebugDraw, space: TileSpace<AnyQuantity>, body: RawBody, move: RawMove): void {
  const where = 'drawMove';
  requireDebugDraw(where, draw);
  requireTileSpace(where, 'space', space);
  requireBody(where, 'body', body);
  requireMove(where, move);
  const places = [body.center, ...move.contacts.map(({ center }) => center), move.position];
  drawBody(draw, body, body.center);
  for (const [i, to] of places.entries()) {
    const from = places[i - 1];
    if (from !== undefined && (from.x !== to.x || from.y !== to.y)) draw.segment(from.x, from.y, to.x, to.y, 'path');
  }
  drawBody(draw, body, move.position);
  for (const contact of move.contacts) drawContact(draw, space, contact);
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

function drawContact(draw: DebugDraw, space: TileSpace<AnyQuantity>, contact: RawContact): void {
  const { tile, position, normal } = contact;
  if (tile !== undefined) drawTile(draw, space, tile, 'contact');
  draw.circle(position.x, position.y, 0, 'contact');
  if (normal !== undefined) drawNormal(draw, space, position, normal, 'contact');
}

function drawTile(draw: DebugDraw, space: TileSpace<AnyQuantity>, { x, y }: Tile, part: DebugPart): void {
  const size = rawTileSize(space);
  const left = borderCoordinate(rawOriginX(space), size, x);
  draw.rectangle(left, borderCoordinate(rawOriginY(space), size, y), size, size, part);
}

function drawNormal(
  draw: DebugDraw,
  space: TileSpace<AnyQuantity>,
  { x, y }: RawPoint,
  normal: RawPoint,
  part: DebugPart,
): void {
  const length = NORMAL * rawTileSize(space);
  draw.segment(x, y, x + normal.x * length, y + normal.y * length, part);
}
