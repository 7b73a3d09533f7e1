import { Random } from '@tilewright/testing';
import { tiles, unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { DIAGONAL, LEAST_AMBIGUOUS, STRAIGHT, STRAIGHTS_OF_DIAGONAL } from '../limits.js';
import { lengthOfValue } from './path-length.js';

const valueOf = (straight: number, diagonal: number): number => straight * STRAIGHT + diagonal * DIAGONAL;

describe('the length of a value', () => {
  it('has an inverse of the diagonal', () => {
    expect((DIAGONAL * STRAIGHTS_OF_DIAGONAL) % STRAIGHT).toBe(1);
    expect(LEAST_AMBIGUOUS).toBe(STRAIGHT * DIAGONAL);
  });

  it('is that of the moves', () => {
    for (let straight = 0; straight < 60; straight++) {
      for (let diagonal = 0; diagonal < 60; diagonal++) {
        const length = unsafeNumber(lengthOfValue(valueOf(straight, diagonal)) ?? tiles(-1));
        expect(length).toBeCloseTo(straight + diagonal * Math.SQRT2, 10);
      }
    }
    expect(lengthOfValue(valueOf(3, 0))).toBe(tiles(3));
    expect(lengthOfValue(valueOf(0, 1))).toBe(tiles(Math.SQRT2));
  });

  it('is left open where two pairs of moves have the same value', () => {
    const random = new Random(5);
    for (let round = 0; round < 1000; round++) {
      const value = valueOf(random.integer(0, 9000), random.integer(0, 9000));
      expect(lengthOfValue(value) === undefined).toBe(value >= LEAST_AMBIGUOUS);
    }
    expect(valueOf(DIAGONAL, 0)).toBe(valueOf(0, STRAIGHT));
  });
});
