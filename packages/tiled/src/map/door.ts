/**
 * The doors of what users call: an argument that only a cast could bring is told by its parameter and by what should
 * have come, instead of failing later, somewhere inside.
 */
import { argumentError } from '@tilewright/units/checks';
import type { Fields } from '../document/check.js';

/** @throws RangeError unless it has layers */
export function requireLayers(where: string, map: unknown): void {
  requireList(where, map, 'layers');
}

/** @throws RangeError unless it has tilesets */
export function requireTilesets(where: string, map: unknown): void {
  requireList(where, map, 'tilesets');
}

function requireList(where: string, map: unknown, member: string): void {
  if (Array.isArray(memberOf(map, member))) return;
  // Mostly it is a promise.
  throw argumentError(where, 'map', 'a map', map, 'Await readTiledMap, and pass what it gives');
}

/** @throws RangeError unless it is an object at all */
export function requireObject(where: string, parameter: string, rule: string, value: unknown): void {
  if (!isObject(value)) throw argumentError(where, parameter, rule, value);
}

/** @throws RangeError unless it is a string */
export function requireText(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'string') throw argumentError(where, parameter, 'a string', value);
}

/** @throws RangeError unless it has two finite coordinates */
export function requirePoint(where: string, parameter: string, point: unknown): void {
  requireObject(where, parameter, 'a point', point);
  requireNumber(where, parameter, point, 'x');
  requireNumber(where, parameter, point, 'y');
}

/** @throws RangeError unless a member is a finite number */
export function requireNumber(where: string, parameter: string, value: unknown, member: string): void {
  const number = memberOf(value, member);
  if (!Number.isFinite(number)) throw argumentError(where, `${parameter}.${member}`, 'a finite number', number);
}

/** A member of anything: `undefined` of what has none. */
export function memberOf(value: unknown, member: string): unknown {
  return isObject(value) ? value[member] : undefined;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
