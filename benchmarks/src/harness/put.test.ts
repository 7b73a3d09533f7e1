/** The comparison of answers, and the computation of ratios. */
import { describe, expect, it } from 'vitest';
import { differenceOf } from './put.js';
import type { Measure } from './question.js';
import { bestOf, ratioOf } from './statistics.js';

describe('answers', () => {
  const exact = (what: string) => ({ answers: () => what, tolerance: 0 });

  it('agree, or differ in a number of cases', () => {
    expect(differenceOf(exact('rays'), 'row', [1, 2, 3], [1, 2, 3])).toBeUndefined();
    expect(differenceOf(exact('rays'), 'row', [1, 2, 3], [1, 0, 0])).toEqual({ wrong: 2, of: 3, what: 'rays' });
  });

  it('differ if one is missing or is NaN', () => {
    expect(differenceOf(exact('rays'), 'row', [1, 2, 3], [1, 2])).toEqual({ wrong: 1, of: 3, what: 'rays' });
    expect(differenceOf(exact('rays'), 'row', [1], [Number.NaN])).toEqual({ wrong: 1, of: 1, what: 'rays' });
  });

  it('may differ by a relative tolerance', () => {
    const within = { answers: () => 'values', tolerance: 1e-9 };
    expect(differenceOf(within, 'row', [1e6], [1e6 + 1e-4])).toBeUndefined();
    expect(differenceOf(within, 'row', [1e6], [1e6 + 1])).toBeDefined();
  });

  it('of pairs are counts with checksums: the wrong ones are the missing pairs, or one if only the checksum differs', () => {
    expect(differenceOf(exact('pairs'), 'row', [100, 7, 100, 9], [94, 6, 100, 9])).toEqual({
      wrong: 6,
      of: 200,
      what: 'pairs',
    });
    expect(differenceOf(exact('pairs'), 'row', [100, 7], [100, 8])).toEqual({ wrong: 1, of: 100, what: 'pairs' });
  });
});

describe('ratios', () => {
  const measure = (contender: string, times: number[], wrong = 0): Measure => ({
    form: 'bundled',
    row: 'row',
    contender,
    times,
    ...(wrong > 0 && { difference: { wrong, of: 100, what: 'rays' } }),
  });

  it('are computed for each round that both have', () => {
    const ratio = ratioOf(measure('a', [10, 40, 30]), measure('b', [10, 20]));
    expect(ratio).toEqual({ median: 1.5, spread: [1, 2] });
  });

  it('use the fastest peer with right answers or, if there is none, the fastest peer', () => {
    const peers = [measure('wrong', [1], 2), measure('right', [3], 1), measure('slow', [4])];
    expect(bestOf(peers)?.contender).toBe('right');
    expect(bestOf(peers.slice(0, 1))?.contender).toBe('wrong');
    expect(bestOf([])).toBeUndefined();
  });
});
