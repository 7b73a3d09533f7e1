/** The title: what the game is, over a demo of it. Any key or tap starts, except on a link or a choice. */
import { elementById } from '../hud/page.js';
import { focusedControl } from '../input/focus.js';
import { isLoneKey } from './keys.js';

export class TitleScreen {
  private readonly section = elementById('title');

  constructor(onStart: () => void) {
    // A click comes after the finger is lifted, so that the same touch does not shoot.
    this.section.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element && target.closest('a, .choices') !== null)) onStart();
    });
  }

  show(isShown: boolean): void {
    this.section.hidden = !isShown;
    elementById('loading').hidden = true;
    elementById('start').hidden = false;
  }

  /** Whether a key starts the game. Keys that move the focus or follow a link do that instead. */
  isStartedBy(event: KeyboardEvent): boolean {
    const isForControl = focusedControl() !== undefined && (event.key === 'Enter' || event.key === ' ');
    return isLoneKey(event) && !event.repeat && !isForControl;
  }
}
