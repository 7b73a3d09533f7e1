/**
 * The simulation's time: steps of one length, whatever the screen does.
 *
 * Shows: a unit of the game's own (`framesAt(60)`), instants and durations, a quotient of likes as a plain number.
 */
import { add, clamp, div, type Duration, framesAt, type Instant, modulo, seconds, sub } from '@tilewright/units';

/** Sixtieths of a second, as a unit. */
export const frames = framesAt(60);
/** How far one step of the simulation goes. */
export const timeStep: Duration = frames(1);

/** A tab in the background is not caught up with: the game goes on from where it was. */
const longestFrame: Duration = seconds(0.25);

/** Turns frames of any length into steps of one length. */
export class StepClock {
  private last: Instant | undefined;
  private left: Duration = seconds(0);

  /** How many steps are due at an instant. */
  stepsUntil(now: Instant): number {
    const passed = this.last === undefined ? seconds(0) : clamp(sub(now, this.last), seconds(0), longestFrame);
    this.last = now;
    const due = add(this.left, passed);
    this.left = modulo(due, timeStep);
    // What is gone is a whole number of steps, but for rounding.
    return Math.round(div(sub(due, this.left), timeStep));
  }

  /** Lets time pass without a step: a pause. */
  skipTo(now: Instant): void {
    this.last = now;
  }

  /** How far the present lies between the last step and the next one, from 0 to 1: for drawing what moves smoothly. */
  get fraction(): number {
    return div(this.left, timeStep);
  }
}
