/** The part of the page about runs: shares the user's, opens those of others, and offers to watch or beat them. */
import { format, minutes, seconds } from '@tilewright/units';
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import { frames } from '../simulation/time.js';
import { RunError } from './run-text.js';
import { type Run, stepsOf } from './run.js';
import type { Session } from './session.js';
import { runOfFile, runOfPage, shareRun, type Shared } from './sharing.js';

export interface RunPanelParts {
  /** The game on the page; `undefined` behind the title. */
  readonly session: () => Session | undefined;
  readonly watch: (run: Run) => void;
  /** Starts a game of the user with the same start. */
  readonly beat: (run: Run) => void;
}

const sharedWords: Readonly<Record<Shared, string>> = {
  copied: 'The address of the page now has this run, and is copied.',
  address: 'The address of the page now has this run.',
  file: 'This run is too long for an address. It was saved as a file, which others can open here.',
};

export class RunPanel {
  private readonly parts: RunPanelParts;
  private readonly panel = elementById('run');
  private readonly text = elementById('run-text');
  /** The run that is offered. */
  private run: Run | undefined;

  constructor(parts: RunPanelParts) {
    this.parts = parts;
    for (const id of ['share-run', 'share-result']) onPress(elementById(id), () => void this.share());
    onPress(elementById('watch-run'), () => this.play(parts.watch));
    onPress(elementById('beat-run'), () => this.play(parts.beat));
    onPress(elementById('close-run'), () => this.say(undefined));
    this.takeFiles();
    addEventListener('hashchange', () => void this.offer(runOfPage));
    void this.offer(runOfPage);
  }

  /** Tells how the watched run has ended. */
  end({ watched, ending }: Session): void {
    if (watched === undefined || ending === undefined) return;
    this.run = watched;
    this.say(ending === 'same' ? 'The run ends here.' : 'The run ends here, otherwise than it was played.');
  }

  private async share(): Promise<void> {
    const run = this.parts.session()?.run;
    this.run = undefined;
    if (run === undefined)
      this.say('There is nothing to share: a run has at least one step and lasts at most an hour.');
    else this.say(sharedWords[await shareRun(run)]);
  }

  /** Offers the run that is read; one that cannot be played is named, and the game goes on without it. */
  private async offer(read: () => Promise<Run | undefined>): Promise<void> {
    try {
      const run = await read();
      if (run === undefined) return;
      this.run = run;
      this.say(`Somebody shared a run of ${lengthOf(run)}, with ${run.creatures.toLocaleString('en')} creatures.`);
    } catch (problem) {
      if (!(problem instanceof RunError)) throw problem;
      this.run = undefined;
      this.say(problem.message);
    }
  }

  private play(start: (run: Run) => void): void {
    const { run } = this;
    if (run === undefined) return;
    this.say(undefined);
    start(run);
  }

  /** Shows a text, and the buttons of the run that is offered. @param text - `undefined` hides the panel */
  private say(text: string | undefined): void {
    this.panel.hidden = text === undefined;
    this.text.textContent = text ?? '';
    for (const id of ['watch-run', 'beat-run']) elementById(id).hidden = this.run === undefined;
  }

  /** Files that the user chooses, or drops anywhere on the page. */
  private takeFiles(): void {
    const input = elementById('run-file');
    if (!(input instanceof HTMLInputElement)) throw new Error('The element with the id "run-file" must be an input');
    const take = (files: FileList | null | undefined): void => {
      const file = files?.[0];
      if (file !== undefined) void this.offer(() => runOfFile(file));
    };
    onPress(elementById('open-run'), () => input.click());
    input.addEventListener('change', () => {
      take(input.files);
      input.value = ''; // so that the same file can be chosen again
    });
    addEventListener('dragover', (event) => event.preventDefault());
    addEventListener('drop', (event) => {
      event.preventDefault();
      take(event.dataTransfer?.files);
    });
  }
}

function lengthOf(run: Run): string {
  const time = frames(stepsOf(run));
  return time < minutes(1) ? format(time, seconds, { digits: 0 }) : format(time, minutes, { digits: 1 });
}
