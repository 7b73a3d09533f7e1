/** What the page says about a run, over the picture. */
import { replaceAddress } from '../address-bar.js';
import { elementById } from '../hud/page.js';
import { addressWithoutRun, runInAddress } from './address.js';

/** How long a brief note stays: milliseconds. */
const readingTime = 12_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isOfGame = false;

/** The buttons of a note, and how long it stays. */
interface NoteOptions {
  readonly canWatch?: boolean;
  readonly canBeat?: boolean;
  /**
   * Whether it is about the game on the page, and leaves with it. Any other note stays until it is closed or play
   * begins.
   */
  readonly isOfGame?: boolean;
  /** Whether it hides after some seconds. */
  readonly isBrief?: boolean;
}

export function showNote(text: string, options: NoteOptions = {}): void {
  clearTimeout(timer);
  elementById('run').hidden = false;
  elementById('run-text').textContent = text;
  elementById('run-progress').textContent = '';
  elementById('watch-run').hidden = options.canWatch !== true;
  elementById('beat-run').hidden = options.canBeat !== true;
  isOfGame = options.isOfGame === true;
  timer = options.isBrief === true ? setTimeout(hideNote, readingTime) : undefined;
}

/**
 * Shows the progress of the watched run. It is not a part of the text, which screen readers announce when it changes.
 */
export function showProgress(text: string): void {
  const progress = elementById('run-progress');
  if (progress.textContent !== text) progress.textContent = text;
}

/** Hides the note. The run stays in the address, so that the user can copy the address later or reload the page. */
function hideNote(): void {
  clearTimeout(timer);
  elementById('run').hidden = true;
}

/** Closes the note and removes the run from the address: it does not come back when the page is loaded again. */
export function closeNote(): void {
  hideNote();
  if (runInAddress(location.href) !== undefined) replaceAddress(addressWithoutRun(location.href));
}

/** Closes a note about the last game, even if it is hidden, because another one begins. A run that is offered stays. */
export function closeNoteOfGame(): void {
  if (isOfGame) closeNote();
}

/** Hides a note about the last game, because the title is shown. */
export function hideNoteOfGame(): void {
  if (isOfGame) hideNote();
}
