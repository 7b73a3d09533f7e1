/** Bits in less room than a bit each: read as written, in the room that their odds allow, and in one way only. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitReader, BitWriter } from './bit-coder.js';
import { BytesError } from './bytes-error.js';

/** Bits, each with the odds that it is 1. */
type OddBits = readonly (readonly [odds: number, bit: number])[];
const odds = fc.oneof(
  fc.integer({ min: 1, max: 0xffff }),
  fc.constantFrom(1, 2, 0x7fff, 0x8000, 0x8001, 0xfffe, 0xffff),
);
const oddBits: fc.Arbitrary<OddBits> = fc.array(fc.tuple(odds, fc.nat(1)), { maxLength: 400 });

function write(bits: OddBits): Uint8Array {
  const writer = new BitWriter();
  for (const [each, bit] of bits) writer.bit(each, bit);
  return writer.bytes;
}

function read(bytes: Uint8Array, bits: OddBits): number[] {
  const reader = new BitReader(bytes);
  const read = bits.map(([each]) => reader.bit(each));
  reader.end();
  return read;
}

/** The plain version: a number with as many digits as it needs, of which no byte is settled before the end. */
function plainBytes(bits: OddBits): number[] {
  let [low, high, settled] = [0n, 0xffff_ffffn, 0n];
  for (const [each, bit] of bits) {
    const middle = low + ((high - low) * BigInt(each)) / 0x1_0000n;
    [low, high] = bit === 1 ? [low, middle] : [middle + 1n, high];
    for (; low >> 24n === high >> 24n; settled++) [low, high] = [low << 8n, (high << 8n) | 0xffn];
  }
  const rest = low & 0xffff_ffffn;
  const number = rest === 0n ? low >> 32n : (low >> 24n) + 1n;
  const length = Number(settled) + (rest === 0n ? 0 : 1);
  return Array.from({ length }, (_, i) => Number((number >> BigInt(8 * (length - 1 - i))) & 0xffn));
}

describe('bits', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(oddBits, (bits) => {
        expect(read(write(bits), bits)).toEqual(bits.map(([, bit]) => bit));
      }),
    );
  });

  it('are the bytes of the plain version', () => {
    fc.assert(
      fc.property(oddBits, (bits) => {
        expect([...write(bits)]).toEqual(plainBytes(bits));
      }),
    );
  });

  it('take the room that their odds allow', () => {
    const check = (bits: OddBits): void => {
      const needed = bits.reduce(
        (sum, [each, bit]) => sum - Math.log2((bit === 1 ? each : 0x1_0000 - each) / 0x1_0000),
        0,
      );
      expect(write(bits).length).toBeLessThanOrEqual(needed / 8 + 1 + bits.length * 0.01);
    };
    // Odds as the models have them, of which none is nearly certain.
    const mild = fc.tuple(fc.integer({ min: 32, max: 0x1_0000 - 32 }), fc.nat(1));
    fc.assert(fc.property(fc.array(mild, { maxLength: 2000 }), check));
    check(Array.from({ length: 100_000 }, () => [0x1_0000 - 32, 1]));
  });

  it('have no other bytes: all others are refused, or are other bits', () => {
    const check = (bits: OddBits, bytes: Uint8Array): void => {
      let others: number[];
      try {
        others = read(bytes, bits);
      } catch (problem) {
        expect(problem).toBeInstanceOf(BytesError);
        return;
      }
      expect([...write(bits.map(([each], i) => [each, others[i]!]))]).toEqual([...bytes]);
    };
    fc.assert(fc.property(oddBits, fc.uint8Array({ maxLength: 60 }), check), { numRuns: 1000 });
  });
});

describe('a reader', () => {
  const bits = Array.from({ length: 83 }, (_, i) => [0x8000, i % 3 === 0 ? 1 : 0] as const);
  const bytes = write(bits);

  it.each([
    ['fewer bytes', bytes.subarray(0, -2), 'it ends too early'],
    ['half of the bytes', bytes.subarray(0, bytes.length / 2), 'it ends too early'],
    ['no bytes', new Uint8Array(), 'it ends too early'],
    ['more bytes', Uint8Array.of(...bytes, 0), 'it goes on after its end'],
    [
      'another last byte',
      Uint8Array.of(...bytes.subarray(0, -1), bytes.at(-1)! + 1),
      'it has another end than its own',
    ],
  ])('with %s says so', (_, given, message) => {
    expect(() => read(given, bits)).toThrow(message);
  });

  it('ends soon after the end of its bytes, whatever is asked', () => {
    const reader = new BitReader(Uint8Array.of(1, 2, 3));
    let count = 0;
    const readAll = (): void => {
      for (; ; count++) reader.bit(0x8000);
    };
    expect(readAll).toThrow('it ends too early');
    expect(count).toBeLessThan(64);
  });
});
