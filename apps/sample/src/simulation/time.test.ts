/** Frames of any length become fixed steps. */
import { instant, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { frames, StepClock, timeStep } from './time.js';

const at = (time: number): ReturnType<typeof instant> => instant(seconds(time));

describe('StepClock', () => {
  it('makes sixty steps in a second, however long the frames are', () => {
    expect(timeStep).toBe(frames(1));
    for (const perSecond of [24, 30, 59, 60, 61, 144, 1000]) {
      const clock = new StepClock();
      let steps = clock.stepsUntil(at(5));
      for (let i = 1; i <= perSecond * 10; i++) {
        steps += clock.stepsUntil(at(5 + i / perSecond));
        expect(clock.fraction).toBeGreaterThanOrEqual(0);
        expect(clock.fraction).toBeLessThan(1);
      }
      expect(Math.abs(steps - 600)).toBeLessThanOrEqual(1);
    }
  });

  it('begins with the first frame, and does not catch up with an hour in the background', () => {
    const clock = new StepClock();
    expect(clock.stepsUntil(at(1000))).toBe(0);
    expect(clock.stepsUntil(at(4600))).toBe(15);
    expect(clock.stepsUntil(at(4600 + 1 / 60))).toBeLessThanOrEqual(2);
  });

  it('stops in a pause, and continues from there', () => {
    const clock = new StepClock();
    clock.stepsUntil(at(1));
    clock.stepsUntil(at(1.1));
    const { fraction } = clock;
    clock.skipTo(at(1.15));
    expect(clock.fraction).toBe(fraction);
    expect(clock.stepsUntil(at(1.15))).toBe(0);
    expect(clock.fraction).toBe(fraction);
  });

  it('makes no step while the clock stands still or goes backward', () => {
    const clock = new StepClock();
    clock.stepsUntil(at(1));
    expect(clock.stepsUntil(at(1))).toBe(0);
    expect(clock.stepsUntil(at(0.5))).toBe(0);
    expect(clock.fraction).toBe(0);
  });
});
