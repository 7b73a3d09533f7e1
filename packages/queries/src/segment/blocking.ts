/**
 * Finds where solid tiles first block a segment, for rays and lines of sight that the fast path cannot decide.
 *
 * Solid tiles are closed squares here, regardless of which tile owns a border, so a mirrored map gives the mirrored
 * answer. `'pass'`: a segment is free if some path arbitrarily close to it misses all solid tiles. `'block'`: it is
 * free if at most its two ends touch a solid tile. There are four cases:
 *
 *     across sides            through a corner        along a grid line       as a point
 *
 *      .  |##|                  . | . /                 ##| . | ##|             ##|##
 *     ----+--+-->             ----+----               ----+---+---+-->        ----o----
 *         |##|                  / |##                   . |## | ##|             . |##
 *     by the walk; a tile     'pass': free if the     'pass': free if one     free if one of
 *     blocks if the segment   tile behind and one     side is open at each    the tiles around
 *     enters it               beside are open         tile and each corner    is open
 *
 * Along a line, the two tiles beside it and the two before them meet in a corner. The segment passes that corner if one
 * side of the line is open in both pairs: so `west || westBefore` closes the western side, and two closed sides block
 * the segment.
 */
import { requireRect, requireTilemap } from '@tilewright/tilemap/checks';
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { type ChunkLayout, SolidTiles } from '@tilewright/tilemap/kernel';
import {
  CLOSED,
  TOUCHING,
  VIEW,
  AS_START,
  BESIDE_CORNER,
  BY_COLUMN_LINE,
  BY_ROW_LINE,
  THROUGH_CORNER,
} from './codes.js';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { Pool } from '../pool.js';
import type { SegmentCursor } from './cursor.js';
import { putSegment } from './start.js';
import { stripsOf, stripsOfLine } from './strips.js';

/**
 * Walks from `start` to the first tile that blocks; returns false if no tile blocks. The walk then holds where: at the
 * start, at a corner, or through which side.
 *
 * @param asked - the number of first tiles of the walk that are known not to block
 */
export function walkToBlocking(
  walk: SegmentCursor,
  where: string,
  startName: string,
  endName: string,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isSolid: IsSolid<unknown> | undefined,
  rule: number,
  bounds: TileRect | undefined,
  asked: number,
): boolean {
  requireTilemap(where, 'map', map);
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  putSegment(walk, where, startName, endName, space, start, end, true);
  const solids = readers.borrow();
  solids.start(where, map, isSolid, bounds);
  const isBlocked = walkToSolid(walk, solids, rule, chunksToSkip(solids, isSolid, bounds), asked);
  readers.giveBack(solids);
  return isBlocked;
}

const readers: Pool<SolidTiles> = /* @__PURE__ */ new Pool(() => new SolidTiles());

/** The chunks between which a walk may skip tiles. */
export function chunksToSkip(
  solids: SolidTiles,
  isSolid: IsSolid<unknown> | undefined,
  bounds: TileRect | undefined,
): ChunkLayout | undefined {
  // With both a predicate and bounds, the predicate is called for each tile in the bounds.
  return isSolid !== undefined && bounds !== undefined ? undefined : solids.chunks;
}

/** `walkToBlocking` for a walk that has its segment. */
export function walkToSolid(
  walk: SegmentCursor,
  solids: SolidTiles,
  rule: number,
  chunks: ChunkLayout | undefined,
  asked: number,
): boolean {
  walk.begin(CLOSED, solids.west, solids.north, solids.east - 1, solids.south - 1);
  for (let left = asked; left > 0; left--) walk.next();
  return nextBlocking(walk, solids, rule, chunks);
}

function nextBlocking(walk: SegmentCursor, solids: SolidTiles, rule: number, chunks: ChunkLayout | undefined): boolean {
  const { sx, sy, ex, ey } = walk;
  if (sx === ex && sy === ey) return blocksPoint(walk, solids, rule);
  if (sx === ex && Number.isInteger(sx)) return blocksAlongLine(walk, solids, rule, chunks, true);
  if (sy === ey && Number.isInteger(sy)) return blocksAlongLine(walk, solids, rule, chunks, false);
  const strips = stripsOf(walk, solids, chunks);
  if (strips === undefined) return meetsBlocking(walk, solids, rule);
  while (strips.next()) if (meetsBlocking(walk, solids, rule)) return true;
  return false;
}

function meetsBlocking(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  // The corner beside which the last solid tile was found.
  let cornerX = Number.NaN;
  let cornerY = Number.NaN;
  while (walk.next()) {
    if (!isBlocking(walk, solids, rule)) continue;
    if (walk.entered === BESIDE_CORNER) {
      if ((rule & TOUCHING) !== 0) {
        toNorthern(walk, solids, rule);
      } else if (walk.cornerX !== cornerX || walk.cornerY !== cornerY) {
        cornerX = walk.cornerX;
        cornerY = walk.cornerY;
        continue;
      }
    } else if (walk.entered === AS_START) {
      enterFromStart(walk);
    }
    return true;
  }
  return false;
}

/** Goes from the southern side tile of a corner to the northern one, if that is solid, too. */
function toNorthern(walk: SegmentCursor, solids: SolidTiles, rule: number): void {
  const { x, y, cornerX, cornerY } = walk;
  const isPair = walk.next() && walk.entered === BESIDE_CORNER && walk.cornerX === cornerX && walk.cornerY === cornerY;
  if (!isPair || !isBlocking(walk, solids, rule)) stopAtCorner(walk, x, y, cornerX, cornerY);
}

/** If the start lies on a border, the segment enters the first tile through that side, or through that corner. */
function enterFromStart(walk: SegmentCursor): void {
  const { x, y, sx, sy } = walk;
  const onColumnLine = Number.isInteger(sx);
  const onRowLine = Number.isInteger(sy);
  if (onColumnLine && onRowLine) stopAtCorner(walk, x, y, sx, sy);
  else if (onColumnLine) walk.entered = BY_COLUMN_LINE;
  else if (onRowLine) walk.entered = BY_ROW_LINE;
}

/** A segment without length is free if one of the tiles around its point is open. */
function blocksPoint(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  const { sx, sy } = walk;
  const west = Math.ceil(sx) - 1;
  const north = Math.ceil(sy) - 1;
  const east = Math.floor(sx);
  const south = Math.floor(sy);
  const isInside = west === east && north === south;
  if ((rule & VIEW) !== 0 && isInside) return false;
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) if (!solids.has(x, y)) return false;
  }
  stopAtStart(walk, west, north);
  return true;
}

/** A segment that runs along the line between two columns (or two rows). */
function blocksAlongLine(
  walk: SegmentCursor,
  solids: SolidTiles,
  rule: number,
  chunks: ChunkLayout | undefined,
  isColumn: boolean,
): boolean {
  const { west, north, east, south } = solids;
  const line = isColumn ? walk.sx : walk.sy;
  if (line < (isColumn ? west : north) || line > (isColumn ? east : south)) return false;
  const step = isColumn ? walk.stepY : walk.stepX;
  const start = isColumn ? walk.startY : walk.startX;
  const end = isColumn ? walk.endY : walk.endX;
  const least = isColumn ? north : west;
  const most = (isColumn ? south : east) - 1;
  const first = step > 0 ? Math.max(start, least) : Math.min(start, most);
  const last = step > 0 ? Math.min(end, most) : Math.max(end, least);
  const strips = stripsOfLine(first, (last - first) * step + 1, walk, solids, chunks);
  if (strips === undefined) return blocksBetween(walk, solids, rule, isColumn, first, last);
  while (strips.advance()) {
    const from = step > 0 ? Math.max(first, strips.low) : Math.min(first, strips.high);
    const to = step > 0 ? Math.min(last, strips.high) : Math.max(last, strips.low);
    if (blocksBetween(walk, solids, rule, isColumn, from, to)) return true;
  }
  return false;
}

/**
 * The same between two rows (or columns). One side is the western (or northern) one, the other the eastern (or
 * southern) one.
 */
function blocksBetween(
  walk: SegmentCursor,
  solids: SolidTiles,
  rule: number,
  isColumn: boolean,
  first: number,
  last: number,
): boolean {
  const line = isColumn ? walk.sx : walk.sy;
  const step = isColumn ? walk.stepY : walk.stepX;
  const start = isColumn ? walk.startY : walk.startX;
  const near = line - 1;
  // Whether the two tiles before are solid. Everything outside is open.
  let oneBefore = false;
  let otherBefore = false;
  for (let at = first; (last - at) * step >= 0; at += step) {
    const one = isColumn ? solids.has(near, at) : solids.has(at, near);
    const other = isColumn ? solids.has(line, at) : solids.has(at, line);
    if (blocksBeside(one, other, oneBefore, otherBefore, at === start, rule)) {
      // If two diagonal tiles close a corner, the hit is in the northern one; if two adjacent tiles do, in the first.
      const isCrosswise = one !== other && (rule & TOUCHING) === 0;
      const isBefore = isCrosswise && (isColumn ? step > 0 : other);
      const across = one !== isBefore ? near : line;
      const along = isBefore ? at - step : at;
      const x = isColumn ? across : along;
      const y = isColumn ? along : across;
      const corner = step > 0 ? at : at + 1;
      if (at === start) stopAtStart(walk, x, y);
      else stopAtCorner(walk, x, y, isColumn ? line : corner, isColumn ? corner : line);
      return true;
    }
    oneBefore = one;
    otherBefore = other;
  }
  return false;
}

/** Whether two tiles beside a line block a segment that runs along the line from the two tiles before. */
function blocksBeside(
  one: boolean,
  other: boolean,
  oneBefore: boolean,
  otherBefore: boolean,
  isStart: boolean,
  rule: number,
): boolean {
  if ((rule & TOUCHING) !== 0) return one || other;
  return isStart ? one && other : (one || oneBefore) && (other || otherBefore);
}

function stopAtStart(walk: SegmentCursor, x: number, y: number): void {
  walk.x = x | 0;
  walk.y = y | 0;
  walk.entered = AS_START;
}

function stopAtCorner(walk: SegmentCursor, x: number, y: number, cornerX: number, cornerY: number): void {
  walk.x = x | 0;
  walk.y = y | 0;
  walk.entered = THROUGH_CORNER;
  walk.cornerX = cornerX;
  walk.cornerY = cornerY;
}

function isBlocking({ x, y, sx, sy, ex, ey }: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  if (!solids.hasInside(x, y)) return false;
  if ((rule & VIEW) === 0) return true;
  // Whether an end lies in the interior of the tile. Written out: a function that is not inlined would get boxed
  // numbers.
  const isFromHere = sx > x && sx < x + 1 && sy > y && sy < y + 1;
  return !isFromHere && !(ex > x && ex < x + 1 && ey > y && ey < y + 1);
}
