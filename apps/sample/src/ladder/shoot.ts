/**
 * Shoot: see, with creatures to shoot at. One that is hit comes back where the player does not see it.
 *
 * Shows: `castRay` finds the wall that ends a shot; an `ObjectTracker` knows where the creatures are, and
 * `firstObjectOnSegment` finds the one that is hit.
 */
import { castRay, firstObjectOnSegment, type Handle, ObjectTracker } from '@tilewright/queries';
import { randomAt, tileCenter, tilesIn } from '@tilewright/tilemap';
import {
  add,
  circle,
  type Circle2,
  Direction2,
  directionBetween,
  type Duration,
  max,
  meters,
  type Position2,
  seconds,
  type Segment2,
  segmentBetween,
  sub,
  vectorTowards,
} from '@tilewright/units';
import type { Commands, Picture } from './page.js';
import * as see from './see.js';
import { bounds, placesOf, solid, space, timeStep } from './walk.js';

const range = meters(40);
/** Random numbers from 0 to 1 that are the same in each game. */
export const random = randomAt(2026);

export interface Creature {
  body: Circle2;
}

export interface Game extends see.Game {
  facing: Direction2;
  readonly creatures: Creature[];
  /** Finds creatures by position. */
  readonly tracker: ObjectTracker<Creature>;
  hits: number;
  /** The path of the last shot, and for how much longer the picture shows it. */
  shot: Segment2 | undefined;
  glow: Duration;
}

export function createGame(): Game {
  const tracker = new ObjectTracker<Creature>({ space });
  const rest = { facing: Direction2.east, creatures: [], tracker, hits: 0, shot: undefined, glow: seconds(0) };
  const game: Game = { ...see.createGame(), ...rest };
  for (const place of placesOf('o')) addCreature(game, place);
  return game;
}

export function addCreature({ creatures, tracker }: Game, place: Position2): Handle {
  const creature = { body: circle(place, meters(0.35)) };
  creatures.push(creature);
  return tracker.add(creature, creature.body);
}

export function moveCreature({ tracker }: Game, handle: Handle, body: Circle2): void {
  tracker.get(handle).body = body;
  tracker.move(handle, body.center);
}

export function step(game: Game, commands: Commands): void {
  see.step(game, commands);
  const { aim, walk } = commands;
  game.facing = (aim && directionBetween(game.player.center, aim)) ?? walk ?? game.facing;
  game.glow = max(sub(game.glow, timeStep), seconds(0));
  if (commands.shoot === true) shoot(game);
}

/** The path of a shot that hits no creature: to the next wall. */
export function lineOfFire({ player: { center }, facing }: Game): Segment2 {
  const wall = castRay(solid, space, { start: center, direction: facing, maxDistance: range });
  return segmentBetween(center, wall?.contact ?? add(center, vectorTowards(facing, range)));
}

function shoot(game: Game): void {
  const path = lineOfFire(game);
  const hit = firstObjectOnSegment(game.tracker, path);
  game.shot = segmentBetween(path.start, hit?.contact ?? path.end);
  game.glow = seconds(0.15);
  if (hit === undefined) return;
  game.hits++;
  moveCreature(game, hit.handle, circle(outOfView(game, random(game.hits, 0)), hit.object.body.radius));
}

/** An open tile that the player does not see. @param fraction - which of them: from 0, included, to 1, excluded */
export function outOfView({ inView }: Game, fraction: number): Position2 {
  const hidden = [...tilesIn(bounds)].filter((tile) => !solid.get(tile) && !inView.get(tile));
  // Wherever the player is, walls hide a part of this map.
  return tileCenter(space, hidden[Math.floor(fraction * hidden.length)]!);
}

export function draw(picture: Picture, game: Game): void {
  see.draw(picture, game);
  picture.line(lineOfFire(game), meters(0.03), '#2b4acb');
  if (game.shot !== undefined && game.glow > seconds(0)) picture.line(game.shot, meters(0.12), '#e8591c');
  for (const { body } of game.creatures) if (see.isInView(game, body.center)) picture.disc(body, '#b3261e');
}
