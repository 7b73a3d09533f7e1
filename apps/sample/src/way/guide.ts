/**
 * The way that the arrows show: through doors, around walls, and through marked walls only once they have fallen, since
 * a new player takes them for walls.
 */
import type { Position2 } from '@tilewright/units';
import { Route } from './route.js';
import type { Game } from '../simulation/state.js';

export class Guide {
  private readonly route = new Route({ breaches: false });

  /** Where the player turns, and the goal. Straight to it if no way leads there, and empty without a goal. */
  wayIn({ world, player, goal }: Game): readonly Position2[] {
    if (goal === undefined) return [];
    const turns = this.route.turns(world, player.position, player.radius, goal.position);
    // A route ends in the middle of a tile.
    return [...turns.slice(0, -1), goal.position];
  }
}
