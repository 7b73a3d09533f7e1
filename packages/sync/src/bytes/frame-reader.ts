/**
 * Reads what `FrameBuffer` writes, from bytes that anybody may have sent.
 *
 * It never reads outside of them: beyond the end, where bytes mean nothing, and where fewer bytes would say the same, it
 * notes the fault. The caller looks at `isBad` before it believes anything. So each number has one form.
 */
import { MOST_NUMBER_BYTES, MOST_WORD_BYTES } from '../limits.js';

const NOTHING = new Uint8Array(0);
/** What the last byte of a difference of 32 bits can be, after four of 7 bits. */
const LAST_BITS = 0x0f;

export class FrameReader {
  bytes: Uint8Array = NOTHING;
  at = 0;
  end = 0;
  isBad = false;
  /** The two differences that were read last. */
  x = 0;
  y = 0;

  start(bytes: Uint8Array, end: number): void {
    this.bytes = bytes;
    this.at = 0;
    this.end = end;
    this.isBad = false;
  }

  /** Keeps no bytes of the caller alive. */
  stop(): void {
    this.bytes = NOTHING;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  byte(): number {
    if (this.at < this.end) return this.bytes[this.at++]!;
    this.isBad = true;
    return 0;
  }

  /** A whole number of so many bytes, as 32 bits with a sign. */
  fixed(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value |= this.byte() << (8 * i);
    return value;
  }

  /** A whole number below 2^53. */
  whole(): number {
    let value = 0;
    let weight = 1;
    for (let i = 0; i < MOST_NUMBER_BYTES; i++, weight *= 128) {
      const byte = this.byte();
      value += (byte & 127) * weight;
      if (byte < 128) {
        if (value > Number.MAX_SAFE_INTEGER || isLonger(byte, i)) this.isBad = true;
        return this.isBad ? 0 : value;
      }
    }
    this.isBad = true;
    return 0;
  }

  /** A difference of 32 bits. */
  difference(): number {
    let folded = 0;
    for (let i = 0; i < MOST_WORD_BYTES; i++) {
      const byte = this.byte();
      folded |= (byte & 127) << (7 * i);
      if (byte >= 128) continue;
      if (isLonger(byte, i) || (i === MOST_WORD_BYTES - 1 && byte > LAST_BITS)) this.isBad = true;
      return unfolded(folded);
    }
    this.isBad = true;
    return 0;
  }

  /** Two differences of 32 bits, into `x` and `y`. */
  differences(): void {
    const first = this.byte();
    let x: number;
    let y: number;
    /** The bits of each in the next shorter form. */
    let shorter = 0;
    if (first < 0x40) {
      x = first >> 3;
      y = first & 7;
    } else if (first < 0xc0) {
      const second = this.byte();
      x = ((first & 0x3f) << 1) | (second >> 7);
      y = second & 0x7f;
      shorter = 3;
      // 01 begins nothing.
      if (first < 0x80) this.isBad = true;
    } else if (first < 0xd0) {
      const second = this.byte();
      x = ((first & 0x0f) << 6) | (second >> 2);
      y = ((second & 3) << 8) | this.byte();
      shorter = 7;
    } else if (first >= 0xe0 && first < 0xf0) {
      const second = this.byte();
      const third = this.byte();
      x = ((first & 0x0f) << 10) | (second << 2) | (third >> 6);
      y = ((third & 0x3f) << 8) | this.byte();
      shorter = 10;
    } else {
      if (first !== 0xf0) this.isBad = true;
      x = this.fixed(4);
      y = this.fixed(4);
      shorter = 14;
    }
    if (shorter > 0 && (x | y) >>> shorter === 0) this.isBad = true;
    this.x = unfolded(x);
    this.y = unfolded(y);
  }
}

/** The inverse of what the writer folds: 0, 1, 2, 3 become 0, -1, 1, -2. */
function unfolded(folded: number): number {
  return (folded >>> 1) ^ -(folded & 1);
}

/** Whether a last byte adds nothing to those before it. */
function isLonger(byte: number, index: number): boolean {
  return byte === 0 && index > 0;
}
