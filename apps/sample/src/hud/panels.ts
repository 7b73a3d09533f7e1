/** The panels that their button shows and hides, and the one that makes them wider. */
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
  // What was opened below the end of the panels is seen at once.
  if (isShown) elementById(id).scrollIntoView({ block: 'nearest' });
}

export function toggle(id: PanelId): void {
  show(id, !isShown(id));
}

/** Makes the button of a panel work. */
export function connect(id: PanelId): void {
  onPress(elementById(`show-${id}`), () => toggle(id));
}

/** Makes the button work that gives the panels room for whole lines of source. The style sheet does the rest. */
export function connectWiden(): void {
  const button = elementById('widen');
  onPress(button, () => {
    const isWide = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isWide));
  });
}
