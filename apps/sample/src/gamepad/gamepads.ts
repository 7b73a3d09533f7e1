/** The gamepad, if there is one: its code is loaded when the browser tells of the first. */
import type { Direction2 } from '@tilewright/units';
import type { App, Feature, FeatureMaker } from '../feature.js';
import type { Source } from '../input/input.js';
import { loadPart } from '../load-part.js';
import type { StepEvents } from '../simulation/events.js';
import type { Pad } from './pad.js';

export const gamepads: FeatureMaker = (app) => new Gamepads(app);

class Gamepads implements Feature, Source {
  readonly help = {
    byKeys: [
      ['gamepad: sticks', 'the left one walks, the right one aims'],
      ['gamepad: triggers', 'the right one shoots, the left one or the lowest button throws'],
      ['gamepad: Start', 'pause and go on'],
    ],
  } as const;
  private readonly app: App;
  private pad: Pad | undefined;
  private isAsked = false;

  constructor(app: App) {
    this.app = app;
    app.input.add(this);
    addEventListener('gamepadconnected', () => void this.load());
  }

  /** The direction in which the left stick pushes. */
  get walk(): Direction2 | undefined {
    return this.pad?.walk;
  }

  /** Whether the stick is pushed only a part of the way. */
  get isSlow(): boolean {
    return this.pad?.isSlow === true;
  }

  get isShooting(): boolean {
    return this.pad?.isShooting === true;
  }

  /** Lets the player feel the bites of a step. */
  take({ bites }: StepEvents): void {
    if (bites.length > 0) this.pad?.rumble();
  }

  private async load(): Promise<void> {
    if (this.isAsked) return;
    this.isAsked = true;
    const part = await loadPart(() => import('./pad.js'));
    if (part === undefined) return;
    const { input, isPlayed, startOrPause } = this.app;
    const pad = (this.pad = new part.Pad(() => navigator.getGamepads(), {
      onStart: startOrPause,
      onThrow: () => (isPlayed() ? input.throwOne() : startOrPause()),
      onAim: (direction, distance) => input.aimAlong(direction, distance),
    }));
    // Also while the game is paused, and behind the title: a button of the pad ends both.
    const poll = (): void => {
      pad.poll();
      requestAnimationFrame(poll);
    };
    poll();
  }
}
