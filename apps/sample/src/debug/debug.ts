/** `window.tilewright`, for tests and the console: no picture waits for its code. */
import type { App, Feature, FeatureMaker, Frame } from '../feature.js';
import { loadPart } from '../load-part.js';
import type { Publisher } from './debug-hook.js';

export const debugHook: FeatureMaker = (app) => new Debug(app);

class Debug implements Feature {
  private publisher: Publisher | undefined;

  constructor(app: App) {
    void loadPart(() => import('./debug-hook.js')).then((part) => (this.publisher = part && new part.Publisher(app)));
  }

  show(frame: Frame): void {
    this.publisher?.show(frame);
  }
}
