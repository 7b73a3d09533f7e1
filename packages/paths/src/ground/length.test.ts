import { nextDown, nextUp, over, plus, Random, rational } from '@tilewright/testing';
import { unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { DIAGONAL, STRAIGHT } from '../limits.js';
import { costOfScaled, lengthOfMoves, scaledMoves } from './length.js';

describe('the lengths of moves as whole numbers', () => {
  it('order two paths like their true lengths, up to 5740 diagonals more', () => {
    for (let diagonals = 1; diagonals < STRAIGHT; diagonals++) {
      // The whole numbers of straight moves that are closest to these diagonals: all others are ordered as they are.
      const below = Math.floor(diagonals * Math.SQRT2);
      for (const straights of [below, below + 1]) {
        const truly = Math.sign(straights * straights - 2 * diagonals * diagonals);
        if (Math.sign(straights * STRAIGHT - diagonals * DIAGONAL) !== truly) expect.fail(`${straights}, ${diagonals}`);
      }
    }
    expect(DIAGONAL * DIAGONAL - 2 * STRAIGHT * STRAIGHT).toBe(-1);
  });
});

describe('the length of a path', () => {
  /** The sign of `straight + diagonal * sqrt(2)` less the middle of two doubles. */
  function compare(straight: number, diagonal: number, one: number, other: number): number {
    const { numerator, denominator } = over(plus(rational(one), rational(other)), rational(2));
    const rest = numerator - BigInt(straight) * denominator;
    const square = 2n * (BigInt(diagonal) * denominator) ** 2n;
    if (rest < 0n || square > rest * rest) return 1;
    return square === rest * rest ? 0 : -1;
  }

  it('is rounded once, to the nearest double', () => {
    const random = new Random(3);
    for (let round = 0; round < 20_000; round++) {
      const most = 2 ** random.integer(1, 27);
      const [straight, diagonal] = [random.integer(0, most), random.integer(0, most)];
      const length = unsafeNumber(lengthOfMoves(straight, diagonal));
      const isNear =
        compare(straight, diagonal, length, nextDown(length)) >= 0 &&
        compare(straight, diagonal, length, nextUp(length)) <= 0;
      if (!isNear) expect.fail(`${straight} + ${diagonal} * sqrt(2) = ${length}`);
    }
    expect(lengthOfMoves(7, 0)).toBe(7);
    expect(lengthOfMoves(0, 1)).toBe(Math.SQRT2);
  });

  it('is close to the cost where every tile costs 1', () => {
    expect(costOfScaled(scaledMoves(12, 0))).toBe(12);
    expect(costOfScaled(scaledMoves(0, 1000))).toBeCloseTo(1000 * Math.SQRT2, 4);
  });
});
