/**
 * Where solid tiles first block a segment: what rays and views share where the fast path cannot decide.
 *
 * Solid tiles are closed squares here, whoever owns their borders, so a mirrored map gives the mirrored answer. `'pass'`: a
 * segment is free if some path as near to it as one likes misses them. `'block'`: if only its ends touch them.
 *
 *     'pass':    |##      a corner is free if a tile beside        |  |      along a line one open side is enough,
 *              --+--      it is open: the path bends around     ---+--+-->   if it is open before and behind
 *               /|        it there                               ##|##|      each corner
 */
import { AS_START, BESIDE_CORNER, BY_COLUMN_LINE, BY_ROW_LINE, THROUGH_CORNER } from './codes.js';
import type { SegmentCursor } from './cursor.js';
import { TOUCHING, VIEW } from '../arguments/codes.js';
import { stripsOf, stripsOfLine } from './strips.js';
import type { SolidTiles } from './solid-tiles.js';

/**
 * Goes to the first tile that blocks; false if there is none. The walk is one of closed squares, in the bounds of the
 * solid tiles. Then it tells where: at the start, at a corner, or by which side it enters the tile.
 */
export function nextBlocking(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  const { sx, sy, ex, ey } = walk;
  if (sx === ex && sy === ey) return blocksPoint(walk, solids, rule);
  if (sx === ex && Number.isInteger(sx)) return blocksAlongColumnLine(walk, solids, rule);
  if (sy === ey && Number.isInteger(sy)) return blocksAlongRowLine(walk, solids, rule);
  const strips = solids.isUniform ? stripsOf(walk, solids.map!, solids.bounds!) : undefined;
  if (strips === undefined) return meetsBlocking(walk, solids, rule);
  while (strips.next()) if (meetsBlocking(walk, solids, rule)) return true;
  return false;
}

function meetsBlocking(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  // The corner beside which a solid tile was met last.
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

/** From a southern tile beside a corner to the northern one, if that is solid, too. */
function toNorthern(walk: SegmentCursor, solids: SolidTiles, rule: number): void {
  const { x, y, cornerX, cornerY } = walk;
  const isPair = walk.next() && walk.entered === BESIDE_CORNER && walk.cornerX === cornerX && walk.cornerY === cornerY;
  if (!isPair || !isBlocking(walk, solids, rule)) stopAtCorner(walk, x, y, cornerX, cornerY);
}

/** A start on a border goes into the first tile by that side, or by that corner. */
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

/** A segment that runs along the line between two columns. */
function blocksAlongColumnLine(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  const { sx: line, startY: start, endY: end, stepY: step } = walk;
  if (line < solids.west || line > solids.east) return false;
  const first = step > 0 ? Math.max(start, solids.north) : Math.min(start, solids.south - 1);
  const last = step > 0 ? Math.min(end, solids.south - 1) : Math.max(end, solids.north);
  const strips = solids.isUniform
    ? stripsOfLine(first, (last - first) * step + 1, walk, solids.map!, solids.bounds!)
    : undefined;
  if (strips === undefined) return blocksInColumnLine(walk, solids, rule, first, last);
  while (strips.advance()) {
    const from = step > 0 ? Math.max(first, strips.low) : Math.min(first, strips.high);
    const to = step > 0 ? Math.min(last, strips.high) : Math.max(last, strips.low);
    if (blocksInColumnLine(walk, solids, rule, from, to)) return true;
  }
  return false;
}

function blocksInColumnLine(
  walk: SegmentCursor,
  solids: SolidTiles,
  rule: number,
  first: number,
  last: number,
): boolean {
  const { sx: line, startY: start, stepY: step } = walk;
  // Of the two tiles before. Outside, all is open.
  let westBefore = false;
  let eastBefore = false;
  for (let y = first; (last - y) * step >= 0; y += step) {
    const west = solids.has(line - 1, y);
    const east = solids.has(line, y);
    if (blocksBeside(west, east, westBefore, eastBefore, y === start, rule)) {
      // Of two tiles that close a corner crosswise the northern one counts, of two beside each other the western.
      const isCrosswise = west !== east && (rule & TOUCHING) === 0;
      const isBefore = isCrosswise && step > 0;
      const x = west !== isBefore ? line - 1 : line;
      if (y === start) stopAtStart(walk, x, y);
      else stopAtCorner(walk, x, isBefore ? y - step : y, line, step > 0 ? y : y + 1);
      return true;
    }
    westBefore = west;
    eastBefore = east;
  }
  return false;
}

/** A segment that runs along the line between two rows. */
function blocksAlongRowLine(walk: SegmentCursor, solids: SolidTiles, rule: number): boolean {
  const { sy: line, startX: start, endX: end, stepX: step } = walk;
  if (line < solids.north || line > solids.south) return false;
  const first = step > 0 ? Math.max(start, solids.west) : Math.min(start, solids.east - 1);
  const last = step > 0 ? Math.min(end, solids.east - 1) : Math.max(end, solids.west);
  const strips = solids.isUniform
    ? stripsOfLine(first, (last - first) * step + 1, walk, solids.map!, solids.bounds!)
    : undefined;
  if (strips === undefined) return blocksInRowLine(walk, solids, rule, first, last);
  while (strips.advance()) {
    const from = step > 0 ? Math.max(first, strips.low) : Math.min(first, strips.high);
    const to = step > 0 ? Math.min(last, strips.high) : Math.max(last, strips.low);
    if (blocksInRowLine(walk, solids, rule, from, to)) return true;
  }
  return false;
}

function blocksInRowLine(walk: SegmentCursor, solids: SolidTiles, rule: number, first: number, last: number): boolean {
  const { sy: line, startX: start, stepX: step } = walk;
  let northBefore = false;
  let southBefore = false;
  for (let x = first; (last - x) * step >= 0; x += step) {
    const north = solids.has(x, line - 1);
    const south = solids.has(x, line);
    if (blocksBeside(north, south, northBefore, southBefore, x === start, rule)) {
      const isCrosswise = north !== south && (rule & TOUCHING) === 0;
      const isBefore = isCrosswise && south;
      const y = north || isBefore ? line - 1 : line;
      if (x === start) stopAtStart(walk, x, y);
      else stopAtCorner(walk, isBefore ? x - step : x, y, step > 0 ? x : x + 1, line);
      return true;
    }
    northBefore = north;
    southBefore = south;
  }
  return false;
}

/** Whether two tiles beside a line block what comes along it from between the two before. */
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
  return (rule & VIEW) === 0 || !(isInside(sx, sy, x, y) || isInside(ex, ey, x, y));
}

/** Whether a point lies inside a tile, and on none of its sides. */
function isInside(px: number, py: number, x: number, y: number): boolean {
  return px > x && px < x + 1 && py > y && py < y + 1;
}
