/**
 * Moments in which time passes slowly: fewer steps in a second of the browser's time, and the steps are the same. So a
 * recording knows nothing of them.
 *
 * Shows: a plain number times a duration, and an instant that runs behind another.
 */
import { add, type Duration, type Instant, max, min, mul, seconds, sub } from '@tilewright/units';

/** How long a moment lasts: when the player reaches a goal, and when it is bitten. */
export const slowMoments = { goal: seconds(0.7), bite: seconds(0.06) } as const;
/** How fast time passes meanwhile, as a plain number. */
const pace = 0.3;
const nothing: Duration = seconds(0);

export class SlowMotion {
  /** How far the game's clock is behind the browser's. */
  private lag: Duration = nothing;
  private left: Duration = nothing;
  private last: Instant | undefined;

  /** Begins a moment, or makes the present one longer. */
  begin(lasts: Duration): void {
    this.left = max(this.left, lasts);
  }

  /** The time of the clock that runs slowly. Call once per frame. @param now - the browser's time */
  timeAt(now: Instant): Instant {
    const passed = this.last === undefined ? nothing : max(sub(now, this.last), nothing);
    const slow = min(passed, this.left);
    this.last = now;
    this.left = sub(this.left, slow);
    this.lag = add(this.lag, mul(slow, 1 - pace));
    return sub(now, this.lag);
  }
}
