/** The panels beside the picture. */
import { onPress } from '../input/press.js';
import { elementById } from './page.js';

/** Shows or hides the panels, and updates their button. */
export function togglePanels(): void {
  const side = elementById('side');
  const isShown = !side.toggleAttribute('hidden');
  elementById('show-side').setAttribute('aria-expanded', String(isShown));
}

export function connectPanels(): void {
  onPress(elementById('show-side'), togglePanels);
}
