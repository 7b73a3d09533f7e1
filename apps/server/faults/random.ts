/** What a seed decides in a schedule. */
import { Random } from '../src/simulation/random.js';

export class Dice {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  chance(probability: number): boolean {
    return this.random.chance(probability);
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(this.random.fraction() * count);
  }

  /** One of several. @throws RangeError if there are none */
  oneOf<T>(values: readonly T[]): T {
    if (values.length === 0) throw new RangeError('oneOf: values must have a member');
    return values[this.below(values.length)]!;
  }
}
