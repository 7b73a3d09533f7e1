/**
 * The rounds on this page: the bot's behind the title, then the user's, one after the other. Each has a game, a picture of its
 * own, and somebody who plays it.
 *
 * Shows: who decides is a function from the game to the commands of a step, so a bot, a user and a recording can all play.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import { demoGame, demoPilot } from './screens/demo.js';
import type { Settings } from './settings.js';
import { type Commands, createGame } from './simulation/game.js';
import type { Game, GamePhase } from './simulation/state.js';
import type { World } from './simulation/world.js';
import { GameView, type GameViewParts } from './view/game-view.js';

/** Plays a game. */
export interface Pilot {
  /** The commands of the next step. @param space - what the screen shows */
  next(game: Game, space: PixelSpace): Commands;
  /** Where it aims now. @param eye - where the player is shown */
  aimFrom(eye: Position2, space: PixelSpace): Position2;
}

export interface Round {
  readonly game: Game;
  readonly view: GameView;
  readonly pilot: Pilot;
  /** Whether it is the bot's, behind the title. */
  readonly isDemo: boolean;
}

/** What the page shows: `title` while the bot plays, and `ready` until the user's first step. */
export type PagePhase = 'ready' | GamePhase;

export function phaseOf({ game, isDemo }: Round): PagePhase {
  if (isDemo) return 'title';
  return game.phase === 'title' ? 'ready' : game.phase;
}

export interface RoundsParts extends Omit<GameViewParts, 'game'> {
  readonly world: World;
  readonly settings: Settings;
  /** The seed of the user's games. */
  readonly seed: number;
  /** Who plays the user's games. */
  readonly user: Pilot;
}

export class Rounds {
  private readonly parts: RoundsParts;
  private round: Round | undefined;
  /** The number of demos so far, so that each is another game. */
  private demos = 0;

  constructor(parts: RoundsParts) {
    this.parts = parts;
  }

  /** The round on the screen. */
  get current(): Round {
    return this.round ?? this.showDemo();
  }

  /** Starts a game of the bot. */
  showDemo(): Round {
    const { world, isCalm } = this.parts;
    const seed = ++this.demos;
    return this.open(demoGame(world, seed), demoPilot(seed, isCalm), true);
  }

  /** Starts a game of the user, from its beginning. */
  start(): Round {
    const { world, settings, seed, user } = this.parts;
    return this.open(createGame(world, { seed, creatures: settings.creatures }), user, false);
  }

  private open(game: Game, pilot: Pilot, isDemo: boolean): Round {
    this.round?.view.destroy();
    this.round = { game, view: new GameView({ ...this.parts, game }), pilot, isDemo };
    return this.round;
  }
}
