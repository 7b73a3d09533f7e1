/**
 * The game: a state, and how one time step changes it. The same seed and commands give the same game, to the last bit,
 * in browsers and in Node.
 *
 * Shows: a simulation without screen, clock or hidden randomness, which can therefore be tested and replayed.
 */
import { tileAt } from '@tilewright/tilemap';
import { add, instant, type Instant, seconds } from '@tilewright/units';
import { bite } from './bites.js';
import { chase } from './chase.js';
import type { Commands } from './commands.js';
import { Creatures } from './creatures.js';
import { bump, givePushes, makeRoom } from './crowd.js';
import { noEvents, type StepEvents } from './events.js';
import { burn, refillCharges, shoot, throwOne } from './fight.js';
import { pursue } from './goals.js';
import { danger } from './balance.js';
import { slideBack } from './knock.js';
import { learn } from './lessons.js';
import { alert, feel } from './moods.js';
import type { Mark } from './phases.js';
import { createPlayerView, look } from './player-view.js';
import { createPlayer, heal, movePlayer } from './player.js';
import { comeBack, populate } from './population.js';
import { begin, keepScore } from './progress.js';
import { Random } from './random.js';
import type { Game } from './state.js';
import { steer } from './steer.js';
import { followTiles, openDoors } from './terrain.js';
import { frames } from './time.js';
import { followGoal, trailsTo } from './trails.js';
import { moveAmongWalls } from './walls.js';
import { wander } from './wander.js';
import { sendWave } from './waves.js';
import { isWatched, lookoutFor, sharpnessFor } from './watch.js';
import type { World } from './world.js';

export type { Commands } from './commands.js';

export interface GameOptions {
  readonly seed: number;
  readonly creatures: number;
}

/** The game before its first step. @throws RangeError under the conditions of `setCreatureCount` */
export function createGame(map: World, options: GameOptions): Game {
  const world = { ...map, solid: map.solid.clone(), opaque: map.opaque.clone() };
  const player = createPlayer(world.player);
  const start = instant(seconds(0));
  const game: Game = {
    world,
    phase: 'title',
    isEdited: false,
    isReady: false,
    beganAt: start,
    goal: world.goals[0],
    lesson: world.lessons[0],
    score: { time: seconds(0), slain: 0, timesSeen: 0, timeUnseen: seconds(0), walls: 0 },
    waves: { number: 0, nextAt: start },
    player,
    view: createPlayerView(world, player.position),
    creatures: new Creatures(world),
    population: { away: [] },
    charges: [],
    random: new Random(options.seed),
    trails: trailsTo(world, tileAt(world.space, player.position)),
    steps: 0,
  };
  setCreatureCount(game, options.creatures);
  return game;
}

/**
 * Adds or removes creatures until there are `count`. Dead creatures that will return count, too.
 *
 * @throws RangeError if `count` is not an integer from 0 to 20,000, or if the map has no room
 */
export function setCreatureCount(game: Game, count: number): void {
  populate(game, count, timeOf(game));
}

/** The time in the game. */
export function timeOf({ steps }: Game): Instant {
  return instant(frames(steps));
}

/**
 * Makes one step of `timeStep`.
 *
 * @param mark - called at the end of each part of the step, for measurements
 * @returns what happened
 */
export function step(game: Game, given: Commands, mark: Mark = () => undefined): StepEvents {
  const { world, player, creatures, random } = game;
  const events = noEvents();
  const now = timeOf(game);

  const commands = begin(game, given, now, events);
  const isPlayed = game.phase === 'playing';
  movePlayer(player, world, commands);
  heal(player, now);
  refillCharges(player, now);
  mark('player');

  events.isViewNew = look(game.view, world, player.position);
  mark('view');

  events.lookout = lookoutFor(world, creatures, game.view, sharpnessFor(player));
  if (isWatched(creatures, events.lookout)) player.unseenSince = now;
  if (isPlayed) events.noticed = alert(creatures, events.lookout.watchers, now, add(now, danger.memory));
  mark('sight');

  const tile = tileAt(world.space, player.position);
  events.isTrailNew = followGoal(game.trails, tile);
  mark('trails');

  feel(creatures, now);
  wander(creatures, random, game.steps);
  chase(creatures, world, game.trails, player.position);
  steer(creatures);
  slideBack(creatures, now);
  mark('steer');

  events.bumps = bump(creatures);
  makeRoom(creatures, player.position, player.radius);
  givePushes(creatures);
  mark('crowd');

  moveAmongWalls(creatures, world);
  mark('walls');

  creatures.track();
  mark('track');

  bite(game, now, events);
  if (commands.shoot) shoot(game, now, events);
  if (commands.throwCharge && commands.aim !== undefined) throwOne(game, commands.aim, now);
  burn(game, now, events);
  openDoors(game, events);
  if (events.breaches.length > 0 || events.doors.length > 0) {
    followTiles(game);
    events.isViewNew = events.isTrailNew = true;
  }
  pursue(game, events);
  learn(game, now, events);
  if (isPlayed) keepScore(game, now, events);
  mark('fight');

  sendWave(game, now, events);
  events.arrivals = comeBack(game, now);
  mark('arrivals');
  game.steps++;
  return events;
}
