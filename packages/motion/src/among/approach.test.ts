import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { ALONG_X, ALONG_Y, AT_CORNER, FREE } from '../moving/box-sweep.js';
import { Approach } from './approach.js';
import { SweptPath } from './swept-path.js';
import { meetingOf, ONE } from './testing/oracle.js';

const path = new SweptPath();
const approach = new Approach();
const axisOf = { [FREE]: 'inside', [ALONG_X]: 'x', [ALONG_Y]: 'y', [AT_CORNER]: 'corner' } as Record<number, string>;

describe('the approach of a body to a shape', () => {
  it('is what exact arithmetic says: whether, how and when', () => {
    const random = new Random(24);
    const wrong: string[] = [];
    const seen: Record<string, number> = {};
    let worst = 0;
    for (let i = 0; i < runs(100_000); i++) {
      const far = [0, 0, 0, 1e6, -123_456.7, 2 ** 40][random.integer(0, 5)]!;
      const scale = [1, 1, 1, 0.1, 16, 1e150, 1e-150, 1e-30][random.integer(0, 7)]!;
      const whole = (): number => random.integer(-6, 6);
      const number = (): number =>
        [
          whole(),
          whole() / 2,
          whole() / 8,
          whole() * 0.1,
          nextUp(whole()),
          nextDown(whole()),
          random.nothing(),
          random.between(-6, 6),
          random.between(-6, 6),
        ][random.integer(0, 8)]!;
      const size = (): number => [0.5, 1, 2, 0.25, 0.7, 5 / 13, 1 / 3, random.between(0.01, 3)][random.integer(0, 7)]!;
      const isBox = random.next() < 0.5;
      const isRectangle = random.next() < 0.5;
      const body = isBox
        ? { halfX: size() * scale, halfY: size() * scale, radius: 0 }
        : { halfX: 0, halfY: 0, radius: size() * scale };
      const [x, y] = [(far + number()) * scale, (far + number()) * scale];
      const shape = isRectangle
        ? { minX: x, minY: y, maxX: x + size() * scale, maxY: y + size() * scale, radius: 0 }
        : { minX: x, minY: y, maxX: x, maxY: y, radius: random.next() < 0.15 ? 0 : size() * scale };
      if (isRectangle && random.next() < 0.1) Object.assign(shape, { maxX: x });
      const reachX = body.halfX + body.radius + shape.radius;
      const reachY = body.halfY + body.radius + shape.radius;
      const near = (low: number, high: number, reach: number): number =>
        [low - reach, high + reach, low, high, (far + number()) * scale, (far + number()) * scale, (low + high) / 2][
          random.integer(0, 6)
        ]!;
      let startX = near(shape.minX, shape.maxX, reachX);
      let startY = near(shape.minY, shape.maxY, reachY);
      // 3, 4, 5: the center exactly at a corner's reach.
      if (random.next() < 0.1) {
        startX = shape.minX - 0.6 * reachX;
        startY = shape.minY - 0.8 * reachY;
      }
      const step = (): number =>
        [0, whole(), whole() / 4, random.between(-4, 4), random.between(-8, 8) * 2 ** -30][random.integer(0, 4)]! *
        scale;
      let [endX, endY] = [startX + step(), startY + step()];
      const aim = random.next();
      if (aim < 0.1) [endX, endY] = [near(shape.minX, shape.maxX, reachX), near(shape.minY, shape.maxY, reachY)];
      // Exactly diagonal, to a corner of a grown rectangle.
      else if (aim < 0.15) endY = startY + (endX - startX);
      else if (aim < 0.2) [endX, endY] = [startX * 2 - shape.minX, startY * 2 - shape.minY];
      const line = { startX, startY, endX, endY };
      if (!Object.values(line).every(Number.isFinite)) continue;
      const expected = meetingOf(line, body, shape);
      Object.assign(path, line, body);
      const record = isRectangle
        ? Float64Array.of(shape.minX, shape.minY, shape.maxX, shape.maxY, 7)
        : Float64Array.of(shape.minX, shape.minY, shape.radius, 7, 0);
      approach.load(path, record, 0, isRectangle);
      const isMet = approach.meets();
      const what = (): string => JSON.stringify({ line, body, shape });
      seen[expected?.axis ?? 'none'] = (seen[expected?.axis ?? 'none'] ?? 0) + 1;
      if (isMet !== (expected !== undefined)) wrong.push(`${isMet} instead of ${expected?.axis}: ${what()}`);
      if (!isMet || expected === undefined) continue;
      if (axisOf[approach.axis] !== expected.axis)
        wrong.push(`${axisOf[approach.axis]} instead of ${expected.axis}: ${what()}`);
      if (expected.axis === 'inside') continue;
      const time = Number(expected.time) / Number(ONE);
      // The times of the oracle are rounded down to 2^-200, and those of numbers far apart to 2^-120.
      const slack = Math.abs(time) * 1e-15 + 2 ** -119;
      if (!(approach.least <= time + slack && approach.most >= time - slack))
        wrong.push(`not from ${approach.least} to ${approach.most}, but ${time}: ${what()}`);
      approach.settle();
      const error = Math.abs(approach.least - time) / Math.max(time, 1e-290);
      if (time > 1e-18) worst = Math.max(worst, error);
      if (expected.axis !== 'corner' && time > 1e-18 && Math.abs(approach.least - time) > time * 2.3e-16)
        wrong.push(`settled ${approach.least} instead of ${time}: ${what()}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    // Of corners; those of sides are the nearest doubles.
    expect(worst).toBeLessThan(1e-15);
    for (const count of ['none', 'inside', 'x', 'y', 'corner'])
      expect(seen[count]).toBeGreaterThanOrEqual(atLeast(3000));
  });
});
