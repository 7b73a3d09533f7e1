/** The panels that cover the picture until they are hidden: the help, and how the game works. */
import { elementById } from './page.js';

export type PanelId = 'help' | 'side';

export function isShown(id: PanelId): boolean {
  return elementById(id).hidden === false;
}

/** Shows or hides a panel, and updates its button. */
export function show(id: PanelId, isShown: boolean): void {
  elementById(id).hidden = !isShown;
  elementById(`show-${id}`).setAttribute('aria-expanded', String(isShown));
  if (id === 'help' && isShown) elementById('close-help').focus();
}

export function toggle(id: PanelId): void {
  show(id, !isShown(id));
}
