/**
 * The route to a goal: the positions at which it turns. It leads through doors, which open as the player comes near,
 * and through marked walls for a player that breaches them.
 *
 * Shows: a `Pathfinder` that follows the map while walls fall and doors open, with a predicate for tiles that will
 * open; `wayPoints`, which pull a path straight for a body with a radius.
 */
import { Pathfinder, wayPoints } from '@tilewright/paths';
import { tileAt } from '@tilewright/tilemap';
import { distance, type Length, meters, type Position2, tiles } from '@tilewright/units';
import type { World } from '../simulation/world.js';

/** A way point that is nearer than this has been reached. */
const arrival: Length = meters(0.3);

export class Route {
  /** Whether it leads through marked walls. */
  private readonly breaches: boolean;
  private world: World | undefined;
  private paths: Pathfinder<boolean> | undefined;

  constructor({ breaches }: { readonly breaches: boolean }) {
    this.breaches = breaches;
  }

  /** Where the way turns, from here to the middle of the goal's tile. Empty if no path leads there. */
  turns(world: World, from: Position2, radius: Length, goal: Position2): readonly Position2[] {
    const { space, solid } = world;
    const path = this.pathsIn(world).find(tileAt(space, from), tileAt(space, goal));
    if (path === undefined) return [];
    const points = wayPoints(solid, space, path, { from, radius, isSolid: this.staysSolidIn(world) });
    // Without one that is far enough, -1: the last point stays.
    return points.slice(points.findIndex((point) => distance(from, point) > arrival));
  }

  /** Kept for one world: a pathfinder sees by itself what changes in its map. */
  private pathsIn(world: World): Pathfinder<boolean> {
    if (this.paths === undefined || this.world !== world) {
      this.paths = new Pathfinder(world.solid, { radius: tiles(0.5), isSolid: this.staysSolidIn(world) });
    }
    this.world = world;
    return this.paths;
  }

  /** Which tiles it does not lead through. */
  private staysSolidIn({ doors, breakable }: World): (isSolid: boolean, x: number, y: number) => boolean {
    const { breaches } = this;
    return (isSolid, x, y) => isSolid && !doors.getAt(x, y) && !(breaches && breakable.getAt(x, y));
  }
}
