/**
 * A bot that plays as a newcomer does: it follows the arrow, shoots at the nearest creature, and plans nothing. It sees
 * creatures as late as the other bot, decides as often, and aims as badly.
 *
 * Shows: a second player made of the same parts, which says how hard a first game is.
 */
import { type CompassDirection, headingOf, nearestCompass } from '@tilewright/tilemap';
import { directionBetween, type Position2 } from '@tilewright/units';
import { Random } from '../simulation/random.js';
import type { Game } from '../simulation/state.js';
import { Guide } from '../way/guide.js';
import { aimAt, nearestEnemy } from './aim.js';
import { type Bot, decidesIn, lateLooks } from './bot.js';
import { lookAround } from './look.js';

/** A newcomer for one game from its start. Call it once before each step. */
export function createNewcomer(seed: number): Bot {
  const random = new Random(seed);
  const looks = lateLooks();
  const guide = new Guide();
  let walk: CompassDirection | undefined;
  let aim: Position2 | undefined;
  let isShooting = false;
  const decide = (game: Game): void => {
    const enemies = looks.pass(lookAround(game));
    if (enemies === undefined) return;
    const { position } = game.player;
    const [next] = guide.wayIn(game);
    const direction = next && directionBetween(position, next);
    walk = direction && nearestCompass(direction);
    const target = nearestEnemy(position, enemies);
    isShooting = target !== undefined;
    if (target !== undefined) aim = aimAt(target.position, position, random);
  };
  return (game) => {
    if (decidesIn(game)) decide(game);
    return {
      walk: walk && headingOf(walk),
      slow: false,
      aim: aim ?? game.player.position,
      shoot: isShooting,
      throwCharge: false,
    };
  };
}
