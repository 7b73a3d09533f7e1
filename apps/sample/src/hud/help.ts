/** The help: a modal dialog, which keeps every key and every press from the page behind it. */
import { onPress } from '../input/press.js';
import { elementById } from './page.js';

export class Help {
  private readonly dialog: HTMLDialogElement;

  private readonly onClose: () => void;

  /** @param onClose - called whenever it has been closed; twice in a row does no harm */
  constructor(dialog: HTMLDialogElement, onClose: () => void) {
    this.dialog = dialog;
    this.onClose = onClose;
    onPress(elementById('show-help'), () => this.open());
    onPress(elementById('close-help'), () => this.close());
    // The browser may close it too, by a gesture.
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

  /** Tells at once: the browser tells no sooner than with the next frame, and a key may come before that. */
  close(): void {
    if (!this.isOpen) return;
    this.dialog.close();
    this.onClose();
  }

  private takeKey(event: KeyboardEvent): void {
    if (!this.isOpen) return;
    event.stopImmediatePropagation();
    if (event.repeat || !(event.code === 'KeyH' || event.key === 'Escape')) return;
    event.preventDefault();
    this.close();
  }
}
