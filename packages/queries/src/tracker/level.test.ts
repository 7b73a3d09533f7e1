/** Bounds are on their side of the truth, and cells are in the order of their coordinates. */
import { compare, coordinate, minus, plus, rational, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { above, below, Level } from './level.js';

const reach = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1e6, noNaN: true }));

it('bounds lie below and above the points exactly a reach away', () => {
  fc.assert(
    fc.property(coordinate(1e9), reach, (value, by) => {
      expect(compare(rational(below(value, by)), minus(rational(value), rational(by)))).toBeLessThanOrEqual(0);
      expect(compare(rational(above(value, by)), plus(rational(value), rational(by)))).toBeGreaterThanOrEqual(0);
    }),
    { seed: 81, numRuns: runs(1000) },
  );
});

it('objects that reach into a box lie in the cells that cover it', () => {
  const grid = { originX: 0.1, originY: -0.3, perX: 1 / 0.7, perY: 1 / 1.4, columns: 40, rows: 20 };
  const side = fc.oneof(
    coordinate(30),
    fc.integer({ min: 0, max: 40 }).map((column) => 0.1 + column * 0.7),
  );
  fc.assert(
    fc.property(side, side, side, side, reach, (x, y, width, height, by) => {
      const level = new Level(grid, Number.POSITIVE_INFINITY);
      level.widenAround(by);
      const box = new Float64Array([x, y, x + Math.abs(width), y + Math.abs(height)]);
      const cells = new Int32Array(4);
      level.cover(box, cells);
      const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
      // The same as by `below` and `above`, which are shown to lie outside the true value.
      expect([...cells]).toEqual([
        level.columnOf(below(minX, by)),
        level.columnOf(above(maxX, by)),
        level.rowOf(below(minY, by)),
        level.rowOf(above(maxY, by)),
      ]);
    }),
    { seed: 82, numRuns: runs(500) },
  );
});
