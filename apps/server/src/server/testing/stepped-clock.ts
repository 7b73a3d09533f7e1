/** A clock that stands still until a test lets time pass. */
import { add, type Duration, type Instant, instant, milliseconds, seconds } from '@tilewright/units';
import type { Clock } from '../clock.js';

const STEP: Duration = milliseconds(50);
/** Turns of the event loop in each step, in which everything that need not wait for the clock goes on. */
const TURNS = 10;

export class SteppedClock implements Clock {
  private time: Instant = instant(seconds(0));
  private sleepers: { readonly until: Instant; readonly wake: () => void }[] = [];

  readonly now = (): Instant => this.time;

  readonly sleep = (duration: Duration): Promise<void> =>
    new Promise((wake) => {
      this.sleepers.push({ until: add(this.time, duration), wake });
    });

  /** Lets so many steps of time pass, each as long as a tick. */
  async pass(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) {
      this.time = add(this.time, STEP);
      const due = this.sleepers.filter(({ until }) => until <= this.time);
      this.sleepers = this.sleepers.filter(({ until }) => until > this.time);
      for (const { wake } of due) wake();
      for (let i = 0; i < TURNS; i++) await new Promise(setImmediate);
    }
  }

  /** Drops all pending sleeps, as if their process had been killed. */
  forget(): void {
    this.sleepers = [];
  }
}
