/**
 * A hash of bits that pins the results of a deterministic program: if an engine differs, a test fails.
 *
 * Import it as `@tilewright/testing/golden/hasher`, and the inputs from `@tilewright/testing/golden/random`. Both are
 * plain ECMAScript that needs no Node, browser or test runner, so that they run in any of these. The hashed programs
 * are in the packages that they exercise, as `packages/<name>/src/testing/golden.ts`.
 */

const bits = new DataView(new ArrayBuffer(8));

/** Two 32-bit hashes with different constants, each with the mixing step of MurmurHash3: 64 bits in all. */
export class Hasher {
  private low = 0x9747b28c | 0;
  private high = 0x3c6ef372 | 0;

  /**
   * Adds a value: a number by its bits (0 and -0 differ, all NaNs are equal), a string by its characters, booleans,
   * `undefined` and `null` as such, arrays and typed arrays item by item, other objects member by member, in order.
   *
   * @throws TypeError for a function, a symbol or a bigint
   */
  add(value: unknown): this {
    if (typeof value === 'number') return this.number(value);
    if (typeof value === 'boolean') return this.words(1, value ? 1 : 0);
    if (value === undefined) return this.words(2, 0);
    if (value === null) return this.words(2, 1);
    if (typeof value === 'string') {
      this.words(3, value.length);
      for (let i = 0; i < value.length; i++) this.word(value.charCodeAt(i));
      return this;
    }
    if (typeof value !== 'object') throw new TypeError(`a ${typeof value} has no bits to hash`);
    if (Array.isArray(value) || ArrayBuffer.isView(value)) {
      const items = value as ArrayLike<unknown>;
      this.words(4, items.length);
      for (let i = 0; i < items.length; i++) this.add(items[i]);
      return this;
    }
    const members = Object.entries(value);
    this.words(5, members.length);
    for (const [key, member] of members) this.add(key).add(member);
    return this;
  }

  /** The hash so far, as 16 hexadecimal digits. */
  digest(): string {
    return hexadecimal(finished(this.high)) + hexadecimal(finished(this.low));
  }

  private number(value: number): this {
    // The bits of a NaN may differ between engines.
    if (value !== value) return this.words(0x7ff80000, 0);
    bits.setFloat64(0, value);
    return this.words(bits.getInt32(0), bits.getInt32(4));
  }

  private words(a: number, b: number): this {
    this.word(a);
    this.word(b);
    return this;
  }

  private word(word: number): void {
    this.low = stirred(this.low, word, 0xcc9e2d51, 0x1b873593);
    this.high = stirred(this.high, word, 0x239b961b, 0xab0e9789);
  }
}

function stirred(state: number, word: number, first: number, second: number): number {
  const product = Math.imul(word, first);
  const mixed = state ^ Math.imul((product << 15) | (product >>> 17), second);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finished(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
