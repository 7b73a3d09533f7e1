/** The time of a process. Everything that depends on time gets it from here, so that tests bring their own. */
import { type Duration, type Instant, instant, milliseconds, valueIn } from '@tilewright/units';

export interface Clock {
  /** Never goes back. */
  readonly now: () => Instant;
  readonly sleep: (duration: Duration) => Promise<void>;
}

export const processClock: Clock = {
  now: () => instant(milliseconds(performance.now())),
  sleep: (duration) =>
    new Promise((resolve) => {
      setTimeout(resolve, valueIn(duration, milliseconds));
    }),
};

/** The time since 1970, for tokens. */
export function wallTime(): Instant {
  return instant(milliseconds(Date.now()));
}
