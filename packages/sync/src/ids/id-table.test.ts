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

/** The forks of the longest path. */
function depthOf(table: IdTable): number {
  const { links } = table as unknown as { readonly links: Int32Array };
  const below = (link: number): number =>
    links[link]! < 0 ? 0 : 1 + Math.max(below(2 * links[link]!), below(2 * links[link]! + 1));
  return below(0);
}

it.each<[string, number, (i: number) => number, number]>([
  ['that are counted', 0x1_0000, (i) => i, 17],
  ['that are counted from afar', 0x1_0000, (i) => 2 ** 53 - 1 - i, 17],
  ['that differ in their upper bits', 0x1_0000, (i) => i * 2 ** 37, 17],
  ['that end in zeros', 0x1_0000, (i) => i * 2 ** 16, 17],
  ['with one bit each, the worst', 53, (i) => 2 ** i, 54],
])('has at most a fork for each bit on a path of ids %s', (_, count, idOf, most) => {
  const table = new IdTable();
  for (let i = 0; i < count; i++) table.set(idOf(i), i);
  expect(depthOf(table)).toBeLessThanOrEqual(most);
  expect(table.get(idOf(count - 1))).toBe(count - 1);
});
