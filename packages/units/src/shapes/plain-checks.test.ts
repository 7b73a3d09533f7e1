/**
 * The constructors and the checks of shapes, compared with plain versions that look at one number after the other: the
 * same values, or the same errors, for everything that code without types can pass.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argumentError } from '../checks/errors.js';
import { requireFiniteCircle, requireFiniteRectangle, requireFiniteSegment } from '../checks/finite-shapes.js';
import { isFinitePair, requireFinitePoint } from '../checks/pairs.js';
import { circle, rectangle, rectangleAround, segment, segmentBetween } from './make.js';

/** What comes out of a call: the value or the error. */
function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

const numbers = [0, -0, 1, 2.5, -3, 5e-324, -5e-324, 1e300, Number.MAX_VALUE, -Number.MAX_VALUE];
const notNumbers = [Number.NaN, Infinity, -Infinity, undefined, null, '3', '', 3n, true, [], [3], {}, Symbol('s')];
const callable = Object.assign(() => 3, { x: 1, y: 2, center: { x: 1, y: 2 }, radius: 1 });

const number = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...numbers) },
  { weight: 5, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...notNumbers) },
);
const pair = fc.oneof(
  { weight: 20, arbitrary: fc.record({ x: number, y: number }, { noNullPrototype: true }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(...notNumbers, callable, { x: 1 }, { y: 1 }) },
);
const notShape = fc.constantFrom<unknown>(...notNumbers, callable, 3);
const shapeOf = (members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.record(members, { noNullPrototype: true }) },
    { weight: 1, arbitrary: notShape },
  );

interface Pair {
  readonly x: number;
  readonly y: number;
}

function plainNumber(where: string, parameter: string, value: unknown): void {
  if (!Number.isFinite(value)) throw argumentError(where, parameter, 'a finite number', value);
}

function plainSize(where: string, parameter: string, value: unknown): void {
  if (Number.isFinite(value) && (value as number) >= 0) return;
  throw argumentError(where, parameter, 'a non-negative finite number', value);
}

function plainPair(where: string, parameter: string, value: unknown, kind: string = 'a point'): Pair {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, parameter, `${kind} { x, y } of two finite numbers`, value);
  }
  const { x, y } = value as Pair;
  plainNumber(where, `${parameter}.x`, x);
  plainNumber(where, `${parameter}.y`, y);
  return { x, y };
}

function plainOrder(where: string, prefix: string, axis: 'x' | 'y', min: Pair, max: Pair): void {
  if (max[axis] >= min[axis]) return;
  const rule = `at least ${prefix}min.${axis}, ${min[axis]}`;
  const remedy = 'The corner with the smaller coordinates comes first';
  throw argumentError(where, `${prefix}max.${axis}`, rule, max[axis], remedy);
}

function plainObject(where: string, parameter: string, rule: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw argumentError(where, parameter, rule, value);
  return value as Record<string, unknown>;
}

const plainConstructors = {
  segmentBetween(a: unknown, b: unknown) {
    return { start: plainPair('segmentBetween', 'start', a), end: plainPair('segmentBetween', 'end', b) };
  },
  segment(a: unknown, b: unknown) {
    const start = plainPair('segment', 'start', a);
    const extent = plainPair('segment', 'extent', b, 'a vector');
    const end = { x: start.x + extent.x, y: start.y + extent.y };
    return { start, end: plainPair('segment', '(start + extent)', end) };
  },
  rectangle(a: unknown, b: unknown) {
    const [min, max] = [plainPair('rectangle', 'min', a), plainPair('rectangle', 'max', b)];
    plainOrder('rectangle', '', 'x', min, max);
    plainOrder('rectangle', '', 'y', min, max);
    return { min, max };
  },
  rectangleAround(a: unknown, b: unknown) {
    const where = 'rectangleAround';
    const [center, size] = [plainPair(where, 'center', a), plainPair(where, 'size', b, 'a vector')];
    plainSize(where, 'size.x', size.x);
    plainSize(where, 'size.y', size.y);
    const min = { x: center.x - size.x / 2, y: center.y - size.y / 2 };
    const max = { x: center.x + size.x / 2, y: center.y + size.y / 2 };
    return {
      min: plainPair(where, '(center - size / 2)', min),
      max: plainPair(where, '(center + size / 2)', max),
    };
  },
};
const constructors = { segmentBetween, segment, rectangle, rectangleAround };

const runs = { seed: 33, numRuns: 3000 };

describe('the constructors equal their plain versions', () => {
  it.each(['segmentBetween', 'segment', 'rectangle', 'rectangleAround'] as const)('%s', (name) => {
    const make = constructors[name] as (a: unknown, b: unknown) => unknown;
    fc.assert(
      fc.property(pair, pair, (a, b) => {
        expect(outcome(() => make(a, b))).toStrictEqual(outcome(() => plainConstructors[name](a, b)));
      }),
      runs,
    );
  });

  it('circle', () => {
    const make = circle as (center: unknown, radius: unknown) => unknown;
    fc.assert(
      fc.property(pair, number, (center, radius) => {
        const plain = (): unknown => {
          const kept = plainPair('circle', 'center', center);
          plainSize('circle', 'radius', radius);
          return { center: kept, radius };
        };
        expect(outcome(() => make(center, radius))).toStrictEqual(outcome(plain));
      }),
      runs,
    );
  });
});

describe('the checks of shapes equal their plain versions', () => {
  it('of points', () => {
    fc.assert(
      fc.property(pair, (value) => {
        const plain = outcome(() => void plainPair('at', 'point', value));
        expect(outcome(() => requireFinitePoint('at', 'point', value))).toStrictEqual(plain);
        expect(isFinitePair(value)).toBe(plain === undefined);
      }),
      runs,
    );
  });

  it('of segments', () => {
    fc.assert(
      fc.property(shapeOf({ start: pair, end: pair }), (value) => {
        const plain = (): void => {
          const { start, end } = plainObject('along', 'path', 'a segment', value);
          plainPair('along', 'path.start', start);
          plainPair('along', 'path.end', end);
        };
        expect(outcome(() => requireFiniteSegment('along', 'path', value))).toStrictEqual(outcome(plain));
      }),
      runs,
    );
  });

  it('of circles', () => {
    fc.assert(
      fc.property(shapeOf({ center: pair, radius: number }), (value) => {
        const plain = (): void => {
          const { center, radius } = plainObject('in', 'disc', 'a circle', value);
          plainPair('in', 'disc.center', center);
          plainSize('in', 'disc.radius', radius);
        };
        expect(outcome(() => requireFiniteCircle('in', 'disc', value))).toStrictEqual(outcome(plain));
      }),
      runs,
    );
  });

  it('of rectangles', () => {
    fc.assert(
      fc.property(shapeOf({ min: pair, max: pair }), (value) => {
        const plain = (): void => {
          const box = plainObject('in', 'box', 'a rectangle', value);
          const [min, max] = [plainPair('in', 'box.min', box['min']), plainPair('in', 'box.max', box['max'])];
          for (const axis of ['x', 'y'] as const) {
            plainOrder('in', 'box.', axis, min, max);
            if (max[axis] - min[axis] < Infinity) continue;
            const rule = `so near to box.min.${axis}, ${min[axis]}, that the side is finite`;
            throw argumentError('in', `box.max.${axis}`, rule, max[axis]);
          }
        };
        expect(outcome(() => requireFiniteRectangle('in', 'box', value))).toStrictEqual(outcome(plain));
      }),
      runs,
    );
  });
});
