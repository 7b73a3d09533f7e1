/**
 * Wang sets: tiles that fit together if the colors of their corners, or of their edges, are equal.
 *
 *     corner             edge               mixed
 *     1-------2          +---1---+          1---1---2
 *     |       |          |       |          |       |
 *     |       |          2       1          1       2
 *     |       |          |       |          |       |
 *     1-------2          +---1---+          1---1---2
 *
 * A color is a number: an index from 1 on into the colors of the set, or 0 where a tile has no color. The colors of
 * a tile are listed clockwise from east, like the directions: an even index is an edge, an odd index a corner.
 */
import {
  argumentError,
  requireArray,
  requireInteger,
  requireNonNegative,
  requireObject,
  requireString,
} from '@tilewright/units/checks';
import { MOST_WANG_COLORS } from '../limits.js';

/** The parts of tiles that have colors in a Wang set. */
export type WangSetType = 'corner' | 'edge' | 'mixed';

/** A color of a Wang set: a kind of terrain. */
export interface WangColor {
  readonly name: string;
}

/** A tile of a Wang set. */
export interface WangTile<V> {
  /** The value of the tile in a map. */
  readonly value: V;
  /**
   * Eight colors, clockwise from east: the color in direction d is `colors[indexOfDirection(d)]`. In a set of edges,
   * colors of corners are ignored, and in a set of corners, colors of edges.
   */
  readonly colors: readonly number[];
  /**
   * How often the tile is chosen among tiles with the same colors: a weight of at least 0. With 0 it is never chosen.
   */
  readonly probability: number;
}

/** Tiles that fit together by their colors. Made by map readers, such as `readTiledMap` of `@tilewright/tiled`. */
export interface WangSet<V> {
  /** For messages. */
  readonly name: string;
  readonly type: WangSetType;
  /** The color with the number n is `colors[n - 1]`. At most 254. */
  readonly colors: readonly WangColor[];
  readonly tiles: readonly WangTile<V>[];
  /** The value of a tile without any colors. */
  readonly empty: V;
}

/** Checks a Wang set. @throws RangeError that names the invalid member */
export function requireWangSet(where: string, set: WangSet<unknown>): void {
  requireObject(where, 'wangSet', 'a Wang set', set);
  const { name, type, colors, tiles } = set;
  requireString(where, 'wangSet.name', name);
  if (type !== 'corner' && type !== 'edge' && type !== 'mixed') {
    throw argumentError(where, 'wangSet.type', "'corner', 'edge' or 'mixed'", type);
  }
  requireArray(where, 'wangSet.colors', colors);
  if (colors.length > MOST_WANG_COLORS) {
    throw argumentError(where, 'wangSet.colors', `at most ${MOST_WANG_COLORS} colors`, colors.length);
  }
  for (let index = 0; index < colors.length; index++) {
    const parameter = `wangSet.colors[${index}]`;
    const color = colors[index]!;
    requireObject(where, parameter, 'a color', color);
    requireString(where, `${parameter}.name`, color.name);
  }
  requireArray(where, 'wangSet.tiles', tiles);
  for (let index = 0; index < tiles.length; index++) {
    // The name of a member is only built for an error.
    if (!isWangTile(tiles[index], colors.length))
      refuseTile(where, `wangSet.tiles[${index}]`, tiles[index], colors.length);
  }
}

function isWangTile(tile: WangTile<unknown> | null | undefined, most: number): boolean {
  if (!tile || !isNonNegative(tile.probability) || !isArray(tile.colors) || tile.colors.length !== 8) return false;
  for (let direction = 0; direction < 8; direction++) {
    const color = tile.colors[direction];
    if (typeof color !== 'number' || color >>> 0 !== color || color > most) return false;
  }
  return true;
}

function isNonNegative(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value !== Infinity;
}

function isArray(value: unknown): boolean {
  return Array.isArray(value);
}

/** @throws RangeError that names the invalid member of a tile */
function refuseTile(where: string, parameter: string, tile: WangTile<unknown> | undefined, most: number): void {
  requireObject(where, parameter, 'a tile of a Wang set', tile);
  const { colors, probability } = tile;
  requireArray(where, `${parameter}.colors`, colors);
  if (colors.length !== 8) throw argumentError(where, `${parameter}.colors`, 'eight colors', colors.length);
  for (let direction = 0; direction < 8; direction++) {
    requireInteger(where, `${parameter}.colors[${direction}]`, colors[direction], 0, most);
  }
  requireNonNegative(where, `${parameter}.probability`, probability);
}

/**
 * The number of a color of a Wang set, by its name. A terrain map holds such numbers.
 *
 * @param wangSet - the set; if several of its colors have the name, the first counts
 * @throws RangeError if no color has the name: the message lists the names
 *
 * @example
 * const set = { name: 'paths', type: 'edge', colors: [{ name: 'dirt' }, { name: 'stone' }], tiles: [], empty: 0 } as const;
 * wangColor(set, 'stone') // => 2
 */
export function wangColor(wangSet: WangSet<unknown>, name: string): number {
  requireWangSet('wangColor', wangSet);
  requireString('wangColor', 'name', name);
  const index = wangSet.colors.findIndex((color) => color.name === name);
  if (index >= 0) return index + 1;
  const names = wangSet.colors.map((color) => JSON.stringify(color.name)).join(', ');
  const rule = names === '' ? 'the name of a color, of which the set has none' : `one of the colors ${names}`;
  throw argumentError('wangColor', 'name', rule, name);
}
