/**
 * Reads what `FrameBuffer` writes, from untrusted bytes.
 *
 * It never reads past the end. It sets `isBad` at the end, for bytes without a meaning, and for a number that has a
 * shorter encoding, so that each number has exactly one encoding. Callers must check `isBad` before they use a result.
 */
import { MOST_NUMBER_BYTES, MOST_WORD_BYTES } from './format.js';

const NOTHING = new Uint8Array(0);
/** The bits that the fifth byte of a 32-bit difference may have, after four bytes of 7 bits. */
const LAST_BITS = 0x0f;

export class FrameReader {
  bytes: Uint8Array = NOTHING;
  at = 0;
  end = 0;
  isBad = false;
  /** The pair of differences that was read last. */
  x = 0;
  y = 0;

  start(bytes: Uint8Array, end: number): void {
    this.bytes = bytes;
    this.at = 0;
    this.end = end;
    this.isBad = false;
  }

  /** Releases the bytes of the caller. */
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

  /** Reads a whole number of `count` bytes, as a signed 32-bit integer. */
  fixed(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++) value |= this.byte() << (8 * i);
    return value;
  }

  /** Reads a whole number below 2^53. */
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

  /** Reads a 32-bit difference. */
  difference(): number {
    let folded = 0;
    for (let i = 0; i < MOST_WORD_BYTES; i++) {
      const byte = this.byte();
      folded |= (byte & 127) << (7 * i);
      if (byte >= 128) continue;
      if (isLonger(byte, i) || (i === MOST_WORD_BYTES - 1 && byte > LAST_BITS)) this.isBad = true;
      return fromZigzag(folded);
    }
    this.isBad = true;
    return 0;
  }

  /** Reads a pair of 32-bit differences into `x` and `y`. */
  differences(): void {
    const first = this.byte();
    let x: number;
    let y: number;
    /** The bits of each difference in the next shorter encoding. */
    let shorter = 0;
    if (first < 0x40) {
      x = first >> 3;
      y = first & 7;
    } else if (first < 0xc0) {
      const second = this.byte();
      x = ((first & 0x3f) << 1) | (second >> 7);
      y = second & 0x7f;
      shorter = 3;
      // No encoding starts with 01.
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
    this.x = fromZigzag(x);
    this.y = fromZigzag(y);
  }
}

/** Decodes a zigzag-encoded number: 0, 1, 2, 3 become 0, -1, 1, -2. */
function fromZigzag(folded: number): number {
  return (folded >>> 1) ^ -(folded & 1);
}

/** Whether the last byte is redundant, so that the number has a shorter encoding. */
function isLonger(byte: number, index: number): boolean {
  return byte === 0 && index > 0;
}
