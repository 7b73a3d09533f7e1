/** What Colyseus says, in one line each and only so much: it prints the errors of clients, and these can be many. */
import type { Instant } from '@tilewright/units';
import { ATTEMPTS_TIME } from './limits.js';
import { RateLimit } from './rate-limit.js';

const MOST_LINES = 20;

/** As Colyseus wants it. */
export interface RoomLog {
  debug(): void;
  trace(): void;
  info(): void;
  warn(...words: readonly unknown[]): void;
  error(...words: readonly unknown[]): void;
}

export function roomLog(report: (line: string) => void, now: () => Instant): RoomLog {
  const limit = new RateLimit({ most: MOST_LINES, time: ATTEMPTS_TIME, now });
  const say = (...words: readonly unknown[]): void => {
    if (limit.allows())
      report(
        `rooms: ${words
          .map(String)
          .join(' ')
          .replace(/\n[^]*/, '')}`,
      );
  };
  const nothing = (): void => undefined;
  return { debug: nothing, trace: nothing, info: nothing, warn: say, error: say };
}
