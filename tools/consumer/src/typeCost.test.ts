import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSamples, costOfCalls } from './callCost.js';
import { createProject, type Project } from './project.js';
import { costPerOperation, samples } from './typeCost.js';

declare module 'vitest' {
  interface TaskMeta {
    typeCost?: readonly { readonly name: string; readonly cost: number; readonly bound: number }[];
  }
}

let project: Project;

beforeAll(() => {
  project = createProject();
});
afterAll(() => project.dispose());

describe('the cost of types, in instantiations under one compiler', () => {
  it('stays within the recorded bounds', ({ task }) => {
    const rows = samples(project.folder).map(({ sample, bound }) => ({
      name: sample.name,
      cost: costPerOperation(project.folder, '7.0', sample),
      bound,
    }));
    console.table(rows);
    task.meta.typeCost = rows; // for the benchmarks, which report it
    for (const { name, cost, bound } of rows) {
      expect(cost, name).toBeGreaterThan(0);
      expect(cost, name).toBeLessThanOrEqual(bound);
    }
  });

  it('of calls of all packages, the first and every further one, stays within the recorded bounds', ({ task }) => {
    const costs = costOfCalls(project.folder, '7.0');
    const rows = callSamples.flatMap(({ name, calls, first, next }, i) => [
      { name: `${name}, ${calls.length} first calls`, cost: costs[i]?.first ?? Number.NaN, bound: first },
      { name: `${name}, a further call`, cost: costs[i]?.next ?? Number.NaN, bound: next },
    ]);
    console.table(rows);
    task.meta.typeCost = rows;
    for (const { name, cost, bound } of rows) expect(cost, name).toBeLessThanOrEqual(bound);
  }, 300_000);
});
