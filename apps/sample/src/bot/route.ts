/**
 * The route of the bot to a goal: the next position at which it turns. The route leads through doors, which open as the bot
 * comes near, and through marked walls, which it has to breach.
 *
 * Shows: a `Pathfinder` that follows the map while walls fall and doors open, with a predicate for tiles that will open;
 * `wayPoints`, which pull a path straight for a body with a radius.
 */
import { Pathfinder, wayPoints } from '@tilewright/paths';
import { tileAt } from '@tilewright/tilemap';
import { distance, type Length, meters, type Position2, tiles } from '@tilewright/units';
import type { World } from '../simulation/world.js';

/** A way point that is nearer than this has been reached. */
const arrival: Length = meters(0.3);

export class Route {
  private world: World | undefined;
  private paths: Pathfinder<boolean> | undefined;

  /** The next way point from here to the goal; the goal itself at the end; `undefined` if no path leads there. */
  next(world: World, from: Position2, radius: Length, goal: Position2): Position2 | undefined {
    const { space, solid } = world;
    const path = this.pathsIn(world).find(tileAt(space, from), tileAt(space, goal));
    if (path === undefined) return undefined;
    const points = wayPoints(solid, space, path, { from, radius, isSolid: staysSolidIn(world) });
    return points.find((point) => distance(from, point) > arrival) ?? points.at(-1);
  }

  /** Kept for one world: a pathfinder sees by itself what changes in its map. */
  private pathsIn(world: World): Pathfinder<boolean> {
    if (this.paths === undefined || this.world !== world) {
      this.paths = new Pathfinder(world.solid, { radius: tiles(0.5), isSolid: staysSolidIn(world) });
    }
    this.world = world;
    return this.paths;
  }
}

/** Which tiles the bot cannot open. */
function staysSolidIn({ doors, breakable }: World): (isSolid: boolean, x: number, y: number) => boolean {
  return (isSolid, x, y) => isSolid && !doors.getAt(x, y) && !breakable.getAt(x, y);
}
