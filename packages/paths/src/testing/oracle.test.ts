/** The oracle is right where the answer is known: the comparison of lengths, open ground, walls by hand. */
import { compare, Random, rational, times } from '@tilewright/testing';
import { tileRect } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { standingOfDisc, standingOfSize } from './bodies.js';
import { compareOctiles, octileLength } from './octile.js';
import { indexOf, mayMove, oracleCosts, oracleDistances, STRAIGHT } from './oracle.js';
import { kinds, mapOf, openTiles, testMap } from './test-maps.js';

it('compares lengths exactly, also next to the best fractions for sqrt 2', () => {
  const counts = [0, 1, 2, 3, 5, 7, 12, 17, 29, 41, 70, 99, 2378, 3363, 5741, 8119, 13860, 19601];
  for (const a of counts) {
    for (const b of counts) {
      for (const c of counts) {
        const sign = Math.sign(compareOctiles({ straight: a, diagonal: b }, { straight: c, diagonal: 0 }));
        // (c - a)^2 against 2 b^2
        const squares = compare(times(rational(2 * b), rational(b)), times(rational(c - a), rational(c - a)));
        expect(sign + 0).toBe(c <= a ? (c === a && b === 0 ? 0 : 1) : squares);
      }
    }
  }
});

it('knows the distances around a wall', () => {
  const map = mapOf('.....', '.###.', '.....');
  const ground = standingOfSize(map);
  const length = (rule: 'four-way' | 'eight-way' | 'no-corner-cutting'): unknown =>
    oracleDistances(ground, rule, [{ x: 2, y: 0 }])[indexOf(ground, { x: 2, y: 2 })];
  expect(length('four-way')).toEqual({ straight: 6, diagonal: 0 });
  expect(length('eight-way')).toEqual({ straight: 2, diagonal: 2 });
  expect(length('no-corner-cutting')).toEqual({ straight: 6, diagonal: 0 });
  const costs = oracleCosts(ground, 'four-way', [{ x: 2, y: 0 }], (x) => (x > 2 ? 3 : 1));
  expect(costs[indexOf(ground, { x: 2, y: 2 })]).toBe(2 * STRAIGHT * 6);
});

it('is octile on open ground', () => {
  const ground = standingOfSize(testMap(new Random(1), 'open', tileRect({ x: -3, y: 5, width: 9, height: 7 })));
  oracleDistances(ground, 'eight-way', [{ x: 0, y: 8 }]).forEach((found, i) => {
    const [dx, dy] = [Math.abs((i % 9) - 3), Math.abs(Math.floor(i / 9) - 3)];
    expect(found).toEqual({ straight: Math.abs(dx - dy), diagonal: Math.min(dx, dy) });
    expect(octileLength(found!)).toBeCloseTo(Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy), 12);
  });
});

it('stands discs where they touch, and no nearer', () => {
  const map = mapOf('.......', '.......', '...#...', '.......', '.......', '.......', '.......');
  const open = (radius: number): string =>
    [0, 1, 2, 3, 4, 5, 6].map((x) => (standingOfDisc(map, radius, false).isOpen(x, 4) ? '.' : '#')).join('');
  // Two tiles south, the gap is 1.5; one column beside, it is the root of 1.5^2 + 0.5^2.
  expect(open(1.5)).toBe('.......');
  expect(open(1.5000000000000002)).toBe('...#...');
  expect(open(1.6)).toBe('..###..');
  expect(standingOfDisc(map, 0.5).isOpen(0, 0)).toBe(true);
  expect(standingOfDisc(map, 0.6).isOpen(0, 0)).toBe(false);
  expect(standingOfSize(map, 2).isOpen(2, 1)).toBe(false);
  expect(standingOfSize(map, 2).isOpen(5, 5)).toBe(true);
  expect(standingOfSize(map, 2).isOpen(6, 5)).toBe(false);
});

it.each(kinds)('makes a map with paths: %s', (kind) => {
  const map = testMap(new Random(7), kind, tileRect({ x: -5, y: 9, width: 60, height: 45 }));
  const open = openTiles(map);
  const ground = standingOfSize(map);
  const reached = oracleDistances(ground, 'four-way', [open[Math.floor(open.length / 2)]!]).filter(Boolean).length;
  expect(open.length).toBeGreaterThan(800);
  if (kind !== 'scattered 40 %') expect(reached).toBeGreaterThan(open.length / 4);
  expect(mayMove(ground, 'four-way', -5, 9, 1, 1)).toBe(false);
});
