/** What the page says about a run, over the picture. */
import { elementById } from '../hud/page.js';

/** @param isOffered - whether the run can be watched and beaten */
export function showNote(text: string, isOffered = false): void {
  elementById('run').hidden = false;
  elementById('run-text').textContent = text;
  for (const id of ['watch-run', 'beat-run']) elementById(id).hidden = !isOffered;
}

export function closeNote(): void {
  elementById('run').hidden = true;
}
