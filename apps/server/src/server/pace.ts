/** Ticks one after the other, each at its time, or as soon as the one before is over. */
import { add, type Duration, type Instant, sub } from '@tilewright/units';
import type { Clock } from './clock.js';

export interface PaceOptions {
  readonly tick: () => Promise<void>;
  /** From one tick to the next. */
  readonly period: Duration;
  /** Asked before each tick. */
  readonly isOver: () => boolean;
  readonly clock: Clock;
}

/**
 * Ticks until it is over. Ticks never overlap. If one takes too long, those that were missed are not made up for: a
 * world that cannot keep up is slow, and does not burst.
 *
 * @throws whatever a tick throws
 */
export async function pace({ tick, period, isOver, clock }: PaceOptions): Promise<void> {
  let due: Instant = clock.now();
  while (!isOver()) {
    await tick();
    const now = clock.now();
    due = add(due, period);
    if (due < now) due = now;
    await clock.sleep(sub(due, now));
  }
}
