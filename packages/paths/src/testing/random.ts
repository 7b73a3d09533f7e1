/** Seeded random numbers for tests that try a hundred thousand shapes: the same ones on every machine. */
import { nextDown, nextUp } from '@tilewright/testing';

/** Mulberry32: 32 bits of state, good enough to scatter test cases. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** In [0, 1), with 32 random bits. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** Whole, both ends included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** In [min, max), with all bits random. */
  between(min: number, max: number): number {
    return min + (max - min) * (this.next() + this.next() / 0x1_0000_0000);
  }

  /** A coordinate in tile space within `limit`: anywhere, on a border or a middle, one ulp off, or next to nothing. */
  coordinate(limit: number): number {
    const whole = this.integer(-limit, limit);
    switch (this.integer(0, 9)) {
      case 0:
        return whole;
      case 1:
        return whole + 0.5;
      case 2:
        return whole + this.integer(0, 255) / 256;
      case 3:
        return whole + this.integer(0, 2) / 3;
      case 4:
        return nextUp(whole);
      case 5:
        return nextDown(whole);
      case 6:
        return this.nothing();
      default:
        return this.between(-limit, limit);
    }
  }

  /** Zero, negative zero, subnormal or tiny. */
  nothing(): number {
    const tiny = [0, -0, 5e-324, -5e-324, 3e-310, -3e-310, 1e-300, -1e-300, 1e-160, -1e-160, 1e-20, -1e-20];
    return tiny[this.integer(0, tiny.length - 1)] ?? 0;
  }
}
