/**
 * What there is of players without a body. They can be many more than those with one, and change seldom: so snapshots have all
 * of them, and the hash of a tick has a digest, which costs something only when somebody falls asleep or wakes up.
 */
import { stateHash } from '@tilewright/sync';
import { type QuantityColumn, quantityColumn } from '@tilewright/units';
import type { BodyId } from './ids.js';
import type { Body } from './letters.js';

/** Where a player slept is forgotten. */
export type Sleeper = Pick<Body, 'id' | 'coins' | 'taken' | 'epoch'>;

/** What is saved of them, row by row. */
export interface SleeperColumns {
  readonly ids: QuantityColumn<number>;
  readonly coins: QuantityColumn<number>;
  readonly taken: QuantityColumn<number>;
  readonly epochs: QuantityColumn<number>;
}

const HALF = 8;

export class Sleepers {
  private readonly all = new Map<BodyId, Sleeper>();
  /** The sums of the halves of the hashes of all, whatever their order. */
  private sums: readonly [number, number] = [0, 0];
  private readonly numbers = quantityColumn<number>();

  get size(): number {
    return this.all.size;
  }

  /** Two whole numbers of 32 bits: others for other sleepers, except one pair in 2^64. */
  get digest(): readonly [number, number] {
    return this.sums;
  }

  get(id: BodyId): Sleeper | undefined {
    return this.all.get(id);
  }

  set({ id, coins, taken, epoch }: Sleeper): void {
    this.delete(id);
    const sleeper = { id, coins, taken, epoch };
    this.all.set(id, sleeper);
    this.count(sleeper, 1);
  }

  delete(id: BodyId): void {
    const sleeper = this.all.get(id);
    if (sleeper === undefined) return;
    this.all.delete(id);
    this.count(sleeper, -1);
  }

  values(): Iterable<Sleeper> {
    return this.all.values();
  }

  saveTo({ ids, coins, taken, epochs }: SleeperColumns): void {
    for (const column of [ids, coins, taken, epochs]) column.resize(this.all.size);
    let row = 0;
    for (const sleeper of this.all.values()) {
      ids.set(row, sleeper.id);
      coins.set(row, sleeper.coins);
      taken.set(row, sleeper.taken);
      epochs.set(row++, sleeper.epoch);
    }
  }

  restoreFrom({ ids, coins, taken, epochs }: SleeperColumns): void {
    this.all.clear();
    this.sums = [0, 0];
    for (let row = 0; row < ids.length; row++) {
      this.set({ id: ids.get(row), coins: coins.get(row), taken: taken.get(row), epoch: epochs.get(row) });
    }
  }

  private count({ id, coins, taken, epoch }: Sleeper, sign: 1 | -1): void {
    const { numbers } = this;
    const values = [id, coins, taken, epoch];
    numbers.resize(values.length);
    for (const [i, value] of values.entries()) numbers.set(i, value);
    const hash = stateHash({ numbers });
    const half = (from: number): number => sign * Number.parseInt(hash.slice(from, from + HALF), 16);
    this.sums = [(this.sums[0] + half(0)) | 0, (this.sums[1] + half(HALF)) | 0];
  }
}

export function sleeperColumns(): SleeperColumns {
  const column = (): QuantityColumn<number> => quantityColumn<number>();
  return { ids: column(), coins: column(), taken: column(), epochs: column() };
}
