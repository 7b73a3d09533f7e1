import { describe, expect, it } from 'vitest';
import { measure } from './measure.js';
import type { Side } from './question.js';
import { QUESTIONS } from './questions/all.js';
import { words } from './words.js';

/** A clock that only work advances, and functions that take a given number of milliseconds. */
function worksOf(...durations: readonly number[]): { clock: () => number; sides: readonly Side[]; log: number[] } {
  let now = 0;
  const log: number[] = [];
  const sides = durations.map((duration, index) => ({
    run() {
      now += duration;
      log.push(index);
      return 1;
    },
    answers: () => [1, 2, index],
  }));
  return { clock: () => now, sides, log };
}

it('compares times, in turns, and answers', () => {
  const { clock, sides, log } = worksOf(1, 4);
  const [ours, peer] = sides;
  if (ours === undefined || peer === undefined) throw new Error('two sides');
  const question = { name: 'a', title: '', ours: '', peer: '', things: '', make: () => ({ ours, peer }) };
  expect(measure(question, clock)).toEqual({
    name: 'a',
    same: 2,
    all: 3,
    ratio: { median: 4, least: 4, most: 4 },
  });
  const turns = log.slice(-4 * 25 - 12).filter((side, index, all) => side !== all[index - 1]);
  expect(turns.length).toBeGreaterThanOrEqual(4);
});

describe.each(QUESTIONS)('$title', ({ make, why }) => {
  const { ours, peer } = make();

  it('has the same answers, or says why not', () => {
    const [own, theirs] = [ours.answers(), peer.answers()];
    expect(own.length).toBe(theirs.length);
    expect(own.length).toBeGreaterThan(50);
    const same = own.filter((answer, index) => answer === theirs[index]).length / own.length;
    if (why === undefined) expect(same).toBe(1);
    else expect(same).toBeGreaterThan(0.85);
  });

  it('does work that depends on what is asked', () => {
    expect(new Set(ours.answers()).size).toBeGreaterThan(1);
    expect(Number.isFinite(ours.run() + peer.run())).toBe(true);
  });
});

describe('the words', () => {
  const result = { name: 'a', same: 100, all: 100, ratio: { median: 2.514, least: 2.04, most: 3.2 } };

  it.each([
    [{}, '2.5 times as fast, between 2.0 and 3.2 in 15 rounds. All 100 tiles are the same.'],
    [
      { same: 19_999, all: 20_000 },
      '2.5 times as fast, between 2.0 and 3.2 in 15 rounds. 19,999 of 20,000 tiles are the same.',
    ],
    [{ same: 97 }, '2.5 times as fast, between 2.0 and 3.2 in 15 rounds. 97 of 100 tiles are the same.'],
    [
      { ratio: { median: 0.5, least: 0.4, most: 1.1 } },
      'takes 2.0 times as long, between 2.5 times as long and 1.1 times as fast in 15 rounds. All 100 tiles are the same.',
    ],
    [
      { ratio: { median: 0.5, least: 0.4, most: 0.625 } },
      'takes 2.0 times as long, between 1.6 and 2.5 in 15 rounds. All 100 tiles are the same.',
    ],
    [
      { ratio: { median: 0.98, least: 0.9, most: 1.04 } },
      'equally fast within the spread, between 1.1 times as long and 1.0 times as fast in 15 rounds. All 100 tiles are the same.',
    ],
  ])('%#', (change, text) => {
    expect(words({ ...result, ...change }, 'tiles')).toBe(text);
  });
});
