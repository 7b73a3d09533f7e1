/**
 * Where runs come into the page and go out of it: buttons, the address, files. The code behind that is loaded when it
 * is first needed, since most players neither share a run nor open one.
 *
 * Shows: a dynamic import that several events wait for, and that is tried again after it has failed.
 */
import { elementById } from '../hud/page.js';
import { onPress } from '../input/press.js';
import { loadPart } from '../load-part.js';
import { runInAddress } from './address.js';
import { closeNote, showNote } from './note.js';
import type { Round } from '../rounds.js';
import type { RunPanel, RunPanelParts } from './run-panel.js';
import type { Session } from './session.js';

export class Runs {
  private readonly parts: RunPanelParts;
  private panel: RunPanel | undefined;

  constructor(parts: RunPanelParts) {
    this.parts = parts;
    for (const id of ['share-run', 'share-result'])
      onPress(elementById(id), () => void this.ask((panel) => panel.share()));
    onPress(elementById('save-run'), () => void this.ask((panel) => panel.save()));
    onPress(elementById('close-run'), () => {
      closeNote();
      // A run that has ended leaves nothing to watch.
      if (parts.session()?.isOver === true) parts.leave();
    });
    onFile((file) => void this.ask((panel) => panel.openFile(file)));
    addEventListener('hashchange', () => this.openAddress());
    this.openAddress();
  }

  /** Loads what sharing needs, so that a press that follows need not wait. */
  prepare(): void {
    void this.load();
  }

  /** Tells how the watched run has ended. */
  end(session: Session): void {
    void this.ask((panel) => panel.end(session));
  }

  /** Tells how far the run is that is watched, and which one is to be beaten. Call once per frame. */
  show(round: Round): void {
    this.panel?.show(round);
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
    return part && (this.panel ??= new part.RunPanel(this.parts));
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
