/**
 * Where runs come into the page and go out of it: buttons, the address, files. The code behind that is loaded when it
 * is first needed, since most players neither share a run nor open one.
 *
 * Shows: a dynamic import that several events wait for, and that is tried again after it has failed.
 */
import type { App, Feature, FeatureMaker, Frame } from '../feature.js';
import { addHtml, elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import { loadPart } from '../load-part.js';
import { runInAddress } from './address.js';
import { closeNote, closeNoteOfGame, hideNoteOfGame, showNote } from './note.js';
import type { PagePhase, Round } from '../rounds.js';
import type { RunPanel } from './run-panel.js';
import './run-panel.css';
import type { Session } from '../session.js';

export const sharing: FeatureMaker = (app) => new Runs(app);

const note = `<section id="run" class="panel" aria-label="A run" hidden>
  <p><span id="run-text" role="status"></span> <span id="run-progress"></span></p>
  <div>
    <button id="watch-run" type="button" hidden>Watch</button>
    <button id="beat-run" type="button" hidden>Beat this</button>
    <button id="close-run" type="button">Close</button>
  </div>
</section>`;
const buttons = `<button id="share-run" type="button">Share this run</button>
  <button id="save-run" type="button">Save as file</button>
  <button id="open-run" type="button">Open a run</button>
  <input id="run-file" type="file" accept=".txt,text/plain" aria-label="A run in a file" hidden />`;

class Runs implements Feature {
  private readonly app: App;
  private panel: RunPanel | undefined;
  /** The watched run whose end was told last. */
  private ended: Session | undefined;

  constructor(app: App) {
    this.app = app;
    addHtml('notice', note, 'afterend');
    addHtml('tools', buttons);
    addHtml('quest', '<p id="quest-rival" class="quest-progress" hidden></p>');
    addHtml('result-message', '<p id="result-rival" role="status" hidden></p>', 'afterend');
    addHtml('result-actions', '<button id="share-result" type="button">Share this run</button>');
    for (const id of ['share-run', 'share-result'])
      onPress(elementById(id), () => void this.ask((panel) => panel.share()));
    onPress(elementById('save-run'), () => void this.ask((panel) => panel.save()));
    onPress(elementById('close-run'), () => {
      closeNote();
      // A run that has ended leaves nothing to watch.
      if (app.rounds.current.session?.isOver === true) app.rounds.showDemo();
    });
    onFile((file) => void this.ask((panel) => panel.openFile(file)));
    addEventListener('hashchange', () => this.openAddress());
    this.openAddress();
  }

  /** Tells how far the run is that is watched, how it has ended, and which one is to be beaten. */
  show({ round }: Frame): void {
    const { session } = round;
    if (session?.isOver === true && session !== this.ended) {
      this.ended = session;
      void this.ask((panel) => panel.end(session));
    }
    this.panel?.show(round);
  }

  begin(): void {
    closeNoteOfGame();
  }

  turnTo(phase: PagePhase, { session }: Round): void {
    if (phase === 'title') hideNoteOfGame();
    // So that a press on the result need not wait.
    if (phase === 'fallen' || phase === 'escaped') void this.load();
    // A user who plays has declined what was offered.
    if (phase === 'playing' && session?.watched === undefined) closeNote();
  }

  private openAddress(): void {
    const text = runInAddress(location.href);
    if (text !== undefined) void this.ask((panel) => panel.openText(text));
  }

  private async ask(act: (panel: RunPanel) => Promise<void> | void): Promise<void> {
    const panel = await this.load();
    if (panel === undefined) {
      showNote('This part of the page could not be loaded. Reload the page to try again.');
      return;
    }
    await act(panel);
  }

  /** @returns `undefined` if it could not be loaded */
  private async load(): Promise<RunPanel | undefined> {
    const part = await loadPart(() => import('./run-panel.js'));
    // Two presses may have waited for the same file.
    return part && (this.panel ??= new part.RunPanel(this.app));
  }
}

/** Calls a function with each file that the user chooses, or drops anywhere on the page. */
function onFile(open: (file: File) => void): void {
  const input = elementById('run-file');
  if (!(input instanceof HTMLInputElement)) throw new Error('The element with the id "run-file" must be an input');
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) open(file);
  };
  // By a click: browsers open no chooser for a finger that has only come down.
  elementById('open-run').addEventListener('click', () => input.click());
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
