/** The panels that their button shows and hides. */
import { onPress } from '../input/press.js';
import { elementById } from './page.js';

export type PanelId = 'side' | 'plots';

export function isShown(id: PanelId): boolean {
  return elementById(id).hidden === false;
}

/** Shows or hides a panel, and updates its button. */
function show(id: PanelId, isShown: boolean): void {
  elementById(id).hidden = !isShown;
  elementById(`show-${id}`).setAttribute('aria-expanded', String(isShown));
}

export function toggle(id: PanelId): void {
  show(id, !isShown(id));
}

/** Makes the button of a panel work. */
export function connect(id: PanelId): void {
  onPress(elementById(`show-${id}`), () => toggle(id));
}
