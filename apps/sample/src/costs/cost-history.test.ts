/** The costs of the last frames. */
import { expect, it } from 'vitest';
import { CostHistory } from './cost-history.js';
import type { FrameCosts } from './cost-meter.js';

function frame(steps: number, candidates: number): FrameCosts {
  const work = { steps, candidates, tiles: 0, comparisons: 0, scanTime: 0, restTime: 0, trackerTime: 0 };
  return { update: 1, queries: 1, drawing: 1, upkeep: 0, work };
}

const candidatesOf = ({ frames }: CostHistory) => frames.map(({ work }) => work?.candidates);

it('repeats what was examined in a frame without a step, but not where there is nothing to examine', () => {
  const history = new CostHistory(9);
  history.add({ ...frame(0, 0), work: undefined });
  history.add(frame(1, 50));
  history.add(frame(0, 0));
  history.add({ ...frame(0, 0), work: undefined });
  expect(candidatesOf(history)).toEqual([undefined, 50, 50, 50]);
  history.add(frame(2, 0)); // the last creature is gone
  history.add(frame(0, 0));
  expect(candidatesOf(history).slice(4)).toEqual([0, 0]);
});

it('keeps the last frames only', () => {
  const history = new CostHistory(3);
  for (let i = 1; i <= 5; i++) history.add(frame(1, i));
  expect(candidatesOf(history)).toEqual([3, 4, 5]);
});
