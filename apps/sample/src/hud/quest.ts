/**
 * What the player has to reach next, the way to it, and how many goals are done.
 *
 * Shows: the direction and the distances between positions, as an angle of the page and as text.
 */
import {
  add,
  angleOf,
  degrees,
  directionBetween,
  distance,
  format,
  type Length,
  meters,
  type Position2,
  valueIn,
} from '@tilewright/units';
import { goalsReached } from '../simulation/goals.js';
import type { Game } from '../simulation/state.js';
import type { Goal } from '../simulation/world.js';
import { elementById, Texts } from './page.js';

export class Quest {
  private readonly panel = elementById('quest');
  private readonly arrow = elementById('quest-arrow');
  private readonly texts = new Texts();
  private turned = '';

  /** @param way - where the player turns on its way to the goal, which is last */
  show(game: Game, way: readonly Position2[]): void {
    const { goal, player, world } = game;
    const { texts } = this;
    this.panel.hidden = goal === undefined;
    if (goal === undefined) return;
    texts.write('quest-task', taskOf(goal));
    texts.write('quest-distance', format(lengthOf(player.position, way), meters, { digits: 0 }));
    const [done, all] = [goalsReached(game), world.goals.length];
    texts.write('quest-marks', '◆'.repeat(done) + '◇'.repeat(all - done));
    texts.write('quest-count', `${done} of ${all} done`);
    this.point(game, way);
  }

  private point({ player }: Game, [next]: readonly Position2[]): void {
    const direction = next && directionBetween(player.position, next);
    if (direction === undefined) return;
    const turn = `${Math.round(valueIn(angleOf(direction), degrees))}deg`;
    if (turn !== this.turned) this.arrow.style.rotate = turn;
    this.turned = turn;
  }
}

function lengthOf(from: Position2, way: readonly Position2[]): Length {
  let length = meters(0);
  let last = from;
  for (const next of way) {
    length = add(length, distance(last, next));
    last = next;
  }
  return length;
}

/** What to do, in a few words. */
export function taskOf({ kind, name }: Goal): string {
  const place = name.charAt(0).toLowerCase() + name.slice(1);
  switch (kind) {
    case 'gate':
      return `Go through ${place}`;
    case 'place':
      // The goal is only a part of the place: "Find the great hall" would confuse a player who stands in the hall.
      return `Find the ring in ${place}`;
    case 'treasury':
      return `Rob ${place}`;
    case 'out':
      return `Escape to ${place}`;
  }
}
