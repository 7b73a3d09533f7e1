/** Turns the arguments of a query along a segment into a started walk. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { type OptionNames, requireObject, requireOptions } from '@tilewright/units/checks';
import { cornerCode, type CornerTiles } from './options.js';
import type { RawPoint, RawSegment, RawSpace } from '../arguments/raw.js';
import { inTiles, isOnTiles, requireOnTiles, segmentToTiles, toTilesByBorders } from '../arguments/tile-space.js';
import { ONE } from './codes.js';
import type { SegmentWalk } from './walk.js';

/** Options of queries along a segment. */
export interface SegmentOptions {
  /** Only tiles in these bounds are found. Tiles outside cost nothing. Default: no bounds. */
  readonly bounds?: TileRect | undefined;
  /** Which tiles are added where the segment passes exactly through a corner. Default: `'one'`. */
  readonly cornerTiles?: CornerTiles | undefined;
}

/** The names of these options, for `requireOptions`. */
const SEGMENT_OPTIONS: OptionNames<SegmentOptions> = ['bounds', 'cornerTiles'];

/**
 * Writes the segment between two world points into a walk, in tile space.
 *
 * @param startName - the name of the start in errors
 * @param isBounded - whether the walk will be clipped, so that its ends may lie outside the range of tiles
 * @throws RangeError if a coordinate is not finite, or, without bounds, outside the range of tiles
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
  // The walk stays unchanged until all arguments are checked.
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
}

/** Starts a walk along the `segment` argument of a query. */
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
