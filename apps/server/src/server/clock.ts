/** The time of a process. Everything that depends on time gets it from here, so that tests bring their own. */
import { setTimeout } from 'node:timers/promises';
import { type Duration, type Instant, instant, milliseconds, valueIn } from '@tilewright/units';

export interface Clock {
  /** Never goes back. */
  readonly now: () => Instant;
  /** @param signal - wakes it up */
  readonly sleep: (duration: Duration, signal?: AbortSignal) => Promise<void>;
}

export const processClock: Clock = {
  now: () => instant(milliseconds(performance.now())),
  // It rejects only when the signal wakes it up.
  sleep: (duration, signal) =>
    setTimeout(valueIn(duration, milliseconds), undefined, { signal }).catch(() => undefined),
};

/** The time since 1970, for tokens. */
export function wallTime(): Instant {
  return instant(milliseconds(Date.now()));
}
