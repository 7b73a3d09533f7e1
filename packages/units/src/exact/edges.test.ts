import { compare, minus, negated, plus, rational, runs, times, type Rational } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareCornerDistance, isCornerBeside, reachesLine, sideOfCorner } from './corners.js';
import { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from './edges.js';
import { hostile } from './testing/hostile.js';
import { at, between, crossOf, dotOf, type Rationals, signOf, squared } from './testing/oracle.js';

const settings = (seed: number): fc.Parameters<unknown> => ({ seed, numRuns: runs(1500) });
const two = rational(2);
type Nine = [number, number, number, number, number, number, number, number, number];

/** Numbers of one family; the vectors at these indices must not be zero. */
function numbersWith(count: number, ...vectors: readonly number[]): fc.Arbitrary<number[]> {
  return hostile(count).filter((all) => vectors.every((i) => all[i] !== 0 || all[i + 1] !== 0));
}

/** The sign of `m + n * sqrt(q)`. */
function signOfRoot(m: Rational, n: Rational, q: Rational): number {
  const [one, other] = [signOf(m), signOf(n)];
  if (one * other >= 0) return one === 0 ? other : one;
  const sign = compare(squared(m), times(squared(n), q));
  return sign === 0 ? 0 : one * sign;
}

describe('the predicates of edges', () => {
  it('equal rational arithmetic', () => {
    fc.assert(
      fc.property(numbersWith(7, 2), (all) => {
        const [cx, cy, ux, uy, px, py] = all as [number, number, number, number, number, number];
        const limit = Math.abs(all[6] ?? 0);
        const [u, way] = [at(ux, uy), between(at(cx, cy), at(px, py))];
        const [side, ahead] = [crossOf(u, way), dotOf(u, way)];
        const reach = times(squared(rational(limit)), dotOf(u, u));
        expect(sideOfEdge(cx, cy, ux, uy, px, py)).toBe(signOf(side));
        expect(signAlongEdge(cx, cy, ux, uy, px, py)).toBe(signOf(ahead));
        expect(compareEdgeDistance(cx, cy, ux, uy, px, py, limit)).toBe(compare(squared(side), reach));
        expect(compareEdgeReach(cx, cy, ux, uy, px, py, limit)).toBe(compare(squared(ahead), reach));
      }),
      settings(31),
    );
  });
});

describe('the predicates of corners', () => {
  it('equal rational arithmetic: distance and side', () => {
    fc.assert(
      fc.property(numbersWith(10, 2, 7), (all) => {
        const [cx, cy, ux, uy, , px, py, wx, wy] = all as Nine;
        const [r, limit] = [Math.abs(all[4] ?? 0), Math.abs(all[9] ?? 0)];
        const [u, w, way] = [at(ux, uy), at(wx, wy), between(at(cx, cy), at(px, py))];
        const square = dotOf(u, u);
        const excess = minus(plus(dotOf(way, way), squared(rational(r))), squared(rational(limit)));
        const ahead = times(times(two, rational(r)), dotOf(u, way));
        expect(compareCornerDistance(cx, cy, ux, uy, r, px, py, limit)).toBe(
          signOfRoot(negated(ahead), excess, square),
        );
        const back = crossOf(w, between(at(px, py), at(cx, cy)));
        expect(sideOfCorner(cx, cy, ux, uy, r, px, py, wx, wy)).toBe(
          signOfRoot(times(rational(r), crossOf(w, u)), back, square),
        );
      }),
      settings(32),
    );
  });

  it('equal rational arithmetic: what an edge reaches', () => {
    fc.assert(
      fc.property(numbersWith(9, 2, 7), (all) => {
        const [cx, cy, ux, uy, , ax, ay, bx, by] = all as Nine;
        const r = Math.abs(all[4] ?? 0);
        const [u, c, a] = [at(ux, uy), at(cx, cy), at(ax, ay)];
        const reaches = (along: Rationals): boolean =>
          compare(
            times(squared(crossOf(along, between(c, a))), dotOf(u, u)),
            squared(times(rational(r), crossOf(along, u))),
          ) <= 0;
        expect(reachesLine(cx, cy, ux, uy, r, ax, ay, ax, ay, bx, by)).toBe(reaches(between(a, at(bx, by))));
        expect(reachesLine(cx, cy, ux, uy, r, ax, ay, 0, 0, bx, by)).toBe(reaches(at(bx, by)));
      }),
      settings(33),
    );
  });

  it('equal rational arithmetic: a corner beside a segment', () => {
    fc.assert(
      fc.property(numbersWith(10, 2), (all) => {
        const [cx, cy, ux, uy, , ax, ay, bx, by] = all as Nine;
        const [r, limit] = [Math.abs(all[4] ?? 0), Math.abs(all[9] ?? 0)];
        const [u, c, a, b] = [at(ux, uy), at(cx, cy), at(ax, ay), at(bx, by)];
        const [d, square] = [between(a, b), dotOf(u, u)];
        const along = times(rational(r), dotOf(d, u));
        const turn = times(rational(r), crossOf(d, u));
        const area = crossOf(d, between(a, c));
        const excess = minus(
          plus(times(squared(area), square), squared(turn)),
          times(times(squared(rational(limit)), dotOf(d, d)), square),
        );
        const expected =
          signOfRoot(along, dotOf(d, between(a, c)), square) > 0 &&
          signOfRoot(negated(along), dotOf(d, between(c, b)), square) > 0 &&
          signOfRoot(excess, times(two, times(area, turn)), square) <= 0;
        expect(isCornerBeside(cx, cy, ux, uy, r, ax, ay, bx, by, limit)).toBe(expected);
      }),
      settings(34),
    );
  });
});
