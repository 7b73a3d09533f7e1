/**
 * The result of a shared run, which the user tries to beat.
 *
 * A run has the commands of its player and no result: a player who shares it could claim any. So it is played to its
 * end, by the rules, step by step, while the user already plays.
 */
import type { Commands } from '../simulation/commands.js';
import { createGame, step } from '../simulation/game.js';
import { replay, type Run } from '../simulation/recording.js';
import { changesInPlay } from '../simulation/run-limits.js';
import type { Game } from '../simulation/state.js';
import type { World } from '../simulation/world.js';
import { type Result, resultOf } from '../screens/best.js';

/** How a run ended. */
export interface Outcome extends Result {
  /** Whether its player fell or escaped; else the run was shared before. */
  readonly isOver: boolean;
  /** Whether its result counts, because it kept its number of creatures. */
  readonly counts: boolean;
}

/** @param game - after the last step of the run */
export function outcomeOf(game: Game, run: Run): Outcome {
  return { ...resultOf(game), isOver: isOver(game), counts: !changesInPlay(run) };
}

/** A run that is played to its end. */
export class Rival {
  readonly run: Run;
  private readonly world: World;
  private known: Outcome | undefined;
  /** The game so far, and the commands that are left; neither before the first step. */
  private played: { readonly game: Game; readonly commands: Iterator<Commands, void> } | undefined;

  /** @param outcome - how the run ended, if it was watched to its end */
  constructor(world: World, run: Run, outcome?: Outcome) {
    this.world = world;
    this.run = run;
    this.known = outcome;
  }

  /** How the run ended; `undefined` until it has been played to its end. */
  get outcome(): Outcome | undefined {
    return this.known;
  }

  /** Makes the next step of the run. The first one takes longer: it makes the game. */
  step(): void {
    if (this.known !== undefined) return;
    const { game, commands } = (this.played ??= this.begin());
    const next = commands.next();
    if (next.done !== true) step(game, next.value);
    if (next.done !== true && !isOver(game)) return;
    this.known = outcomeOf(game, this.run);
    this.played = undefined;
  }

  private begin(): { game: Game; commands: Iterator<Commands, void> } {
    const game = createGame(this.world, this.run);
    return { game, commands: replay(game, this.run.entries) };
  }
}

function isOver({ phase }: Game): boolean {
  return phase === 'fallen' || phase === 'escaped';
}
