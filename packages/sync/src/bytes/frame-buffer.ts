/**
 * The memory into which watchers write frames.
 *
 * Whole numbers are LEB128: 7 bits per byte, the lowest first; the highest bit says that more bytes follow. A pair
 * of differences is written together, and the first byte tells the number of bytes, as in UTF-8. Differences are
 * zigzag-encoded first: 0, -1, 1, -2 become 0, 1, 2, 3.
 *
 *     bits of each      bytes
 *          3        00xxxyyy
 *          7        10xxxxxx xyyyyyyy
 *         10        1100xxxx xxxxxxyy yyyyyyyy
 *         14        1110xxxx xxxxxxxx xxyyyyyy yyyyyyyy
 *         32        11110000, x and y in four bytes each, the lowest first
 */
import { CHECKSUM_BYTES } from './format.js';
import { checksum } from './murmur.js';

/**
 * The size of the cache of views, which is indexed by the length modulo this power of two. The lengths of steady
 * frames are close to each other, so most views are found.
 */
const KEPT_VIEWS = 64;
const FIRST_BYTES = 1024;
const NO_BYTES = new Uint8Array(0);

/**
 * The memory of frames. Each watcher has its own, unless its options name a shared buffer.
 *
 * It takes twice the bytes of the longest frame, and at most 64 views.
 *
 * Watchers that share a buffer need less memory, but a frame is valid only until any of them begins the next frame.
 * Share a buffer if the server sends or copies each frame before it makes the next.
 */
export class FrameBuffer {
  /** @internal */
  at = 0;
  private bytes = new Uint8Array(FIRST_BYTES);
  private readonly views: Uint8Array[] = Array.from({ length: KEPT_VIEWS }, () => NO_BYTES);

  /** @internal Makes room for `count` more bytes; the writers below do not check. */
  reserve(count: number): void {
    const { bytes, at } = this;
    if (at + count <= bytes.length) return;
    this.bytes = new Uint8Array(2 * (at + count));
    if (bytes.length > 0) this.bytes.set(bytes); // a transferred buffer has length 0 and cannot be read
    this.views.fill(NO_BYTES);
  }

  /** @internal */
  byte(value: number): void {
    this.bytes[this.at++] = value;
  }

  /** @internal Writes a whole number in `count` bytes. */
  fixed(value: number, count: number): void {
    for (let i = 0, rest = value; i < count; i++, rest >>>= 8) this.bytes[this.at++] = rest;
  }

  /** @internal Writes a whole number below 2^53. */
  whole(value: number): void {
    const { bytes } = this;
    let { at } = this;
    let rest = value;
    for (; rest > 0x7fff_ffff; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) | 128;
    for (; rest > 127; rest >>>= 7) bytes[at++] = rest | 128;
    bytes[at++] = rest;
    this.at = at;
  }

  /** @internal Writes a 32-bit difference. */
  difference(value: number): void {
    const { bytes } = this;
    let { at } = this;
    let rest = (value << 1) ^ (value >> 31);
    for (; rest >>> 7 !== 0; rest >>>= 7) bytes[at++] = rest | 128;
    bytes[at++] = rest;
    this.at = at;
  }

  /** @internal Writes a pair of 32-bit differences. */
  differences(dx: number, dy: number): void {
    const x = (dx << 1) ^ (dx >> 31);
    const y = (dy << 1) ^ (dy >> 31);
    const { bytes, at } = this;
    const both = x | y;
    if (both >>> 3 === 0) {
      bytes[at] = (x << 3) | y;
      this.at = at + 1;
    } else if (both >>> 7 === 0) {
      bytes[at] = 0x80 | (x >>> 1);
      bytes[at + 1] = (x << 7) | y;
      this.at = at + 2;
    } else if (both >>> 10 === 0) {
      bytes[at] = 0xc0 | (x >>> 6);
      bytes[at + 1] = (x << 2) | (y >>> 8);
      bytes[at + 2] = y;
      this.at = at + 3;
    } else if (both >>> 14 === 0) {
      bytes[at] = 0xe0 | (x >>> 10);
      bytes[at + 1] = x >>> 2;
      bytes[at + 2] = (x << 6) | (y >>> 8);
      bytes[at + 3] = y;
      this.at = at + 4;
    } else {
      bytes[at] = 0xf0;
      this.at = at + 1;
      this.fixed(x, 4);
      this.fixed(y, 4);
    }
  }

  /** @internal Appends the checksum, and returns a view of the frame. */
  finish(): Uint8Array {
    this.reserve(CHECKSUM_BYTES);
    this.fixed(checksum(this.bytes, 0, this.at), CHECKSUM_BYTES);
    const { at, views, bytes } = this;
    const kept = at & (KEPT_VIEWS - 1);
    if (views[kept]!.length !== at) views[kept] = bytes.subarray(0, at);
    return views[kept]!;
  }
}
