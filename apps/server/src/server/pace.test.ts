import { add, type Duration, instant, milliseconds, seconds, sub, valueIn } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Clock } from './clock.js';
import { pace } from './pace.js';

/** Runs ticks that take so many milliseconds each, and says when each began. */
async function begun(durations: readonly number[]): Promise<number[]> {
  const start = instant(seconds(100));
  let time = start;
  const clock: Clock = {
    now: () => time,
    sleep: async (duration: Duration) => {
      time = add(time, duration);
    },
  };
  const times: number[] = [];
  let running = 0;
  const tick = async (): Promise<void> => {
    expect(running++).toBe(0);
    times.push(valueIn(sub(time, start), milliseconds));
    await Promise.resolve();
    time = add(time, milliseconds(durations[times.length - 1]!));
    running--;
  };
  await pace({ tick, period: milliseconds(50), isOver: () => times.length === durations.length, clock });
  return times.map(Math.round);
}

it('begins each tick at its time, however long those before took', async () => {
  await expect(begun([5, 30, 49, 0, 1])).resolves.toStrictEqual([0, 50, 100, 150, 200]);
});

it('waits for a slow tick, and goes on from there', async () => {
  await expect(begun([5, 180, 10, 10])).resolves.toStrictEqual([0, 50, 230, 280]);
});

it('ends with a tick that fails', async () => {
  const clock: Clock = { now: () => instant(seconds(0)), sleep: async () => {} };
  const tick = (): Promise<void> => Promise.reject(new Error('the store is gone'));
  await expect(pace({ tick, period: seconds(1), isOver: () => false, clock })).rejects.toThrow('the store is gone');
});
