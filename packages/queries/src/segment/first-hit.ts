/**
 * The first solid tile on a segment, and the hit in it, where both can be told fast: the inner loop of rays and views.
 *
 * For a map that keeps bits, or values row after row, for up to a block of steps inside the map, and as long as no step
 * needs a closer look. A ray often ends after few steps, so what surrounds them counts as much: all of it stands in one
 * function, which keeps its numbers in registers and boxes none. It is too large for an engine to copy into others; what
 * is rare is left to the walk.
 */
import { ArrayTilemap, BitTilemap, CardinalDirection, type ReadonlyTilemap, TypedTilemap } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { isMissing, type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { fractionAtLine } from './fraction.js';
import { onTheWay, type RawHit } from './hit.js';
import type { IsSolid } from './solids.js';

/** For a view, which wants no hit: a solid tile lies between the tiles of its ends. */
export const BLOCKED = -1;

/** A map that keeps its values row after row. */
interface ArrayMap {
  readonly data: ArrayLike<unknown>;
  readonly stride: number;
}

/**
 * The same steps as `SegmentWalk.next`, and the same hit as `hitOf`.
 *
 * @param isView - the tiles of both ends let through, and no hit is made
 * @returns the hit (`BLOCKED` for a view); `undefined` if there is none; or, if this has to be walked, how many tiles of
 * the walk were asked and do not stop it
 */
export function firstHit(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isView: true,
): number | undefined;
export function firstHit(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isView: false,
): RawHit | number | undefined;
export function firstHit(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isView: boolean,
): RawHit | number | undefined {
  const bits = isSolid === undefined && map instanceof BitTilemap ? map : undefined;
  const kept: ArrayMap | undefined =
    isSolid !== undefined && (map instanceof TypedTilemap || map instanceof ArrayTilemap) ? map : undefined;
  if (bits === undefined && kept === undefined) return 0;
  if (isMissing(start) || isMissing(end) || isMissing(space) || isMissing(space.origin)) return 0;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const { x: fromX, y: fromY } = start;
  const { x: toX, y: toY } = end;
  // Text would pass through all that follows.
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
  const floorX = Math.floor(sx);
  const floorY = Math.floor(sy);
  const endFloorX = Math.floor(ex);
  const endFloorY = Math.floor(ey);
  const startX = floorX | 0;
  const startY = floorY | 0;
  const endX = endFloorX | 0;
  const endY = endFloorY | 0;
  const { x: west, y: north, width, height } = map.bounds;
  // As in `toTiles`: that far from all borders, quotients are the answers of the conversion. Tiny and huge tiles, whose
  // lengths have no square, negative ones, and NaN anywhere fail a comparison, too. So do segments of 2^31 steps: there are
  // up to two more steps than the segment is long in columns and rows.
  const near = size * 0x10_0000;
  if (
    !(
      Math.abs(sx - floorX - 0.5) < 0.499998 &&
      Math.abs(sy - floorY - 0.5) < 0.499998 &&
      Math.abs(ex - endFloorX - 0.5) < 0.499998 &&
      Math.abs(ey - endFloorY - 0.5) < 0.499998 &&
      Math.abs(originX) + Math.abs(originY) < near &&
      size > 1e-130 &&
      size < 1e130 &&
      Math.abs(sx) + Math.abs(sy) + Math.abs(ex) + Math.abs(ey) < 0x7fff_fff0 &&
      (startX - west) >>> 0 < width &&
      (endX - west) >>> 0 < width &&
      (startY - north) >>> 0 < height &&
      (endY - north) >>> 0 < height
    )
  ) {
    return 0;
  }
  const wayX = ex - sx;
  const wayY = ey - sy;
  const stepX = wayX < 0 ? -1 : 1;
  const stepY = wayY < 0 ? -1 : 1;
  const aheadX = (stepX + 1) >> 1;
  const aheadY = (stepY + 1) >> 1;
  const steps = (Math.abs(endX - startX) + Math.abs(endY - startY)) | 0;
  const dx = Math.abs(wayX);
  const dy = Math.abs(wayY);
  // Numbers of the walk, since a bundled constant is a variable: FULL; LIMIT, and a half for rounding; BLOCK.
  const scale = 0x2000_0000 / (dx + dy);
  // So short a segment may leave its tile, but is not worth a thought; inside one tile there are no steps.
  if (!(scale < 1e9) && steps > 0) return 0;
  const perRow = (dx * scale + 0.5) | 0;
  let gap = (132.5 + (Math.abs(startX + aheadX - sx) * dy - Math.abs(startY + aheadY - sy) * dx) * scale) | 0;
  const most = steps < 256 ? steps : 256;
  let left = most;
  // BY_COLUMN_LINE is -1, BY_ROW_LINE 0, AS_START 1.
  let entered = 1;
  let column = (startX - west) | 0;
  let y = startY;
  // Twice the same loop: a choice in it would cost as much as the rest. 264 is UNDECIDED.
  if (isSolid === undefined && bits !== undefined) {
    const { words, stride } = bits;
    const first = ((y - north) * stride) | 0;
    const rowStep = (stepY * stride) | 0;
    let row = first;
    while ((((words[row + (column >>> 5)] ?? 0) >>> column) & 1) === 0) {
      if (left <= 0) return steps > 256 ? 257 : undefined;
      if (gap >>> 0 <= 264) return most - left + 1;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (0x2000_0000 & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      row = (row + (rowStep & ~entered)) | 0;
    }
    y += (row - first) / stride;
  } else if (isSolid !== undefined && kept !== undefined) {
    const { data, stride } = kept;
    const rowStep = (stepY * stride) | 0;
    let row = ((y - north) * stride) | 0;
    while (!isSolid(data[row + column], column + west, y)) {
      if (left <= 0) return steps > 256 ? 257 : undefined;
      if (gap >>> 0 <= 264) return most - left + 1;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (0x2000_0000 & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      y = (y + (stepY & ~entered)) | 0;
      row = (row + (rowStep & ~entered)) | 0;
    }
  }
  // A column 2^31 and more from the west end has wrapped, and does so back.
  const x = (column + west) | 0;
  // In the tile of the start, which was asked, there may be more to come; that of the end is the last.
  if (isView) return entered === 1 ? 1 : x === endX && y === endY ? undefined : BLOCKED;

  let px = fromX;
  let py = fromY;
  let fraction = 0;
  let distance = 0;
  let side: CardinalDirection | undefined;
  if (entered < 1) {
    // Where both differences are exact, the quotient is the nearest double. That of two doubles is if it leads from each
    // to the other; for that to a line, which is a multiple of the last place of the start, one way says it.
    if (entered < 0) {
      const line = x + 1 - aheadX;
      const part = line - sx;
      const isExact = line - part === sx && wayX + sx === ex && ex - wayX === sx;
      fraction = isExact ? part / wayX : fractionAtLine(line, true, { sx, sy, ex, ey });
      px = originX + line * size;
      py = onTheWay(fromY, toY, fraction, originY, size, y);
      side = stepX > 0 ? CardinalDirection.west : CardinalDirection.east;
    } else {
      const line = y + 1 - aheadY;
      const part = line - sy;
      const isExact = line - part === sy && wayY + sy === ey && ey - wayY === sy;
      fraction = isExact ? part / wayY : fractionAtLine(line, false, { sx, sy, ex, ey });
      px = onTheWay(fromX, toX, fraction, originX, size, x);
      py = originY + line * size;
      side = stepY > 0 ? CardinalDirection.north : CardinalDirection.south;
    }
    distance = fraction * Math.sqrt((toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY));
  }
  return { tile: unsafeTile(x, y), position: { x: px, y: py }, distance, fraction, side };
}
