/**
 * The doors of what users call: an argument that only a cast could bring is told by its parameter and by what should
 * have come, instead of failing later, somewhere inside.
 */
import { argumentError } from '@tilewright/units/checks';
import type { Fields } from '../document/check.js';

/** A member of anything: `undefined` of what has none. */
export function memberOf(value: unknown, member: string): unknown {
  return isObject(value) ? value[member] : undefined;
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** @throws RangeError unless it is a map: mostly it is the promise of one */
export function requireMap(where: string, map: unknown, list: 'layers' | 'tilesets' = 'layers'): void {
  if (Array.isArray(memberOf(map, list))) return;
  throw argumentError(where, 'map', 'a map', map, 'Await readTiledMap, and pass what it gives');
}

/** @throws RangeError if an element of a map's layers or tilesets is no object */
export function requireElement(where: string, list: 'layers' | 'tilesets', element: unknown): void {
  if (!isObject(element)) throw argumentError(where, `map.${list}`, `an array of ${list}`, element);
}

/** @throws RangeError unless it is a string */
export function requireText(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'string') throw argumentError(where, parameter, 'a string', value);
}

/** @throws RangeError unless these members are finite numbers */
export function requireNumbers(where: string, parameter: string, value: unknown, members: readonly string[]): void {
  for (const member of members) {
    const number = memberOf(value, member);
    if (!Number.isFinite(number)) throw argumentError(where, `${parameter}.${member}`, 'a finite number', number);
  }
}
