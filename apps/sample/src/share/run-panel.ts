/** Shares the user's run, opens those of others, and offers to watch or beat them. `runs.ts` loads this when it is needed. */
import { format, minutes, seconds } from '@tilewright/units';
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import type { Run } from '../simulation/recording.js';
import { frames } from '../simulation/time.js';
import { closeNote, showNote } from './note.js';
import { stepsOf } from './run-limits.js';
import { readRun, RunError } from './run-text.js';
import type { Session } from './session.js';
import { runOfFile, shareRun, type Shared } from './sharing.js';

export interface RunPanelParts {
  /** The game on the page; `undefined` behind the title. */
  readonly session: () => Session | undefined;
  readonly watch: (run: Run) => void;
  /** Starts a game of the user with the same start. */
  readonly beat: (run: Run) => void;
  /** Goes back to the title. */
  readonly leave: () => void;
}

const sharedWords: Readonly<Record<Shared, string>> = {
  copied: 'The address of the page now has this run, and is copied.',
  address: 'The address of the page now has this run.',
  file: 'This run is too long for an address. It was saved as a file, which others can open here.',
};

export class RunPanel {
  private readonly parts: RunPanelParts;
  /** The run that is offered. */
  private run: Run | undefined;

  constructor(parts: RunPanelParts) {
    this.parts = parts;
    onPress(elementById('watch-run'), () => this.watch());
    onPress(elementById('beat-run'), () => this.beat());
  }

  /** Shares the game on the page. */
  async share(): Promise<void> {
    const session = this.parts.session();
    const run = session?.run;
    if (run === undefined)
      showNote('This run cannot be shared: it has no step yet, is longer than an hour, or its tiles were changed.');
    else showNote(sharedWords[await shareRun(run)], session?.watched !== undefined);
  }

  /** Offers the run that a text has. */
  async openText(text: string): Promise<void> {
    await this.offer(readRun(text));
  }

  /** Offers the run that a file has. */
  async openFile(file: Blob): Promise<void> {
    await this.offer(runOfFile(file));
  }

  /** Tells how the watched run has ended. */
  end({ watched, ending }: Session): void {
    if (watched === undefined || ending === undefined) return;
    this.run = watched;
    showNote(ending === 'same' ? 'The run ends here.' : 'The run ends here, otherwise than it was played.', true);
  }

  /** Offers the run that is read; one that cannot be played is named, and the game goes on without it. */
  private async offer(read: Promise<Run>): Promise<void> {
    try {
      this.run = await read;
      const { creatures } = this.run;
      const words = `Somebody shared a run of ${lengthOf(this.run)}, with ${creatures.toLocaleString('en')} creatures.`;
      showNote(words, true);
    } catch (problem) {
      if (!(problem instanceof RunError)) throw problem;
      showNote(problem.message);
    }
  }

  private watch(): void {
    if (this.run === undefined) return;
    showNote('You are watching a shared run.', true);
    this.parts.watch(this.run);
  }

  private beat(): void {
    if (this.run === undefined) return;
    closeNote();
    this.parts.beat(this.run);
  }
}

function lengthOf(run: Run): string {
  const time = frames(stepsOf(run));
  return time < minutes(1) ? format(time, seconds, { digits: 0 }) : format(time, minutes, { digits: 1 });
}
