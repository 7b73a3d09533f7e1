/**
 * The plots, which are loaded when they are first opened: nobody who only plays downloads them.
 *
 * Shows: a dynamic import inside a frame loop, which must not wait.
 */
import type { FrameCosts } from './costs.js';
import { elementById } from './page.js';
import { isShown } from './panels.js';
import type { Plots } from './plots.js';

export class PlotsPanel {
  private readonly container = elementById('plots');
  private plots: Plots | undefined;
  private isAsked = false;

  /** Adds a frame if the plots are open. */
  add(costs: FrameCosts): void {
    if (!isShown('plots')) return;
    if (!this.isAsked) void this.load();
    this.plots?.add(costs);
  }

  private async load(): Promise<void> {
    this.isAsked = true;
    this.container.textContent = 'Loading ...';
    try {
      const { Plots } = await import('./plots.js');
      this.container.replaceChildren();
      this.plots = new Plots(this.container);
    } catch {
      this.container.textContent = 'The plots could not be loaded. Reload the page to try again.';
    }
  }
}
