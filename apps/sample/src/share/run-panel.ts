/**
 * Shares the user's run, opens other runs, and offers to watch or beat them; `rival-panel.ts` tells what is to be
 * beaten. `runs.ts` loads this when it is needed.
 */
import { clockTime } from '../hud/clock-time.js';
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import type { App } from '../feature.js';
import type { Round } from '../rounds.js';
import type { Run } from '../simulation/recording.js';
import { runLimits, stepsBeforePlay, stepsOf } from '../simulation/run-limits.js';
import { frames } from '../simulation/time.js';
import { closeNote, showNote, showProgress } from './note.js';
import { isOwn, rememberOwn } from './own-runs.js';
import { type Outcome, outcomeOf, Rival } from './rival.js';
import { RivalPanel } from './rival-panel.js';
import { readRun, RunError } from './run-text.js';
import type { Session } from '../session.js';
import { runOfFile, saveRun, shareRun, type Shared } from './sharing.js';

const promise = 'It plays the run again, for others to watch and to beat.';
const sharedWords: Readonly<Record<Shared, string>> = {
  copied: `A link to a replay of this run was copied. ${promise}`,
  address: `The address of this page is now a link to a replay of this run: copy it from there. ${promise}`,
  file: 'This run is too long for a link, so it was saved as a file. Open it here to watch the run and to try to beat it.',
  saved: 'This run is saved as a file. “Open a run” plays it again, here and on other machines.',
};

/** A note about a game that goes on. */
const brief = { isOfGame: true, isBrief: true } as const;
/** A note about a run that is watched. */
const ofWatched = { isOfGame: true, canBeat: true } as const;

export class RunPanel {
  private readonly app: App;
  /** The run that is offered or watched, and how long it is. */
  private run: Run | undefined;
  private length = '';
  private readonly rivals = new RivalPanel();
  /** How the runs ended that were watched to their end. */
  private readonly outcomes = new WeakMap<Run, Outcome>();

  constructor(app: App) {
    this.app = app;
    onPress(elementById('watch-run'), () => this.watch());
    onPress(elementById('beat-run'), () => this.beat());
  }

  /** Shares the game on the page: in the address, or as a file. */
  async share(by: (run: Run) => Promise<Shared> = shareRun): Promise<void> {
    const { session } = this.app.rounds.current;
    const run = session?.run;
    if (run === undefined) {
      showNote(`This run cannot be shared: ${whyNotShared(session)}.`, brief);
      return;
    }
    if (session?.watched === undefined) rememberOwn(run);
    const shared = await by(run);
    // Where the user must copy the address, the note stays until the next game.
    const options = shared === 'address' ? { isOfGame: true } : brief;
    showNote(sharedWords[shared], session?.watched === undefined ? options : ofWatched);
  }

  /** Saves the game on the page as a file. */
  async save(): Promise<void> {
    await this.share(saveRun);
  }

  /** Shows how far the run is that is watched, and which one is to be beaten. Call once per frame. */
  show(round: Round): void {
    this.rivals.show(round);
    const { session, game } = round;
    // While another run is offered, the note is about that one.
    if (session?.watched === undefined || session.watched !== this.run || session.isOver) return;
    const { score, phase } = game;
    if (phase === 'fallen' || phase === 'escaped') return;
    const all = this.length;
    showProgress(
      session.isWaiting ? `Skipping to the first move; the run lasts ${all}.` : `${clockTime(score.time)} of ${all}`,
    );
  }

  /** Offers the run in a text. */
  async openText(text: string): Promise<void> {
    await this.offer(() => readRun(text));
  }

  /** Offers the run in a file. */
  async openFile(file: Blob): Promise<void> {
    await this.offer(() => runOfFile(file));
  }

  /** Says how the watched run has ended. */
  end({ watched, ending, game }: Session): void {
    if (watched === undefined || ending === undefined) return;
    this.outcomes.set(watched, outcomeOf(game, watched));
    this.choose(watched);
    const words = ending === 'same' ? 'The run ends here.' : 'The run ends here, but not as it did when it was played.';
    showNote(words, { ...ofWatched, canWatch: true });
  }

  /** Offers a run. If it cannot be played, the note says why, and the game goes on without it. */
  private async offer(read: () => Run | Promise<Run>): Promise<void> {
    try {
      const run = await read();
      this.choose(run);
      const who = isOwn(run) ? 'This is your own run' : 'Somebody shared a run';
      const creatures = run.creatures.toLocaleString('en');
      showNote(`${who} of ${this.length}, with ${creatures} creatures.`, {
        canWatch: true,
        canBeat: true,
      });
    } catch (problem) {
      if (!(problem instanceof RunError)) throw problem;
      showNote(problem.message);
    }
  }

  private watch(): void {
    if (this.run === undefined) return;
    showNote(`You are watching ${isOwn(this.run) ? 'your own' : 'a shared'} run.`, ofWatched);
    const { settings, rounds } = this.app;
    settings.change({ isPaused: false });
    rounds.watch(this.run);
  }

  private beat(): void {
    if (this.run === undefined) return;
    closeNote();
    const { world, settings, rounds } = this.app;
    this.rivals.challenge(new Rival(world, this.run, this.outcomes.get(this.run)), this.length);
    // A game with the same start.
    const { seed, creatures } = this.run;
    settings.change({ seed, creatures, isPaused: false });
    rounds.start();
  }

  private choose(run: Run): void {
    this.run = run;
    // From its first move, as its result counts it.
    this.length = clockTime(frames(stepsOf(run) - stepsBeforePlay(run)));
  }
}

/** Why a game has no run. */
function whyNotShared(session: Session | undefined): string {
  if (session === undefined || session.game.steps === 0) return 'it has not begun';
  if (session.game.isEdited) return 'it was played on a changed map';
  if (session.game.steps > runLimits.steps) return 'it is longer than an hour';
  return 'it changed the number of creatures too often, or has too many commands';
}
