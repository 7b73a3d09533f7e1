/**
 * What there is of players without a body. They can be many more than those with one, and change seldom: so snapshots
 * have all of them, and the hash of a tick has a digest, which costs something only when a player falls asleep or wakes
 * up.
 */
import { stateHash } from '@tilewright/sync';
import type { BodyId } from './ids.js';
import type { Body } from './letters.js';
import { numberColumn, RowsById } from './rows-by-id.js';

/** Where a player slept is forgotten. */
export type Sleeper = Pick<Body, 'id' | 'coins' | 'taken' | 'epoch'>;

const HALF = 8;

export class Sleepers extends RowsById<Sleeper> {
  /** The sums of the halves of the hashes of all, whatever their order. */
  private sums: readonly [number, number] = [0, 0];
  private readonly numbers = numberColumn();

  constructor() {
    super({ id: numberColumn(), coins: numberColumn(), taken: numberColumn(), epoch: numberColumn() }, (read) => ({
      id: read('id'),
      coins: read('coins'),
      taken: read('taken'),
      epoch: read('epoch'),
    }));
  }

  /** Two whole numbers of 32 bits: others for other sleepers, except one pair in 2^64. */
  get digest(): readonly [number, number] {
    return this.sums;
  }

  override set({ id, coins, taken, epoch }: Sleeper): void {
    this.delete(id);
    const sleeper = { id, coins, taken, epoch };
    super.set(sleeper);
    this.count(sleeper, 1);
  }

  override delete(id: BodyId): void {
    const sleeper = this.get(id);
    if (sleeper === undefined) return;
    super.delete(id);
    this.count(sleeper, -1);
  }

  override read(): void {
    super.read();
    this.sums = [0, 0];
    for (const sleeper of this.values()) this.count(sleeper, 1);
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
