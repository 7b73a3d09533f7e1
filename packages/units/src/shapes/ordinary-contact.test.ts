/** The fast path of contacts with circles gives the bits of the slow one, and is taken by most. */
import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { circleContact } from './contact.js';
import { contactNumbers, putAnyCircleContact, putCircleContact } from './contact-numbers.js';
import { putOrdinaryContact } from './ordinary-contact.js';

const coordinate = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -20, max: 20, noNaN: true }) },
  { weight: 1, arbitrary: fc.integer({ min: -20, max: 20 }).map((half) => half / 2) },
);
const radius = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0.1, max: 6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 3) },
);
const scale = fc.constantFrom(1, 1, 1, 1e-3, 1e6, 1e-30, 1e-60, 1e-160, 1e40, 1e150);

it('gives the same bits, at any scale', () => {
  let [met, fast] = [0, 0];
  fc.assert(
    fc.property(fc.tuple(...Array.from({ length: 6 }, () => coordinate)), radius, scale, (places, r, by) => {
      const numbers = new Float64Array(contactNumbers);
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
      if (putOrdinaryContact(ordinary)) {
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
  expect(met).toBeGreaterThan(2000);
  expect(fast).toBeGreaterThan(400);
});

it('leaves starts inside, misses and grazes to the slow one', () => {
  for (const [values, isFast] of [
    [[0, 0, 9, 0, 5, 0.5, 1], true],
    [[0, 0, 9, 0, 5, 0.9, 1], false],
    [[0, 0, 9, 0, 5, 1, 1], false],
    [[0, 0, 9, 0, 5, 0, 1], true],
    [[3, 9, 3, -9, 3, 2, 1], true],
    [[0, 0, 9, 9, 5, 5, 1], false],
    [[4.5, 0, 9, 0, 5, 0.5, 1], false],
    [[0, 0, 5, 0, 5, 0.5, 1], false],
    [[0, 0, -9, 0, 5, 0.5, 1], false],
    [[0, 0, 0, 0, 5, 0.5, 1], false],
    [[0, 0, 9, 0, 5, 0.5, 0], false],
    [[0, 0, 9, 0, Number.NaN, 0.5, 1], false],
    [[0, 0, 9, 0, Number.POSITIVE_INFINITY, 0.5, 1], false],
  ] as const) {
    const numbers = new Float64Array(contactNumbers);
    numbers.set(values);
    expect([values, putOrdinaryContact(numbers)]).toEqual([values, isFast]);
  }
});
