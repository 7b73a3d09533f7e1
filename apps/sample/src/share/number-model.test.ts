/** Numbers with odds that are learned: read as written, and short where they are frequent. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from './bit-coder.js';
import { BytesError } from './bytes-error.js';
import { codeBits, NumberModel } from './number-model.js';

function write(numbers: readonly number[], learnedDigits: number): Uint8Array {
  const [writer, model] = [new BitWriter(), new NumberModel(learnedDigits)];
  for (const number of numbers) model.code(writer, number, 0, 0xffff_ffff);
  return writer.bytes;
}

describe('a number', () => {
  it('of up to 32 bits is read as it was written', () => {
    const check = (numbers: readonly number[], learnedDigits: number): void => {
      const reader = new BitReader(write(numbers, learnedDigits));
      const model = new NumberModel(learnedDigits);
      expect(numbers.map(() => model.code(reader, 0, 0, 0xffff_ffff))).toEqual(numbers);
      reader.end();
    };
    const numbers = fc.array(fc.oneof(fc.nat(300), fc.nat(0xffff_ffff)));
    fc.assert(fc.property(numbers, fc.nat(8), check));
    check([0, 1, 2, 127, 128, 16_383, 16_384, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff], 2);
  });

  it.each([
    [101, 'it has a number above 100'],
    [0xffff_ffff, 'it has a number above 100'],
    [9, 'it has a number below 10'],
    [0, 'it has a number below 10'],
  ])('from 10 to 100 is not read from %j', (number, message) => {
    const readIt = (): number => new NumberModel(2).code(new BitReader(write([number], 2)), 0, 10, 100);
    expect(readIt).toThrow(BytesError);
    expect(readIt).toThrow(message);
  });

  it('that is frequent takes little room', () => {
    const fives = Array.from({ length: 1000 }, (_, i) => (i % 10 === 0 ? 3 : 5));
    // A tenth of surprises among 1,000 holds 469 bits.
    expect(write(fives, 6).length * 8).toBeLessThan(530);
    expect(
      write(
        Array.from({ length: 1000 }, () => 5),
        6,
      ).length,
    ).toBeLessThan(8);
  });

  it('of which nothing is known takes its bits', () => {
    const writer = new BitWriter();
    expect(codeBits(writer, 32, 0xfedc_ba98)).toBe(0xfedc_ba98);
    expect(writer.bytes.length).toBeLessThanOrEqual(5);
    expect(codeBits(new BitReader(writer.bytes), 32, 0)).toBe(0xfedc_ba98);
  });
});
