/**
 * `autotile`: gives each tile of a map a picture that fits its neighbors.
 *
 *     terrain      sets of neighbors of the same kind      pictures
 *     . # .        each tile: eight bits                   . ╷ .
 *     . # #                                                . ├ ╴
 *     . # .                                                . ╵ .
 *
 * All values are chosen and checked before the first is written, so a call that throws has changed nothing, and the
 * target may be the terrain itself.
 */
import { type OptionNames, requireFunction, requireObject, requireOptions } from '@tilewright/units/checks';
import type { CompassDirection } from '../directions/compass.js';
import { type DirectionSet, unsafeCompassSet } from '../directions/direction-set.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { neighborRow } from './neighbor-rows.js';
import { type IsSame, type NeighborSetOptions, reducedBits, requireOutside, requireReduced } from './neighbor-set.js';
import { type ChangedTiles, paintedRows, type Reach, requireMaps, sharedBounds, widestRow } from './painted-rows.js';
import { TerrainRows } from './terrain-rows.js';
import { Unchanged } from './unchanged.js';
import { stagedValues } from './staged-values.js';

const WHERE = 'autotile';

/** Options of `autotile`. */
export interface AutotileOptions<T, V> extends NeighborSetOptions {
  /**
   * Returns whether a neighbor with the value `b` counts as the same kind for a tile with the value `a`. Default: `a
   * === b`.
   */
  readonly isSame?: IsSame<T> | undefined;
  /**
   * Returns the value for the target, from the set of neighbors of the same kind and the tile's own value, column
   * and row.
   */
  readonly choose: (set: DirectionSet<CompassDirection>, value: T, x: number, y: number) => V;
  /**
   * The tiles of the terrain that changed: they and their neighbors are repainted. Default: all tiles are painted.
   */
  readonly repaint?: ChangedTiles | undefined;
}

const optionNames: OptionNames<AutotileOptions<unknown, unknown>> = [
  'isSame',
  'choose',
  'outside',
  'reduced',
  'repaint',
];

/** A tile's picture depends on the eight tiles around it. */
const REACH: Reach = { before: 1, after: 1 };

/**
 * Paints a map: each tile gets the value that `choose` returns for the set of its neighbors of the same kind.
 *
 * The set is the result of `neighborSet`. With `repaint`, the result equals painting everything if `isSame` and
 * `choose` depend only on their arguments; for random pictures use `randomAt`. Tiles that already have their value
 * are not written.
 *
 * @param target - the map to write, with the bounds of the terrain; it may be the terrain itself. If one of the maps
 * is chunked, and so has no bounds, the tiles of the other are painted
 * @param terrain - the map to read, of any values
 * @param options - `choose` returns the value for a tile; `isSame` tells which tiles are of the same kind;
 * `outside`: how tiles outside count; `reduced`: whether to drop corners that are not between two sides; `repaint`:
 * the tiles that changed
 * @throws RangeError if an option is unknown or not valid, the bounds differ, the target cannot hold a value, `isSame`
 * or `choose` changes one of the maps, or there are more than 2^25 tiles to paint; also what `isSame` and `choose`
 * throw. Then the target is unchanged
 *
 * @remarks O(tiles to paint). Allocates an array of their values.
 *
 * @example
 * const rows = ['.#.', '.##', '.#.'];
 * const bounds = tileRect({ x: 0, y: 0, width: 3, height: 3 });
 * const terrain = arrayTilemapFrom(bounds, (x, y) => rows[y]?.charAt(x) ?? '.');
 * const pictures = typedTilemap(bounds, Uint8Array);
 * const sides = cardinalDirections;
 * autotile(pictures, terrain, {
 *   // One bit for each side, clockwise from east; the ground has picture 16.
 *   choose: (set, kind) =>
 *     kind === '.' ? 16 : sides.reduce((sum, side, k) => sum + (directionSetHas(set, side) ? 2 ** k : 0), 0),
 * });
 * pictures.get(tile(1, 1)) // => 11
 * pictures.get(tile(2, 1)) // => 4
 */
export function autotile<T, V>(
  target: Tilemap<V>,
  terrain: ReadonlyTilemap<T>,
  options: AutotileOptions<T, NoInfer<V>>,
): void {
  requireMaps(WHERE, target, terrain);
  requireObject(WHERE, 'options', 'an object', options);
  requireOptions(WHERE, options, optionNames);
  const { isSame, choose, repaint } = options;
  requireFunction(WHERE, 'choose', choose);
  if (isSame !== undefined) requireFunction(WHERE, 'isSame', isSame);
  const outside = requireOutside(WHERE, options.outside);
  const reduced = requireReduced(WHERE, options.reduced);
  const bounds = sharedBounds(WHERE, target.bounds, terrain.bounds);
  const painted = paintedRows(WHERE, bounds, terrain.bounds, repaint, REACH);

  const versions = new Unchanged(WHERE, target, terrain);
  const rule = { isSame, outside };
  const rows = new TerrainRows(terrain, isSame === undefined);
  const sets = new Uint8Array(widestRow(painted));
  const values = stagedValues(WHERE, 'value from choose', target, painted);
  for (let at = 0; at < painted.length; at += 3) {
    const y = painted[at]!;
    const west = painted[at + 1]!;
    const east = painted[at + 2]!;
    neighborRow(sets, terrain, rows, rule, y, west, east);
    const row = rows.row(y, west, east);
    for (let x = west; x <= east; x++) {
      const bits = sets[x - west]!;
      const set = unsafeCompassSet(reduced ? reducedBits(bits) : bits);
      values.push(choose(set, rows.valueIn(row, x), x, y));
    }
  }
  versions.require('isSame and choose');
  values.write();
}
