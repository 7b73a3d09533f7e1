/**
 * Inflates deflate data (RFC 1951) into a buffer of exactly the length that is expected.
 *
 * The output can be neither longer nor shorter than the buffer, so that no data can make the reader take more memory
 * than it decided to. Done here and not by the platform's `DecompressionStream`: an infinite map is thousands of small
 * streams, and a `DecompressionStream` costs 5 to 15 times as much as the bytes of a 16 x 16 chunk.
 */

/** The most bytes that one byte of deflate data can stand for (a match of 258 bytes in two bits, rounded up). */
export const mostBytesPerByte = 1032;

/** Why data cannot be inflated: a sentence. */
export class InflateFailure extends Error {}

/** Inflates one piece of data after another with the same tables. */
export interface Inflater {
  /**
   * Fills `output` from the deflate data that begin at `input[start]`.
   *
   * @returns the index after the last byte that belongs to the data
   * @throws InflateFailure if the data are broken, or hold more or fewer bytes than `output`
   */
  inflate(input: Uint8Array, start: number, output: Uint8Array): number;
}

// Of symbol 257 + i: a length of `lengthBase[i]`, plus as many as the next `lengthBits[i]` bits say; likewise distances.
const lengthBits = /* @__PURE__ */ Uint8Array.from([
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
]);
const lengthBase = /* @__PURE__ */ Uint16Array.from([
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
]);
const distanceBits = /* @__PURE__ */ Uint8Array.from([
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
]);
const distanceBase = /* @__PURE__ */ Uint16Array.from([
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12289, 16385, 24577,
]);
/** The order in which the lengths of the length codes are stored. */
const codeLengthOrder = /* @__PURE__ */ Uint8Array.from([
  16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
]);

const endOfBlock = 256;
const mostLiterals = 286;
const mostDistances = 30;
const longestCode = 15;

/** A prefix code as a table: the next `bits` bits of input, as an index, give `symbol << 4 | length` (0: no such code). */
interface Code {
  readonly table: Uint16Array;
  bits: number;
}

const noCode = 'A prefix code of the data is over-full or has gaps';
const endsEarly = 'The data end too early';
const noSymbol = 'The data hold a code that means nothing';

export function createInflater(): Inflater {
  const literals: Code = { table: new Uint16Array(1 << longestCode), bits: 0 };
  const distances: Code = { table: new Uint16Array(1 << longestCode), bits: 0 };
  const codeLengths: Code = { table: new Uint16Array(1 << 7), bits: 0 };
  const lengths = new Uint8Array(mostLiterals + 2 + mostDistances + 2);

  // The reader of bits: `held` holds the next `count` bits of the input, lowest first; past the end come zeros.
  let input: Uint8Array = lengths;
  let next = 0;
  let held = 0;
  let count = 0;

  /** Makes sure that at least 25 bits are held. */
  function refill(): void {
    while (count <= 24) {
      // Four bytes of zeros can never be needed by data that are whole.
      if (next >= input.length + 4) throw new InflateFailure(endsEarly);
      held |= (next < input.length ? input[next]! : 0) << count;
      next++;
      count += 8;
    }
  }

  /** Takes up to 16 bits. */
  function take(bits: number): number {
    if (count < bits) refill();
    const value = held & ((1 << bits) - 1);
    held >>>= bits;
    count -= bits;
    return value;
  }

  function takeSymbol(code: Code): number {
    if (count < longestCode) refill();
    const entry = code.table[held & ((1 << code.bits) - 1)]!;
    const length = entry & 15;
    if (length === 0) throw new InflateFailure(noSymbol);
    held >>>= length;
    count -= length;
    return entry >> 4;
  }

  /** Copies a stored block; returns the new end of the output. */
  function copyStored(output: Uint8Array, at: number): number {
    // Give back whole bytes that are held, and drop the bits up to the next byte.
    next -= count >> 3;
    held = 0;
    count = 0;
    if (next + 4 > input.length) throw new InflateFailure(endsEarly);
    const length = input[next]! | (input[next + 1]! << 8);
    const check = input[next + 2]! | (input[next + 3]! << 8);
    if (length !== (~check & 0xffff)) throw new InflateFailure('The length of a stored block and its check differ');
    next += 4;
    if (next + length > input.length) throw new InflateFailure(endsEarly);
    if (at + length > output.length) throw new InflateFailure(tooMany(output, next, input.length));
    output.set(input.subarray(next, next + length), at);
    next += length;
    return at + length;
  }

  function readCodes(): void {
    const literalCount = take(5) + 257;
    const distanceCount = take(5) + 1;
    const codeLengthCount = take(4) + 4;
    if (literalCount > mostLiterals || distanceCount > mostDistances) throw new InflateFailure(noCode);
    lengths.fill(0, 0, codeLengthOrder.length);
    for (let i = 0; i < codeLengthCount; i++) lengths[codeLengthOrder[i]!] = take(3);
    buildCode(codeLengths, lengths, 0, codeLengthOrder.length);

    const total = literalCount + distanceCount;
    let i = 0;
    while (i < total) {
      const symbol = takeSymbol(codeLengths);
      if (symbol < 16) {
        lengths[i++] = symbol;
        continue;
      }
      if (symbol === 16 && i === 0) throw new InflateFailure(noCode);
      const value = symbol === 16 ? lengths[i - 1]! : 0;
      const repeat = symbol === 16 ? take(2) + 3 : symbol === 17 ? take(3) + 3 : take(7) + 11;
      if (i + repeat > total) throw new InflateFailure(noCode);
      lengths.fill(value, i, i + repeat);
      i += repeat;
    }
    if (lengths[endOfBlock] === 0) throw new InflateFailure(noCode);
    buildCode(literals, lengths, 0, literalCount);
    buildCode(distances, lengths, literalCount, total);
  }

  function useFixedCodes(): void {
    lengths.fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280, 288);
    buildCode(literals, lengths, 0, 288);
    lengths.fill(5, 0, 32);
    buildCode(distances, lengths, 0, 32);
  }

  /** Decodes literals and matches up to the end of the block; returns the new end of the output. */
  function decodeBlock(output: Uint8Array, start: number): number {
    const literalTable = literals.table;
    const distanceTable = distances.table;
    const literalMask = (1 << literals.bits) - 1;
    const distanceMask = (1 << distances.bits) - 1;
    const end = output.length;
    // The reader's state in local variables, with its refill written out: the loop below is where the time goes.
    const bytes = input;
    const bytesEnd = bytes.length;
    let i = next;
    let bits = held;
    let bitCount = count;
    let at = start;
    for (;;) {
      // A code and its extra bits: at most 15 + 5, then 15, then 13 bits.
      while (bitCount < 20) {
        if (i >= bytesEnd + 4) throw new InflateFailure(endsEarly);
        bits |= (i < bytesEnd ? bytes[i]! : 0) << bitCount;
        i++;
        bitCount += 8;
      }
      const entry = literalTable[bits & literalMask]!;
      bits >>>= entry & 15;
      bitCount -= entry & 15;
      const symbol = entry >> 4;
      if (symbol < endOfBlock) {
        if ((entry & 15) === 0) throw new InflateFailure(noSymbol);
        if (at === end) throw new InflateFailure(tooMany(output, i - (bitCount >> 3), bytesEnd));
        output[at++] = symbol;
        continue;
      }
      if (symbol === endOfBlock) break;
      if (symbol >= mostLiterals) throw new InflateFailure(noSymbol);

      const extraLength = lengthBits[symbol - 257]!;
      const length = lengthBase[symbol - 257]! + (bits & ((1 << extraLength) - 1));
      bits >>>= extraLength;
      bitCount -= extraLength;

      while (bitCount < longestCode) {
        if (i >= bytesEnd + 4) throw new InflateFailure(endsEarly);
        bits |= (i < bytesEnd ? bytes[i]! : 0) << bitCount;
        i++;
        bitCount += 8;
      }
      const distanceEntry = distanceTable[bits & distanceMask]!;
      const distanceSymbol = distanceEntry >> 4;
      if ((distanceEntry & 15) === 0 || distanceSymbol >= mostDistances) throw new InflateFailure(noSymbol);
      bits >>>= distanceEntry & 15;
      bitCount -= distanceEntry & 15;
      const extraDistance = distanceBits[distanceSymbol]!;
      while (bitCount < extraDistance) {
        if (i >= bytesEnd + 4) throw new InflateFailure(endsEarly);
        bits |= (i < bytesEnd ? bytes[i]! : 0) << bitCount;
        i++;
        bitCount += 8;
      }
      const distance = distanceBase[distanceSymbol]! + (bits & ((1 << extraDistance) - 1));
      bits >>>= extraDistance;
      bitCount -= extraDistance;

      if (distance > at) throw new InflateFailure('A match begins before the data');
      if (at + length > end) throw new InflateFailure(tooMany(output, i - (bitCount >> 3), bytesEnd));
      // A match may overlap what it makes, so it is copied byte by byte from its front.
      for (const stop = at + length; at < stop; at++) output[at] = output[at - distance]!;
    }
    next = i;
    held = bits;
    count = bitCount;
    return at;
  }

  return {
    inflate(data, start, output) {
      input = data;
      next = start;
      held = 0;
      count = 0;
      let at = 0;
      let isLast = false;
      while (!isLast) {
        isLast = take(1) === 1;
        const kind = take(2);
        if (kind === 3) throw new InflateFailure('The data have a block of no known kind');
        if (kind === 0) {
          at = copyStored(output, at);
          continue;
        }
        if (kind === 1) useFixedCodes();
        else readCodes();
        at = decodeBlock(output, at);
      }
      // Whole bytes that are held were not used.
      const after = next - (count >> 3);
      if (after > input.length) throw new InflateFailure(endsEarly);
      if (at < output.length) throw new InflateFailure(`They hold ${at} bytes instead of ${output.length}`);
      return after;
    },
  };
}

/** Why the output is full too early: the zeros that are read past the end of data that were cut mean something, too. */
function tooMany(output: Uint8Array, used: number, available: number): string {
  return used > available ? endsEarly : `They hold more than ${output.length} bytes`;
}

/**
 * Fills the table of the code whose symbols have the given lengths, in bits.
 *
 * A code must be complete, but for one of a single symbol of one bit, or of no symbol at all. (As the code of lengths the
 * format forbids those two; there they never lead to codes of literals that are complete.)
 */
function buildCode(code: Code, lengths: Uint8Array, from: number, to: number): void {
  const counts = new Uint16Array(longestCode + 1);
  for (let i = from; i < to; i++) counts[lengths[i]!]!++;
  let bits = longestCode;
  while (bits > 0 && counts[bits] === 0) bits--;

  // Codes of one length are consecutive numbers; `free` counts those of the length that are left.
  const firstCode = new Uint16Array(longestCode + 2);
  let free = 1;
  for (let length = 1; length <= bits; length++) {
    free = free * 2 - counts[length]!;
    if (free < 0) throw new InflateFailure(noCode);
    firstCode[length + 1] = (firstCode[length]! + counts[length]!) << 1;
  }
  if (free > 0 && bits > 1) throw new InflateFailure(noCode);

  code.bits = bits;
  const size = 1 << bits;
  const { table } = code;
  if (free > 0) table.fill(0, 0, size);
  for (let i = from; i < to; i++) {
    const length = lengths[i]!;
    if (length === 0) continue;
    // Bits arrive lowest first while codes are written highest first: the index is the code reversed.
    const entry = ((i - from) << 4) | length;
    const first = reversed(firstCode[length]!++, length);
    for (let index = first; index < size; index += 1 << length) table[index] = entry;
  }
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let i = 0; i < bits; i++) result |= ((code >> i) & 1) << (bits - 1 - i);
  return result;
}
