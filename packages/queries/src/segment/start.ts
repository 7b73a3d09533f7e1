/** From the arguments of a query along a segment to a walk that is ready to go. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { type OptionNames, requireObject, requireOptions } from '@tilewright/units/checks';
import { CERTAIN_OFFSET, NEAR_ORIGIN } from '../limits.js';
import { cornerCode, type CornerTiles } from '../arguments/options.js';
import { isMissing, type RawPoint, type RawSegment, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, isOnTiles, requireOnTiles, toTilesByBorders } from '../arguments/tile-space.js';
import { ONE } from '../arguments/codes.js';
import type { SegmentWalk } from './walk.js';

/** Options of queries along a segment. */
export interface SegmentOptions {
  /** Only these tiles are handed out, and only they cost anything. Without bounds: all tiles. */
  readonly bounds?: TileRect | undefined;
  /** What the path adds where it passes exactly through a corner: default `'one'`. */
  readonly cornerTiles?: CornerTiles | undefined;
}

/** The names of these options, for `requireOptions`. */
const SEGMENT_OPTIONS: OptionNames<SegmentOptions> = ['bounds', 'cornerTiles'];

/**
 * Puts the segment between two points of the world into a walk, which then can begin.
 *
 * @param startName - what its ends are called in errors
 * @param isBounded - whether the walk will be clipped, so that its ends may lie outside of all tiles
 * @throws RangeError if a coordinate is not finite, or, without bounds, lies outside of all tiles
 */
export function putSegment(
  walk: SegmentWalk,
  where: string,
  startName: string,
  endName: string,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isBounded: boolean,
): void {
  if (!putBetweenBorders(walk, space, start, end))
    putEnds(walk, where, startName, endName, space, start, end, isBounded);
}

/**
 * Puts the ends into the walk if they are as usual: as `toTiles` does for one point, not on borders. Tells whether it did.
 *
 * Both in one function, that is too large for an engine to copy into others: of two copies of `toTiles` there was room for
 * one or for both, by the order in which functions became hot, and a short walk took a fifth longer with one.
 */
function putBetweenBorders(walk: SegmentWalk, space: RawSpace, start: RawPoint, end: RawPoint): boolean {
  if (isMissing(start) || isMissing(end) || isMissing(space) || isMissing(space.origin)) return false;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const { x: startX, y: startY } = start;
  const { x: endX, y: endY } = end;
  const areNumbers =
    typeof startX === 'number' &&
    typeof startY === 'number' &&
    typeof endX === 'number' &&
    typeof endY === 'number' &&
    typeof originX === 'number' &&
    typeof originY === 'number' &&
    typeof size === 'number';
  if (!areNumbers) return false;
  const sx = (startX - originX) / size;
  const sy = (startY - originY) / size;
  const ex = (endX - originX) / size;
  const ey = (endY - originY) / size;
  if (
    !(
      Math.abs(sx - Math.floor(sx) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(sy - Math.floor(sy) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ex - Math.floor(ex) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ey - Math.floor(ey) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN &&
      Math.abs(sx) + Math.abs(sy) + Math.abs(ex) + Math.abs(ey) < 0x7fff_ffff
    )
  ) {
    return false;
  }
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
  return true;
}

function putEnds(
  walk: SegmentWalk,
  where: string,
  startName: string,
  endName: string,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isBounded: boolean,
): void {
  toTilesByBorders(where, startName, space, start);
  const sx = inTiles.x;
  const sy = inTiles.y;
  toTilesByBorders(where, endName, space, end);
  const ex = inTiles.x;
  const ey = inTiles.y;
  if (!isBounded && !(isOnTiles(sx) && isOnTiles(sy) && isOnTiles(ex) && isOnTiles(ey))) {
    requireOnTiles(where, startName, 'x', sx);
    requireOnTiles(where, startName, 'y', sy);
    requireOnTiles(where, endName, 'x', ex);
    requireOnTiles(where, endName, 'y', ey);
  }
  // Nothing of the walk is touched before all is known to be good.
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
}

/** Starts a walk along the argument `segment` of a query. */
export function startOnSegment(
  walk: SegmentWalk,
  where: string,
  space: RawSpace,
  segment: RawSegment,
  options: SegmentOptions | undefined,
): void {
  requireObject(where, 'segment', 'a segment', segment);
  const { start, end } = segment;
  if (options === undefined) {
    putSegment(walk, where, 'segment.start', 'segment.end', space, start, end, false);
    walk.begin(ONE, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
    return;
  }
  requireOptions(where, options, SEGMENT_OPTIONS);
  const { cornerTiles, bounds } = options;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  const corners = cornerCode(where, cornerTiles);
  putSegment(walk, where, 'segment.start', 'segment.end', space, start, end, bounds !== undefined);
  if (bounds === undefined) walk.begin(corners, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
  else walk.begin(corners, bounds.x, bounds.y, bounds.x + bounds.width - 1, bounds.y + bounds.height - 1);
}
