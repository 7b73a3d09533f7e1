/**
 * Long rays over chunked maps: which parts of a walk can meet more than the background, so that a ray costs what the map
 * keeps and not how far it goes.
 *
 * The walk is cut across its longer axis, into strips of columns or of rows. A strip ends at least two tiles away from
 * every chunk, so that the tiles on both sides of a cut, those beside a corner too, are all background.
 */
import type { ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import type { SegmentWalk } from './walk.js';

/** What a chunked map tells of its chunks. Its class is not imported, since a ray over bits does not need it. */
interface ChunkedMap {
  readonly chunkSize: number;
  readonly chunkCount: number;
  chunks(): readonly { readonly bounds: TileRect }[];
}

function isChunked(map: object): map is ChunkedMap {
  return 'chunkCount' in map && 'chunks' in map && typeof map.chunks === 'function';
}

/**
 * Cuts a walk that was started inside of bounds into strips; `undefined` if it is not much longer than what the map keeps,
 * or if the map is not chunked.
 *
 * The first strip is so long that it holds a tile of no chunk: whoever asks about its tiles knows the background.
 */
export function stripsOf(walk: SegmentWalk, map: ReadonlyTilemap<unknown>, bounds: TileRect): Strips | undefined {
  if (!isChunked(map)) return undefined;
  const isAlongRows = Math.abs(walk.ex - walk.sx) >= Math.abs(walk.ey - walk.sy);
  return stripsFrom(isAlongRows ? walk.x : walk.y, walk.tilesWithOne, isAlongRows, walk, map, bounds);
}

/** The same for a segment along a grid line, of which `count` tiles from `start` on lie in the bounds. */
export function stripsOfLine(
  start: number,
  count: number,
  walk: SegmentWalk,
  map: ReadonlyTilemap<unknown>,
  bounds: TileRect,
): Strips | undefined {
  return isChunked(map) ? stripsFrom(start, count, walk.sx !== walk.ex, walk, map, bounds) : undefined;
}

function stripsFrom(
  start: number,
  count: number,
  isAlongRows: boolean,
  walk: SegmentWalk,
  map: ChunkedMap,
  bounds: TileRect,
): Strips | undefined {
  const length = map.chunkSize * (map.chunkCount + 1);
  return count > 4 * length ? new Strips(start, isAlongRows, walk, map, bounds, length) : undefined;
}

/** From one coordinate along the walk to another, both included. */
interface Strip {
  readonly from: number;
  to: number;
}

export class Strips {
  private readonly walk: SegmentWalk;
  private readonly bounds: TileRect;
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
    map: ChunkedMap,
    bounds: TileRect,
    length: number,
  ) {
    this.walk = walk;
    this.bounds = bounds;
    this.isAlongRows = isAlongRows;
    const step = this.isAlongRows ? walk.stepX : walk.stepY;
    this.step = step;
    // Coordinates times the step, so that they grow along the walk. One tile before the first may lie beside a corner.
    const start = first * step - 1;
    const strips: Strip[] = [{ from: start, to: start + length }];
    for (const { bounds: chunk } of map.chunks()) {
      const first = this.isAlongRows ? chunk.x : chunk.y;
      const last = first + map.chunkSize - 1;
      const [from, to] = step > 0 ? [first - 2, last + 2] : [-last - 2, -first + 2];
      if (to >= start) strips.push({ from: Math.max(from, start), to });
    }
    this.strips = merged(strips);
  }

  /** Goes to the next strip; false if there is none. */
  advance(): boolean {
    const strip = this.strips[this.at++];
    if (strip === undefined) return false;
    this.low = this.step > 0 ? strip.from : -strip.to;
    this.high = this.step > 0 ? strip.to : -strip.from;
    return true;
  }

  /** Goes to the next strip, and starts the walk in it; false if there is none. */
  next(): boolean {
    if (!this.advance()) return false;
    const { walk, bounds, low, high } = this;
    const { x: west, y: north } = bounds;
    const east = west + bounds.width - 1;
    const south = north + bounds.height - 1;
    if (this.isAlongRows) walk.begin(walk.corners, Math.max(west, low), north, Math.min(east, high), south);
    else walk.begin(walk.corners, west, Math.max(north, low), east, Math.min(south, high));
    return true;
  }
}

/** The strips in order, those that touch made one. */
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
