/**
 * Walks over open tiles: what can be reached from where, and in how many moves.
 *
 * All of them take `isOpen`, by column and row, a rule of movement, and bounds outside of which nothing is open. They
 * give the same answer in the same order each time: by number of moves, then clockwise from east.
 *
 * All of them end: what is open without bounds, or in the bounds of a chunked map, may have no end, so a walk has a
 * greatest number of tiles, and a walk that reaches more throws.
 */
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireOptions,
} from '@tilewright/units/checks';
import { MOST_UNBOUNDED_TILES, MOST_WALKED_TILES } from '../limits.js';
import { DX, DY } from '../directions/moves.js';
import { TileHashMap } from '../collections/tile-hash-map.js';
import { TileHashSet } from '../collections/tile-hash-set.js';
import { type TypedTilemap, typedTilemap } from '../storage/typed.js';
import { requireIterable } from '../values/checks.js';
import { everyTile, requireRect, tileCount, type TileRect } from '../values/rect.js';
import { requireTile, type Tile, unsafeTile } from '../values/tile.js';

/**
 * How one moves: along rows and columns; diagonally too; or diagonally only past two open tiles, so that no corner of a
 * closed tile is cut.
 */
export type MoveRule = 'four-way' | 'eight-way' | 'no-corner-cutting';

/** Tells whether a tile, given by column and row, can be entered. */
export type IsOpen = (x: number, y: number) => boolean;

/** How a walk goes. */
export interface WalkOptions {
  /** The moves that there are; `'four-way'` if it is left out. */
  readonly rule?: MoveRule | undefined;
  /** Nothing outside of it is open. */
  readonly bounds?: TileRect | undefined;
  /**
   * A walk that reaches more tiles throws. An integer from 0 to 2^26; left out, it is 2^26 if there are bounds of at most
   * as many tiles, and else 2^20.
   */
  readonly maxTiles?: number | undefined;
}

const walkOptions: OptionNames<WalkOptions> = ['rule', 'bounds', 'maxTiles'];

/**
 * The tiles that can be reached from a start by moves between open tiles, the start included.
 *
 * A start that is closed gives the empty set.
 *
 * @returns the tiles, nearest first
 * @throws RangeError if an option is unknown or not valid, or more than `maxTiles` tiles are reached
 *
 * @remarks O(tiles reached), about 32 bytes each. `isOpen` is asked a few times for each of them and of those around.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 20, height: 20 }));
 * walls.fill(true, tileRect({ x: 3, y: 0, width: 1, height: 20 }));
 * floodFill(tile(0, 0), (x, y) => !walls.getOrAt(x, y, true)).size // => 60
 */
export function floodFill(start: Tile, isOpen: IsOpen, options: WalkOptions = {}): TileHashSet {
  const reached = new TileHashSet();
  walk('floodFill', [start], isOpen, options, (x, y) => reached.addAt(x, y));
  return reached;
}

/**
 * The least number of moves to each tile that can be reached from the nearest of some starts. A diagonal move is one.
 *
 * Starts that are closed are left out.
 *
 * @returns the tiles with their distances, nearest first; a tile out of reach has none
 * @throws RangeError if an option is unknown or not valid, or more than `maxTiles` tiles are reached
 *
 * @remarks O(tiles reached), about 40 bytes each.
 *
 * @example
 * const bounds = tileRect({ x: 0, y: 0, width: 20, height: 20 });
 * const isOpen = (x: number, y: number) => x !== 3 || y === 10;
 * const moves = distanceField([tile(0, 0)], isOpen, { bounds, rule: 'no-corner-cutting' });
 * moves.get(tile(4, 10)) // => 12
 * moves.get(tile(3, 9)) // => undefined
 */
export function distanceField(starts: Iterable<Tile>, isOpen: IsOpen, options: WalkOptions = {}): TileHashMap<number> {
  const distances = new TileHashMap<number>();
  walk('distanceField', starts, isOpen, options, (x, y, distance) =>
    distances.hasAt(x, y) ? false : distances.setAt(x, y, distance),
  );
  return distances;
}

/** The parts of a map that do not hang together. */
export interface Regions {
  /** The number of regions. */
  readonly count: number;
  /** The number of tiles of each region: `sizes[0]` is that of region 1. */
  readonly sizes: readonly number[];
  /** The number of the region that each tile is in, from 1 on, by rows; 0 for closed tiles. */
  readonly labels: TypedTilemap<number, Int32Array>;
}

/**
 * The connected regions of the open tiles inside of bounds.
 *
 * Regions are numbered from 1 on in the order of their first tiles, by rows.
 *
 * @throws RangeError if the rule is not valid, or the bounds have more than 2^26 tiles
 *
 * @remarks O(tiles of the bounds), 4 bytes each.
 *
 * @example
 * const bounds = tileRect({ x: 0, y: 0, width: 7, height: 4 });
 * const { sizes, labels } = connectedRegions(bounds, (x) => x !== 3);
 * sizes // => [12, 12]
 * labels.get(tile(5, 0)) // => 2
 */
export function connectedRegions(bounds: TileRect, isOpen: IsOpen, rule: MoveRule = 'four-way'): Regions {
  requireFunction('connectedRegions', 'isOpen', isOpen);
  requireMoveRule('connectedRegions', rule);
  const count = tileCount(requireRect('connectedRegions', 'bounds', bounds));
  if (count > MOST_WALKED_TILES) {
    throw argumentError(
      'connectedRegions',
      'bounds',
      `at most ${MOST_WALKED_TILES} tiles`,
      count,
      'Give those of a part',
    );
  }
  const labels = typedTilemap(bounds, Int32Array);
  const sizes: number[] = [];
  const right = bounds.x + bounds.width;
  for (let y = bounds.y; y < bounds.y + bounds.height && bounds.width > 0; y++) {
    for (let x = bounds.x; x < right; x++) {
      if (labels.getAt(x, y) !== 0 || !isOpen(x, y)) continue;
      const label = sizes.length + 1;
      let size = 0;
      walk('connectedRegions', [unsafeTile(x, y)], isOpen, { bounds, rule }, (column, row) => {
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
 * Breadth first. `enter` notes a tile with its distance and says whether it is new; the order of the answers is the
 * order in which it is called.
 */
function walk(
  where: string,
  starts: Iterable<Tile>,
  isOpen: IsOpen,
  options: WalkOptions,
  enter: (x: number, y: number, distance: number) => boolean,
): void {
  requireFunction(where, 'isOpen', isOpen);
  requireOptions(where, options, walkOptions);
  const { rule = 'four-way', bounds = everyTile, maxTiles } = options;
  requireMoveRule(where, rule);
  requireIterable(where, 'starts', starts);
  requireRect(where, 'bounds', bounds);
  const most =
    maxTiles === undefined
      ? tileCount(bounds) <= MOST_WALKED_TILES
        ? MOST_WALKED_TILES
        : MOST_UNBOUNDED_TILES
      : requireInteger(where, 'maxTiles', maxTiles, 0, MOST_WALKED_TILES);
  const right = bounds.x + bounds.width;
  const bottom = bounds.y + bounds.height;
  const mayEnter = (x: number, y: number): boolean =>
    x >= bounds.x && x < right && y >= bounds.y && y < bottom && isOpen(x, y);
  const stride = rule === 'four-way' ? 2 : 1;
  const careful = rule === 'no-corner-cutting';
  // The tiles of the next distance, as column, row, column, row, ...
  let next: number[] = [];
  let reached = 0;
  const reach = (x: number, y: number, distance: number): void => {
    if (!enter(x, y, distance)) return;
    if (++reached > most) throw tooManyError(where, most, reached);
    next.push(x, y);
  };
  for (const start of starts) {
    const { x, y } = requireTile(where, 'start', start);
    if (mayEnter(x, y)) reach(x, y, 0);
  }
  for (let distance = 1; next.length > 0; distance++) {
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
        reach(toX, toY, distance);
      }
    }
  }
}

function tooManyError(where: string, most: number, reached: number): RangeError {
  const remedy = `Close the area, give smaller bounds, or allow up to ${MOST_WALKED_TILES} by maxTiles`;
  return argumentError(where, 'tiles reached', `at most ${most}`, reached, remedy);
}

function requireMoveRule(where: string, rule: MoveRule): void {
  if (rule !== 'four-way' && rule !== 'eight-way' && rule !== 'no-corner-cutting') {
    throw argumentError(where, 'rule', "'four-way', 'eight-way' or 'no-corner-cutting'", rule);
  }
}
