/**
 * What the player has to reach next, the way to it, and how many goals are done.
 *
 * Shows: the direction and the distances between positions, as an angle of the page and as text.
 */
import {
  angleOf,
  degrees,
  directionBetween,
  distance,
  format,
  type Length,
  meters,
  type Position2,
  sum,
  valueIn,
} from '@tilewright/units';
import { lessonWords } from '../screens/lesson-words.js';
import { goalsReached } from '../simulation/goals.js';
import type { Game } from '../simulation/state.js';
import type { Goal } from '../simulation/world.js';
import { elementById, Texts } from './page.js';

export class Quest {
  private readonly panel = elementById('quest');
  private readonly texts = new Texts();

  /** @param way - where the player turns on its way to the goal, which is last */
  show(game: Game, way: readonly Position2[]): void {
    const { goal, player, world } = game;
    const { texts } = this;
    this.panel.hidden = goal === undefined;
    if (goal === undefined) return;
    texts.write('quest-task', game.lesson === undefined ? taskOf(goal) : lessonWords[game.lesson.kind]);
    const left = format(lengthOf(player.position, way), meters, { digits: 0 });
    texts.write('quest-distance', game.lesson === undefined ? left : '');
    const [done, all] = [goalsReached(game), world.goals.length];
    texts.write('quest-marks', '◆'.repeat(done) + '◇'.repeat(all - done));
    texts.write('quest-count', `${done} of ${all} done`);
    const direction = way[0] && directionBetween(player.position, way[0]);
    if (direction === undefined) return;
    texts.writeStyle('quest-arrow', 'rotate', `${Math.round(valueIn(angleOf(direction), degrees))}deg`);
  }
}

function lengthOf(from: Position2, way: readonly Position2[]): Length {
  return sum(way.map((turn, i) => distance(way[i - 1] ?? from, turn)));
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
