/** The help: a modal dialog, which keeps every key and every press from the page behind it. */
import { onPress } from '../input/press.js';
import { elementById } from './page.js';

export class Help {
  private readonly dialog: HTMLDialogElement;

  /** @param onClose - called whenever the user has closed it */
  constructor(dialog: HTMLDialogElement, onClose: () => void) {
    this.dialog = dialog;
    onPress(elementById('show-help'), () => this.open());
    onPress(elementById('close-help'), () => dialog.close());
    dialog.addEventListener('close', onClose);
    // The keys of the game are heard by the window, wherever the focus is.
    addEventListener('keydown', (event) => this.takeKey(event), { capture: true });
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  open(): void {
    if (!this.isOpen) this.dialog.showModal();
  }

  private takeKey(event: KeyboardEvent): void {
    if (!this.isOpen) return;
    event.stopImmediatePropagation();
    if (event.code === 'KeyH' && !event.repeat) this.dialog.close();
  }
}
