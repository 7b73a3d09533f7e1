import { Random, runs } from '@tilewright/testing';
import { expect, it } from 'vitest';
import { NONE } from '../limits.js';
import { IdTable } from './id-table.js';

it('is a map of ids, whatever is set, deleted and cleared', () => {
  for (let seed = 1; seed <= runs(30); seed++) {
    const random = new Random(seed);
    const table = new IdTable();
    const model = new Map<number, number>();
    // Few ids, so that they meet; some that differ only in their upper bits.
    const anyId = (): number => random.integer(0, 40) * [1, 1024, 2 ** 32, 2 ** 47][seed % 4]!;
    for (let i = 0; i < 500; i++) {
      const id = anyId();
      const choice = random.next();
      if (choice < 0.5) {
        table.set(id, i);
        model.set(id, i);
      } else if (choice < 0.99) {
        table.delete(id);
        model.delete(id);
      } else {
        table.clear();
        model.clear();
      }
      expect(table.size).toBe(model.size);
      const other = anyId();
      expect(table.get(other)).toBe(model.get(other) ?? NONE);
    }
    for (const [id, value] of model) expect(table.get(id)).toBe(value);
  }
});
