/**
 * One game on the page, and who plays it: the user, whose commands are recorded, or a run that is watched.
 *
 * Shows: a game that is played with rounded commands only, so that its recording is the game.
 */
import type { Commands } from './simulation/commands.js';
import { type GameOptions, setCreatureCount } from './simulation/game.js';
import { Recorder, replay, type Run, runOf } from './simulation/recording.js';
import { isAct } from './simulation/progress.js';
import { changesOf, runLimits } from './simulation/run-limits.js';
import { stateHash } from './simulation/state-hash.js';
import type { Game } from './simulation/state.js';

/** Why a result does not count: it is of a run that was watched, or of a game that cannot be played again. */
export type Disqualification = 'watched' | 'tiles' | 'creatures';

export class Session {
  readonly game: Game;
  readonly options: GameOptions;
  /** The run that is watched; `undefined` if the user plays. */
  readonly watched: Run | undefined;
  private readonly recorder = new Recorder();
  private readonly commands: Iterator<Commands, void> | undefined;
  /** The run up to the last step that counts, while the state is not that of this step. */
  private settled: Run | undefined;
  private hasEnded = false;
  /** Whether the number of creatures changed after the first move. */
  private isChanged = false;

  /** @param game - a new game with these options */
  constructor(game: Game, options: GameOptions, watched?: Run) {
    this.game = game;
    this.options = options;
    this.watched = watched;
    if (watched !== undefined) this.commands = replay(game, watched.entries);
  }

  /**
   * The commands of the next step; `undefined` if no step follows, because the watched run is over or the game rests.
   *
   * @param user - what the user commands
   */
  next(user?: () => Commands): Commands | undefined {
    if (this.commands === undefined) return user && this.record(user());
    const next = this.commands.next();
    if (next.done !== true) return next.value;
    this.hasEnded = true;
    return undefined;
  }

  /** Changes the number of creatures. A watched run changes it by itself. */
  setCreatureCount(count: number): void {
    if (this.watched !== undefined) return;
    // The change is recorded with the next step.
    this.settled ??= this.run;
    setCreatureCount(this.game, count);
    this.recorder.takeCreatures(count);
    this.isChanged ||= this.game.phase === 'playing';
  }

  /** Whether nothing would be lost if the user's game began again: no move was made, and no tile was changed. */
  get isUntouched(): boolean {
    return this.watched === undefined && this.game.phase === 'title' && !this.game.isEdited;
  }

  /** Whether the game makes no step until the user moves, so that a recording does not grow meanwhile. */
  get isResting(): boolean {
    const { phase, isReady, steps } = this.game;
    return this.watched === undefined && phase === 'title' && isReady && steps >= runLimits.idleSteps;
  }

  /** Why the result of this game does not count; `undefined` if it does. */
  get disqualification(): Disqualification | undefined {
    if (this.watched !== undefined) return 'watched';
    if (this.game.isEdited) return 'tiles';
    return this.isChanged ? 'creatures' : undefined;
  }

  /**
   * Whether the run that is watched has not come to its first move: what its player did before, such as reading the
   * help, is skipped.
   */
  get isWaiting(): boolean {
    return this.watched !== undefined && this.game.phase === 'title' && !this.hasEnded;
  }

  /** Whether the watched run is over. */
  get isOver(): boolean {
    return this.hasEnded;
  }

  /** Whether the watched run has ended as it did when it was played; `undefined` before its end. */
  get ending(): 'same' | 'other' | undefined {
    if (!this.hasEnded || this.watched === undefined) return undefined;
    return stateHash(this.game) === this.watched.hash ? 'same' : 'other';
  }

  /**
   * The run so far; `undefined` if it is too long to be played again, changes the number of creatures too often, has no
   * step, or was played on changed tiles.
   */
  get run(): Run | undefined {
    if (this.watched !== undefined) return this.watched;
    if (this.settled !== undefined) return this.settled;
    // Tiles that the user changes are not recorded.
    if (this.game.isEdited) return undefined;
    const { entries } = this.recorder;
    const { steps } = this.game;
    if (steps === 0 || steps > runLimits.steps || entries.length > runLimits.entries) return undefined;
    if (changesOf(entries) > runLimits.changes) return undefined;
    return runOf(this.game, this.options, entries);
  }

  /**
   * Records the commands of a step, until the game is over: what follows, while the player reads the result, is not
   * part of the run.
   */
  private record(commands: Commands): Commands | undefined {
    const { game } = this;
    if (this.isResting && !isAct(commands)) return undefined;
    if (game.phase === 'fallen' || game.phase === 'escaped') {
      this.settled ??= this.run;
      return commands;
    }
    this.settled = undefined;
    return this.recorder.take(game, commands);
  }
}
