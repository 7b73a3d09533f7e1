/**
 * Finds where a walk enters and leaves a rectangle of tiles, before its first step. The clipped walk has exactly the
 * tiles of the whole walk that lie inside, and the cost does not depend on how far away the segment starts or ends.
 *
 *                 nearX                  farX          "near" and "far" are meant in the direction of the walk
 *           s `-._  |                      |
 *     nearY ------`-+------------------------          enters: by the row line of nearY or the column line of nearX,
 *                   | `-._                 |                   whichever comes last
 *                   |     `-._             |           leaves: by that of farY or that of farX, whichever comes first
 *                   |         `-._         |
 *     farY  ----------------------`-._-------
 *                   |                 `-._ | e
 *
 * The walk crosses lines one by one, or a column line and a row line at once in a corner. Its tiles inside the
 * rectangle are contiguous in the walk, except that the side tile of a corner may lie inside when the tiles before and
 * after it do not. Such side tiles of the first and the last corner are the head and the tail of the walk.
 */
import { compareCrossings, type Segment } from '../exact/crossing.js';
import { BOTH, type CornerCode, NONE, AS_START, BY_COLUMN_LINE, BY_ROW_LINE, THROUGH_CORNER } from './codes.js';

/** The greatest guess. Farther away, bisection finds the tile. */
const MOST_AWAY = 0x3fff_ffff;

/** The fields of a walk that clipping reads, and the methods by which it sets the first tiles and the last. */
export interface ClippedWalk extends Segment {
  readonly corners: CornerCode;
  readonly stepX: number;
  readonly stepY: number;
  readonly aheadX: number;
  readonly aheadY: number;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  cornerX: number;
  cornerY: number;
  hasTail: boolean;
  tailX: number;
  tailY: number;
  startAt(x: number, y: number, entered: number): void;
  headAt(x: number, y: number): void;
}

/**
 * Clips a walk that starts or ends outside columns `west` to `east` and rows `north` to `south` (inclusive, at least
 * one of each): sets its first tile, its head and its tail, if there are any.
 *
 * @returns the number of steps between the first tile and the last
 */
export function clipWalk(walk: ClippedWalk, west: number, north: number, east: number, south: number): number {
  const { stepX, stepY, aheadX, aheadY, startX, startY, endX, endY } = walk;
  // a lies after b in the direction of the walk: (a - b) * step > 0.
  const nearX = stepX > 0 ? west : east;
  const farX = stepX > 0 ? east : west;
  const nearY = stepY > 0 ? north : south;
  const farY = stepY > 0 ? south : north;
  if ((startX - farX) * stepX > 0 || (nearX - endX) * stepX > 0) return 0;
  if ((startY - farY) * stepY > 0 || (nearY - endY) * stepY > 0) return 0;
  const entersX = (nearX - startX) * stepX > 0;
  const entersY = (nearY - startY) * stepY > 0;
  const leavesX = (endX - farX) * stepX > 0;
  const leavesY = (endY - farY) * stepY > 0;
  // Only the columns and rows of the rectangle, and one more on each side, matter.
  const columnTo = leavesX ? farX + stepX : endX;
  const rowTo = leavesY ? farY + stepY : endY;

  let firstX = startX;
  let firstY = startY;
  let entered: number = AS_START;
  let entersByRowLine = entersY;
  if (entersY) {
    const line = nearY + 1 - aheadY;
    const column = columnAtRowLine(walk, line, entersX ? nearX - stepX : startX, columnTo);
    const corner = column !== columnTo && meetsCorner(walk, column + aheadX, line);
    const after = corner ? column + stepX : column;
    if ((nearX - after) * stepX > 0) {
      entersByRowLine = false;
    } else {
      if ((column - farX) * stepX > 0) return 0;
      if (corner) noteHead(walk, column + aheadX, line, column, nearY, (column - nearX) * stepX >= 0, aheadY === 1);
      if ((after - farX) * stepX > 0) return 0;
      firstX = after;
      firstY = nearY;
      entered = corner ? THROUGH_CORNER : BY_ROW_LINE;
    }
  }
  if (entersX && !entersByRowLine) {
    const line = nearX + 1 - aheadX;
    const row = rowAtColumnLine(walk, line, entersY ? nearY : startY, rowTo);
    if ((row - farY) * stepY > 0) return 0;
    const corner = row !== rowTo && meetsCorner(walk, line, row + aheadY);
    const after = corner ? row + stepY : row;
    if (corner) noteHead(walk, line, row + aheadY, nearX, row, true, aheadY === 0);
    if ((after - farY) * stepY > 0) return 0;
    firstX = nearX;
    firstY = after;
    entered = corner ? THROUGH_CORNER : BY_COLUMN_LINE;
  }

  let lastX = leavesX ? farX : endX;
  let lastY = leavesY ? farY : endY;
  let leavesByRowLine = leavesY;
  if (leavesY) {
    const line = farY + aheadY;
    const column = columnAtRowLine(walk, line, firstX, columnTo);
    if ((column - farX) * stepX > 0) {
      leavesByRowLine = false;
    } else {
      lastX = column;
      const beside = column + stepX;
      if (column !== columnTo && (farX - beside) * stepX >= 0 && meetsCorner(walk, column + aheadX, line)) {
        noteTail(walk, beside, farY, aheadY === 0);
      }
    }
  }
  if (leavesX && !leavesByRowLine) {
    const line = farX + aheadX;
    lastY = rowAtColumnLine(walk, line, firstY, rowTo);
    const beside = lastY + stepY;
    if (lastY !== rowTo && (farY - beside) * stepY >= 0 && meetsCorner(walk, line, lastY + aheadY)) {
      noteTail(walk, farX, beside, aheadY === 1);
    }
  }
  walk.startAt(firstX, firstY, entered);
  return Math.abs(lastX - firstX) + Math.abs(lastY - firstY);
}

/** The column in which the walk meets a row line: the first from `from` to `to` that the walk has not left before. */
function columnAtRowLine(walk: ClippedWalk, line: number, from: number, to: number): number {
  const { sx, sy, ex, ey, stepX } = walk;
  const away = (Math.floor(sx + (ex - sx) * ((line - sy) / (ey - sy))) - from) * stepX;
  return firstNotLeft(walk, true, line, from, to, away > 0 ? (away < MOST_AWAY ? away | 0 : MOST_AWAY) : 0);
}

/** The row in which the walk meets a column line: the first from `from` to `to` that the walk has not left before. */
function rowAtColumnLine(walk: ClippedWalk, line: number, from: number, to: number): number {
  const { sx, sy, ex, ey, stepY } = walk;
  const away = (Math.floor(sy + (ey - sy) * ((line - sx) / (ex - sx))) - from) * stepY;
  return firstNotLeft(walk, false, line, from, to, away > 0 ? (away < MOST_AWAY ? away | 0 : MOST_AWAY) : 0);
}

/**
 * Of the columns (or rows) from `from` to `to`, the first that the walk has not left when it meets `line`.
 *
 * @param guess - how many there are before it, roughly: an integer, because other numbers that are passed may be boxed
 */
function firstNotLeft(
  walk: ClippedWalk,
  isColumn: boolean,
  line: number,
  from: number,
  to: number,
  guess: number,
): number {
  const step = isColumn ? walk.stepX : walk.stepY;
  const ahead = isColumn ? walk.aheadX : walk.aheadY;
  let low = 0;
  let high = Math.abs(to - from);
  let probe = Math.min(guess, high - 1);
  for (let tries = 1; low < high; tries++) {
    const end = from + probe * step + ahead;
    const leftBefore = isColumn ? compareCrossings(end, line, walk) < 0 : compareCrossings(line, end, walk) > 0;
    if (leftBefore) low = probe + 1;
    else high = probe;
    // The guess is nearly always right, and two comparisons confirm it. Where doubles are coarse, bisection takes over.
    probe = tries > 2 ? Math.floor((low + high) / 2) : leftBefore ? low : high - 1;
  }
  return from + low * step;
}

function meetsCorner(walk: ClippedWalk, lineX: number, lineY: number): boolean {
  return compareCrossings(lineX, lineY, walk) === 0;
}

/**
 * Whether the walk has a side tile of a corner. The tile that owns the corner of a rising segment always belongs to the
 * walk; `corners` decides about the others.
 */
function addsSide(walk: ClippedWalk, southern: boolean): boolean {
  const falling = walk.stepX === walk.stepY;
  return southern ? !falling || walk.corners !== NONE : walk.corners >= BOTH;
}

function noteHead(
  walk: ClippedWalk,
  cornerX: number,
  cornerY: number,
  x: number,
  y: number,
  inside: boolean,
  southern: boolean,
): void {
  walk.cornerX = cornerX;
  walk.cornerY = cornerY;
  if (!inside || !addsSide(walk, southern)) return;
  walk.headAt(x, y);
}

function noteTail(walk: ClippedWalk, x: number, y: number, southern: boolean): void {
  if (!addsSide(walk, southern)) return;
  walk.hasTail = true;
  walk.tailX = x;
  walk.tailY = y;
}
