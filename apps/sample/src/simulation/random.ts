/**
 * Random numbers from a seed. They are the same in every run and every engine, so a game can be replayed.
 *
 * Shows: one generic function for all quantities, `between(degrees(-60), degrees(60))`,
 * `between(meters(1), meters(2))`.
 */
import { type AnyQuantity, lerp } from '@tilewright/units';

/** The generator sfc32 (Chris Doty-Humphrey, PractRand): 128 bits of state, integers only. */
export class Random {
  private a: number;
  private b = 0x9e37_79b9;
  private c = 0x243f_6a88;
  private counter = 1;

  constructor(seed: number) {
    this.a = seed | 0;
    // Warm up until the seed has mixed into every bit.
    for (let i = 0; i < 16; i++) this.bits();
  }

  /** The whole state of the generator: four words. */
  get state(): readonly number[] {
    return [this.a, this.b, this.c, this.counter];
  }

  /** 32 random bits. */
  bits(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A number from 0, included, to 1, excluded. */
  fraction(): number {
    return (this.bits() >>> 0) / 0x1_0000_0000;
  }

  /** A quantity between two quantities of one kind. */
  between<Q extends AnyQuantity>(least: Q, greatest: Q): Q {
    return lerp(least, greatest, this.fraction());
  }

  /** True with a probability from 0, never, to 1, always. */
  chance(probability: number): boolean {
    return this.fraction() < probability;
  }
}
