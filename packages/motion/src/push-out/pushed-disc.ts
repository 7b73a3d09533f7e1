/** The nearest position to which a circle can be pushed so that it overlaps no solid tiles, in the world. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { RawPoint } from '@tilewright/units/checks';
import { tileSpaceCoordinate, worldCoordinate } from '@tilewright/tilemap/kernel';
import { point, vector } from '@tilewright/units';
import type { Disc } from './disc.js';
import { MOST_PUSHES, REACH_ERROR, UNITS_OF_ERROR } from './limits.js';
import { moveToNearestPlace } from './nearest-place.js';
import type { RawPush } from './raw-push.js';

/**
 * The result for a disc that is not clear. Moves the disc.
 *
 * @param reach - how far it may be pushed, in tiles
 * @param center - the center of the circle, in the world
 */
export function pushedDisc(disc: Disc, reach: number, { origin }: RawSpace, size: number, center: RawPoint): RawPush {
  const { cx, cy, radius } = disc;
  // The distance between neighboring doubles near the disc, in tiles. The conversion to the world and back moves a
  // position by at most three of them.
  const away = Math.max(Math.abs(cx), Math.abs(cy), Math.abs(origin.x / size), Math.abs(origin.y / size));
  const unit = Number.EPSILON * (1 + radius + reach + away);
  const error = UNITS_OF_ERROR * unit;
  // A gap that is too narrow by less than the rounding error looks like a free position. If the nearest position is
  // such a gap, a search with a disc that is larger by more than the error does not find that gap.
  for (const margin of [0, 2 * error]) {
    disc.cx = cx;
    disc.cy = cy;
    disc.radius = radius + margin;
    if (!moveToNearestPlace(disc, reach, error)) break;
    disc.radius = radius;
    // The position must be free for the next query, which converts it from the world to tile space.
    for (let step = 0, push = unit; step < MOST_PUSHES; step++, push *= 2) {
      const x = worldCoordinate(origin.x, size, disc.cx);
      const y = worldCoordinate(origin.y, size, disc.cy);
      // NaN: rounding has moved the position out of the range of tiles.
      if (x !== x || y !== y) break;
      disc.cx = tileSpaceCoordinate(origin.x, size, x);
      disc.cy = tileSpaceCoordinate(origin.y, size, y);
      if (!disc.isClear()) {
        disc.leave(push);
        continue;
      }
      const dx = x - center.x;
      const dy = y - center.y;
      const distance = Math.sqrt((dx / size) * (dx / size) + (dy / size) * (dy / size));
      if (distance > reach + Math.min(2 * error, Math.max(reach, 1) * REACH_ERROR)) break;
      return { isStuck: false, center: point(x, y), displacement: vector(dx, dy) };
    }
  }
  return { isStuck: true };
}
