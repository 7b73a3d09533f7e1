/** The fast paths of contacts give the bits of the slow ones. */
import { atLeast, runs } from '@tilewright/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleContact, rectangleContact } from './contact.js';
import { CONTACT_NUMBERS } from './contact-layout.js';
import {
  putAnyCircleContact,
  putAnyRectangleContact,
  putCircleContact,
  putRectangleContact,
} from './contact-numbers.js';
import { putOrdinaryContact } from './ordinary-contact.js';
import { putOrdinaryRectangleContact } from './ordinary-rectangle-contact.js';

const coordinate = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -(2 ** 40), max: 2 ** 40 }).map((value) => (value / 2 ** 36) * 1.37) },
  { weight: 1, arbitrary: fc.double({ min: -20, max: 20, noNaN: true }) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: 20 }).map((half) => half / 2) },
);
const radius = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 2 ** 34, max: 2 ** 39 }).map((value) => (value / 2 ** 36) * 0.77) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 3) },
);
const scale = fc.constantFrom(1, 1, 1, 1e-3, 1e6, 1e-30, 1e-60, 1e-160, 1e40, 1e150);

it('gives the same bits, at any scale', () => {
  let [met, fast] = [0, 0];
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 6 }, () => coordinate)), radius, scale, (places, r, by) => {
      const numbers = new Float64Array(CONTACT_NUMBERS);
      numbers.set([...places, r].map((value) => value * by));
      const [ax, ay, bx, by2, cx, cy, size] = numbers as Iterable<number> as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      const [any, ordinary] = [numbers.slice(), numbers.slice()];
      putAnyCircleContact(any);
      if (any[8]! > 0) met++;
      if (putOrdinaryContact(ordinary, 0)) {
        fast++;
        expect(ordinary).toEqual(any);
      } else {
        expect(ordinary).toEqual(numbers);
      }
      putCircleContact(ordinary);
      expect(ordinary).toEqual(any);
      expect(ordinary[8]).toBe(circleContact(ax, ay, bx, by2, cx, cy, size));
    }),
    { seed: 155, numRuns: runs(20_000) },
  );
  expect(met).toBeGreaterThanOrEqual(atLeast(1500));
  expect(fast).toBeGreaterThanOrEqual(atLeast(1000));
});

it('gives the same bits on a grid, where ties are exact', () => {
  let fast = 0;
  const half = fc.integer({ min: -12, max: 12 }).map((value) => value / 2);
  const size = fc.constantFrom(0, 0.5, 1, 1.5, 2.5, 5);
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 6 }, () => half)), size, (places, r) => {
      const numbers = new Float64Array(CONTACT_NUMBERS);
      numbers.set([...places, r]);
      const [any, ordinary] = [numbers.slice(), numbers.slice()];
      putAnyCircleContact(any);
      if (putOrdinaryContact(ordinary, 0)) {
        fast++;
        expect(ordinary).toEqual(any);
      }
    }),
    { seed: 157, numRuns: runs(20_000) },
  );
  expect(fast).toBeGreaterThanOrEqual(atLeast(10_000));
});

it('leaves what the tails cannot decide to the slow one', () => {
  for (const [values, isFast] of [
    [[0, 0, 9, 0, 5, 0.5, 1], true],
    [[0, 0, 9, 0, 5, 0.9, 1], true],
    [[0, 0, 9, 0, 5, 1 - 2 ** -50, 1], false],
    [[0, 0, 9, 0, 5, 1, 1], true],
    [[0.1, 0.1, 9, 0.1, 5, 1.1, 1], false],
    [[0, 0, 9, 0, 5, 0, 1], true],
    [[3, 9, 3, -9, 3, 2, 1], true],
    [[0, 0, 9, 9, 5, 5, 1], true],
    [[0.1, 0.1, 0.3, 0.3, 0.2, 0.2, 0.01], false],
    [[4.5, 0, 9, 0, 5, 0.5, 1], true],
    [[4, 0, 9, 0, 5, 0, 1], true],
    [[0, 0, 5, 0, 5, 0.5, 1], true],
    [[0, 0, 5, 0, 5.5, 0.5, 1], true],
    [[0, 0, 5, 0, 6, 0, 1], true],
    [[0.1, 0.1, 0.3, 0.1, 0.5, 0.1, 0.2], false],
    [[0, 0, -9, 0, 5, 0.5, 1], true],
    [[0, 0, 0, 0, 5, 0.5, 1], false],
    [[0, 0, 9, 0, 5, 0.5, 0], true],
    [[0, 0, 9, 0, 5, 0, 0], true],
    [[0, 0, 9, 0, Number.NaN, 0.5, 1], false],
    [[0, 0, 9, 0, Number.POSITIVE_INFINITY, 0.5, 1], false],
  ] as const) {
    const numbers = new Float64Array(CONTACT_NUMBERS);
    numbers.set(values);
    expect([values, putOrdinaryContact(numbers, 0)]).toEqual([values, isFast]);
  }
});

it('gives the same bits for rectangles', () => {
  let fast = 0;
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 8 }, () => coordinate)), scale, (places, by) => {
      const numbers = new Float64Array(CONTACT_NUMBERS);
      const [x, y, u, v] = places.slice(4) as [number, number, number, number];
      const box = [Math.min(x, u), Math.min(y, v), Math.max(x, u), Math.max(y, v)];
      numbers.set([...places.slice(0, 4), ...box].map((value) => value * by));
      const [any, ordinary] = [numbers.slice(), numbers.slice()];
      putAnyRectangleContact(any);
      if (putOrdinaryRectangleContact(ordinary, 0)) {
        fast++;
        expect(ordinary).toEqual(any);
      } else {
        expect(ordinary).toEqual(numbers);
      }
      putRectangleContact(ordinary);
      expect(ordinary).toEqual(any);
      const given = [...numbers.subarray(0, 8)] as Parameters<typeof rectangleContact>;
      expect(ordinary[8]).toBe(rectangleContact(...given));
    }),
    { seed: 156, numRuns: runs(20_000) },
  );
  expect(fast).toBeGreaterThanOrEqual(atLeast(1000));
});
