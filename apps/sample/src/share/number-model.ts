/** Codes whole numbers as bits, with odds learned from the numbers before: frequent numbers take the fewest bits. */
import { BytesError } from './bytes-error.js';
import { type BitCoder, oddsOfCertainty } from './bit-coder.js';

/** The odds are never worse than this: a surprise costs 11 bits at most. */
const leastOdds = 32;
/** From this many bits on, recent bits weigh more than old ones. */
const memory = 255;
const mostDigits = 32;

/** How often a bit was 1. Reckoned with sums, products and quotients only, which are the same in every browser. */
export class BitModel {
  private share = 0.5;
  private seen = 0;

  code(coder: BitCoder, bit: number): number {
    const odds = Math.round(this.share * oddsOfCertainty);
    const coded = coder.bit(Math.min(Math.max(odds, leastOdds), oddsOfCertainty - leastOdds), bit);
    this.share += (coded - this.share) / (this.seen + 1.5);
    this.seen = Math.min(this.seen + 1, memory);
    return coded;
  }
}

/**
 * Writes or reads some bits of which nothing is known.
 *
 * @param value - its lowest bits are written
 * @param higher - the bits before them, if they are a part of a number
 * @returns the number
 */
export function codeBits(coder: BitCoder, count: number, value: number, higher = 0): number {
  let coded = higher;
  for (let left = count - 1; left >= 0; left--)
    coded = coded * 2 + coder.bit(oddsOfCertainty / 2, (value >>> left) & 1);
  return coded;
}

/** Numbers of one kind, such as durations. Their sizes are learned, and the first digits of each size, in the binary system. */
export class NumberModel {
  private readonly learnedDigits: number;
  private readonly sizes = Array.from({ length: mostDigits }, () => new BitModel());
  /** By the digits so far, of a size. */
  private readonly digits = new Map<number, BitModel>();

  /** @param learnedDigits - how many digits after the first one are learned: more pay only where a few numbers are frequent */
  constructor(learnedDigits: number) {
    this.learnedDigits = learnedDigits;
  }

  /**
   * Writes or reads a number.
   *
   * @param value - a whole number from 0 to 2^32 - 1; a reader ignores it
   * @throws BytesError if a number that is read is not from `least` to `most`
   */
  code(coder: BitCoder, value: number, least: number, most: number): number {
    const size = this.codeSize(coder, 32 - Math.clz32(value));
    const digits = Math.max(size - 1, 0);
    const plain = Math.max(digits - this.learnedDigits, 0);
    // The first digit is 1.
    let coded = Math.min(size, 1);
    for (let left = digits - 1; left >= plain; left--)
      coded = coded * 2 + this.modelFor(size, coded).code(coder, (value >>> left) & 1);
    coded = codeBits(coder, plain, value, coded);
    if (coder.isTrusted) return coded;
    if (coded > most) throw new BytesError(`it has a number above ${most}`);
    if (coded < least) throw new BytesError(`it has a number below ${least}`);
    return coded;
  }

  /** The number of digits. Of 32 there can be no more, so that nothing need be said. */
  private codeSize(coder: BitCoder, size: number): number {
    const found = this.sizes.findIndex((model, i) => model.code(coder, Number(size === i)) === 1);
    return found < 0 ? mostDigits : found;
  }

  private modelFor(size: number, digits: number): BitModel {
    const key = digits * 64 + size;
    let model = this.digits.get(key);
    if (model === undefined) this.digits.set(key, (model = new BitModel()));
    return model;
  }
}
