/**
 * Steps along a walk to the next solid tile: the inner loop of rays and views, with one form for each kind of map.
 *
 * A walk that was clipped to a map's bounds stays inside them, so elements are read without another look at the bounds.
 */
import { ArrayTilemap, BitTilemap, type ReadonlyTilemap, type TileRect, TypedTilemap } from '@tilewright/tilemap';
import { type SegmentWalk, UNDECIDED } from './walk.js';

/** Whether a tile of this value stops what comes along. */
export type IsSolid<T> = (value: T, x: number, y: number) => boolean;

/** Goes on to the next solid tile; false if there is none. Can be called again, to go on from there. */
export function nextSolid(
  walk: SegmentWalk,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
): boolean {
  if (isSolid === undefined) {
    if (map instanceof BitTilemap) return nextSetBit(walk, map);
    // Without a predicate the values themselves say it.
    return nextByCall(walk, map, isTrue);
  }
  if (map instanceof TypedTilemap || map instanceof ArrayTilemap) {
    return nextInArray(walk, map, isSolid);
  }
  return nextByCall(walk, map, isSolid);
}

/** A predicate as what it is at run time. That it takes the map's values is what the signatures of the queries say. */
export function predicateOf(isSolid: IsSolid<never> | undefined): IsSolid<unknown> | undefined;
export function predicateOf(isSolid: unknown): unknown {
  return isSolid;
}

function isTrue(value: unknown): boolean {
  return value === true;
}

function nextSetBit(walk: SegmentWalk, map: BitTilemap): boolean {
  const { perRow, perColumn, stepX, stepY } = walk;
  const perLines = perRow + perColumn;
  const { words, stride } = map;
  const { x: west, y: north } = map.bounds;
  while (walk.next()) {
    let { x, y, gap, left, entered } = walk;
    for (;;) {
      const column = x - west;
      // `column & 31` is what a shift takes of its right side.
      if ((((words[(y - north) * stride + (column >>> 5)] ?? 0) >>> column) & 1) !== 0) {
        keep(walk, x, y, gap, left, entered);
        return true;
      }
      if (left <= 0 || gap >>> 0 <= UNDECIDED) break;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (perLines & entered)) | 0;
      x = (x + (stepX & entered)) | 0;
      y = (y + (stepY & ~entered)) | 0;
    }
    keep(walk, x, y, gap, left, entered);
  }
  return false;
}

/** A map that keeps its values row after row. */
interface ArrayMap {
  readonly data: ArrayLike<unknown>;
  readonly stride: number;
  readonly bounds: TileRect;
}

function nextInArray(walk: SegmentWalk, { data, stride, bounds }: ArrayMap, isSolid: IsSolid<unknown>): boolean {
  const { perRow, perColumn, stepX, stepY } = walk;
  const perLines = perRow + perColumn;
  const { x: west, y: north } = bounds;
  while (walk.next()) {
    let { x, y, gap, left, entered } = walk;
    for (;;) {
      if (isSolid(data[(y - north) * stride + (x - west)], x, y)) {
        keep(walk, x, y, gap, left, entered);
        return true;
      }
      if (left <= 0 || gap >>> 0 <= UNDECIDED) break;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (perLines & entered)) | 0;
      x = (x + (stepX & entered)) | 0;
      y = (y + (stepY & ~entered)) | 0;
    }
    keep(walk, x, y, gap, left, entered);
  }
  return false;
}

function nextByCall(walk: SegmentWalk, map: ReadonlyTilemap<unknown>, isSolid: IsSolid<unknown>): boolean {
  while (walk.next()) {
    if (isSolid(map.getAt(walk.x, walk.y), walk.x, walk.y)) return true;
  }
  return false;
}

/** Puts the walk where the local variables of a run have gone. */
function keep(walk: SegmentWalk, x: number, y: number, gap: number, left: number, entered: number): void {
  walk.x = x;
  walk.y = y;
  walk.gap = gap;
  walk.left = left;
  walk.entered = entered;
}
