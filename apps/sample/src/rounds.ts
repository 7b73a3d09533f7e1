/**
 * The rounds on this page: the bot's behind the title, then the user's, one after the other. Each has a game, and a
 * pilot that plays it.
 */
import { add, meters, vectorTowards } from '@tilewright/units';
import type { Pilot, EndlessPilot } from './pilot.js';
import { type Demo, demoGame, demoPilot } from './screens/demo.js';
import type { Settings } from './settings.js';
import { Session } from './session.js';
import { createGame } from './simulation/game.js';
import type { Run } from './simulation/recording.js';
import type { Game, GamePhase } from './simulation/state.js';
import type { World } from './simulation/world.js';

export interface Round {
  readonly game: Game;
  readonly pilot: Pilot;
  /** How the bot is shown, if it plays behind the title. */
  readonly demo: Demo | undefined;
  /** The recording of the game, or the run that is watched; `undefined` behind the title. */
  readonly session: Session | undefined;
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
  /** The pilot of the user's games. */
  readonly user: EndlessPilot;
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
    const { world, settings, user } = this.parts;
    const { seed, creatures } = settings;
    const game = createGame(world, { seed, creatures });
    const session = new Session(game, { seed, creatures });
    const next: Pilot['next'] = (game, space) => session.next(() => user.next(game, space));
    const aimFrom: Pilot['aimFrom'] = (eye, space) => user.aimFrom(eye, space);
    this.current = { game, pilot: { next, aimFrom }, demo: undefined, session };
  }

  /**
   * Changes the number of creatures. Before the first move the game begins again with the new number: what happened
   * before does not matter to the user, and a recording that starts with that number needs no changes.
   */
  setCreatureCount(count: number): void {
    const { session, game } = this.current;
    // What is chosen beside a result is for the next game.
    if (game.phase === 'fallen' || game.phase === 'escaped') return;
    if (session?.isUntouched === true) this.start();
    else session?.setCreatureCount(count);
  }

  /** Shows a run, step by step. */
  watch(run: Run): void {
    const { seed, creatures } = run;
    const game = createGame(this.parts.world, { seed, creatures });
    const session = new Session(game, { seed, creatures }, run);
    const pilot: Pilot = {
      next: () => session.next(),
      // A recording does not say how far the player looked.
      aimFrom: (eye) => add(eye, vectorTowards(game.player.facing, meters(6))),
    };
    this.current = { game, pilot, demo: undefined, session };
  }

  private newDemo(): Round {
    const { world, isCalm } = this.parts;
    const seed = isCalm ? 1 : ++this.demos;
    const demo = { isStill: isCalm };
    return { game: demoGame(world, seed), pilot: demoPilot(seed, isCalm), demo, session: undefined };
  }
}
