/** A hash of 32 bits, of numbers in the order in which they are given. Each change of one word changes it. */
import { type AnyPoint2, type AnyVector2, type Instant, type Scalar, unsafeNumber } from '@tilewright/units';

/** FNV-1a over 32-bit words. */
export class Hash {
  private value = 0x811c_9dc5;
  private readonly double = new DataView(new ArrayBuffer(8));

  words(words: Iterable<number>): void {
    for (const word of words) this.value = Math.imul(this.value ^ word, 0x0100_0193);
  }

  /** Hashes numbers by their bits, in the same byte order on every machine. */
  doubles(values: Iterable<number>): void {
    for (const value of values) {
      this.double.setFloat64(0, value);
      this.words([this.double.getInt32(4), this.double.getInt32(0)]);
    }
  }

  quantities(...values: readonly (Scalar | Instant)[]): void {
    this.doubles(values.map(unsafeNumber));
  }

  pairs(...values: readonly (AnyPoint2 | AnyVector2)[]): void {
    for (const { x, y } of values) this.quantities(x, y);
  }

  /** The hash as eight hexadecimal digits. */
  get digits(): string {
    return (this.value >>> 0).toString(16).padStart(8, '0');
  }
}
