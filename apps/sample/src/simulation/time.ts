/**
 * The time of the simulation: fixed steps, whatever the frame rate.
 *
 * Shows: a unit of the game's own (`framesAt(60)`), instants and durations, a quotient of two durations as a plain
 * number.
 */
import { add, clamp, div, type Duration, framesAt, type Instant, modulo, seconds, sub } from '@tilewright/units';

/** Sixtieths of a second, as a unit. */
export const frames = framesAt(60);
/** The duration of one step. */
export const timeStep: Duration = frames(1);

/** The longest time to catch up. After a while in a background tab, the game continues where it stopped. */
const longestFrame: Duration = seconds(0.25);

/** Converts frames of any length to fixed steps. */
export class StepClock {
  private last: Instant | undefined;
  private left: Duration = seconds(0);

  /** How many steps are due at an instant. */
  stepsUntil(now: Instant): number {
    const passed = this.last === undefined ? seconds(0) : clamp(sub(now, this.last), seconds(0), longestFrame);
    this.last = now;
    const due = add(this.left, passed);
    this.left = modulo(due, timeStep);
    // The elapsed time is a whole number of steps, except for rounding.
    return Math.round(div(sub(due, this.left), timeStep));
  }

  /** Lets time pass without a step, while the game is paused. */
  skipTo(now: Instant): void {
    this.last = now;
  }

  /** How far the present lies between the last step and the next one, from 0 to 1, for interpolation. */
  get fraction(): number {
    return div(this.left, timeStep);
  }
}
