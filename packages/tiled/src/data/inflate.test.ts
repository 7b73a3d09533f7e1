import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.js';
import { createInflater, InflateFailure } from './inflate.js';

const inflater = createInflater();

function inflate(data: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  expect(inflater.inflate(data, 0, output)).toBe(data.length);
  return output;
}

/** Bytes with repetitions near and far, so that all kinds of matches occur. */
const texture: fc.Arbitrary<Uint8Array> = fc
  .array(
    fc.record({
      piece: fc.uint8Array({ minLength: 1, maxLength: 12 }),
      times: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 90 })),
    }),
    { maxLength: 14 },
  )
  .map((parts) =>
    Uint8Array.from(parts.flatMap(({ piece, times }) => Array.from({ length: times }, () => [...piece]).flat())),
  );

const settings = [
  { level: 0 },
  { level: 1 },
  { level: 9 },
  { level: 9, strategy: constants.Z_FIXED },
  { level: 6, strategy: constants.Z_HUFFMAN_ONLY },
  { level: 6, strategy: constants.Z_RLE },
];

describe('inflate', { timeout: 20_000 * runs(1) }, () => {
  it.each(settings)('gives back what zlib deflated with %j', (options) => {
    fc.assert(
      fc.property(texture, (bytes) => {
        expect(inflate(deflateRawSync(bytes, options), bytes.length)).toEqual(bytes);
      }),
      { seed: 21, numRuns: runs(60) },
    );
  });

  it('reads matches as far away and as long as there are', () => {
    const far = new Uint8Array(200_000);
    let state = 1;
    for (let i = 0; i < 32_768; i++) far[i] = state = (state * 75) % 65_537;
    for (let i = 32_768; i < far.length; i++) far[i] = far[i - 32_768 + (i % 7 === 0 ? 1 : 0)] ?? 0;
    for (const options of settings) {
      const same = inflate(deflateRawSync(far, options), far.length).every((byte, i) => byte === far[i]);
      expect(same).toBe(true);
    }
  });

  it('notices wherever they are cut between matches that are far away', () => {
    let state = 1;
    const noise = Uint8Array.from({ length: 30_000 }, () => (state = (state * 75) % 65_537));
    const bytes = new Uint8Array(60_000);
    bytes.set(noise);
    // Pieces of four to eight bytes from here and there: a match each.
    for (let i = 30_000; i < bytes.length; i += 4 + (i % 5)) {
      state = (state * 75) % 65_537;
      bytes.set(noise.subarray(state % 29_000, (state % 29_000) + 9).subarray(0, Math.min(9, bytes.length - i)), i);
    }
    for (const strategy of [0, constants.Z_FIXED]) {
      const data = deflateRawSync(bytes, { level: 9, strategy });
      expect(inflate(data, bytes.length).every((byte, i) => byte === bytes[i])).toBe(true);
      for (let cut = 1; cut < 400; cut++) {
        const short = data.subarray(0, data.length - cut);
        expect(() => inflate(short, bytes.length)).toThrow('The data end too early');
      }
    }
  });

  it('begins where it is told and says where the data end', () => {
    const bytes = Uint8Array.from({ length: 500 }, (_, i) => i % 17);
    const data = deflateRawSync(bytes);
    const framed = Uint8Array.of(1, 2, 3, ...data, 4, 5, 6, 7, 8);
    const output = new Uint8Array(500);
    expect(inflater.inflate(framed, 3, output)).toBe(3 + data.length);
    expect(output).toEqual(bytes);
  });

  it('reads an empty block and an empty output', () => {
    expect(inflate(deflateRawSync(new Uint8Array()), 0)).toEqual(new Uint8Array());
  });

  it('answers like zlib on broken data, and writes nothing past the buffer', () => {
    const edit = fc.record({ at: fc.nat(), bit: fc.nat(7), cut: fc.boolean() });
    fc.assert(
      fc.property(
        texture,
        fc.constantFrom(...settings),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        (bytes, options, edits) => {
          let data = deflateRawSync(bytes, options);
          for (const { at, bit, cut } of edits) {
            const index = at % data.length;
            if (cut && index > 0) data = data.slice(0, index);
            else data[index] = (data[index] ?? 0) ^ (1 << bit);
          }
          const expected = attempt(() => inflateRawSync(data));
          // zlib passes over what follows the data; here the caller sees where they end.
          const output = new Uint8Array(expected?.length ?? bytes.length);
          const end = attempt(() => inflater.inflate(data, 0, output));
          if (expected !== undefined) {
            expect(end).toBeDefined();
            expect(output).toEqual(Uint8Array.from(expected));
          } else if (end !== undefined) {
            expect.fail('read what zlib refuses');
          }
        },
      ),
      { seed: 22, numRuns: runs(600) },
    );
  });

  it.each([
    ['no data', [], 'The data end too early'],
    ['a block of kind 3', [0b111], 'The data have a block of no known kind'],
    ['a stored block without its length', [0b001, 1], 'The data end too early'],
    [
      'a stored block whose check is wrong',
      [0b001, 1, 0, 0, 0, 65],
      'The length of a stored block and its check differ',
    ],
    ['a stored block that is cut', [0b001, 2, 0, 253, 255, 65], 'The data end too early'],
    [
      'a stored block that is too long',
      [0b001, 9, 0, 246, 255, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      'They hold more than 8 bytes',
    ],
    ['too few bytes', [0b001, 0, 0, 255, 255], 'They hold 0 bytes instead of 8'],
    // Fixed codes: the last block, then the length code 257 before there is a byte.
    ['a match before the data', [0b0000_0011, 0b0000_0010, 0], 'A match begins before the data'],
    [
      'codes that are too many',
      [0b1111_1101, 0b0001_1111, 0, 0, 0, 0],
      'A prefix code of the data is over-full or has gaps',
    ],
  ])('refuses %s', (_, data, reason) => {
    const attemptIt = () => inflater.inflate(Uint8Array.from(data), 0, new Uint8Array(8));
    expect(attemptIt).toThrow(InflateFailure);
    expect(attemptIt).toThrow(reason);
  });
});

/** Packs fields of bits, lowest bit first, as deflate stores numbers. Codes are given as text, first bit first. */
function pack(...fields: ([value: number, bits: number] | string)[]): Uint8Array {
  const bits = fields.flatMap((field) =>
    typeof field === 'string'
      ? Array.from(field, Number)
      : Array.from({ length: field[1] }, (_, i) => (field[0] >> i) & 1),
  );
  const bytes = new Uint8Array(Math.ceil(bits.length / 8) + 1);
  bits.forEach((bit, i) => (bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7))));
  return bytes;
}

/** Where the length of each code-length symbol stands. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** The head of a last block with codes of its own: 257 literals, 1 distance, and the lengths of the code-length symbols. */
function head(codeLengths: Record<number, number>): [number, number][] {
  const block: [number, number][] = [
    [0b101, 3],
    [0, 5],
    [0, 5],
    [15, 4],
  ];
  return [...block, ...order.map((symbol): [number, number] => [codeLengths[symbol] ?? 0, 3])];
}

describe('the codes of a block', () => {
  // Code-length symbols 18 (many zeros) as 0, 0 as 10, and one more as 11; 256 zeros are 138 and 118 of them.
  const zeros: ([number, number] | string)[] = ['0', [127, 7], '0', [107, 7]];
  const noSymbol = 'The data hold a code that means nothing';
  const none = 'A prefix code of the data is over-full or has gaps';

  it.each<[string, Uint8Array, string | undefined]>([
    ['a single literal of one bit', pack(...head({ 18: 1, 0: 2, 1: 2 }), ...zeros, '11', '10', '0'), undefined],
    ['a single literal of two bits', pack(...head({ 18: 1, 0: 2, 2: 2 }), ...zeros, '11', '10', '00'), none],
    [
      'no end of the block',
      pack(...head({ 18: 1, 0: 2, 1: 2 }), '11', '11', '0', [127, 7], '0', [106, 7], '10', '0'),
      none,
    ],
    ['a single code-length symbol', pack(...head({ 18: 1 }), ...zeros, '0', [0, 7]), none],
    ['a code-length code with gaps', pack(...head({ 18: 2, 0: 2, 1: 2 }), [0, 32]), none],
    ['a code-length code that is over-full', pack(...head({ 18: 1, 0: 1, 1: 1 }), [0, 32]), none],
    ['a repetition of nothing', pack(...head({ 16: 1, 18: 1 }), '0', [0, 32]), none],
    [
      'a repetition past the end',
      pack(...head({ 18: 1, 0: 2, 1: 2 }), ...zeros, '11', '0', [0, 7], '0', [0, 16]),
      none,
    ],
    ['a code that means nothing', pack(...head({ 18: 1, 0: 2, 1: 2 }), ...zeros, '11', '10', '1'), noSymbol],
    ['no code of lengths', pack(...head({}), [0, 32]), noSymbol],
    [
      'lengths that run past the end',
      pack(...head({ 18: 1, 0: 2, 1: 2 }), '0', [127, 7], '0', [127, 7], [0, 32]),
      none,
    ],
  ])('%s', (_, data, reason) => {
    const read = () => inflater.inflate(data, 0, new Uint8Array(0));
    // zlib is of the same opinion.
    expect(attempt(() => inflateRawSync(data)) === undefined).toBe(reason !== undefined);
    if (reason === undefined) expect(read()).toBe(data.length - 1);
    else expect(read).toThrow(reason);
  });
});

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
