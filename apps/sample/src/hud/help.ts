/** The help: a modal dialog, which keeps every key and every press from the page behind it. */
import { onPress } from '../input/press.js';
import { elementById } from './page.js';

export class Help {
  private readonly dialog: HTMLDialogElement;
  private readonly onClose: () => void;
  /** Whether it was opened, and `onClose` was not called since. */
  private isUntold = false;

  /** @param onClose - called once whenever it has been closed */
  constructor(dialog: HTMLDialogElement, onClose: () => void) {
    this.dialog = dialog;
    this.onClose = onClose;
    onPress(elementById('show-help'), () => this.open());
    onPress(elementById('close-help'), () => this.close());
    // The browser may close it too, by a gesture.
    dialog.addEventListener('close', () => this.tell());
    // The keys of the game are heard by the window, wherever the focus is.
    addEventListener('keydown', (event) => this.takeKey(event), { capture: true });
  }

  get isOpen(): boolean {
    return this.dialog.open;
  }

  open(): void {
    if (this.isOpen) return;
    this.dialog.showModal();
    this.isUntold = true;
  }

  /** Tells at once: the browser tells no sooner than with the next frame, and a key may come before that. */
  close(): void {
    if (!this.isOpen) return;
    this.dialog.close();
    this.tell();
  }

  /** The browser tells a second time, after `close`: by then the user may have moved the focus on. */
  private tell(): void {
    if (!this.isUntold || this.isOpen) return;
    this.isUntold = false;
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
