/** From the arguments of a query along a segment to a walk that is ready to go. */
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { cornerCode, type CornerMode, requireBounds } from '../door/options.js';
import type { RawPoint, RawSegment, RawSpace } from '../door/raw.js';
import { requireObject } from '../door/require.js';
import { inTiles, isOnTiles, requireTile, toTiles } from '../door/space.js';
import { type CornerCode, ONE } from '../door/codes.js';
import type { SegmentWalk } from './walk.js';

/** Options of queries along a segment. */
export interface SegmentOptions {
  /** Only these tiles are handed out, and only they cost anything. Without bounds: all tiles. */
  readonly bounds?: TileRect | undefined;
  /** What the path adds where it passes exactly through a corner: default `'one'`. */
  readonly corners?: CornerMode | undefined;
}

/**
 * Puts a walk at the start of the segment between two points of the world.
 *
 * @param startName - what its ends are called in errors
 * @param bounds - known to be good
 * @throws RangeError if a coordinate is not finite, or, without bounds, lies beyond the range of tiles
 */
export function startWalk(
  walk: SegmentWalk,
  where: string,
  startName: string,
  endName: string,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  corners: CornerCode,
  bounds: TileRect | undefined,
): void {
  toTiles(where, startName, space, start);
  const sx = inTiles.x;
  const sy = inTiles.y;
  toTiles(where, endName, space, end);
  const ex = inTiles.x;
  const ey = inTiles.y;
  if (bounds === undefined && !(isOnTiles(sx) && isOnTiles(sy) && isOnTiles(ex) && isOnTiles(ey))) {
    requireTile(where, startName, 'x', sx);
    requireTile(where, startName, 'y', sy);
    requireTile(where, endName, 'x', ex);
    requireTile(where, endName, 'y', ey);
  }
  // Nothing of the walk is touched before all is known to be good.
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
  if (bounds === undefined) walk.begin(corners, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
  else walk.begin(corners, bounds.x, bounds.y, bounds.x + bounds.width - 1, bounds.y + bounds.height - 1);
}

/** `startWalk` along the argument `segment` of a query. */
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
    startWalk(walk, where, 'segment.start', 'segment.end', space, start, end, ONE, undefined);
    return;
  }
  requireObject(where, 'options', 'an object', options);
  const { corners, bounds } = options;
  if (bounds !== undefined) requireBounds(where, bounds);
  startWalk(walk, where, 'segment.start', 'segment.end', space, start, end, cornerCode(where, corners), bounds);
}
