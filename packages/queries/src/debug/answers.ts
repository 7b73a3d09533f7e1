/** Checks of what drawings are given: what other functions answered. All is checked before anything is drawn. */
import { CardinalDirection, type Tile, type TileRect } from '@tilewright/tilemap';
import { requireTile } from '@tilewright/tilemap/checks';
import type { AnyQuantity } from '@tilewright/units';
import {
  argumentError,
  requireArray,
  requireFinitePair,
  requireFinitePoint,
  requireObject,
} from '@tilewright/units/checks';
import type { RawPoint } from '../arguments/raw.js';
import { MOST_DRAWN_TILES } from '../limits.js';
import type { RayHit } from '../segment/hit.js';

/** What a drawing reads of the hit of a ray. */
export interface RawHit extends Pick<RayHit<AnyQuantity>, 'tile' | 'side'> {
  readonly position: RawPoint;
}

/** What a drawing reads of a contact with a tile or an object. */
export interface RawContact {
  readonly tile?: Tile;
  readonly center: RawPoint;
  readonly position: RawPoint;
  readonly normal: RawPoint | undefined;
}

/** What a drawing reads of a move. */
export interface RawMove {
  readonly position: RawPoint;
  readonly contacts: readonly RawContact[];
}

/** @throws RangeError unless it is what `castRay` returned */
export function requireHit(where: string, hit: RawHit | undefined): void {
  if (hit === undefined) return;
  requireObject(where, 'hit', 'what castRay returned', hit);
  requireTile(where, 'hit.tile', hit.tile);
  requireFinitePoint(where, 'hit.position', hit.position);
  const { side } = hit;
  if (side !== undefined && !cardinals.includes(side)) {
    throw argumentError(where, 'hit.side', 'a cardinal direction or undefined', side);
  }
}

const cardinals: readonly unknown[] = [
  CardinalDirection.east,
  CardinalDirection.south,
  CardinalDirection.west,
  CardinalDirection.north,
];

/** @throws RangeError unless it is what `sweep` or `sweepObjects` returned */
export function requireContact(where: string, parameter: string, contact: RawContact | undefined): void {
  if (contact === undefined) return;
  requireObject(where, parameter, 'what sweep or sweepObjects returned', contact);
  if (contact.tile !== undefined) requireTile(where, `${parameter}.tile`, contact.tile);
  requireFinitePoint(where, `${parameter}.center`, contact.center);
  requireFinitePoint(where, `${parameter}.position`, contact.position);
  if (contact.normal !== undefined) requireFinitePair(where, `${parameter}.normal`, 'a vector', contact.normal);
}

/** @throws RangeError unless it is what `moveAndSlide` returned */
export function requireMove(where: string, move: RawMove): void {
  requireObject(where, 'move', 'what moveAndSlide returned', move);
  requireFinitePoint(where, 'move.position', move.position);
  requireArray(where, 'move.contacts', move.contacts);
  for (const [i, contact] of move.contacts.entries()) {
    const parameter = `move.contacts[${i}]`;
    requireObject(where, parameter, 'a contact', contact);
    requireContact(where, parameter, contact);
  }
}

/**
 * Checks how many tiles a function that draws looks through, at most 2^20.
 *
 * @param bounds - the tiles
 * @throws RangeError if there are more
 */
export function requireDrawnBounds(where: string, bounds: Pick<TileRect, 'x' | 'y' | 'width' | 'height'>): void {
  if (bounds.width * bounds.height <= MOST_DRAWN_TILES) return;
  throw argumentError(where, 'bounds', 'of at most 2^20 tiles', bounds, 'Pass the tiles that the camera shows');
}
