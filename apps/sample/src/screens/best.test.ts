/** The best result: which is better, and what becomes of it in a storage that is full, forbidden or changed by hand. */
import { milliseconds, seconds } from '@tilewright/units';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bestResult, isBetter, keepIfBest, leadOf, readResult, type Result, writeResult } from './best.js';
import { stubStorage } from './testing/storage.js';

const result = (
  end: 'escaped' | 'fell',
  time: number,
  slain: number,
  timesSeen: number,
  goals = end === 'escaped' ? 6 : 0,
): Result => ({
  hasEscaped: end === 'escaped',
  goals,
  time: seconds(time),
  slain,
  timesSeen,
});

const results: fc.Arbitrary<Result> = fc.record({
  hasEscaped: fc.boolean(),
  goals: fc.nat(2),
  time: fc.nat(5).map((count) => milliseconds(count)),
  slain: fc.nat(3),
  timesSeen: fc.nat(3),
});

describe('a result', () => {
  it.each([
    [result('escaped', 300, 0, 9), result('fell', 1, 99, 0)],
    [result('escaped', 200, 0, 0), result('escaped', 201, 99, 0)],
    [result('escaped', 200, 0, 1), result('escaped', 200, 99, 2)],
    // Being seen counts as much as the time that it adds.
    [result('escaped', 209, 0, 0), result('escaped', 200, 0, 19)],
    [result('escaped', 200, 0, 17), result('escaped', 209, 0, 0)],
    [result('escaped', 200, 0, 18), result('escaped', 209, 0, 0)],
    // A fall counts by its goals, however many creatures fell before; then by how long the player lived.
    [result('fell', 10, 4, 3, 2), result('fell', 99, 500, 0, 1)],
    [result('fell', 11, 5, 3, 2), result('fell', 10, 50, 0, 2)],
  ])('%o is better than %o', (better, worse) => {
    expect(isBetter(better, worse)).toBe(true);
    expect(isBetter(worse, better)).toBe(false);
  });

  it.each([
    ['an escape', result('escaped', 300, 0, 9), result('fell', 1, 99, 0), { in: 'end', by: 1 }],
    ['counted time', result('escaped', 200, 0, 0), result('escaped', 201, 9, 2), { in: 'time', by: 2000 }],
    [
      'time, if the counted one is equal',
      result('escaped', 9, 0, 2),
      result('escaped', 10, 0, 0),
      { in: 'time', by: 1000 },
    ],
    ['goals', result('fell', 10, 0, 0, 3), result('fell', 99, 0, 0, 1), { in: 'goals', by: 2 }],
    ['a longer life', result('fell', 10.5, 0, 0, 1), result('fell', 10, 9, 0, 1), { in: 'time', by: 500 }],
    ['nothing', result('fell', 10, 0, 0, 1), result('fell', 10, 9, 7, 1), { in: 'time', by: 0 }],
  ])('is ahead by %s', (_, first, second, lead) => {
    expect(leadOf(first, second)).toEqual(lead);
    expect(leadOf(second, first)).toEqual({ in: lead.in, by: 0 - lead.by });
  });

  it('is in one order with all others', () => {
    const check = (a: Result, b: Result, c: Result): void => {
      expect(isBetter(a, a)).toBe(false);
      expect(isBetter(a, b) && isBetter(b, a)).toBe(false);
      if (isBetter(a, b) && isBetter(b, c)) expect(isBetter(a, c)).toBe(true);
    };
    fc.assert(fc.property(results, results, results, check));
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(results, (each) => {
        expect(readResult(writeResult(each))).toEqual(each);
      }),
    );
  });

  it.each([
    '',
    'escaped',
    'escaped 1 2 3',
    'won 1 2 3 4',
    'fell -1 2 3 4',
    'fell 1e9 2 3 4',
    'fell 1 2 3 4 5',
    '{"time":1}',
  ])('is not read from %j', (text) => {
    expect(readResult(text)).toBeUndefined();
  });
});

describe('the best result', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is kept, and only a better one replaces it', () => {
    stubStorage(new Map());
    expect(bestResult(50)).toBeUndefined();
    expect(keepIfBest(50, result('fell', 10, 5, 3))).toBe(true);
    expect(keepIfBest(50, result('fell', 9, 500, 3))).toBe(false);
    expect(bestResult(50)).toEqual(result('fell', 10, 5, 3));
    expect(keepIfBest(50, result('escaped', 200, 0, 0))).toBe(true);
    expect(bestResult(50)).toEqual(result('escaped', 200, 0, 0));
    // Another number of creatures is another game.
    expect(bestResult(51)).toBeUndefined();
  });

  it('is only forgotten where nothing can be stored', () => {
    for (const refuse of ['full', 'forbidden'] as const) {
      stubStorage(new Map(), refuse);
      expect(keepIfBest(50, result('fell', 10, 5, 3))).toBe(true);
      expect(bestResult(50)).toBeUndefined();
    }
    vi.unstubAllGlobals(); // no storage at all, as in Node 20
    expect(keepIfBest(50, result('fell', 10, 5, 3))).toBe(true);
  });

  it('replaces what is not a result', () => {
    stubStorage(new Map([['tilewright-keep-best-50', '<b>']]));
    expect(bestResult(50)).toBeUndefined();
    expect(keepIfBest(50, result('fell', 1, 0, 0))).toBe(true);
    expect(bestResult(50)).toEqual(result('fell', 1, 0, 0));
  });
});
