/** The tiles of a segment, in order: as an iterable, to a visitor, into an array. */
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import { requireFunction } from '@tilewright/units/checks';
import type { RawSegment, RawSpace } from '../arguments/raw.js';
import { BOTH, NONE } from '../arguments/codes.js';
import type { TileVisitor } from '../arguments/options.js';
import { requireInt32Array, tooSmall } from '../arguments/array.js';
import { borrowWalk, giveBack, type SegmentCursor } from './cursor.js';
import { countFromWalk, fillFromWalk, visitFromWalk } from './runs.js';
import { type SegmentOptions, startOnSegment } from './start.js';

/**
 * All tiles of a segment, in order from its start to its end.
 *
 * The tiles of a segment are the tiles of its points; a tile owns its north and west border, a corner belongs to the tile
 * south-east of it. So a rising segment (between north-east and south-west) passes through that tile at an exact corner,
 * a falling one (between north-west and south-east) jumps from tile to tile. `cornerTiles` says what the path adds:
 *
 * - `'one'` (default): at falling corners the tile south-west, so that each tile shares a side with the next;
 * - `'both'`: at every corner both side tiles, the southern one first: nothing leaks between two walls;
 * - `'none'`: nothing.
 *
 * The set of tiles does not depend on the segment's direction; the order reverses, except inside a corner's pair. A
 * segment that starts or ends on a corner adds tiles there only if the rest of it lies north-west. A segment of length
 * zero has the tile of its point.
 *
 * @param space - ties tiles to world positions
 * @param segment - in the world of the space
 * @param options - bounds (clipped to before the walk), corner tiles
 * @returns each tile once; what the bounds hold of the walk, in its order. Can be iterated again
 * @throws RangeError if a coordinate is not finite or an option unknown; without bounds, if an end lies outside of the range of
 * tiles
 *
 * @remarks Lazy: O(1) to start, O(1) per tile taken, one small object each. `visitTilesOnSegment` allocates nothing.
 * J. Amanatides, A. Woo: "A fast voxel traversal algorithm for ray tracing" (1987), with exact decisions.
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
 * Calls `visit` with column and row of each tile of a segment; stops when it returns `true`. See `tilesOnSegment`.
 *
 * @returns whether the visitor stopped the walk
 * @throws RangeError like `tilesOnSegment`, and what the visitor throws
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
 * Writes the tiles of a segment into an array: x, y, x, y, ... from index 0. See `tilesOnSegment`.
 *
 * @param array - takes two numbers per tile; the elements after the last tile keep their values
 * @returns the number of tiles
 * @throws RangeError like `tilesOnSegment`, and if the array is too small for all tiles: it stays as it is, and the message
 * says how many there are, at least
 *
 * @remarks Allocates nothing. With `cornerTiles: 'one'`, the walk from tile a to tile b has |dx| + |dy| + 1 tiles; 'both' adds
 * one for each corner, half as many again at most, and 'none' leaves as many out. Faster if the array has room for that many:
 * with less, the tiles are counted first.
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
  requireInt32Array('tilesOnSegmentInto', array);
  const walk = borrowWalk();
  startOnSegment(walk, 'tilesOnSegmentInto', space, segment, options);
  // Known before the first step; only what corners add or save appears during the walk.
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

/** Checked when it is made; each iteration is a walk of its own. */
class TilesOnSegment implements Iterable<Tile> {
  private readonly space: RawSpace;
  private readonly segment: RawSegment;
  private readonly options: SegmentOptions | undefined;
  /** The walk that the check has started, for the first iteration. */
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
  /** Given back at the end, and then out of reach. */
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
