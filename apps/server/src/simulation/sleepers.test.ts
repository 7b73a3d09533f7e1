import { restoreColumns, saveColumns } from '@tilewright/sync';
import { expect, it } from 'vitest';
import { type Sleeper, Sleepers } from './sleepers.js';

const sleeper = (id: number, coins = 10): Sleeper => ({ id, coins, taken: 7, epoch: 2 });

it('have a digest of all that there is of them, whatever their order', () => {
  const [one, other] = [new Sleepers(), new Sleepers()];
  const none = one.digest;
  one.set(sleeper(1));
  one.set(sleeper(2));
  other.set(sleeper(2));
  other.set(sleeper(1, 11));
  expect(other.digest).not.toStrictEqual(one.digest);
  other.set(sleeper(1));
  expect(other.digest).toStrictEqual(one.digest);
  for (const id of [1, 2, 3]) one.delete(id);
  expect([one.digest, one.size]).toStrictEqual([none, 0]);
});

it('come back as they were saved', () => {
  const saved = new Sleepers();
  for (let id = 0; id < 50; id++) saved.set(sleeper(id, id % 7));
  saved.write();
  const restored = new Sleepers();
  restored.set(sleeper(99));
  restoreColumns(restored.columns, saveColumns(saved.columns));
  restored.read();
  expect([...restored.values()]).toStrictEqual([...saved.values()]);
  expect(restored.digest).toStrictEqual(saved.digest);
});
