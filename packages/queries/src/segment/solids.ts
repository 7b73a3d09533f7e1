/** What stops rays and views: a predicate over the values of a map, or the values themselves. */
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import { argumentError } from '@tilewright/units/checks';
import type { SegmentWalk } from './walk.js';

/** Whether a tile of this value stops what comes along. */
export type IsSolid<T> = (value: T, x: number, y: number) => boolean;

/** A predicate as what it is at run time. That it takes the map's values is what the signatures of the queries say. */
export function predicateOf(
  where: string,
  parameter: string,
  isSolid: IsSolid<never> | undefined,
): IsSolid<unknown> | undefined;
export function predicateOf(where: string, parameter: string, isSolid: unknown): unknown {
  if (isSolid === undefined || typeof isSolid === 'function') return isSolid;
  throw argumentError(where, parameter, 'a function', isSolid);
}

/** Whether a value is solid by itself. @throws RangeError if it is no boolean: then a predicate must say it */
export function isTrue(where: string, parameter: string, value: unknown): boolean {
  if (value === true || value === false) return value;
  throw argumentError(where, parameter, 'given for a map of other values than booleans', undefined);
}

/** Goes on to the next solid tile; false if there is none. Can be called again, to go on from there. */
export function nextSolid(
  walk: SegmentWalk,
  where: string,
  parameter: string,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
): boolean {
  while (walk.next()) {
    const value = map.getAt(walk.x, walk.y);
    if (isSolid === undefined ? isTrue(where, parameter, value) : isSolid(value, walk.x, walk.y)) return true;
  }
  return false;
}

/** Passes over tiles that were asked before. */
export function skip(walk: SegmentWalk, count: number): void {
  for (let left = count; left > 0; left--) walk.next();
}
