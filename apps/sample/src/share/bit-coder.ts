/**
 * Bits written in less room than a bit each, by an arithmetic coder: whoever writes a bit says how likely it is a 1, and a bit
 * that was to be expected takes next to nothing. Whoever reads it must say the same odds.
 *
 * All bits together are one number, of which the bytes are the digits. Each bit narrows the range in which the number lies: to
 * the lower part if it is a 1, to the upper part if it is a 0, each as large as its bit is likely. As soon as the first byte is
 * the same in the whole range, it is settled. This is the carryless range coder of lpaq, in 32 bits.
 */
import { BytesError } from './bytes-error.js';

/** Odds are whole numbers of this part: from 1 to 65,535 of 65,536. */
export const oddsOfCertainty = 0x1_0000;

/** Writes or reads bits, so that one function describes a format for both. */
export interface BitCoder {
  /** Whether it writes what this page made. What is read may come from anybody, and must be checked. */
  readonly isTrusted: boolean;
  /**
   * Writes or reads a bit.
   *
   * @param odds - how likely the bit is 1
   * @param bit - to write; a reader ignores it
   * @returns the bit
   */
  bit(odds: number, bit: number): number;
}

/** The range in which the number lies, without the bytes that are settled: both ends belong to it. */
class Range {
  low = 0;
  high = 0xffff_ffff;

  /** The end of the lower part. */
  middle(odds: number): number {
    const size = this.high - this.low;
    return this.low + (size >>> 16) * odds + (((size & 0xffff) * odds) >>> 16);
  }

  narrow(middle: number, bit: number): void {
    if (bit === 1) this.high = middle;
    else this.low = middle + 1;
  }

  get isSettled(): boolean {
    return (this.low ^ this.high) >>> 24 === 0;
  }

  /** Goes on behind the settled byte. */
  shift(): void {
    this.low = (this.low << 8) >>> 0;
    this.high = ((this.high << 8) | 0xff) >>> 0;
  }

  /** The bytes that remain to be written at the end; zeros follow them. */
  get rest(): readonly number[] {
    return this.low === 0 ? [] : [(this.low >>> 24) + 1];
  }
}

export class BitWriter implements BitCoder {
  readonly isTrusted = true;
  private readonly range = new Range();
  private readonly list: number[] = [];

  bit(odds: number, bit: number): number {
    const { range } = this;
    range.narrow(range.middle(odds), bit);
    for (; range.isSettled; range.shift()) this.list.push(range.low >>> 24);
    return bit;
  }

  /** All that was written. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from([...this.list, ...this.range.rest]);
  }
}

export class BitReader implements BitCoder {
  readonly isTrusted = false;
  private readonly range = new Range();
  private readonly bytes: Uint8Array;
  /** The next byte to read, and the number, of which it reads four bytes ahead. */
  private next = 0;
  private number = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    for (let i = 0; i < 4; i++) this.shift();
  }

  /** @throws BytesError if nothing is left that could have been written */
  bit(odds: number): number {
    const { range } = this;
    const middle = range.middle(odds);
    const bit = this.number <= middle ? 1 : 0;
    range.narrow(middle, bit);
    for (; range.isSettled; range.shift()) this.shift();
    return bit;
  }

  /** Ends the reading. @throws BytesError unless a writer would have written these bytes, and no others, for the same bits */
  end(): void {
    const { rest } = this.range;
    const settled = this.next - 4;
    if (this.bytes.length < settled + rest.length) throw new BytesError('it ends too early');
    if (this.bytes.length > settled + rest.length) throw new BytesError('it goes on after its end');
    if (rest[0] !== this.bytes[settled]) throw new BytesError('it has another end than its own');
  }

  private shift(): void {
    // Of a whole text, no more than these four are missing.
    if (this.next >= this.bytes.length + 4) throw new BytesError('it ends too early');
    this.number = ((this.number << 8) | (this.bytes[this.next++] ?? 0)) >>> 0;
  }
}
