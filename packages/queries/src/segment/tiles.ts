/** The tiles of a segment, in order: as an iterable, to a visitor, into an array. */
import { requireTypedArray } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import type { RawSegment, RawSpace } from '../arguments/raw.js';
import { BOTH, NONE } from './codes.js';
import { borrowWalk, giveBack, type SegmentCursor } from './cursor.js';
import { countFromWalk, fillFromWalk, type TileVisitor, visitFromWalk } from './runs.js';
import { type SegmentOptions, startOnSegment } from './start.js';

/**
 * All tiles of a segment, in order from its start to its end.
 *
 * The tiles of a segment are the tiles of its points. A tile owns its north and west border, so a corner belongs to the
 * tile south-east of it. Through an exact corner, a rising segment (between north-east and south-west) therefore
 * touches that tile, and a falling one (between north-west and south-east) goes diagonally from tile to tile.
 * `cornerTiles` chooses which tiles are added there:
 *
 * - `'one'` (default): at the corners of a falling segment, the tile south-west of the corner, so that each tile shares
 *   a side with the next;
 * - `'both'`: at every corner, both side tiles, the southern one first, so that painted walls have no gaps;
 * - `'none'`: nothing.
 *
 * The set of tiles does not depend on the direction of the segment. The order is reversed, except for the two side
 * tiles of a corner. If the segment starts or ends on a corner, tiles are added there only if the rest of the segment
 * lies north-west of it. A segment of length zero has the tile of its point.
 *
 * @param space - the space of the grid
 * @param segment - a segment in the world of the space
 * @param options - `bounds`: the segment is clipped before the walk; `cornerTiles`
 * @returns each tile once, in the order of the segment; with bounds, the tiles inside. The iterable can be iterated
 * again
 * @throws RangeError if a coordinate is not finite or an option is unknown; without bounds, also if an end lies outside
 * the range of tiles
 *
 * @remarks Lazy: O(1) to start, O(1) and one small object per tile. `visitTilesOnSegment` allocates nothing. J.
 * Amanatides, A. Woo: "A fast voxel traversal algorithm for ray tracing" (1987), with exact decisions.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(1.5), tiles(1.5)));
 * [...tilesOnSegment(unitTileSpace, path)]; // => [tile(0, 0), tile(0, 1), tile(1, 1)]
 */
export function tilesOnSegment<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  segment: Segment2<Same<Q>>,
  options?: SegmentOptions,
): Iterable<Tile>;
export function tilesOnSegment(space: RawSpace, segment: RawSegment, options?: SegmentOptions): Iterable<Tile> {
  return new TilesOnSegment(space, segment, options);
}

/**
 * Calls `visit(x, y)` for each tile of a segment until it returns `true`. See `tilesOnSegment`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesOnSegment`, and whatever the visitor throws
 *
 * @remarks Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5)));
 * let columns = 0;
 * visitTilesOnSegment(unitTileSpace, path, (x) => {
 *   columns += x;
 * }); // => false
 * columns; // => 3
 */
export function visitTilesOnSegment<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  segment: Segment2<Same<Q>>,
  visit: TileVisitor,
  options?: SegmentOptions,
): boolean;
export function visitTilesOnSegment(
  space: RawSpace,
  segment: RawSegment,
  visit: TileVisitor,
  options?: SegmentOptions,
): boolean {
  requireFunction('visitTilesOnSegment', 'visit', visit);
  const walk = borrowWalk();
  startOnSegment(walk, 'visitTilesOnSegment', space, segment, options);
  const stopped = visitFromWalk(walk, visit);
  giveBack(walk);
  return stopped;
}

/**
 * Writes the tiles of a segment into an array: x, y, x, y, ... from index 0 on. See `tilesOnSegment`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesOnSegment`, and if the array is too small; then the array stays unchanged, and the
 * message gives a lower bound of the number of tiles
 *
 * @remarks Allocates nothing. With `cornerTiles: 'one'`, a segment from tile a to tile b has |dx| + |dy| + 1 tiles;
 * `'both'` adds one per corner, at most half as many; `'none'` omits one per corner of a falling segment. Faster if the
 * array has room for the largest possible number; otherwise the tiles are counted first.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5)));
 * const array = new Int32Array(8);
 * tilesOnSegmentInto(array, unitTileSpace, path); // => 3
 * [...array]; // => [0, 0, 1, 0, 2, 0, 0, 0]
 */
export function tilesOnSegmentInto<Q extends AnyQuantity>(
  array: Int32Array,
  space: TileSpace<Q>,
  segment: Segment2<Same<Q>>,
  options?: SegmentOptions,
): number;
export function tilesOnSegmentInto(
  array: Int32Array,
  space: RawSpace,
  segment: RawSegment,
  options?: SegmentOptions,
): number {
  requireTypedArray('tilesOnSegmentInto', 'array', 'Int32Array', array);
  const walk = borrowWalk();
  startOnSegment(walk, 'tilesOnSegmentInto', space, segment, options);
  // These are known before the first step; only the tiles that corners add or omit are not.
  const { tilesWithOne, cornersAtMost, corners } = walk;
  const least = corners === NONE ? tilesWithOne - cornersAtMost : tilesWithOne;
  const most = corners === BOTH ? tilesWithOne + cornersAtMost : tilesWithOne;
  if (2 * most > array.length) {
    let counted = least;
    if (2 * least <= array.length) {
      counted = countFromWalk(walk);
      startOnSegment(walk, 'tilesOnSegmentInto', space, segment, options);
    }
    if (2 * counted > array.length) throw tooSmall('tilesOnSegmentInto', counted, array);
  }
  const count = fillFromWalk(walk, array);
  giveBack(walk);
  return count;
}

/** The constructor's caller has checked the arguments. Each iteration is a separate walk. */
class TilesOnSegment implements Iterable<Tile> {
  private readonly space: RawSpace;
  private readonly segment: RawSegment;
  private readonly options: SegmentOptions | undefined;
  /** The walk that was started to check the arguments; the first iteration uses it. */
  private started: SegmentCursor | undefined;

  constructor(space: RawSpace, segment: RawSegment, options: SegmentOptions | undefined) {
    this.space = space;
    this.segment = segment;
    this.options = options;
    this.started = this.startedWalk();
  }

  [Symbol.iterator](): Iterator<Tile, undefined> {
    const walk = this.started ?? this.startedWalk();
    this.started = undefined;
    return new SegmentTileIterator(walk);
  }

  private startedWalk(): SegmentCursor {
    const walk = borrowWalk();
    startOnSegment(walk, 'tilesOnSegment', this.space, this.segment, this.options);
    return walk;
  }
}

class SegmentTileIterator implements Iterator<Tile, undefined> {
  /** Given back at the end of the iteration, and `undefined` from then on. */
  private walk: SegmentCursor | undefined;

  constructor(walk: SegmentCursor) {
    this.walk = walk;
  }

  next(): IteratorResult<Tile, undefined> {
    const { walk } = this;
    if (walk !== undefined) {
      if (walk.next()) return { done: false, value: unsafeTile(walk.x, walk.y) };
      giveBack(walk);
      this.walk = undefined;
    }
    return { done: true, value: undefined };
  }

  return(): IteratorResult<Tile, undefined> {
    if (this.walk !== undefined) giveBack(this.walk);
    this.walk = undefined;
    return { done: true, value: undefined };
  }
}

/** The error for an array that is too small for `count` tiles, or more. */
function tooSmall(where: string, count: number, array: Int32Array): RangeError {
  return argumentError(where, 'array.length', `at least ${2 * count}, for ${count} tiles of two numbers`, array.length);
}
