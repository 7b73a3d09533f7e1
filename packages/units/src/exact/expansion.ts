/**
 * An exact sum: a list of doubles whose bits do not overlap, smallest first. The sign of the sum is that of the last.
 *
 *     bits      2^9 ....... 2^-44   2^-45 ..... 2^-97   2^-110 ...
 *     sum    = |     last term   | +|      term 1     | +|  term 0 |        term 0 first in the array
 *
 *     add:  carry = value; for each term, smallest first: carry + term = rounded sum + tail (both doubles, exactly);
 *           keep the tail, carry the rounded sum; at the end keep the carry
 *
 * It holds a fixed number of terms, so adding allocates nothing. What it cannot hold exactly (a product outside the
 * range of `productTail`, a sum that overflows or has too many terms) clears `isExact`; the caller then turns to
 * BigInt.
 *
 * Zeros are dropped as they arise: sums of whole and half numbers stay one term long and cheap.
 * Source: Shewchuk 1997, "Adaptive Precision Floating-Point Arithmetic", grow-expansion with zero elimination.
 */
import { productTail } from './transforms.js';

/** Negative, zero, positive. */
export type Sign = -1 | 0 | 1;

/** 2^-960 and 2^960. */
const SMALLEST_PRODUCT = 1.0261342003245941e-289;
const LARGEST_PRODUCT = 9.745314011399999e288;

/** More than any predicate here needs on doubles of like size; doubles of wildly different sizes go to BigInt. */
const CAPACITY = 64;

/** An exact sum of doubles: empty at first, added to term by term. Right as long as `isExact`. */
export class Expansion {
  /** Below `length` all are set, so that reads are numbers. */
  private readonly terms: Float64Array = new Float64Array(CAPACITY);
  private length = 0;
  /** Whether nothing was lost since the last `clear`. */
  isExact = true;

  /** Empties the sum. */
  clear(): void {
    this.length = 0;
    this.isExact = true;
  }

  /** Adds a number. */
  add(value: number): void {
    const { terms, length } = this;
    let sum = value;
    let kept = 0;
    for (let i = 0; i < length; i++) {
      const term = terms[i] as number;
      const next = sum + term;
      const rounded = next - sum;
      const tail = sum - (next - rounded) + (term - rounded);
      if (tail !== 0) terms[kept++] = tail;
      sum = next;
    }
    if (sum !== 0) {
      if (kept < CAPACITY) terms[kept++] = sum;
      else this.isExact = false;
    }
    this.length = kept;
  }

  /** Adds the product of two numbers, unrounded. */
  addProduct(a: number, b: number): void {
    const product = a * b;
    const size = Math.abs(product);
    if (size >= SMALLEST_PRODUCT && size <= LARGEST_PRODUCT) {
      const tail = productTail(a, b, product);
      if (tail !== 0) this.add(tail);
      this.add(product);
    } else if (a !== 0 && b !== 0) {
      this.isExact = false;
    }
  }

  /** Adds the product of two other sums; short ones keep it cheap, so `compress` them first. */
  addProductOf(a: Expansion, b: Expansion, sign: 1 | -1): void {
    if (!a.isExact || !b.isExact) this.isExact = false;
    for (let i = 0; i < a.length && this.isExact; i++) {
      for (let j = 0; j < b.length && this.isExact; j++) {
        this.addProduct(sign * (a.terms[i] as number), b.terms[j] as number);
      }
    }
  }

  /** Packs the same sum into as few terms as it needs: about one for each 53 bits. */
  compress(): void {
    const { terms, length } = this;
    if (length < 2) return;
    let carried = terms[length - 1] as number;
    let bottom = length;
    for (let i = length - 2; i >= 0; i--) {
      const term = terms[i] as number;
      const sum = carried + term;
      const tail = term - (sum - carried);
      if (tail !== 0) {
        terms[--bottom] = sum;
        carried = tail;
      } else {
        carried = sum;
      }
    }
    let kept = 0;
    for (let i = bottom; i < length; i++) {
      const term = terms[i] as number;
      const sum = term + carried;
      const tail = carried - (sum - term);
      if (tail !== 0) terms[kept++] = tail;
      carried = sum;
    }
    terms[kept++] = carried;
    this.length = kept;
  }

  /** The sum, rounded: within an ulp or two if `isExact`, since every term is far smaller than the next. */
  value(): number {
    let sum = 0;
    for (let i = 0; i < this.length; i++) sum += this.terms[i] as number;
    if (!Number.isFinite(sum)) this.isExact = false;
    return sum;
  }

  /** The sign of the sum, right if `isExact`. */
  sign(): Sign {
    if (this.length === 0) return 0;
    const last = this.terms[this.length - 1] as number;
    if (!Number.isFinite(last)) this.isExact = false;
    return last > 0 ? 1 : -1;
  }
}
