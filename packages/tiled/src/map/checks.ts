/** Argument checks for callers without types: errors name the argument, not a place inside it. */
import { argumentError, requireFinite } from '@tilewright/units/checks';
import type { Fields } from '../document/check.js';

/** A member of any value: `undefined` if the value has none. */
export function memberOf(value: unknown, member: string): unknown {
  return isObject(value) ? value[member] : undefined;
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Checks a map; a common mistake is to pass the promise of a map. @throws RangeError */
export function requireTiledMap(where: string, map: unknown, list: 'layers' | 'tilesets' = 'layers'): void {
  if (Array.isArray(memberOf(map, list))) return;
  throw argumentError(where, 'map', 'a map', map, 'Await readTiledMap, and pass its result');
}

/** @throws RangeError if an element of a map's layers or tilesets is not an object */
export function requireElement(where: string, list: 'layers' | 'tilesets', element: unknown): void {
  if (!isObject(element)) throw argumentError(where, `map.${list}`, `an array of ${list}`, element);
}

/** @throws RangeError unless these members are finite numbers */
export function requireFiniteMembers(
  where: string,
  parameter: string,
  value: unknown,
  members: readonly string[],
): void {
  for (const member of members) requireFinite(where, `${parameter}.${member}`, memberOf(value, member));
}
