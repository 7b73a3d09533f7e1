/** Whole numbers as bytes: seven bits in each, the lowest first, and the highest bit set while more follow (LEB128). */
import { BytesError } from './bytes-error.js';

/** Where the last byte of the largest number, 2^32 - 1, stands. */
const mostPlace = 2 ** 28;

/** @param numbers - from 0 to 2^32 - 1 */
export function bytesOfNumbers(numbers: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  for (const number of numbers) {
    let left = number;
    for (; left > 0x7f; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) + 0x80);
    bytes.push(left);
  }
  return Uint8Array.from(bytes);
}

/** Reads numbers in the order in which they were written. */
export class NumberReader {
  private readonly bytes: Uint8Array;
  private next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** @throws BytesError if the next number is below `least` or above `most`, or if no number is left */
  take(least: number, most: number): number {
    let number = 0;
    for (let place = 1; ; place *= 0x80) {
      const byte = this.bytes[this.next++];
      if (byte === undefined) throw new BytesError('it ends too early');
      number += (byte & 0x7f) * place;
      if (number > most || place > mostPlace) throw new BytesError(`it has a number above ${most}`);
      if (byte <= 0x7f) break;
    }
    if (number < least) throw new BytesError(`it has a number below ${least}`);
    return number;
  }

  /** Takes one number after the other, not an array of this length at once: the count may be a lie. */
  takeAll(count: number, least: number, most: number): readonly number[] {
    const numbers: number[] = [];
    while (numbers.length < count) numbers.push(this.take(least, most));
    return numbers;
  }

  /** @throws BytesError if bytes are left */
  end(): void {
    if (this.next < this.bytes.length) throw new BytesError('it goes on after its end');
  }
}
