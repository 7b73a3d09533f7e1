/** What the page says about a run, over the picture. */
import { replaceAddress } from '../address-bar.js';
import { elementById } from '../hud/page.js';
import { addressWithoutRun, runInAddress } from './address.js';

/** How long a note stays that hides by itself: milliseconds. */
const readingTime = 12_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isOfGame = false;

/** What can be done with the run of a note, and how long the note stays. */
interface NoteOptions {
  readonly canWatch?: boolean;
  readonly canBeat?: boolean;
  /** Whether it is about the game on the page, with which it goes. Another note stays until it is closed, or play begins. */
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

/** How far the run is that is watched. Not in the text itself, which is read out whenever it changes. */
export function showProgress(text: string): void {
  const progress = elementById('run-progress');
  if (progress.textContent !== text) progress.textContent = text;
}

/** Hides the note. The run stays in the address, for those who copy the address later, or reload the page. */
function hideNote(): void {
  clearTimeout(timer);
  elementById('run').hidden = true;
}

/** Closes the note, and removes the run from the address: nobody who plays on and reloads the page should be told of it again. */
export function closeNote(): void {
  hideNote();
  if (runInAddress(location.href) !== undefined) replaceAddress(addressWithoutRun(location.href));
}

/** Another game begins: a note about the last one closes, even if it is hidden. A run that is offered stays so. */
export function closeNoteOfGame(): void {
  if (isOfGame) closeNote();
}

/** The title is shown: a note about the last game would stand over it. */
export function hideNoteOfGame(): void {
  if (isOfGame) hideNote();
}
