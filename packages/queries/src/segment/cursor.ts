/**
 * The reusable cursor over the tiles of a segment: other code runs between its steps, and it allocates nothing.
 */
import { CardinalDirection, type Tile, type TileSpace } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import { requireObject } from '@tilewright/units/checks';
import type { RawSegment, RawSpace } from '../arguments/raw.js';
import { BY_COLUMN_LINE, BY_ROW_LINE } from './codes.js';
import { type SegmentOptions, startOnSegment } from './start.js';
import { SegmentWalk } from './walk.js';

/** A place in a walk along a segment. Made by `tileCursor`; `x` to `side` speak of the tile that `next` went to. */
export interface TileCursor {
  /** The column of the present tile. */
  readonly x: number;
  /** The row of the present tile. */
  readonly y: number;
  /** The present tile as a value. Makes an object. */
  readonly tile: Tile;
  /** Where the segment enters the tile, as a fraction of the segment: 0 is its start, 1 its end. */
  readonly entryFraction: number;
  /** Where the segment leaves the tile. The entry of the next tile; 1 in the tile of the end. */
  readonly exitFraction: number;
  /** The side by which the segment enters; `undefined` in the tile of the start, and through a corner. */
  readonly side: CardinalDirection | undefined;

  /** Goes to the next tile. False when there is none. */
  next(): boolean;

  /**
   * Starts again, along any segment in any space; `next` then goes to the first tile.
   *
   * @throws RangeError like `tilesOnSegment`; then the cursor keeps its place
   */
  start<Q extends AnyQuantity>(space: TileSpace<Q>, segment: Segment2<Same<Q>>, options?: SegmentOptions): this;
}

/** The one class of all walks, so that an engine sees one shape everywhere. */
export class SegmentCursor extends SegmentWalk implements TileCursor {
  get tile(): Tile {
    return unsafeTile(this.x, this.y);
  }

  get side(): CardinalDirection | undefined {
    if (this.entered === BY_COLUMN_LINE) return this.stepX > 0 ? CardinalDirection.west : CardinalDirection.east;
    if (this.entered === BY_ROW_LINE) return this.stepY > 0 ? CardinalDirection.north : CardinalDirection.south;
    return undefined;
  }

  start<Q extends AnyQuantity>(space: TileSpace<Q>, segment: Segment2<Same<Q>>, options?: SegmentOptions): this;
  start(space: RawSpace, segment: RawSegment, options?: SegmentOptions): this {
    startOnSegment(this, 'TileCursor.start', space, segment, options);
    return this;
  }
}

/**
 * A cursor over the tiles of segments, to keep and use again.
 *
 * @param space - ties tiles to world positions
 * @param segment - where to start at once; without it, `start` does later
 * @throws RangeError like `tilesOnSegment`
 *
 * @remarks Steps allocate nothing. The fractions and the side cost only where they are read.
 *
 * @example
 * const cursor = tileCursor();
 * cursor.start(unitTileSpace, segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5))));
 * let columns = 0;
 * while (cursor.next()) columns += cursor.x;
 * columns; // => 3
 */
export function tileCursor<Q extends AnyQuantity>(
  ...start: [] | [space: TileSpace<Q>, segment: Segment2<Same<Q>>, options?: SegmentOptions]
): TileCursor;
export function tileCursor(space?: RawSpace, segment?: RawSegment, options?: SegmentOptions): TileCursor {
  const cursor = new SegmentCursor();
  // By their types, space and segment come together, and options with them.
  if (space !== undefined && segment !== undefined) startOnSegment(cursor, 'tileCursor', space, segment, options);
  else if (segment !== undefined || options !== undefined) requireObject('tileCursor', 'space', 'a tile space', space);
  if (space !== undefined) requireObject('tileCursor', 'segment', 'a segment', segment);
  return cursor;
}

let idle: SegmentCursor | undefined;

/**
 * A walk for the duration of one call. It belongs to the caller alone, so a callback may start queries of its own; one
 * that throws merely leaves the walk to the garbage collector.
 */
export function borrowWalk(): SegmentCursor {
  const walk = idle ?? new SegmentCursor();
  idle = undefined;
  return walk;
}

export function giveBack(walk: SegmentCursor): void {
  idle = walk;
}
