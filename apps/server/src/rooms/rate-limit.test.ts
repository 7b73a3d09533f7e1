import { add, type Instant, instant, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { RateLimit, RateLimits } from './rate-limit.js';

let time: Instant;
const options = { most: 3, time: seconds(10), now: (): Instant => time };
const wait = (duration: ReturnType<typeof seconds>): void => {
  time = add(time, duration);
};

beforeEach(() => {
  time = instant(seconds(5));
});

describe('a rate limit', () => {
  it('allows so much in a while, and the same again in the next', () => {
    const limit = new RateLimit(options);
    const results = (): boolean[] => [limit.allows(), limit.allows(), limit.allows(), limit.allows()];
    expect(results()).toStrictEqual([true, true, true, false]);
    wait(seconds(9));
    expect(limit.allows()).toBe(false);
    wait(seconds(1));
    expect(results()).toStrictEqual([true, true, true, false]);
  });
});

describe('rate limits', () => {
  it('are reached when the next one would be too much, until the time is over', () => {
    const limits = new RateLimits<string>(options);
    const reached: boolean[] = [];
    for (let i = 0; i < 4; i++) {
      reached.push(limits.isReached('a'));
      limits.allows('a');
    }
    expect([...reached, limits.isReached('b')]).toStrictEqual([false, false, false, true, false]);
    wait(seconds(10));
    expect(limits.isReached('a')).toBe(false);
  });

  it('count each by itself', () => {
    const limits = new RateLimits<string>(options);
    for (let i = 0; i < 4; i++) expect(limits.allows('a')).toBe(i < 3);
    expect(limits.allows('b')).toBe(true);
  });

  it('forget what is over', () => {
    const limits = new RateLimits<number>(options);
    for (let i = 0; i < 100; i++) limits.allows(i);
    wait(seconds(5));
    limits.allows(100);
    wait(seconds(5));
    limits.allows(101);
    expect(limits.size).toBe(2);
  });
});
