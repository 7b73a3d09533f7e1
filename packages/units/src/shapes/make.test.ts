import { notFinite } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { meters, pixels } from '../units/catalogue.js';
import { difference, pixelPosition, position } from '../values/make.js';
import { unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import type { Difference2, Length, Position2 } from '../types/named.js';
import { distance } from './distance.js';
import { circle, extentOf, rectangle, rectangleAround, segment, segmentBetween } from './make.js';
import { contains, overlaps } from './predicates.js';

const at = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
const by = (x: number, y: number): Difference2 => unsafeVector<Difference2>(x, y);
const length = (value: number): Length => unsafeQuantity<Length>(value);

describe('the constructors', () => {
  it('keep what they are given', () => {
    const [a, b] = [at(0.1, 0.2), at(0.3, -0)];
    expect(segmentBetween(a, b)).toEqual({ start: { x: 0.1, y: 0.2 }, end: { x: 0.3, y: -0 } });
    expect(circle(a, length(0))).toEqual({ center: { x: 0.1, y: 0.2 }, radius: 0 });
    expect(rectangle(a, a)).toEqual({ min: { x: 0.1, y: 0.2 }, max: { x: 0.1, y: 0.2 } });
  });

  it('round once where they compute', () => {
    expect(segment(at(0.1, 1), by(0.2, -1))).toEqual({
      start: { x: 0.1, y: 1 },
      end: { x: 0.30000000000000004, y: 0 },
    });
    expect(rectangleAround(at(2, 1), by(4, 3))).toEqual({ min: { x: 0, y: -0.5 }, max: { x: 4, y: 2.5 } });
    expect(extentOf(segmentBetween(at(1, 5), at(4, 9)))).toEqual({ x: 3, y: 4 });
  });

  it('hold an end that start plus extent misses', () => {
    const between = segmentBetween(at(1.1, 0), at(0.2, 0));
    const there = segment(between.start, extentOf(between));
    expect(between.end.x).toBe(0.2);
    expect(there.end.x).toBe(0.19999999999999996);
  });

  it('make values that survive JSON and structured clone', () => {
    const disc = circle(position(meters(1), meters(2)), meters(3));
    expect(JSON.parse(JSON.stringify(disc))).toEqual(disc);
    expect(structuredClone(disc)).toEqual(disc);
  });

  it('work in any world', () => {
    const view = rectangle(pixelPosition(pixels(0), pixels(0)), pixelPosition(pixels(640), pixels(360)));
    expect(contains(view, pixelPosition(pixels(640), pixels(1)))).toBe(true);
    expect(overlaps(view, circle(pixelPosition(pixels(650), pixels(9)), pixels(9)))).toBe(false);
    expect(distance(view, pixelPosition(pixels(650), pixels(9)))).toBe(10);
  });
});

describe('the checks of constructors', () => {
  it.each(notFinite)('let no %d in', (bad) => {
    const text = String(bad);
    const rejected: readonly [string, () => unknown][] = [
      ['segmentBetween: start.x', () => segmentBetween(at(bad, 0), at(0, 0))],
      ['segmentBetween: end.y', () => segmentBetween(at(0, 0), at(0, bad))],
      ['segment: start.y', () => segment(at(0, bad), by(0, 0))],
      ['segment: extent.x', () => segment(at(0, 0), by(bad, 0))],
      ['circle: center.x', () => circle(at(bad, 0), meters(1))],
      ['rectangle: min.x', () => rectangle(at(bad, 0), at(0, 0))],
      ['rectangle: max.y', () => rectangle(at(0, 0), at(0, bad))],
      ['rectangleAround: center.x', () => rectangleAround(at(bad, 0), by(1, 1))],
      ['rectangleAround: size.y', () => rectangleAround(at(0, 0), by(1, bad))],
    ];
    for (const [where, make] of rejected) {
      expect(make).toThrow(new RangeError(`${where} must be a finite number, received ${text}`));
    }
    expect(() => circle(at(0, 0), length(bad))).toThrow(
      new RangeError(`circle: radius must be a non-negative finite number, received ${text}`),
    );
  });

  it('let no negative sizes in, but negative zeros', () => {
    expect(() => circle(at(0, 0), length(-1e-300))).toThrow(
      new RangeError('circle: radius must be a non-negative finite number, received -1e-300'),
    );
    expect(() => rectangleAround(at(0, 0), by(-1, 1))).toThrow(
      new RangeError('rectangleAround: size.x must be a non-negative finite number, received -1'),
    );
    expect(() => rectangleAround(at(0, 0), by(1, -1))).toThrow(
      new RangeError('rectangleAround: size.y must be a non-negative finite number, received -1'),
    );
    expect(contains(circle(at(0, 0), length(-0)), at(0, 0))).toBe(true);
    expect(contains(rectangleAround(at(0, 0), by(-0, 0)), at(0, 0))).toBe(true);
    expect(contains(rectangle(at(0, 0), at(-0, -0)), at(0, 0))).toBe(true);
  });

  it('let no reversed rectangles in', () => {
    expect(() => rectangle(at(3, 0), at(1, 1))).toThrow(
      new RangeError(
        'rectangle: max.x must be at least min.x, 3, received 1. The corner with the smaller coordinates comes first',
      ),
    );
    expect(() => rectangle(at(0, 3), at(1, 1))).toThrow('rectangle: max.y must be at least min.y, 3, received 1.');
  });

  it('let nothing in that overflows', () => {
    expect(() => segment(at(1.7e308, 0), by(1.7e308, 0))).toThrow(
      new RangeError('segment: (start + extent).x must be a finite number, received Infinity'),
    );
    expect(() => rectangleAround(at(0, -1.7e308), by(0, 1.7e308))).toThrow(
      new RangeError('rectangleAround: (center - size / 2).y must be a finite number, received -Infinity'),
    );
    expect(() => rectangleAround(at(1.7e308, 0), by(1.7e308, 0))).toThrow(
      new RangeError('rectangleAround: (center + size / 2).x must be a finite number, received Infinity'),
    );
  });

  it('say what they got if it is no point at all', () => {
    // A caller without types, or with a cast, can pass anything.
    const bad = (value: unknown): Position2 => value as Position2;
    expect(() => circle(bad(undefined), meters(1))).toThrow(
      new RangeError('circle: center must be a point { x, y } of two finite numbers, received undefined'),
    );
    expect(() => segmentBetween(at(0, 0), bad(3))).toThrow(
      new RangeError('segmentBetween: end must be a point { x, y } of two finite numbers, received 3'),
    );
    expect(() => segment(at(0, 0), bad(null) as unknown as Difference2)).toThrow(
      new RangeError('segment: extent must be a vector { x, y } of two finite numbers, received null'),
    );
    expect(() => rectangle(bad({ x: '1', y: 2 }), at(0, 0))).toThrow(
      new RangeError('rectangle: min.x must be a finite number, received the string "1"'),
    );
    expect(() => difference(meters(Number.NaN), meters(0))).toThrow(RangeError);
  });
});
