/**
 * Walks over open tiles: which tiles can be reached.
 *
 * A walk reads a ground: a map, whose solid tiles are closed, or a function that tells which tiles are open. The
 * order of the result is always the same: by number of moves, then clockwise from east.
 *
 *     3 2 3 4 5 6        moves from the start 0, four-way;  # is closed
 *     2 1 2 # 6 7
 *     1 0 1 # 7 8
 *
 * Every walk ends: since the open area may be endless without bounds, or on a chunked map, a walk that reaches more
 * than `maxTiles` tiles throws.
 */
import { argumentError } from '@tilewright/units/checks';
import { MOST_WALKED_TILES } from '../limits.js';
import { DX, DY } from '../directions/moves.js';
import { TileHashSet } from '../collections/tile-hash-set.js';
import { type TypedTilemap, typedTilemap } from '../storage/typed.js';
import { tileCount } from '../values/rect.js';
import { requireTile, type Tile, unsafeTile } from '../values/tile.js';
import {
  type CheckedWalk,
  checkWalk,
  type Ground,
  type IsOpen,
  type MapWalkOptions,
  type RegionArguments,
  type WalkArguments,
} from './ground.js';

/**
 * The tiles that can be reached from a start by moves between open tiles, the start included.
 *
 * If the start is closed, the result is empty.
 *
 * @param ground - a map, whose solid tiles are closed, as are all tiles outside it; or a function that tells which
 * tiles are open
 * @param optionsWithIsSolid - `isSolid`, optional for a map of booleans; `rule`; `bounds`; `maxTiles`
 * @returns the tiles, nearest first
 * @throws RangeError if an option is unknown or not valid, or more than `maxTiles` tiles are reached; also what
 * `isSolid` or the function throws
 *
 * @remarks O(tiles reached), about 32 bytes each. Reads each of these tiles and their neighbors a few times.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 20, height: 20 }));
 * walls.fill(true, tileRect({ x: 3, y: 0, width: 1, height: 20 }));
 * floodFill(walls, tile(0, 0)).size // => 60
 * floodFill((x, y) => x + y < 2 && x >= 0 && y >= 0, tile(0, 0)).size // => 3
 */
export function floodFill<G extends Ground = IsOpen>(
  ground: G,
  start: Tile,
  ...optionsWithIsSolid: WalkArguments<G>
): TileHashSet;
export function floodFill(ground: Ground, start: Tile, options?: MapWalkOptions<unknown>): TileHashSet {
  const reached = new TileHashSet();
  walk('floodFill', checkWalk('floodFill', ground, options), start, (x, y) => reached.addAt(x, y));
  return reached;
}

/** The connected regions of a map. */
export interface Regions {
  /** The number of regions. */
  readonly count: number;
  /** The number of tiles of each region; `sizes[0]` is for region 1. */
  readonly sizes: readonly number[];
  /** The number of the region of each tile, from 1 on; 0 for closed tiles. */
  readonly labels: TypedTilemap<number, Int32Array>;
}

/**
 * The connected regions of the open tiles of a map, or of the open tiles inside bounds.
 *
 * Regions are numbered from 1 on, in the order of their first tiles: rows from north to south, each from west to east.
 *
 * @param ground - a map, whose solid tiles are closed; or a function that tells which tiles are open, with the
 * option `bounds`
 * @param optionsWithIsSolidOrBounds - `isSolid`, optional for a map of booleans; `rule`; `bounds`; `maxTiles`
 * @throws RangeError if an option is unknown or not valid, or the bounds have more than `maxTiles` tiles; also what
 * `isSolid` or the function throws
 *
 * @remarks O(tiles of the bounds), 4 bytes each.
 *
 * @example
 * const bounds = tileRect({ x: 0, y: 0, width: 7, height: 4 });
 * const walls = bitTilemapFrom(bounds, (x) => x === 3);
 * const { sizes, labels } = connectedRegions(walls);
 * sizes // => [12, 12]
 * labels.get(tile(5, 0)) // => 2
 * connectedRegions((x) => x !== 3, { bounds }).count // => 2
 */
export function connectedRegions<G extends Ground = IsOpen>(
  ground: G,
  ...optionsWithIsSolidOrBounds: RegionArguments<G>
): Regions;
export function connectedRegions(ground: Ground, options?: MapWalkOptions<unknown>): Regions {
  const checked = checkWalk('connectedRegions', ground, options);
  const { bounds, isOpen } = checked;
  if (typeof ground === 'function' && options?.bounds === undefined) {
    throw argumentError('connectedRegions', 'bounds', 'given if the ground is a function', undefined);
  }
  const most = options?.maxTiles ?? MOST_WALKED_TILES;
  const count = tileCount(bounds);
  if (count > most) {
    const remedy = most < MOST_WALKED_TILES ? 'Pass smaller bounds, or allow more by maxTiles' : 'Pass smaller bounds';
    throw argumentError('connectedRegions', 'bounds', `at most ${most} tiles`, count, remedy);
  }
  const labels = typedTilemap(bounds, Int32Array);
  const sizes: number[] = [];
  const right = bounds.x + bounds.width;
  for (let y = bounds.y; y < bounds.y + bounds.height && bounds.width > 0; y++) {
    for (let x = bounds.x; x < right; x++) {
      if (labels.getAt(x, y) !== 0 || !isOpen(x, y)) continue;
      const label = sizes.length + 1;
      let size = 0;
      walk('connectedRegions', checked, unsafeTile(x, y), (column, row) => {
        if (labels.getAt(column, row) !== 0) return false;
        labels.setAt(column, row, label);
        size++;
        return true;
      });
      sizes.push(size);
    }
  }
  return { count: sizes.length, sizes, labels };
}

/**
 * A breadth-first search. `enter` stores a tile and returns whether it is new. The order of its calls is the order of
 * the result.
 */
function walk(
  where: string,
  { isOpen, rule, bounds, maxTiles }: CheckedWalk,
  start: Tile,
  enter: (x: number, y: number) => boolean,
): void {
  const right = bounds.x + bounds.width;
  const bottom = bounds.y + bounds.height;
  const mayEnter = (x: number, y: number): boolean =>
    x >= bounds.x && x < right && y >= bounds.y && y < bottom && isOpen(x, y);
  const stride = rule === 'four-way' ? 2 : 1;
  const careful = rule === 'no-corner-cutting';
  // The tiles that are one move farther, as column, row, column, row, ...
  let next: number[] = [];
  let reached = 0;
  const reach = (x: number, y: number): void => {
    if (!enter(x, y)) return;
    if (++reached > maxTiles) throw tooManyError(where, maxTiles, reached);
    next.push(x, y);
  };
  const { x: startX, y: startY } = requireTile(where, 'start', start);
  if (mayEnter(startX, startY)) reach(startX, startY);
  while (next.length > 0) {
    const current = next;
    next = [];
    for (let index = 0; index < current.length; index += 2) {
      const x = current[index]!;
      const y = current[index + 1]!;
      for (let direction = 0; direction < 8; direction += stride) {
        const toX = x + DX[direction]!;
        const toY = y + DY[direction]!;
        if (!mayEnter(toX, toY)) continue;
        if (careful && (direction & 1) === 1 && !(mayEnter(toX, y) && mayEnter(x, toY))) continue;
        reach(toX, toY);
      }
    }
  }
}

function tooManyError(where: string, most: number, reached: number): RangeError {
  const remedy = `Close the area, pass smaller bounds, or allow up to ${MOST_WALKED_TILES} by maxTiles`;
  return argumentError(where, 'tiles reached', `at most ${most}`, reached, remedy);
}
