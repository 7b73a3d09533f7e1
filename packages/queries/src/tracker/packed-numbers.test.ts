import { describe, expect, it } from 'vitest';
import { checksum, PackedNumbers, reverseNumbers, type PackedFormat } from './packed-numbers.js';

const format: PackedFormat = { kind: 0x5453_4554, version: 7, name: 'Test' };

function packed(): PackedNumbers {
  const numbers = new PackedNumbers();
  numbers.begin(40);
  const at = numbers.addDoubles(2);
  numbers.doubles[at] = Math.PI;
  numbers.doubles[at + 1] = -0;
  numbers.putDoubles(Float64Array.of(1, 2, 3, 4, 5), 3);
  numbers.putInts(Int32Array.of(-1, 77, 88), 2);
  numbers.putBytes(Uint8Array.of(9, 8, 7), 3);
  numbers.end();
  return numbers;
}

function read(numbers: PackedNumbers): unknown[] {
  numbers.rewind();
  const at = numbers.skipDoubles(2);
  const [doubles, ints, bytes] = [new Float64Array(4), new Int32Array(2), new Uint8Array(4)];
  numbers.readDoubles(doubles, 3);
  numbers.readInts(ints, 2);
  numbers.readBytes(bytes, 3);
  return [numbers.doubles[at], numbers.doubles[at + 1], doubles, ints, bytes];
}

const content = [Math.PI, -0, Float64Array.of(1, 2, 3, 0), Int32Array.of(-1, 77), Uint8Array.of(9, 8, 7, 0)];

describe('PackedNumbers', () => {
  it('gives back what was put into it, as often as it is read', () => {
    const numbers = packed();
    expect(read(numbers)).toEqual(content);
    expect(read(numbers)).toEqual(content);
    expect(read(PackedNumbers.from('test', 'bytes', format, numbers.toBytes(format)))).toEqual(content);
  });

  it('gives only the numbers in use, and nothing of an earlier, longer fill', () => {
    const numbers = new PackedNumbers();
    numbers.begin(0);
    numbers.putDoubles(new Float64Array(1000).fill(7), 1000);
    numbers.end();
    numbers.begin(0);
    numbers.putDoubles(new Float64Array(1000).fill(3), 2);
    numbers.putBytes(Uint8Array.of(1), 1);
    numbers.end();
    const bytes = numbers.toBytes(format);
    expect(bytes.length).toBe(24 + 16 + 4);
    expect([...bytes.subarray(40)]).toEqual([1, 0, 0, 0]);
    expect([numbers.holds(2, 0, 1), numbers.holds(2, 0, 5), numbers.holds(1, 2, 1)]).toEqual([true, false, false]);
  });

  it('has bytes in little-endian order', () => {
    const bytes = packed().toBytes(format);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('TEST');
    expect([4, 8, 12, 16].map((at) => view.getInt32(at, true))).toEqual([7, bytes.length, 5, 2]);
    expect(view.getFloat64(24, true)).toBe(Math.PI);
    expect(view.getFloat64(56, true)).toBe(3);
    expect(view.getInt32(68, true)).toBe(77);
    expect([...bytes.subarray(72)]).toEqual([9, 8, 7, 0]);
  });

  it('reverses each number for a machine with the other order, and back', () => {
    const bytes = packed().toBytes(format).slice();
    const other = reverseNumbers(bytes.slice(), 5, 2);
    const view = new DataView(other.buffer);
    expect([4, 8, 12, 16].map((at) => view.getInt32(at, false))).toEqual([7, bytes.length, 5, 2]);
    expect(view.getFloat64(24, false)).toBe(Math.PI);
    expect(view.getInt32(68, false)).toBe(77);
    expect([...other.subarray(72)]).toEqual([9, 8, 7, 0]);
    expect(reverseNumbers(other, 5, 2)).toEqual(bytes);
  });
});

describe('checksum', () => {
  /** The published test vectors of MurmurHash3 with seed 0, for inputs of whole words; the sixth word is left out. */
  it.each([
    [[], 0],
    [[0xff, 0xff, 0xff, 0xff], 0x7629_3b50],
    [[0x21, 0x43, 0x65, 0x87], 0xf55b_516b],
    [[0, 0, 0, 0], 0x2362_f9de],
  ])('of %j', (bytes, hash) => {
    expect(checksum(Uint8Array.from(bytes)) >>> 0).toBe(hash);
  });

  it('leaves out the word that holds it', () => {
    const bytes = packed().toBytes(format).slice();
    const before = checksum(bytes);
    bytes.fill(0x55, 20, 24);
    expect(checksum(bytes)).toBe(before);
  });
});
