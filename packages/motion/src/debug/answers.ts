/** Checks of what drawings are given: what other functions answered. All is checked before anything is drawn. */
import type { Tile } from '@tilewright/tilemap';
import { requireTile } from '@tilewright/tilemap/checks';
import {
  type RawPoint,
  requireArray,
  requireFinitePair,
  requireFinitePoint,
  requireObject,
} from '@tilewright/units/checks';

/** What a drawing reads of a tile or an object that stops a body. */
export interface RawBodyHit {
  readonly tile?: Tile;
  readonly center: RawPoint;
  readonly contact: RawPoint;
  readonly normal: RawPoint | undefined;
}

/** What a drawing reads of a move. */
export interface RawMove {
  readonly center: RawPoint;
  readonly hits: readonly RawBodyHit[];
}

/** @throws RangeError unless it is what `sweep` or `sweepObjects` returned */
export function requireBodyHit(where: string, parameter: string, hit: RawBodyHit | undefined): void {
  if (hit === undefined) return;
  requireObject(where, parameter, 'what sweep or sweepObjects returned', hit);
  if (hit.tile !== undefined) requireTile(where, `${parameter}.tile`, hit.tile);
  requireFinitePoint(where, `${parameter}.center`, hit.center);
  requireFinitePoint(where, `${parameter}.contact`, hit.contact);
  if (hit.normal !== undefined) requireFinitePair(where, `${parameter}.normal`, 'a vector', hit.normal);
}

/** @throws RangeError unless it is what `moveAndSlide` returned */
export function requireMove(where: string, move: RawMove): void {
  requireObject(where, 'move', 'what moveAndSlide returned', move);
  requireFinitePoint(where, 'move.center', move.center);
  requireArray(where, 'move.hits', move.hits);
  for (const [i, hit] of move.hits.entries()) {
    const parameter = `move.hits[${i}]`;
    requireObject(where, parameter, 'a hit', hit);
    requireBodyHit(where, parameter, hit);
  }
}
