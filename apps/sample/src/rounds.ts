/**
 * The rounds on this page: the bot's behind the title, then the user's, one after the other. Each has a game, and somebody who
 * plays it.
 */
import type { Pilot } from './pilot.js';
import { type Shot, showcase } from './screens/captions.js';
import { demoGame, demoPilot } from './screens/demo.js';
import type { Settings } from './settings.js';
import { createGame } from './simulation/game.js';
import type { Game, GamePhase } from './simulation/state.js';
import type { World } from './simulation/world.js';

export interface Round {
  readonly game: Game;
  readonly pilot: Pilot;
  /** What the page shows one after the other, if the bot plays behind the title. */
  readonly demo: readonly Shot[] | undefined;
}

/** What the page shows: `title` while the bot plays, and `ready` until the user's first step. */
export type PagePhase = 'ready' | GamePhase;

export function phaseOf({ game, demo }: Round): PagePhase {
  if (demo !== undefined) return 'title';
  return game.phase === 'title' ? 'ready' : game.phase;
}

export interface RoundsParts {
  readonly world: World;
  readonly settings: Settings;
  /** The seed of the user's games. */
  readonly seed: number;
  /** Who plays the user's games. */
  readonly user: Pilot;
  /** Whether the user asked for less motion. */
  readonly isCalm: boolean;
}

export class Rounds {
  /** The round on the screen. */
  current: Round;
  private readonly parts: RoundsParts;
  /** The number of demos so far, so that each is another game. */
  private demos = 0;

  /** Begins with a demo. */
  constructor(parts: RoundsParts) {
    this.parts = parts;
    this.current = this.newDemo();
  }

  /** Shows another game of the bot. */
  showDemo(): void {
    this.current = this.newDemo();
  }

  /** Starts a game of the user, from its beginning. */
  start(): void {
    const { world, settings, seed, user } = this.parts;
    const game = createGame(world, { seed, creatures: settings.creatures });
    this.current = { game, pilot: user, demo: undefined };
  }

  private newDemo(): Round {
    const { world, isCalm } = this.parts;
    // With less motion, the camera keeps its place and its zoom.
    const seed = isCalm ? 1 : ++this.demos;
    const demo = isCalm ? showcase.map((shot) => ({ ...shot, isWide: true })) : showcase;
    return { game: demoGame(world, seed), pilot: demoPilot(seed, isCalm), demo };
  }
}
