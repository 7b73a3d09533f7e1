/**
 * The game as a whole: a state, and how one step of time changes it. The same seed and the same commands give the same
 * game, to the last bit, in a browser and in Node.
 *
 * Shows: a simulation without screen, clock or chance, which can therefore be tested and replayed.
 */
import type { Direction2, Position2 } from '@tilewright/units';
import { createCreatures, type Creatures } from './creatures.js';
import { createPlayer, movePlayer, type Player } from './player.js';
import { Random } from './random.js';
import { wander } from './wander.js';
import type { World } from './world.js';

export interface Game {
  readonly world: World;
  readonly player: Player;
  readonly creatures: Creatures;
  readonly random: Random;
  /** How many steps were made. */
  steps: number;
}

/** What the player wants in a step: all that comes into the simulation from outside. */
export interface Commands {
  /** Where to walk; `undefined` is to stand. */
  readonly walk: Direction2 | undefined;
  /** What the player looks at. */
  readonly aim: Position2;
}

export interface GameOptions {
  readonly seed: number;
  readonly creatures: number;
}

export function createGame(world: World, options: GameOptions): Game {
  const random = new Random(options.seed);
  return {
    world,
    player: createPlayer(world.player),
    creatures: createCreatures(world, options.creatures, random),
    random,
    steps: 0,
  };
}

/** Makes one step of `timeStep`. */
export function step(game: Game, { walk, aim }: Commands): void {
  movePlayer(game.player, game.world, walk, aim);
  wander(game.creatures, game.world, game.random);
  game.steps++;
}
