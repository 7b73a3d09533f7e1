/**
 * The neighbors of a tile that are of the same kind, as a set of directions. Autotiles are chosen by this set.
 *
 *     # #        A set of all eight has one of 256 values. Most tilesets draw a corner only between two sides:
 *     # T        the north-west corner of T counts if north and west are in the set too. `reduced` leaves the
 *       #        other corners out, here the south-east one, so that 47 sets remain.
 */
import { argumentError, type OptionNames, requireFunction, requireOptions } from '@tilewright/units/checks';
import type { CompassDirection } from '../directions/compass.js';
import { type DirectionSet, unsafeCompassSet } from '../directions/direction-set.js';
import { DX, DY } from '../directions/moves.js';
import { outsideError, requireTilemap } from '../storage/base.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { requireTile, type Tile } from '../values/tile.js';

/** Returns whether a neighbor with the value `b` counts as the same kind for a tile with the value `a`. */
export type IsSame<T> = (a: T, b: T) => boolean;

/** How tiles outside a map count: as the same kind as every tile at the border, or as another kind. */
export type OutsideTiles = 'same' | 'other';

/** Options that say which neighbors belong to a set. */
export interface NeighborSetOptions {
  /** How tiles outside the map count: default `'other'`. */
  readonly outside?: OutsideTiles | undefined;
  /** Whether to drop each corner that is not between two sides of the set: 47 sets instead of 256. Default: false. */
  readonly reduced?: boolean | undefined;
}

const SIDES = 0x55;
const CORNERS = 0xaa;

const optionNames: OptionNames<NeighborSetOptions> = ['outside', 'reduced'];

/**
 * The directions in which the neighbors of a tile are of the same kind.
 *
 * @param map - the map, of any values
 * @param tile - the tile, which must be inside the map
 * @param isSame - returns whether a neighbor with the value `b` counts as the same kind for the tile with the value `a`
 * @param options - `outside`: how tiles outside the map count; `reduced`: whether to drop corners that are not
 * between two sides
 * @throws RangeError if the tile is outside the bounds, or an option is unknown or not valid; also what `isSame` throws
 *
 * @remarks O(1): at most eight calls of `isSame`. Allocates nothing.
 *
 * @example
 * const rows = ['##.', '##.', '..#'];
 * const walls = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 3, height: 3 }), (x, y) => rows[y]?.[x] === '#');
 * const alike = neighborSet(walls, tile(1, 1), (a, b) => a === b);
 * [...directionsIn(alike)].map((each) => nameOfDirection(each)) // => ['southEast', 'west', 'northWest', 'north']
 * const drawn = neighborSet(walls, tile(1, 1), (a, b) => a === b, { reduced: true });
 * [...directionsIn(drawn)].map((each) => nameOfDirection(each)) // => ['west', 'northWest', 'north']
 */
export function neighborSet<T>(
  map: ReadonlyTilemap<T>,
  tile: Tile,
  isSame: IsSame<T>,
  options: NeighborSetOptions = {},
): DirectionSet<CompassDirection> {
  const where = 'neighborSet';
  requireTilemap(where, 'map', map);
  const { x, y } = requireTile(where, 'tile', tile);
  requireFunction(where, 'isSame', isSame);
  requireOptions(where, options, optionNames);
  const outside = requireOutside(where, options.outside);
  const reduced = requireReduced(where, options.reduced);
  if (!map.hasAt(x, y)) throw outsideError(where, x, y, map.bounds);
  const bits = neighborBits(map, x, y, isSame, outside);
  return unsafeCompassSet(reduced ? reducedBits(bits) : bits);
}

/** Checks the option `outside`. @returns whether tiles outside count as the same kind */
export function requireOutside(where: string, outside: OutsideTiles = 'other'): boolean {
  if (outside !== 'same' && outside !== 'other') {
    throw argumentError(where, 'outside', "'same' or 'other'", outside);
  }
  return outside === 'same';
}

/** Checks the option `reduced`. */
export function requireReduced(where: string, reduced: boolean = false): boolean {
  if (typeof reduced !== 'boolean') throw argumentError(where, 'reduced', 'true or false', reduced);
  return reduced;
}

/** The bits of a set, for a tile inside the map: bit k is the neighbor in the direction with index k. */
export function neighborBits<T>(
  map: ReadonlyTilemap<T>,
  x: number,
  y: number,
  isSame: IsSame<T> | undefined,
  outside: boolean,
): number {
  const value = map.getAt(x, y);
  let bits = 0;
  for (let direction = 0; direction < 8; direction++) {
    const nextX = x + DX[direction]!;
    const nextY = y + DY[direction]!;
    let same = outside;
    if (map.hasAt(nextX, nextY)) {
      const other = map.getAt(nextX, nextY);
      same = isSame === undefined ? value === other : isSame(value, other);
    }
    if (same) bits |= 1 << direction;
  }
  return bits;
}

/**
 * The bits of a set without the corners that are not between two sides. Corner k is between the sides k - 1 and k +
 * 1. So the corners to keep are the intersection of the sides rotated by one in both directions.
 */
export function reducedBits(bits: number): number {
  const sides = bits & SIDES;
  const between = (sides << 1) & ((sides >> 1) | (sides << 7)) & CORNERS;
  return sides | (bits & between);
}

/**
 * The 47 reduced sets, in ascending order of their bits: the first is empty, the last has all eight
 * directions. For tables from sets to the tiles of a tileset.
 *
 * @example
 * reducedNeighborSets.length // => 47
 * const frames = new Map(reducedNeighborSets.map((set, index) => [set, index]));
 * frames.get(compassSet(CompassDirection.east, CompassDirection.south)) // => 3
 */
export const reducedNeighborSets: readonly DirectionSet<CompassDirection>[] = /* @__PURE__ */ allReduced();

function allReduced(): readonly DirectionSet<CompassDirection>[] {
  const sets: DirectionSet<CompassDirection>[] = [];
  for (let bits = 0; bits <= 0xff; bits++) if (reducedBits(bits) === bits) sets.push(unsafeCompassSet(bits));
  return sets;
}
