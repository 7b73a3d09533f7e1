/** Custom properties, which the map's author gives to layers, objects, tiles, tilesets and the map itself. */
import { argumentError, requireString } from '@tilewright/units/checks';
import { memberOf } from './checks.js';
import { errorAt, inside, type Place } from '../error.js';
import type { TiledProperties, TiledProperty } from './property.js';
import type { TilesetTile } from './tileset.js';

/** Anything that has properties: a map, layer, object, tileset or tile. */
export interface WithProperties {
  readonly properties: TiledProperties;
  /** The tile of a tile object; the object inherits its properties. */
  readonly definition?: TilesetTile | undefined;
}

/** The types that `property` can read without a unit. */
export interface PropertyKinds {
  string: string;
  number: number;
  boolean: boolean;
}

const kinds: readonly string[] = ['string', 'number', 'boolean'] satisfies (keyof PropertyKinds)[];

/** A function that makes a value from a number: a unit such as `metersPerSecond`, or any other function. */
export type FromNumber<T> = (value: number) => T;

/**
 * Reads a custom property: a number through a unit, or a plain string, number or boolean.
 *
 * A tile object inherits the properties of its tile, as in the editor.
 *
 * @param holder - a map, layer, object, tileset or tile
 * @param name - the property's name, as in the editor
 * @param as - a unit, or `'string'` (also for colors, files and enums), `'number'` (also for references to objects, see
 *   `objectWithId`) or `'boolean'`
 * @returns `undefined` if there is no property with this name
 * @throws TiledError if the property has another type
 * @throws RangeError if `holder` has no properties, or `as` is neither a unit nor a listed word
 *
 * @example
 * const properties = [{ name: 'gravity', type: 'float', value: 9.5 }];
 * const json = { version: '1.10', orientation: 'orthogonal', width: 0, height: 0, tilewidth: 8, tileheight: 8 };
 * const map = await readTiledMap({ ...json, properties, tilesets: [], layers: [] });
 * property(map, 'gravity', metersPerSecondSquared) // => metersPerSecondSquared(9.5)
 */
export function property<T = never, K extends keyof PropertyKinds = never>(
  holder: WithProperties,
  name: string,
  // The template literal type lets only words infer K; for a unit it stays `never`.
  as: `${K}` | FromNumber<T>,
): T | PropertyKinds[K] | undefined;
export function property(holder: WithProperties, name: string, as: FromNumber<unknown> | string): unknown {
  const found = find('property', holder, name);
  if (typeof as !== 'function' && !kinds.includes(as)) {
    throw argumentError('property', 'as', `a unit or one of ${kinds.join(', ')}`, as);
  }
  if (found === undefined) return undefined;
  const { value, place } = found;
  if (typeof as === 'function') {
    if (typeof value !== 'number') throw errorAt(valuePlace(place), 'a number', value);
    return as(value);
  }
  if (typeof value !== as) throw errorAt(valuePlace(place), `a ${as}`, value);
  return value;
}

/**
 * The place of a property's value. Up to Tiled 1.1, properties are an object, and the value has no field of its own.
 */
function valuePlace(place: Place): Place {
  return typeof place.path.at(-1) === 'number' ? inside(place, 'value') : place;
}

/**
 * Finds a custom property with its type and raw value: for enums, classes and lists. A tile object inherits the
 * properties of its tile.
 *
 * @returns `undefined` if there is no property with this name
 * @throws RangeError if `holder` has no properties
 */
export function findProperty(holder: WithProperties, name: string): TiledProperty | undefined {
  return find('findProperty', holder, name);
}

function find(where: string, holder: WithProperties, name: string): TiledProperty | undefined {
  if (!hasProperties(holder)) {
    throw argumentError(where, 'holder', 'a map, a layer, an object, a tileset or a tile', holder);
  }
  if (holder.definition !== undefined && !hasProperties(holder.definition)) {
    throw argumentError(where, 'holder.definition', 'a tile of a tileset', holder.definition);
  }
  requireString(where, 'name', name);
  return holder.properties.get(name) ?? holder.definition?.properties.get(name);
}

function hasProperties(value: unknown): boolean {
  return typeof memberOf(memberOf(value, 'properties'), 'get') === 'function';
}
