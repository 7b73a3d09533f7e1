import type { RawCircle, RawPoint, RawRectangle, RawSegment } from '../types/raw.js';
import { compare, minus, negated, over, plus, rational, runs, times, type Rational } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nudge } from '../exact/testing/hostile.js';
import { at, between, compareLengths, dotOf } from '../exact/testing/oracle.js';
import { firstContact } from './first-contact.js';
import { meet } from './testing/oracle.js';
import { circleOf, pairs, rectangleOf, segmentOf } from './testing/shapes.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

type RawContact = { readonly position: RawPoint; readonly fraction: number; readonly normal: RawPoint | undefined };

const hit = (segment: RawSegment, shape: RawCircle | RawRectangle): RawContact | undefined =>
  firstContact(segment as Segment2<number>, shape as Circle2<number> | Rectangle2<number>) as RawContact | undefined;

const zero = rational(0);
const bound = rational(2 ** -47);
const tiny = rational(5e-324);
const least = (value: Rational): Rational => minus(minus(value, times(value, bound)), tiny);
const most = (value: Rational): Rational => plus(plus(value, times(value, bound)), tiny);

describe('firstContact', () => {
  it.each<[string, RawSegment, RawCircle | RawRectangle, RawContact | undefined]>([
    ['a circle, head on', segmentOf([0, 0, 8, 0]), circleOf([5, 0, 3]), found(2, 0, 0.25, -1, 0)],
    ['a circle, off its middle', segmentOf([0, 3, 10, 3]), circleOf([10, 0, 5]), found(6, 3, 0.6, -0.8, 0.6)],
    ['a graze of a circle', segmentOf([0, 2, 8, 2]), circleOf([4, 0, 2]), found(4, 2, 0.5, 0, 1)],
    [
      'a graze one ulp wide of it',
      segmentOf([0, 2.0000000000000004, 8, 2.0000000000000004]),
      circleOf([4, 0, 2]),
      undefined,
    ],
    ['an end that touches a circle', segmentOf([0, 0, 2, 0]), circleOf([5, 0, 3]), found(2, 0, 1, -1, 0)],
    ['an end one ulp short of it', segmentOf([0, 0, 1.9999999999999998, 0]), circleOf([5, 0, 3]), undefined],
    ['a start in a circle', segmentOf([4, 0, 40, 0]), circleOf([5, 0, 3]), found(4, 0, 0)],
    ['a start on the border of a circle', segmentOf([2, 0, 8, 0]), circleOf([5, 0, 3]), found(2, 0, 0)],
    ['a start on the border, away from it', segmentOf([2, 0, -8, 0]), circleOf([5, 0, 3]), found(2, 0, 0)],
    ['a segment away from a circle', segmentOf([0, 0, -8, 0]), circleOf([5, 0, 3]), undefined],
    ['a circle of one point', segmentOf([0, 0, 10, 0]), circleOf([5, 0, 0]), found(5, 0, 0.5, -1, 0)],
    ['a segment of one point in a circle', segmentOf([5, 1, 5, 1]), circleOf([5, 0, 3]), found(5, 1, 0)],
    ['a segment of one point beside a circle', segmentOf([9, 1, 9, 1]), circleOf([5, 0, 3]), undefined],
    ['the west side', segmentOf([0, 2, 8, 4]), rectangleOf([4, 0, 9, 9]), found(4, 3, 0.5, -1, 0)],
    ['the east side', segmentOf([8, 2, 0, 4]), rectangleOf([-9, 0, 4, 9]), found(4, 3, 0.5, 1, 0)],
    ['the north side', segmentOf([2, 0, 4, 8]), rectangleOf([0, 4, 9, 9]), found(3, 4, 0.5, 0, -1)],
    ['the south side', segmentOf([2, 8, 4, 0]), rectangleOf([0, -9, 9, 4]), found(3, 4, 0.5, 0, 1)],
    ['a corner at 45 degrees', segmentOf([0, 0, 8, 8]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, -1, 0)],
    ['a corner, steeply', segmentOf([2, 0, 6, 8]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, 0, -1)],
    ['a corner, flatly', segmentOf([0, 2, 8, 6]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, -1, 0)],
    ['a corner in passing', segmentOf([0, 8, 8, 0]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, -1, 0)],
    ['a corner in passing, the other way', segmentOf([8, 0, 0, 8]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, 0, -1)],
    ['a side from its end', segmentOf([0, 4, 8, 4]), rectangleOf([4, 4, 9, 9]), found(4, 4, 0.5, -1, 0)],
    ['an end that touches a side', segmentOf([0, 5, 4, 5]), rectangleOf([4, 4, 9, 9]), found(4, 5, 1, -1, 0)],
    ['a start on a side', segmentOf([4, 5, 0, 5]), rectangleOf([4, 4, 9, 9]), found(4, 5, 0)],
    ['a miss', segmentOf([0, 0, 4, 3]), rectangleOf([4, 4, 9, 9]), undefined],
    ['a rectangle of one point', segmentOf([0, 0, 8, 8]), rectangleOf([4, 4, 4, 4]), found(4, 4, 0.5, -1, 0)],
    ['huge', segmentOf([-1.5e308, 0, 1.5e308, 0]), circleOf([0, 0, 1e308]), found(-1e308, 0, 1 / 6, -1, 0)],
    ['huge, a rectangle', segmentOf([-1.5e308, 0, 1.5e308, 0]), rectangleOf([0, -1, 1, 1]), found(0, 0, 0.5, -1, 0)],
    ['tiny', segmentOf([0, 0, 8e-300, 0]), circleOf([5e-300, 0, 3e-300]), found(2e-300, 0, 0.25, -1, 0)],
  ])('with %s', (_, segment, shape, expected) => {
    const contact = hit(segment, shape);
    if (expected === undefined || contact === undefined) {
      expect(contact).toBe(expected);
      return;
    }
    expect(contact.fraction).toBeCloseTo(expected.fraction, 15);
    const size = Math.abs(expected.position.x) + Math.abs(expected.position.y);
    expect(Math.abs(contact.position.x - expected.position.x)).toBeLessThanOrEqual(size * 1e-15);
    expect(Math.abs(contact.position.y - expected.position.y)).toBeLessThanOrEqual(size * 1e-15);
    if (expected.normal === undefined) expect(contact.normal).toBeUndefined();
    expect(contact.normal?.x ?? 0).toBeCloseTo(expected.normal?.x ?? 0, 15);
    expect(contact.normal?.y ?? 0).toBeCloseTo(expected.normal?.y ?? 0, 15);
  });

  it('of a circle is there exactly if they overlap, at the true fraction', () => {
    fc.assert(
      fc.property(pairs(segmentOf, circleOf), ([segment, circle]) => checkCircle(segment, circle)),
      { seed: 51, numRuns: runs(1_000) },
    );
  });

  it('of a circle stays accurate at grazes, near starts and for short and long segments', () => {
    const number = fc.double({ min: -10, max: 10, noNaN: true });
    const step = fc.integer({ min: -3, max: 3 });
    const power = fc.integer({ min: -60, max: 60 }).map((n) => 2 ** n);
    fc.assert(
      fc.property(fc.tuple(number, number, number, number, number), power, step, ([x, y, u, v, part], far, beside) => {
        const [dx, dy] = [(u - x) * far, (v - y) * far];
        const segment = segmentOf([x, y, x + dx, y + dy]);
        // A center to the right of the middle, whose circle nearly grazes.
        const center = { x: x + dx / 2 - dy * part, y: y + dy / 2 + dx * part };
        const reach = Math.abs(part) * Math.sqrt(dx * dx + dy * dy);
        checkCircle(segment, circleOf([center.x, center.y, nudge(reach * (1 + beside * 1e-15), Math.sign(beside))]));
        // A circle that nearly holds the start.
        const away = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
        checkCircle(segment, circleOf([u, v, nudge(away, Math.min(beside, 0))]));
        checkCircle(segment, circleOf([u, v, away * Math.abs(part / 10)]));
      }),
      { seed: 52, numRuns: runs(200) },
    );
  });

  it('of a circle is no further than the end that touches it', () => {
    const number = fc.double({ min: 0, max: 1000, noNaN: true });
    fc.assert(
      fc.property(number, number, (right, down) => {
        // The end lies on the circle, and the start on the outer side of its tangent there.
        const contact = hit(segmentOf([3 + right, 4 + down, 3, 4]), circleOf([0, 0, 5]));
        fc.pre(3 + right > 3 || 4 + down > 4);
        expect(contact?.fraction).toBeLessThanOrEqual(1);
        expect(contact?.fraction).toBeGreaterThan(1 - 2 ** -47);
        expect(Math.abs(Number(contact?.position.x) - 3)).toBeLessThan(1e-15 * 3 * (1 + right + down));
      }),
      { seed: 54, numRuns: runs(1_000) },
    );
  });

  it('of a distant circle lies on its border, however long the way', () => {
    const angle = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(angle, fc.double({ min: -0.99, max: 0.99, noNaN: true }), (turn, offset) => {
        const [x, y] = [Math.cos(turn), Math.sin(turn)];
        const segment = segmentOf([1e7 * x - offset * y, 1e7 * y + offset * x, -x, -y]);
        const { position, normal } = hit(segment, circleOf([0, 0, 1])) ?? found(0, 0, 0);
        expect(Math.abs(position.x * position.x + position.y * position.y - 1)).toBeLessThan(2e-15);
        expect(Math.abs(Number(normal?.x) - position.x) + Math.abs(Number(normal?.y) - position.y)).toBeLessThan(1e-15);
      }),
      { seed: 55, numRuns: runs(500) },
    );
  });

  it('of a rectangle is there exactly if they overlap, at the true fraction', () => {
    fc.assert(
      fc.property(pairs(segmentOf, rectangleOf), ([segment, rectangle]) => checkRectangle(segment, rectangle)),
      { seed: 53, numRuns: runs(200) },
    );
  });
});

function found(x: number, y: number, fraction: number, normalX?: number, normalY?: number): RawContact {
  const normal = normalX === undefined || normalY === undefined ? undefined : { x: normalX, y: normalY };
  return { position: { x, y }, fraction, normal };
}

function checkCircle(segment: RawSegment, circle: RawCircle): void {
  const contact = hit(segment, circle);
  expect(contact !== undefined).toBe(meet(segment, circle));
  if (contact === undefined) return;
  const [a, b] = [at(segment.start.x, segment.start.y), at(segment.end.x, segment.end.y)];
  const center = at(circle.center.x, circle.center.y);
  const radius = rational(circle.radius);
  if (compareLengths(a, center, circle.radius) <= 0) {
    expect(contact).toEqual({ position: segment.start, fraction: 0, normal: undefined });
    return;
  }
  // The squared distance from the center, less the squared radius, falls until the foot of the perpendicular. The true
  // fraction is where it first is 0: so it is positive just before, and is not just after, or the foot has been passed.
  const extent = between(a, b);
  const foot = over(dotOf(between(a, center), extent), dotOf(extent, extent));
  const excess = (part: Rational): number => {
    const offset = between(center, { x: plus(a.x, times(part, extent.x)), y: plus(a.y, times(part, extent.y)) });
    return compare(dotOf(offset, offset), times(radius, radius));
  };
  const fraction = rational(contact.fraction);
  expect(contact.fraction).toBeGreaterThan(0);
  expect(contact.fraction).toBeLessThanOrEqual(1);
  const low = least(fraction);
  expect(excess(low)).toBe(1);
  expect(compare(low, foot)).toBe(-1);
  const high = most(fraction);
  expect(excess(high) <= 0 || compare(high, foot) >= 0).toBe(true);
  checkPosition(contact, segment, fraction);
  checkNormal(contact, segment);
}

function checkRectangle(segment: RawSegment, rectangle: RawRectangle): void {
  const contact = hit(segment, rectangle);
  expect(contact !== undefined).toBe(meet(segment, rectangle));
  if (contact === undefined) return;
  const { min, max } = rectangle;
  const { position, fraction, normal } = contact;
  if (meet(segment.start, rectangle)) {
    expect(contact).toEqual({ position: segment.start, fraction: 0, normal: undefined });
    return;
  }
  expect(meet(position, rectangle)).toBe(true);
  const [a, b] = [at(segment.start.x, segment.start.y), at(segment.end.x, segment.end.y)];
  const extent = between(a, b);
  const facing = {
    x: segment.start.x < min.x ? min.x : max.x,
    y: segment.start.y < min.y ? min.y : max.y,
  };
  const side = at(facing.x, facing.y);
  const isVertical = normal?.x !== 0;
  const exact = isVertical ? over(minus(side.x, a.x), extent.x) : over(minus(side.y, a.y), extent.y);
  expect(compare(least(rational(fraction)), exact)).toBeLessThanOrEqual(0);
  expect(compare(most(rational(fraction)), exact)).toBeGreaterThanOrEqual(0);
  // There the other coordinate lies within the rectangle: it is the right side.
  const other = isVertical ? plus(a.y, times(exact, extent.y)) : plus(a.x, times(exact, extent.x));
  expect(compare(other, rational(isVertical ? min.y : min.x))).toBeGreaterThanOrEqual(0);
  expect(compare(other, rational(isVertical ? max.y : max.x))).toBeLessThanOrEqual(0);
  expect(isVertical ? position.x : position.y).toBe(isVertical ? facing.x : facing.y);
  checkPosition(contact, segment, exact);
  expect([
    { x: segment.start.x < min.x ? -1 : 1, y: 0 },
    { x: 0, y: segment.start.y < min.y ? -1 : 1 },
  ]).toContainEqual(normal);
}

/** Within the bounds of the segment, and off its point at `part` by at most an ulp and 2^-46 of the way there. */
function checkPosition({ position }: RawContact, { start, end }: RawSegment, part: Rational): void {
  for (const axis of ['x', 'y'] as const) {
    expect(position[axis]).toBeGreaterThanOrEqual(Math.min(start[axis], end[axis]));
    expect(position[axis]).toBeLessThanOrEqual(Math.max(start[axis], end[axis]));
  }
  const way = between(at(start.x, start.y), at(end.x, end.y));
  const covered = times(part, plus(magnitude(way.x), magnitude(way.y)));
  for (const axis of ['x', 'y'] as const) {
    const exact = plus(rational(start[axis]), times(part, way[axis]));
    const ulp = times(magnitude(rational(position[axis])), rational(2 ** -52));
    // A fraction below 1e-300 has few digits, and with it the position.
    const coarse = plus(times(plus(magnitude(way.x), magnitude(way.y)), rational(1e-315)), rational(1e-322));
    const allowed = plus(plus(ulp, coarse), times(covered, rational(2 ** -46)));
    expect(compare(magnitude(minus(rational(position[axis]), exact)), allowed)).toBeLessThanOrEqual(0);
  }
}

/** A unit vector that does not point along the segment. */
function checkNormal({ normal }: RawContact, { start, end }: RawSegment): void {
  const { x, y } = normal ?? { x: 0, y: 0 };
  expect(Math.abs(x * x + y * y - 1)).toBeLessThan(1e-15);
  const extent = between(at(start.x, start.y), at(end.x, end.y));
  const along = dotOf(at(x, y), extent);
  const slack = times(plus(magnitude(extent.x), magnitude(extent.y)), rational(1e-15));
  expect(compare(along, slack)).toBeLessThanOrEqual(0);
}

function magnitude(value: Rational): Rational {
  return compare(value, zero) < 0 ? negated(value) : value;
}
