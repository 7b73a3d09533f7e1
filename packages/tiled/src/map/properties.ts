/** Custom properties: what the map's author wrote beside layers, objects, tiles, tilesets and the map itself. */
import { argumentError } from '@tilewright/units/checks';
import { memberOf, requireText } from './door.js';
import { errorAt, inside, type Place } from '../error.js';
import type { TilesetTile } from './tileset.js';

/** A custom property. Its value has been checked against its type. */
export interface TiledProperty {
  readonly name: string;
  /** `string`, `int`, `float`, `bool`, `color`, `file`, `object`, `class`, `list`, or what a newer Tiled writes. */
  readonly type: string;
  /** The name of the author's own enum or class; empty if the type is one of Tiled's. */
  readonly customType: string;
  /** As it stands in the file: an enum is a string or a number, a class an object of its members that were set. */
  readonly value: unknown;
  /** Where the property stands, for messages. */
  readonly place: Place;
}

/** Custom properties by name. `property` and `findProperty` read them with their types. */
export type TiledProperties = ReadonlyMap<string, TiledProperty>;

/** Anything that has properties: a map, layer, object, tileset or tile. */
export interface WithProperties {
  readonly properties: TiledProperties;
  /** The tile of a tile object, from which the object inherits properties. */
  readonly definition?: TilesetTile | undefined;
}

/** What `property` can read without a unit. */
export interface PropertyKinds {
  string: string;
  number: number;
  boolean: boolean;
}

const kinds: readonly string[] = ['string', 'number', 'boolean'] satisfies (keyof PropertyKinds)[];

/** What a unit is to `property`: `metersPerSecond`, `degrees`, or a function of the game's own. */
export type FromNumber<T> = (value: number) => T;

/**
 * Reads a custom property: a number through a unit, or a string, a number or a boolean as it is.
 *
 * A tile object that lacks a property has that of its tile, as in the editor.
 *
 * @param holder - a map, layer, object, tileset or tile
 * @param name - the property's name, as in the editor
 * @param as - a unit, or `'string'` (also of colors, files and enums), `'number'` (also of object references, for
 *   `objectWithId`), `'boolean'`
 * @returns `undefined` if there is no such property
 * @throws TiledError if it is of another kind
 * @throws RangeError if `holder` has no properties, or `as` is neither a unit nor one of those words
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
  // As a template, K is inferred from words alone, and stays `never` for a unit.
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

/** Where the value of a property stands. Up to Tiled 1.1 it stood under the name, without a list in between. */
function valuePlace(place: Place): Place {
  return typeof place.path.at(-1) === 'number' ? inside(place, 'value') : place;
}

/** The property itself, with its type and raw value; that of the tile for a tile object that lacks it. */
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
  requireText(where, 'name', name);
  return holder.properties.get(name) ?? holder.definition?.properties.get(name);
}

function hasProperties(value: unknown): boolean {
  return typeof memberOf(memberOf(value, 'properties'), 'get') === 'function';
}
