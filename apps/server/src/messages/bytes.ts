/** Numbers as bytes, exactly: 64 bits for each, so that what is read has the bits of what was written. */
import { meters, position, type Position2, valueIn } from '@tilewright/units';

const START_SIZE = 256;
export const NUMBER_SIZE = 8;

export class ByteWriter {
  private view = new DataView(new ArrayBuffer(START_SIZE));
  private length = 0;

  number(...values: readonly number[]): void {
    for (const value of values) {
      if (this.length + NUMBER_SIZE > this.view.byteLength) this.grow();
      this.view.setFloat64(this.length, value, true);
      this.length += NUMBER_SIZE;
    }
  }

  point({ x, y }: Position2): void {
    this.number(valueIn(x, meters), valueIn(y, meters));
  }

  /** What may be there, after a flag that says whether it is. */
  optional<Value>(value: Value | undefined, write: (value: Value) => void): void {
    this.number(Number(value !== undefined));
    if (value !== undefined) write(value);
  }

  /** A copy of what was written. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.view.buffer.slice(0, this.length));
  }

  private grow(): void {
    const larger = new Uint8Array(2 * this.view.byteLength);
    larger.set(new Uint8Array(this.view.buffer));
    this.view = new DataView(larger.buffer);
  }
}

/** Reads what a `ByteWriter` wrote. @throws RangeError beyond the end */
export class ByteReader {
  private readonly view: DataView;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at === this.view.byteLength;
  }

  number(): number {
    const value = this.view.getFloat64(this.at, true);
    this.at += NUMBER_SIZE;
    return value;
  }

  point(): Position2 {
    return position(meters(this.number()), meters(this.number()));
  }

  /** A number that counts something, such as a tick. */
  whole(): number {
    const value = this.number();
    if (!(Number.isSafeInteger(value) && value >= 0)) throw malformed('a whole number');
    return value;
  }

  /** What may be there, after a flag that says whether it is. */
  optional<Value>(read: () => Value): Value | undefined {
    const flag = this.number();
    if (flag !== 0 && flag !== 1) throw malformed('a flag');
    return flag === 1 ? read() : undefined;
  }

  /** Skips the next number if it is a mark. @returns whether it is */
  skip(mark: number): boolean {
    const start = this.at;
    if (this.number() === mark) return true;
    this.at = start;
    return false;
  }

  /** A number of items that follow, each of at least one number. */
  count(): number {
    const count = this.number();
    const most = (this.view.byteLength - this.at) / NUMBER_SIZE;
    if (!(Number.isInteger(count) && count >= 0 && count <= most)) throw malformed('a count');
    return count;
  }

  end(): void {
    if (!this.isAtEnd) throw malformed('the end');
  }
}

export function malformed(expected: string): RangeError {
  return new RangeError(`ByteReader: the bytes must have ${expected} here`);
}
