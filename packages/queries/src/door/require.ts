/**
 * Checks for callers without types: an error names the argument that the types would have refused. A valid argument costs
 * one comparison.
 */
import type { TileRect } from '@tilewright/tilemap';
import { isTileRect } from '@tilewright/tilemap/kernel';
import { argumentError, requireFinite, requireObject } from '@tilewright/units/checks';
import { type RawPoint, type RawSpace, sizeOfTiles } from './raw.js';

/** The sizes that `tileSpace` takes. */
const LEAST_SIZE = 1.1830521861667747e-271;
const GREATEST_SIZE = 8.452712498170644e270;

export function requirePoint(where: string, parameter: string, point: RawPoint): void {
  requireObject(where, parameter, 'a position', point);
  // The names below are objects: they are put together for an error only.
  if (Number.isFinite(point.x) && Number.isFinite(point.y)) return;
  requireFinite(where, `${parameter}.x`, point.x);
  requireFinite(where, `${parameter}.y`, point.y);
}

export function requireSpace(where: string, space: RawSpace): void {
  const remedy = 'Make the space by tileSpace';
  requireObject(where, 'space', 'a tile space', space);
  requirePoint(where, 'space.origin', space.origin);
  const size: unknown = sizeOfTiles(space);
  if (typeof size === 'number' && size >= LEAST_SIZE && size <= GREATEST_SIZE) return;
  throw argumentError(where, 'space.tileSize', 'a number from 2^-900 to 2^900', size, remedy);
}

export function requireDirection(where: string, parameter: string, direction: unknown): void {
  if (typeof direction === 'number' && direction === (direction | 0)) return;
  throw argumentError(where, parameter, 'a direction', direction, 'Make it by directionOf or directionFromAngle');
}

/** Passes what has bounds and values. */
export function requireMap(where: string, map: { readonly bounds: TileRect; readonly getAt: unknown }): void {
  requireObject(where, 'map', 'a tile map', map);
  if (typeof map.getAt !== 'function' || !isTileRect(map.bounds)) throw argumentError(where, 'map', 'a tile map', map);
}

/** Passes an array of 32-bit integers, of another window of a browser, too, but no proxy of one: it has no elements. */
export function requireIntegers(where: string, array: { readonly [Symbol.toStringTag]?: string }): void {
  if (ArrayBuffer.isView(array) && array[Symbol.toStringTag] === 'Int32Array') return;
  throw argumentError(where, 'array', 'an Int32Array', array);
}

/** The error of an array that has no room for all tiles, of which there are `count`, or more. */
export function tooSmall(where: string, count: number, array: Int32Array): RangeError {
  return argumentError(where, 'array.length', `at least ${2 * count}, for ${count} tiles of two numbers`, array.length);
}
