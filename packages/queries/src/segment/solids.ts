/**
 * The first solid tile on a segment: the inner loop of rays and views.
 *
 * A walk that was clipped to a map's bounds stays inside them, so elements are read without another look at the bounds.
 */
import { ArrayTilemap, BitTilemap, type ReadonlyTilemap, TypedTilemap } from '@tilewright/tilemap';
import type { RawPoint, RawSpace } from '../door/raw.js';
import { inTiles, toTiles } from '../door/space.js';
import { AS_START } from './codes.js';
import { BLOCK, FULL, LIMIT, type SegmentWalk } from './walk.js';

/** Whether a tile of this value stops what comes along. */
export type IsSolid<T> = (value: T, x: number, y: number) => boolean;

/** A predicate as what it is at run time. That it takes the map's values is what the signatures of the queries say. */
export function predicateOf(isSolid: IsSolid<never> | undefined): IsSolid<unknown> | undefined;
export function predicateOf(isSolid: unknown): unknown {
  return isSolid;
}

/** Goes on to the next solid tile; false if there is none. Can be called again, to go on from there. */
export function nextSolid(
  walk: SegmentWalk,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
): boolean {
  while (walk.next()) {
    const value = map.getAt(walk.x, walk.y);
    // Without a predicate the values themselves say it.
    if (isSolid === undefined ? value === true : isSolid(value, walk.x, walk.y)) return true;
  }
  return false;
}

/**
 * The first solid tile on the segment between two points of the world, where that can be told fast: for a map that keeps
 * bits, or values row after row, for up to a block of steps inside the map, and as long as no step needs a closer look.
 *
 * @returns whether there is one, and then the walk stands in it, as far as `hitOf` wants to know; `undefined` if the walk
 * has to be walked
 *
 * @remarks The same steps as `SegmentWalk.next`, in one function that keeps all its numbers in registers, and is too large
 * for an engine to copy into others. What is rare is left to the walk.
 */
export function firstSolid(
  walk: SegmentWalk,
  where: string,
  startName: string,
  endName: string,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
): boolean | undefined {
  const kept: ArrayMap | undefined = map instanceof TypedTilemap || map instanceof ArrayTilemap ? map : undefined;
  const bits = map instanceof BitTilemap ? map : undefined;
  if (isSolid === undefined ? bits === undefined : kept === undefined) return undefined;
  toTiles(where, startName, space, start);
  const sx = inTiles.x;
  const sy = inTiles.y;
  toTiles(where, endName, space, end);
  const ex = inTiles.x;
  const ey = inTiles.y;
  const startX = Math.floor(sx);
  const startY = Math.floor(sy);
  const endX = Math.floor(ex);
  const endY = Math.floor(ey);
  const { x: west, y: north, width, height } = map.bounds;
  if (
    !(
      startX >= west &&
      startY >= north &&
      endX >= west &&
      endY >= north &&
      startX < west + width &&
      startY < north + height &&
      endX < west + width &&
      endY < north + height
    )
  ) {
    return undefined;
  }
  const stepX = ex < sx ? -1 : 1;
  const stepY = ey < sy ? -1 : 1;
  const dx = Math.abs(ex - sx);
  const dy = Math.abs(ey - sy);
  const steps = Math.abs(endX - startX) + Math.abs(endY - startY);
  // Of no length inside one tile; extents too small for a product are not worth a thought, either.
  const scale = FULL / (dx + dy);
  if (!(scale < 1e9) && steps > 0) return undefined;
  const perRow = (dx * scale + 0.5) | 0;
  const toX = Math.abs(startX + ((stepX + 1) >> 1) - sx);
  const toY = Math.abs(startY + ((stepY + 1) >> 1) - sy);
  let gap = (LIMIT + Math.floor((toX * dy - toY * dx) * scale + 0.5)) | 0;
  let left = Math.min(steps, BLOCK) | 0;
  let entered: number = AS_START;
  let column = (startX - west) | 0;
  let y = startY | 0;
  // Twice the same loop: a choice in it would cost as much as the rest. Of the numbers, 264 is UNDECIDED, the other FULL:
  // a bundled constant is a variable.
  if (isSolid === undefined && bits !== undefined) {
    const { words, stride } = bits;
    let row = ((y - north) * stride) | 0;
    const rowStep = (stepY * stride) | 0;
    const first = row;
    while ((((words[row + (column >>> 5)] ?? 0) >>> column) & 1) === 0) {
      if (left <= 0) return steps > BLOCK ? undefined : false;
      if (gap >>> 0 <= 264) return undefined;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (0x2000_0000 & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      row = (row + (rowStep & ~entered)) | 0;
    }
    y += (row - first) / stride;
  } else if (isSolid !== undefined && kept !== undefined) {
    const { data, stride } = kept;
    while (!isSolid(data[(y - north) * stride + column], column + west, y)) {
      if (left <= 0) return steps > BLOCK ? undefined : false;
      if (gap >>> 0 <= 264) return undefined;
      left--;
      entered = gap >> 31;
      gap = (gap - perRow + (0x2000_0000 & entered)) | 0;
      column = (column + (stepX & entered)) | 0;
      y = (y + (stepY & ~entered)) | 0;
    }
  }
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
  walk.stepX = stepX;
  walk.stepY = stepY;
  walk.x = column + west;
  walk.y = y;
  walk.entered = entered;
  return true;
}

/** A map that keeps its values row after row. */
interface ArrayMap {
  readonly data: ArrayLike<unknown>;
  readonly stride: number;
}
