/** What the page says about a run, over the picture. */
import { replaceAddress } from '../address-bar.js';
import { elementById } from '../hud/page.js';
import { addressWithoutRun, runInAddress } from './address.js';

/** How long a note stays that leaves by itself: milliseconds. */
const readingTime = 12_000;

let leaving: Leaving | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** When a note leaves by itself: with the next game, or also after some seconds. */
type Leaving = 'with game' | 'soon';

/** What can be done with the run of a note, and when the note leaves. */
interface NoteOptions {
  readonly canWatch?: boolean;
  readonly canBeat?: boolean;
  readonly leaves?: Leaving;
}

export function showNote(text: string, { canWatch = false, canBeat = false, leaves }: NoteOptions = {}): void {
  clearTimeout(timer);
  elementById('run').hidden = false;
  elementById('run-text').textContent = text;
  elementById('run-progress').textContent = '';
  elementById('watch-run').hidden = !canWatch;
  elementById('beat-run').hidden = !canBeat;
  leaving = leaves;
  timer = leaves === 'soon' ? setTimeout(closeNote, readingTime) : undefined;
}

/** How far the run is that is watched. Not in the text itself, which is read out whenever it changes. */
export function showProgress(text: string): void {
  const progress = elementById('run-progress');
  if (progress.textContent !== text) progress.textContent = text;
}

/** With the note, the run leaves the address: whoever plays on and reloads the page shall not hear of it again. */
export function closeNote(): void {
  clearTimeout(timer);
  elementById('run').hidden = true;
  if (runInAddress(location.href) !== undefined) replaceAddress(addressWithoutRun(location.href));
}

/** The next game begins: a note about a run of the last one leaves, and a run that is offered stays so. */
export function closeNoteForGame(): void {
  if (leaving !== undefined) closeNote();
}
