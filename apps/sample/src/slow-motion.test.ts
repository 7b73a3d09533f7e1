/** Slow moments change when steps are made, and end. */
import { instant, milliseconds, type Instant, valueIn, sub } from '@tilewright/units';
import { expect, it } from 'vitest';
import { slowMoments, SlowMotion } from './slow-motion.js';

const at = (time: number): Instant => instant(milliseconds(time));
const passed = (from: Instant, to: Instant): number => Math.round(valueIn(sub(to, from), milliseconds));

it('time passes as the browser tells, until a moment begins', () => {
  const slow = new SlowMotion();
  expect([0, 100, 250].map((time) => passed(at(0), slow.timeAt(at(time))))).toEqual([0, 100, 250]);
});

it('a moment lasts 700 ms, of which 210 ms pass, however long frames are', () => {
  for (const frame of [10, 100, 700, 1000]) {
    const slow = new SlowMotion();
    const start = slow.timeAt(at(5000));
    slow.begin(slowMoments.goal);
    let end = start;
    for (let time = frame; time <= 7000; time += frame) end = slow.timeAt(at(5000 + time));
    expect(passed(start, end)).toBe(7000 - 490);
  }
});

it('time goes on in each frame, and never back', () => {
  const slow = new SlowMotion();
  let last = slow.timeAt(at(0));
  for (let i = 1; i < 100; i++) {
    if (i % 7 === 0) slow.begin(slowMoments.goal);
    const now = slow.timeAt(at(16 * i));
    expect(now > last).toBe(true);
    last = now;
  }
});

it('a bite makes no moment shorter that a goal began', () => {
  const slow = new SlowMotion();
  slow.timeAt(at(0));
  slow.begin(slowMoments.goal);
  slow.begin(slowMoments.bite);
  expect(passed(at(0), slow.timeAt(at(1000)))).toBe(1000 - 490);
});
