/**
 * Free ground for newcomers: a random position in an area where a circle overlaps no wall.
 *
 * Shows: `pushOut` as a test and as a correction.
 */
import { pushOut } from '@tilewright/motion';
import { circle, format, type Length, meters, position, type Position2 } from '@tilewright/units';
import { type Area, boundsOfArea, isInArea } from './area.js';
import type { Random } from './random.js';
import type { World } from './world.js';

/** The random positions to try before the area counts as full. */
const mostThrows = 200;

/** @throws RangeError if no random position had room */
export function freePositionIn(world: World, area: Area, radius: Length, random: Random): Position2 {
  const place = findFreePosition(world, area, radius, random);
  if (place === undefined) throw noRoomIn(area, radius);
  return place;
}

/** The same, but `undefined` if no random position had room. */
export function findFreePosition(world: World, area: Area, radius: Length, random: Random): Position2 | undefined {
  const { min, max } = boundsOfArea(area);
  for (let thrown = 0; thrown < mostThrows; thrown++) {
    const place = position(random.between(min.x, max.x), random.between(min.y, max.y));
    if (!isInArea(area, place)) continue;
    const way = pushOut(world.solid, world.space, circle(place, radius));
    if (way === undefined) return place;
    if (!way.isStuck && isInArea(area, way.center)) return way.center;
  }
  return undefined;
}

export function noRoomIn(area: Area, radius: Length): RangeError {
  const size = format(radius, meters);
  return new RangeError(`freePositionIn: the area "${area.name}" must have room for a circle of radius ${size}`);
}
