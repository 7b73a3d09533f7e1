/** From the arguments of a query along a segment to a walk that is ready to go. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { type OptionNames, requireObject, requireOptions } from '@tilewright/units/checks';
import { cornerCode, type CornerTiles } from '../arguments/options.js';
import type { RawPoint, RawSegment, RawSpace } from '../arguments/raw.js';
import { inTiles, isOnTiles, requireOnTiles, segmentToTiles, toTilesByBorders } from '../arguments/tile-space.js';
import { ONE } from '../arguments/codes.js';
import type { SegmentWalk } from './walk.js';

/** Options of queries along a segment. */
export interface SegmentOptions {
  /** Only tiles in these bounds are found, and only they cost anything. Without bounds: all tiles. */
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
  if (!segmentToTiles(walk, space, start, end)) putEnds(walk, where, startName, endName, space, start, end, isBounded);
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
