import { add, type Duration, milliseconds, minutes, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { clockTime } from './clock-time.js';

describe('the time of a clock', () => {
  it.each<readonly [Duration, string]>([
    [seconds(0), '0:00'],
    [milliseconds(999), '0:00'],
    [seconds(7.2), '0:07'],
    [seconds(59.99), '0:59'],
    [minutes(1), '1:00'],
    [add(minutes(12), seconds(34)), '12:34'],
    [minutes(75), '75:00'],
  ])('of %s is %s', (duration, text) => {
    expect(clockTime(duration)).toBe(text);
  });
});
