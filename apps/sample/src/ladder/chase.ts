/**
 * Chase: shoot, with a hound that follows the player around corners. If it catches the player, both start again.
 *
 * Shows: a `FlowField` knows the way to the player from every tile.
 */
import { FlowField } from '@tilewright/paths';
import { moveAndSlide } from '@tilewright/motion';
import { type Handle } from '@tilewright/queries';
import { tileAt } from '@tilewright/tilemap';
import { circle, directionBetween, metersPerSecond, mul, overlaps, vectorTowards } from '@tilewright/units';
import type { Commands, Picture } from './page.js';
import { isInView } from './see.js';
import * as shoot from './shoot.js';
import { placesOf, solid, space, timeStep } from './walk.js';

/** Slower than the player. */
const houndSpeed = metersPerSecond(4);

export interface Game extends shoot.Game {
  readonly hound: Handle;
  /** Leads from every tile to the player. */
  readonly trail: FlowField<boolean>;
  timesCaught: number;
}

export function createGame(): Game {
  const game = shoot.createGame();
  const trail = new FlowField(solid, { goals: tileAt(space, game.player.center) });
  return { ...game, hound: shoot.addCreature(game, placesOf('h')[0]!), trail, timesCaught: 0 };
}

export function step(game: Game, commands: Commands): void {
  shoot.step(game, commands);
  const { hound, player, tracker, trail } = game;
  trail.setGoals(tileAt(space, player.center));
  trail.update();
  const { body } = tracker.get(hound);
  // On the player's own tile, the trail has ended.
  const way = trail.directionAt(space, body.center) ?? directionBetween(body.center, player.center);
  if (way === undefined) return;
  const wanted = vectorTowards(way, mul(houndSpeed, timeStep));
  shoot.moveCreature(game, hound, moveAndSlide(solid, space, body, wanted).body);
  if (overlaps(tracker.get(hound).body, player)) startAgain(game);
}

function startAgain(game: Game): void {
  game.timesCaught++;
  game.player = circle(placesOf('@')[0]!, game.player.radius);
  shoot.moveCreature(game, game.hound, circle(placesOf('h')[0]!, game.tracker.get(game.hound).body.radius));
}

export function draw(picture: Picture, game: Game): void {
  shoot.draw(picture, game);
  const { body } = game.tracker.get(game.hound);
  if (isInView(game, body.center)) picture.disc(body, '#5c1a12');
}
