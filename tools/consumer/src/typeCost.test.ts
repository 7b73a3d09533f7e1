import { beforeAll, describe, expect, it } from 'vitest';
import { callSamples, costOfCalls } from './callCost.js';
import { newFolder } from './project.js';
import { costPerOperation, samples } from './typeCost.js';

let folder: string;

beforeAll(() => {
  folder = newFolder();
});

describe('the cost of types, in instantiations under one compiler', () => {
  it('stays within the recorded bounds', () => {
    const rows = samples().map(({ sample, bound }) => ({
      name: sample.name,
      cost: costPerOperation(folder, '7.0', sample),
      bound,
    }));
    console.table(rows);
    for (const { name, cost, bound } of rows) {
      expect(cost, name).toBeGreaterThan(0);
      expect(cost, name).toBeLessThanOrEqual(bound);
    }
  });

  it('of calls of all packages, the first and every further one, stays within the recorded bounds', () => {
    const costs = costOfCalls(folder, '7.0');
    const rows = callSamples.flatMap(({ name, calls, first, next }, i) => [
      { name: `${name}, ${calls.length} first calls`, cost: costs[i]?.first ?? Number.NaN, bound: first },
      { name: `${name}, a further call`, cost: costs[i]?.next ?? Number.NaN, bound: next },
    ]);
    console.table(rows);
    for (const { name, cost, bound } of rows) expect(cost, name).toBeLessThanOrEqual(bound);
  }, 300_000);
});
