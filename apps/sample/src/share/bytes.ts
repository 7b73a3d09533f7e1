/** Whole numbers as bytes. A reader trusts nothing: what it reads may have been cut, changed or made up. */

/** Bytes that are not what they claim to be. The message says what is wrong with them. */
export class BytesError extends Error {
  override readonly name = 'BytesError';
}

export class ByteWriter {
  private readonly list: number[] = [];

  /** A number from 0 to 255. */
  byte(value: number): void {
    this.list.push(value);
  }

  /** A whole number from 0 to 2^32 - 1, in as few groups of seven bits as it needs, the lowest first (LEB128). */
  number(value: number): void {
    let left = value;
    while (left > 0x7f) {
      this.list.push((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    this.list.push(left);
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.list);
  }
}

export class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The number of bytes that are left. */
  get left(): number {
    return this.bytes.length - this.at;
  }

  /** @throws BytesError at the end */
  byte(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new BytesError('it ends too early');
    return byte;
  }

  /** @throws BytesError at the end, or if the number is not from `least` to `most` */
  number(least: number, most: number): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * factor;
      factor *= 0x80;
      if (value > most) throw new BytesError(`it has a number above ${most}`);
      if (byte < 0x80) break;
    }
    if (value < least) throw new BytesError(`it has a number below ${least}`);
    return value;
  }
}
