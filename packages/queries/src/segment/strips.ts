/**
 * Long rays over chunked maps: the parts of a walk that can meet stored chunks. So the cost of a ray depends on the
 * chunks, and not on its length.
 *
 * The walk is cut across its longer axis, into strips of columns or of rows. A strip ends at least two tiles away from
 * every chunk, so that all tiles on both sides of a cut, including those beside a corner, are background.
 *
 *     start                 chunk            chunks
 *       o--                +-----+        +-----+
 *     |    --|           | |  --_| |    | |     |  +-----+ |
 *     |      | --_       | |     -|-_   | |     |  |     | |
 *     |      |     --_   | +-----+ |  --|_+-----+  |     | |
 *     |      |         --|         |    | --_      +-----+ |   ---> end
 *      first     skipped    strip   skipped    strip
 *
 * The first strip is longer than all chunks together, so that it has a tile outside all chunks, and `isSolid` is called
 * for that tile.
 */
import type { ChunkLayout, SolidTiles } from '@tilewright/tilemap/kernel';
import type { SegmentWalk } from './walk.js';

/** A walk is cut if it has more than this many times as many tiles as can lie in chunks along it. */
const WORTH_CUTTING = 4;
/** The distance from a chunk to the end of a strip, in tiles. */
const MARGIN = 2;

/**
 * Cuts a walk that was started in the bounds of solid tiles into strips; `undefined` if the walk is not much longer
 * than its part in chunks, or if there are no `chunks`.
 */
export function stripsOf(walk: SegmentWalk, solids: SolidTiles, chunks: ChunkLayout | undefined): Strips | undefined {
  if (chunks === undefined) return undefined;
  const isAlongRows = Math.abs(walk.ex - walk.sx) >= Math.abs(walk.ey - walk.sy);
  return stripsFrom(isAlongRows ? walk.x : walk.y, walk.tilesWithOne, isAlongRows, walk, solids, chunks);
}

/** The same for a segment along a grid line, of which `count` tiles from `start` on lie in the bounds. */
export function stripsOfLine(
  start: number,
  count: number,
  walk: SegmentWalk,
  solids: SolidTiles,
  chunks: ChunkLayout | undefined,
): Strips | undefined {
  if (chunks === undefined) return undefined;
  return stripsFrom(start, count, walk.sx !== walk.ex, walk, solids, chunks);
}

function stripsFrom(
  start: number,
  count: number,
  isAlongRows: boolean,
  walk: SegmentWalk,
  solids: SolidTiles,
  map: ChunkLayout,
): Strips | undefined {
  const length = map.chunkSize * (map.chunkCount + 1);
  return count > WORTH_CUTTING * length ? new Strips(start, isAlongRows, walk, solids, map, length) : undefined;
}

/** A range of coordinates along the walk, times the step, both ends inclusive. */
export interface Strip {
  readonly from: number;
  to: number;
}

export class Strips {
  private readonly walk: SegmentWalk;
  private readonly solids: SolidTiles;
  private readonly isAlongRows: boolean;
  private readonly step: number;
  private readonly strips: readonly Strip[];
  private at: number = 0;
  /** The first and the last column, or row, of the strip. */
  low: number = 0;
  high: number = 0;

  constructor(
    first: number,
    isAlongRows: boolean,
    walk: SegmentWalk,
    solids: SolidTiles,
    map: ChunkLayout,
    length: number,
  ) {
    this.walk = walk;
    this.solids = solids;
    this.isAlongRows = isAlongRows;
    const step = this.isAlongRows ? walk.stepX : walk.stepY;
    this.step = step;
    // Coordinates are multiplied by the step, so that they increase along the walk. The side tile of a corner may lie
    // one tile before the first.
    this.strips = stripsAlong(map, isAlongRows, step, first * step - 1, length);
  }

  /** Advances to the next strip; returns false after the last one. */
  advance(): boolean {
    const strip = this.strips[this.at++];
    if (strip === undefined) return false;
    this.low = this.step > 0 ? strip.from : -strip.to;
    this.high = this.step > 0 ? strip.to : -strip.from;
    return true;
  }

  /** Advances to the next strip and starts the walk in it; returns false after the last one. */
  next(): boolean {
    if (!this.advance()) return false;
    const { walk, low, high } = this;
    const { west, north } = this.solids;
    const east = this.solids.east - 1;
    const south = this.solids.south - 1;
    if (this.isAlongRows) walk.begin(walk.corners, Math.max(west, low), north, Math.min(east, high), south);
    else walk.begin(walk.corners, west, Math.max(north, low), east, Math.min(south, high));
    return true;
  }
}

/**
 * The strips from a start on: the first is at least as long as `length`, and each chunk lies in one of them.
 *
 * @param step - the direction of the walk, 1 or -1: columns or rows are multiplied by it, so that they increase
 */
export function stripsAlong(
  map: ChunkLayout,
  isAlongRows: boolean,
  step: number,
  start: number,
  length: number,
): readonly Strip[] {
  const strips: Strip[] = [{ from: start, to: start + length }];
  for (const { bounds: chunk } of map.chunks()) {
    const first = isAlongRows ? chunk.x : chunk.y;
    const last = first + map.chunkSize - 1;
    const [from, to] = step > 0 ? [first - MARGIN, last + MARGIN] : [-last - MARGIN, -first + MARGIN];
    if (to >= start) strips.push({ from: Math.max(from, start), to });
  }
  return merged(strips);
}

/** The strips in order; strips that touch are merged. */
function merged(strips: Strip[]): Strip[] {
  strips.sort((a, b) => a.from - b.from);
  const apart: Strip[] = [];
  for (const strip of strips) {
    const last = apart.at(-1);
    if (last !== undefined && strip.from <= last.to + 1) last.to = Math.max(last.to, strip.to);
    else apart.push(strip);
  }
  return apart;
}
