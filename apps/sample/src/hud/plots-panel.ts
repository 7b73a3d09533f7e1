/**
 * The plots, which are loaded when they are first opened: nobody who only plays downloads them.
 *
 * Shows: a dynamic import inside a frame loop, which must not wait.
 */
import type { FrameCosts } from '../costs/cost-meter.js';
import type { Work } from '../costs/work-meter.js';
import { loadPart } from '../load-part.js';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { elementById } from './page.js';
import { isShown } from './panels.js';
import type { Plots } from './plots.js';

export class PlotsPanel {
  private readonly container = elementById('plots');
  private plots: Plots | undefined;
  private isAsked = false;

  /** Call before a step. */
  begin(game: Game): void {
    this.open?.work.begin(game);
  }

  /** Call after a step. */
  take(game: Game, events: StepEvents): void {
    this.open?.work.take(game, events);
  }

  /** What the queries of the frame examined; `undefined` while the plots are closed. */
  end(): Work | undefined {
    return this.open?.work.end();
  }

  /** Adds a frame if the plots are open. */
  add(costs: FrameCosts): void {
    if (isShown('plots') && !this.isAsked) void this.load();
    this.open?.add(costs);
  }

  private get open(): Plots | undefined {
    return isShown('plots') ? this.plots : undefined;
  }

  private async load(): Promise<void> {
    this.isAsked = true;
    this.container.textContent = 'Loading ...';
    const part = await loadPart(() => import('./plots.js'));
    if (part === undefined) {
      this.container.textContent = 'The plots could not be loaded. Reload the page to try again.';
      return;
    }
    this.container.replaceChildren();
    this.plots = new part.Plots(this.container);
  }
}
