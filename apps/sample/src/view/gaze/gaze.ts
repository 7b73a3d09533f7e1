/**
 * What the creatures around the player see of the floor, always drawn, so that a player can stay out of it.
 *
 * The code that draws it is loaded while the title is shown, and the game plays on without it.
 */
import { Container } from 'pixi.js';
import { loadPart } from '../../load-part.js';
import type { Lookout } from '../../simulation/watch.js';
import type { Game } from '../../simulation/state.js';
import type { GazeView } from './gaze-view.js';
import type { Pictures } from '../pictures.js';

export class Gaze {
  /** Its coordinates are meters. */
  readonly container = new Container();
  private view: GazeView | undefined;

  constructor({ effects }: Pictures) {
    void loadPart(() => import('./gaze-view.js')).then((part) => {
      if (part !== undefined) this.view = new part.GazeView(this.container, effects.gaze);
    });
  }

  /** How many gazes the last frame drew. */
  get drawnCount(): number {
    return this.view?.drawnCount ?? 0;
  }

  /** @param fraction - how far the present lies between the last two steps, from 0 to 1 */
  show(game: Game, lookout: Lookout, fraction: number): void {
    this.view?.show(game, lookout, fraction);
  }
}
