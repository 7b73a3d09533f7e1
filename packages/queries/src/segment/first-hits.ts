/**
 * `firstHit` for many segments: the first solid tile on each of them.
 *
 * One loop over the rows holds the loops over the tiles, so that all of it stays in registers: no call, and no object,
 * for a row that the fast path decides. What is the same for all rows (the space, the bounds, the storage) is read
 * once. The steps are those of `first-hit.ts`, where the gap is explained.
 */
import { CardinalDirection, indexOfDirection, type IsSolid, type ReadonlyTilemap } from '@tilewright/tilemap';
import type { BitLayout, RowLayout } from '@tilewright/tilemap/kernel';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import type { SegmentInTiles } from '../arguments/tile-space.js';
import { putFractionAtLine } from '../exact/fraction.js';
import { CERTAIN_OFFSET, MOST_WALK_STEPS, NEAR_ORIGIN } from '../limits.js';
import {
  AS_START,
  BLOCK,
  BY_COLUMN_LINE,
  FOUND,
  FREE,
  FULL,
  LARGEST_SIZE,
  LIMIT,
  NO_HIT,
  NO_SIDE,
  SHORTEST_SCALE,
  SMALLEST_SIZE,
  UNDECIDED,
} from './codes.js';
import { putEntryFraction } from './entry-fraction.js';
import { bitsOf, rowsOf } from './first-hit.js';
import type { RayHits } from './ray-hits.js';
import type { SegmentRows } from './segment-rows.js';

/** The ends of a segment for `putFractionAtLine`, as in `first-hit.ts`. */
const ends: SegmentInTiles = { sx: Number.NaN, sy: Number.NaN, ex: Number.NaN, ey: Number.NaN };

/**
 * Finds the first solid tile on each segment.
 *
 * @param storage - `fastStorage` of the map; without it the walk decides every row
 * @param hits - receives the hits, for rays; it has room for them
 * @param seen - for lines of sight: receives 1 for each segment that nothing blocks, 0 for the others
 * @returns the number of segments that solid tiles block
 */
export function firstHits(
  rows: SegmentRows,
  map: ReadonlyTilemap<unknown>,
  storage: BitLayout | RowLayout | undefined,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  hits: RayHits | undefined,
  seen: Uint8Array | undefined,
): number {
  const { length, fromX: fromXs, fromY: fromYs, fromStep, toX: toXs, toY: toYs } = rows;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const isNear =
    storage !== undefined &&
    Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN &&
    size > SMALLEST_SIZE &&
    size < LARGEST_SIZE &&
    // The steps of a segment inside the map are counted in 32 bits.
    map.bounds.width + map.bounds.height < MOST_WALK_STEPS;
  let blocked = 0;
  if (!isNear) {
    for (let row = 0; row < length; row++) blocked += walkRow(rows, row, 0, hits, seen);
    return blocked;
  }

  const { x: west, y: north } = storage.bounds;
  const { x: firstX, y: firstY, width, height } = (storage as unknown) === map ? storage.bounds : map.bounds;
  const { stride } = storage;
  const words = isSolid === undefined ? bitsOf(storage).words : undefined;
  const data = isSolid === undefined ? undefined : rowsOf(storage).data;
  const tileX = hits?.tileX;
  const tileY = hits?.tileY;
  const fractions = hits?.fraction;
  const sides = hits?.side;
  const westSide = indexOfDirection(CardinalDirection.west);
  const eastSide = indexOfDirection(CardinalDirection.east);
  const northSide = indexOfDirection(CardinalDirection.north);
  const southSide = indexOfDirection(CardinalDirection.south);
  for (let row = 0; row < length; row++) {
    const sx = (fromXs[row * fromStep]! - originX) / size;
    const sy = (fromYs[row * fromStep]! - originY) / size;
    const ex = (toXs[row]! - originX) / size;
    const ey = (toYs[row]! - originY) / size;
    const startX = Math.floor(sx) | 0;
    const startY = Math.floor(sy) | 0;
    const endX = Math.floor(ex) | 0;
    const endY = Math.floor(ey) | 0;
    const extentX = ex - sx;
    const extentY = ey - sy;
    const dx = Math.abs(extentX);
    const dy = Math.abs(extentY);
    const scale = FULL / (dx + dy);
    const steps = (Math.abs(endX - startX) + Math.abs(endY - startY)) | 0;
    const isFast =
      Math.abs(sx - startX - 0.5) < CERTAIN_OFFSET &&
      Math.abs(sy - startY - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ex - endX - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ey - endY - 0.5) < CERTAIN_OFFSET &&
      (startX - firstX) >>> 0 < width &&
      (endX - firstX) >>> 0 < width &&
      (startY - firstY) >>> 0 < height &&
      (endY - firstY) >>> 0 < height &&
      (scale < SHORTEST_SCALE || steps === 0);
    if (!isFast) {
      blocked += walkRow(rows, row, 0, hits, seen);
      continue;
    }
    const stepX = extentX < 0 ? -1 : 1;
    const stepY = extentY < 0 ? -1 : 1;
    const aheadX = (stepX + 1) >> 1;
    const aheadY = (stepY + 1) >> 1;
    const perRow = (dx * scale + 0.5) | 0;
    let gap = (LIMIT + 0.5 + (Math.abs(startX + aheadX - sx) * dy - Math.abs(startY + aheadY - sy) * dx) * scale) | 0;
    const most = steps < BLOCK ? steps : BLOCK;
    let left = most;
    let entered: number = AS_START;
    let column = (startX - west) | 0;
    let y = startY;
    let found: number = FOUND;
    const rowStep = (stepY * stride) | 0;
    const first = ((y - north) * stride) | 0;
    let at = first;
    if (seen !== undefined) {
      // The tile of the start does not block a line of sight.
      if (left <= 0) found = FREE;
      else if (gap >>> 0 <= UNDECIDED) found = 1;
      else {
        left--;
        entered = gap >> 31;
        gap = (gap - perRow + (FULL & entered)) | 0;
        column = (column + (stepX & entered)) | 0;
        y = (y + (stepY & ~entered)) | 0;
        at = (at + (rowStep & ~entered)) | 0;
      }
    }
    if (found !== FOUND) {
      // Decided, or left to the walk.
    } else if (words !== undefined) {
      while (((words[at + (column >>> 5)]! >>> column) & 1) === 0) {
        if (left <= 0) {
          found = steps > BLOCK ? BLOCK + 1 : FREE;
          break;
        }
        if (gap >>> 0 <= UNDECIDED) {
          found = most - left + 1;
          break;
        }
        left--;
        entered = gap >> 31;
        gap = (gap - perRow + (FULL & entered)) | 0;
        column = (column + (stepX & entered)) | 0;
        at = (at + (rowStep & ~entered)) | 0;
      }
      y = startY + (at - first) / stride;
    } else if (data !== undefined && isSolid !== undefined) {
      while (!isSolid(data[at + column], column + west, y)) {
        if (left <= 0) {
          found = steps > BLOCK ? BLOCK + 1 : FREE;
          break;
        }
        if (gap >>> 0 <= UNDECIDED) {
          found = most - left + 1;
          break;
        }
        left--;
        entered = gap >> 31;
        gap = (gap - perRow + (FULL & entered)) | 0;
        column = (column + (stepX & entered)) | 0;
        y = (y + (stepY & ~entered)) | 0;
        at = (at + (rowStep & ~entered)) | 0;
      }
    }
    const x = (column + west) | 0;
    // Nor does the tile of the end, which is the last one.
    if (seen !== undefined && found === FOUND && x === endX && y === endY) found = FREE;
    if (found >= 0) {
      blocked += walkRow(rows, row, found, hits, seen);
      continue;
    }
    if (found === FOUND) blocked++;
    if (seen !== undefined) seen[row] = found === FREE ? 1 : 0;
    if (tileX === undefined || tileY === undefined || fractions === undefined || sides === undefined) continue;
    if (found === FREE) {
      tileX[row] = tileY[row] = 0;
      fractions[row] = 1;
      sides[row] = NO_HIT;
      continue;
    }
    tileX[row] = x;
    tileY[row] = y;
    if (entered === AS_START) {
      fractions[row] = 0;
      sides[row] = NO_SIDE;
      continue;
    }
    const isColumn = entered === BY_COLUMN_LINE;
    const line = isColumn ? x + 1 - aheadX : y + 1 - aheadY;
    const from = isColumn ? sx : sy;
    const to = isColumn ? ex : ey;
    const extent = isColumn ? extentX : extentY;
    const part = line - from;
    // Then the quotient is the double nearest to the fraction: see `first-hit.ts`.
    if (line - part === from && extent + from === to && to - extent === from) {
      fractions[row] = part / extent;
    } else {
      ends.sx = sx;
      ends.sy = sy;
      ends.ex = ex;
      ends.ey = ey;
      putFractionAtLine(fractions, row, line, isColumn, ends);
    }
    sides[row] = isColumn ? (stepX > 0 ? westSide : eastSide) : stepY > 0 ? northSide : southSide;
  }
  return blocked;
}

/**
 * Decides a row by the walk, after `asked` tiles that are known not to block. Returns 1 if solid tiles block it, else
 * 0.
 */
function walkRow(
  rows: SegmentRows,
  row: number,
  asked: number,
  hits: RayHits | undefined,
  seen: Uint8Array | undefined,
): number {
  const isBlocked = rows.isBlocked(row, asked);
  if (seen !== undefined) seen[row] = isBlocked ? 0 : 1;
  if (hits !== undefined) {
    const { walk } = rows;
    const { side } = walk;
    hits.tileX[row] = isBlocked ? walk.x : 0;
    hits.tileY[row] = isBlocked ? walk.y : 0;
    hits.side[row] = !isBlocked ? NO_HIT : side === undefined ? NO_SIDE : indexOfDirection(side);
    if (isBlocked) putEntryFraction(hits.fraction, row, walk);
    else hits.fraction[row] = 1;
  }
  return isBlocked ? 1 : 0;
}
