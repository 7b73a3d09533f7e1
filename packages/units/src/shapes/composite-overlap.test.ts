/** What capsules, sectors and convex polygons contain and overlap, beside oracles in exact arithmetic. */
import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostile } from '../exact/testing/hostile.js';
import type { Point2 } from '../types/kinds.js';
import type { RawComposite, RawPoint, RawShape } from '../types/raw.js';
import { contains, overlaps } from './predicates.js';
import { meet } from './testing/oracle.js';
import { hasPrecisely, meetPrecisely } from './testing/precise.js';
import { coredOf, type CoredKind, sectors } from './testing/shapes.js';
import type { Shape2 } from './types.js';

type Any = RawShape | RawComposite;

const touch = (a: Any, b: Any): boolean => overlaps(a as unknown as Shape2<number>, b as unknown as Shape2<number>);
const holds = (shape: Any, point: RawPoint): boolean =>
  contains(shape as unknown as Shape2<number>, point as Point2<number>);

const cored = ['segment', 'circle', 'rectangle', 'capsule', 'polygon'] as const satisfies CoredKind[];
const withCores = cored.flatMap((a) => (['capsule', 'polygon'] as const).map((b) => [a, b] as const));

describe('capsules and polygons', () => {
  it.each(withCores)('overlap as in rational arithmetic: a %s and a %s', (first, second) => {
    fc.assert(
      fc.property(hostile(16), (numbers) => {
        const a = coredOf(first, numbers.slice(0, 8)) as Any;
        const b = coredOf(second, numbers.slice(8)) as Any;
        const expected = meet(a as RawShape, b as RawShape);
        expect(touch(a, b)).toBe(expected);
        expect(touch(b, a)).toBe(expected);
      }),
      { seed: 61, numRuns: runs(first === 'polygon' || first === 'rectangle' ? 100 : 250) },
    );
  });

  it.each(['capsule', 'polygon'] as const)('contain points as in rational arithmetic: a %s', (kind) => {
    fc.assert(
      fc.property(hostile(10), (numbers) => {
        const shape = coredOf(kind, numbers.slice(2)) as Any;
        const point = { x: numbers[0] ?? 0, y: numbers[1] ?? 0 };
        expect(holds(shape, point)).toBe(meet(shape as RawShape, point));
      }),
      { seed: 62, numRuns: runs(600) },
    );
  });
});

/** Coordinates on a small grid, where borders meet. */
const grid = fc.integer({ min: -6, max: 6 }).map((n) => n / 2);
const anySector = sectors(grid);
const numbersOnGrid = fc.array(grid, { minLength: 8, maxLength: 8 });

describe('sectors', () => {
  it('contain points as in precise arithmetic', () => {
    fc.assert(
      fc.property(anySector, grid, grid, (shape, x, y) => {
        expect(holds(shape, { x, y })).toBe(hasPrecisely(shape, { x, y }));
      }),
      { seed: 63, numRuns: runs(2000) },
    );
  });

  it.each(cored)('overlap as in precise arithmetic: a %s', (kind) => {
    fc.assert(
      fc.property(anySector, numbersOnGrid, (shape, numbers) => {
        const other = coredOf(kind, numbers) as Any;
        const expected = meetPrecisely(shape, other);
        expect(touch(shape, other)).toBe(expected);
        expect(touch(other, shape)).toBe(expected);
      }),
      { seed: 64, numRuns: runs(600) },
    );
  });

  it('overlap as in precise arithmetic: another sector', () => {
    fc.assert(
      fc.property(anySector, anySector, (a, b) => {
        const expected = meetPrecisely(a, b);
        expect(touch(a, b)).toBe(expected);
        expect(touch(b, a)).toBe(expected);
      }),
      { seed: 65, numRuns: runs(1000) },
    );
  });
});
