/**
 * The fast path of rays and lines of sight: finds the first solid tile on a segment, and the hit.
 *
 * It reads maps of bits, and maps with values row after row. It makes up to BLOCK steps inside the map, until a step
 * needs the exact predicate; the walk does the rest. The gap is that of `walk.ts` with LIMIT added. Its sign selects
 * the step, so the loop needs no branch for the direction:
 *
 *     entered = gap >> 31                         -1 (BY_COLUMN_LINE) or 0 (BY_ROW_LINE)
 *     gap     = gap - perRow + (FULL & entered)   + dy across a column line, - dx across a row line: dx + dy is FULL
 *     column += stepX & entered
 *     row    += rowStep & ~entered                the first word or element of the row
 *
 * A ray often ends after few steps, so the code around the loop matters as much as the loop. It is one function that
 * keeps its numbers in registers, boxes none, and is too large to be inlined.
 */
import { CardinalDirection, type IsSolid, type ReadonlyTilemap } from '@tilewright/tilemap';
import { type BitLayout, nextDown, type RowLayout, storageIn, unsafeTile } from '@tilewright/tilemap/kernel';
import { isMissing, type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import type { SegmentInTiles } from '../arguments/tile-space.js';
import type { HitFields } from '../hit-answer.js';
import { CERTAIN_OFFSET, HAS_DISTANCE, HAS_TILE, MOST_WALK_STEPS, NEAR_ORIGIN } from '../limits.js';
import { fractionAtLine } from '../exact/fraction.js';
import {
  AS_START,
  BLOCK,
  BY_COLUMN_LINE,
  FOUND,
  FREE,
  FULL,
  LARGEST_SIZE,
  LIMIT,
  SHORTEST_SCALE,
  SMALLEST_SIZE,
  UNDECIDED,
} from './codes.js';
import type { RawHit } from './hit.js';

/**
 * The storage of a map, if `firstHit` can read it: bits without a predicate, or rows of values with one. `undefined`
 * for any other map, which needs the walk.
 *
 * Callers call it before `firstHit`: an engine inlines only frequent calls, and the calls after the loop are rare if
 * most segments need the walk.
 */
export function fastStorage(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
): BitLayout | RowLayout | undefined {
  return isSolid === undefined ? storageIn(map, 'bits') : storageIn(map, 'rows');
}

// Without a predicate the fast storage is bits, with a predicate it is rows.
export function bitsOf(storage: BitLayout | RowLayout): BitLayout;
export function bitsOf(storage: unknown): unknown {
  return storage;
}

export function rowsOf(storage: BitLayout | RowLayout): RowLayout;
export function rowsOf(storage: unknown): unknown {
  return storage;
}

/**
 * The ends of a segment for `fractionAtLine`, read before any other code runs. NaN makes the engine store them as
 * doubles from the start.
 */
const ends: SegmentInTiles = { sx: Number.NaN, sy: Number.NaN, ex: Number.NaN, ey: Number.NaN };

/**
 * Makes the same steps as `SegmentWalk.next`, and the same hit as `writeHit`.
 *
 * @param storage - `fastStorage` of the map
 * @param isView - for a line of sight: the tiles of both ends do not block, and no hit is made
 * @param into - receives the hit; without it, the hit is a new object
 * @returns the hit, or `FOUND` if the hit is in `into` or `isView` is true; `FREE` if no tile blocks; or, if the walk
 * has to decide, the number of its first tiles that are known not to block
 */
export function firstHit(
  map: ReadonlyTilemap<unknown>,
  storage: BitLayout | RowLayout,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isView: boolean,
  into: HitFields | undefined,
): RawHit | number {
  // `segmentToTiles`, written out: with a call of it a ray took 1.1 times as long.
  if (isMissing(start) || isMissing(end) || isMissing(space) || isMissing(space.origin)) return 0;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const { x: fromX, y: fromY } = start;
  const { x: toX, y: toY } = end;
  const areNumbers =
    typeof fromX === 'number' &&
    typeof fromY === 'number' &&
    typeof toX === 'number' &&
    typeof toY === 'number' &&
    typeof originX === 'number' &&
    typeof originY === 'number' &&
    typeof size === 'number';
  if (!areNumbers) return 0;
  const sx = (fromX - originX) / size;
  const sy = (fromY - originY) / size;
  const ex = (toX - originX) / size;
  const ey = (toY - originY) / size;
  const areCertain =
    Math.abs(sx - Math.floor(sx) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(sy - Math.floor(sy) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(ex - Math.floor(ex) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(ey - Math.floor(ey) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN &&
    Math.abs(sx) + Math.abs(sy) + Math.abs(ex) + Math.abs(ey) < MOST_WALK_STEPS;
  if (!areCertain) return 0;
  const startX = Math.floor(sx) | 0;
  const startY = Math.floor(sy) | 0;
  const endX = Math.floor(ex) | 0;
  const endY = Math.floor(ey) | 0;
  const { x: west, y: north } = storage.bounds;
  const { x: firstX, y: firstY, width, height } = (storage as unknown) === map ? storage.bounds : map.bounds;
  const isInside =
    (startX - firstX) >>> 0 < width &&
    (endX - firstX) >>> 0 < width &&
    (startY - firstY) >>> 0 < height &&
    (endY - firstY) >>> 0 < height;
  if (!isInside || !(size > SMALLEST_SIZE && size < LARGEST_SIZE)) return 0;
  const extentX = ex - sx;
  const extentY = ey - sy;
  const stepX = extentX < 0 ? -1 : 1;
  const stepY = extentY < 0 ? -1 : 1;
  const aheadX = (stepX + 1) >> 1;
  const aheadY = (stepY + 1) >> 1;
  const steps = (Math.abs(endX - startX) + Math.abs(endY - startY)) | 0;
  const dx = Math.abs(extentX);
  const dy = Math.abs(extentY);
  const scale = FULL / (dx + dy);
  // A segment inside one tile has no steps, so it may be short.
  if (!(scale < SHORTEST_SCALE) && steps > 0) return 0;
  const perRow = (dx * scale + 0.5) | 0;
  let gap = (LIMIT + 0.5 + (Math.abs(startX + aheadX - sx) * dy - Math.abs(startY + aheadY - sy) * dx) * scale) | 0;
  const most = steps < BLOCK ? steps : BLOCK;
  let left = most;
  // After a step this is the sign of the gap: BY_COLUMN_LINE or BY_ROW_LINE.
  let entered: number = AS_START;
  let column = (startX - west) | 0;
  let y = startY;
  // Two copies of the loop: a branch inside it would cost as much as the rest of a step.
  if (isSolid === undefined) {
    const { words, stride } = bitsOf(storage);
    const firstRow = ((y - north) * stride) | 0;
    const rowStep = (stepY * stride) | 0;
    let row = firstRow;
    while ((((words[row + (column >>> 5)] ?? 0) >>> column) & 1) === 0) {
      if (left <= 0) return steps > BLOCK ? BLOCK + 1 : FREE;
      if (gap >>> 0 <= UNDECIDED) return most - left + 1;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (FULL & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      row = (row + (rowStep & ~entered)) | 0;
    }
    y += (row - firstRow) / stride;
  } else {
    const { data, stride } = rowsOf(storage);
    const rowStep = (stepY * stride) | 0;
    let row = ((y - north) * stride) | 0;
    while (!isSolid(data[row + column], column + west, y)) {
      if (left <= 0) return steps > BLOCK ? BLOCK + 1 : FREE;
      if (gap >>> 0 <= UNDECIDED) return most - left + 1;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (FULL & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      y = (y + (stepY & ~entered)) | 0;
      row = (row + (rowStep & ~entered)) | 0;
    }
  }
  // A column 2^31 or more from the west end has wrapped; this sum wraps it back.
  const x = (column + west) | 0;
  // If the tile of the start is solid, the walk has to go on after it; the tile of the end is the last one.
  if (isView) return entered === AS_START ? 1 : x === endX && y === endY ? FREE : FOUND;

  let px = fromX;
  let py = fromY;
  let fraction = 0;
  let distance = 0;
  let side: CardinalDirection | undefined;
  if (entered !== AS_START) {
    // If both differences are exact, the quotient is the double nearest to the fraction. The difference of two doubles
    // is exact if adding it to one of them gives the other, and the reverse. A grid line is a multiple of the last
    // place of the start, so for the difference to a line, one of these checks is enough.
    const isColumn = entered === BY_COLUMN_LINE;
    const line = isColumn ? x + 1 - aheadX : y + 1 - aheadY;
    const from = isColumn ? sx : sy;
    const to = isColumn ? ex : ey;
    const extent = isColumn ? extentX : extentY;
    const part = line - from;
    const isExact = line - part === from && extent + from === to && to - extent === from;
    if (isExact) {
      fraction = part / extent;
    } else {
      // The predicate may have cast other rays.
      ends.sx = sx;
      ends.sy = sy;
      ends.ex = ex;
      ends.ey = ey;
      fraction = fractionAtLine(line, isColumn, ends);
    }
    if (isColumn) {
      px = originX + line * size;
      side = stepX > 0 ? CardinalDirection.west : CardinalDirection.east;
    } else {
      py = originY + line * size;
      side = stepY > 0 ? CardinalDirection.north : CardinalDirection.south;
    }
    // Along the line, written out as in `writeHit`.
    const fromBeside = isColumn ? fromY : fromX;
    const toBeside = isColumn ? toY : toX;
    const first = isColumn ? originY + y * size : originX + x * size;
    const next = isColumn ? originY + (y + 1) * size : originX + (x + 1) * size;
    let beside = fromBeside + (toBeside - fromBeside) * fraction;
    if (fraction === 1 || (fromBeside < toBeside ? beside > toBeside : beside < toBeside)) beside = toBeside;
    if (beside < first) beside = first;
    else if (!(beside < next)) beside = nextDown(next);
    if (isColumn) py = beside;
    else px = beside;
    distance = fraction * Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
  }
  // Written here: copying the hit from an answer takes a fifth longer.
  if (into === undefined) return { tile: unsafeTile(x, y), contact: { x: px, y: py }, distance, fraction, side };
  into.column = x;
  into.row = y;
  into.before = fraction;
  into.away = distance;
  into.atX = px;
  into.atY = py;
  into.face = side;
  into.outX = 0;
  into.outY = 0;
  into.known = HAS_TILE | HAS_DISTANCE;
  return FOUND;
}
