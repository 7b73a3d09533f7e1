import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the cost of types, in instantiations per operation under one compiler', () => {
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
});
