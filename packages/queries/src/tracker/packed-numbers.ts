/**
 * Numbers of a state in one growing buffer: a header, then doubles, then 32-bit integers, then bytes.
 *
 *     word     0      1        2           3        4     5
 *          +------+---------+--------+---------+------+----------+---------+------+-------+---------+
 *          | kind | version | length | doubles | ints | checksum | doubles | ints | bytes | padding |
 *          +------+---------+--------+---------+------+----------+---------+------+-------+---------+
 *
 * A fill is `begin`, then sections in this order, then `end`; reading is `rewind`, then the same sections. Whole arrays
 * are copied as memory. The header is only written when the bytes are asked for, because a state that stays in the
 * program needs none.
 *
 * In the bytes all numbers are little-endian. The checksum is MurmurHash3, whose steps are one-to-one for each word.
 * So a change within one word, such as that of a single byte, always changes the checksum.
 */
import { argumentError } from '@tilewright/units/checks';

const KIND = 0;
const VERSION = 1;
const LENGTH = 2;
const DOUBLES = 3;
const INTS = 4;
const CHECKSUM = 5;
/** Bytes of the header, of a double, of a 32-bit integer. */
const HEADER = 24;
const DOUBLE = 8;
const INT = 4;
/** An array with at most twice as many numbers as are in use, and this many more, is copied whole. */
const SPARE_NUMBERS = 64;

type Numbers = Float64Array | Int32Array | Uint8Array;

/** What a reader expects in a header, and how its errors name the bytes. */
export interface PackedFormat {
  /** What was packed: four characters, as a little-endian integer. */
  readonly kind: number;
  readonly version: number;
  /** The class whose bytes these are. */
  readonly name: string;
}

export class PackedNumbers {
  // Three views of one buffer. Single numbers are written to them directly: as arguments, doubles would be boxed.
  doubles: Float64Array = new Float64Array(0);
  ints: Int32Array = new Int32Array(0);
  private bytes: Uint8Array = new Uint8Array(0);
  /** Where the next section is written or read. */
  private at = 0;
  /** The length of all, in bytes; 0 while nothing is packed. */
  private length = 0;
  private doublesEnd = 0;
  private intsEnd = 0;
  /** The sections as they were last read: made again only when one lies elsewhere. */
  private readonly sections: Numbers[] = [];
  private sectionsRead = 0;

  /** Whether there is something to read. A buffer that was transferred to a worker holds nothing any more. */
  get isEmpty(): boolean {
    return this.length === 0 || this.bytes.length < this.length;
  }

  clear(): void {
    this.length = 0;
  }

  /** Starts a fill of about this many bytes. */
  begin(length: number): void {
    this.length = 0;
    this.at = this.doublesEnd = this.intsEnd = HEADER;
    this.reserve(HEADER + length);
  }

  /** Makes room for single doubles, and returns the index in `doubles` of the first. The caller writes them all. */
  addDoubles(count: number): number {
    const { at } = this;
    this.advance(at + count * DOUBLE, at + count * DOUBLE);
    return at / DOUBLE;
  }

  /** Adds the first numbers of an array. */
  putDoubles(from: Float64Array, length: number): void {
    const source = beginning(from, length);
    const { at } = this;
    this.reserve(at + source.byteLength);
    this.doubles.set(source, at / DOUBLE);
    this.advance(at + length * DOUBLE, at + length * DOUBLE);
  }

  putInts(from: Int32Array, length: number): void {
    const source = beginning(from, length);
    const { at } = this;
    this.reserve(at + source.byteLength);
    this.ints.set(source, at / INT);
    this.advance(at + length * INT, this.doublesEnd);
  }

  putBytes(from: Uint8Array, length: number): void {
    const source = beginning(from, length);
    const { at } = this;
    this.reserve(at + source.byteLength);
    this.bytes.set(source, at);
    this.at = at + length;
  }

  /** Ends a fill. */
  end(): void {
    const length = Math.ceil(this.at / INT) * INT;
    this.reserve(length);
    this.bytes.fill(0, this.at, length);
    this.length = length;
  }

  /** Starts reading. */
  rewind(): void {
    this.at = HEADER;
    this.sectionsRead = 0;
  }

  /** Passes over single doubles, and returns the index in `doubles` of the first. */
  skipDoubles(count: number): number {
    const { at } = this;
    this.at = at + count * DOUBLE;
    return at / DOUBLE;
  }

  skipInts(count: number): void {
    this.at += count * INT;
  }

  /** Reads numbers into the beginning of an array. */
  readDoubles(into: Float64Array, length: number): void {
    into.set(this.section(Float64Array, length));
  }

  readInts(into: Int32Array, length: number): void {
    into.set(this.section(Int32Array, length));
  }

  readBytes(into: Uint8Array, length: number): void {
    into.set(this.section(Uint8Array, length));
  }

  /** Whether the counts of numbers of each kind are these. */
  holds(doubles: number, ints: number, bytes: number): boolean {
    const doublesEnd = HEADER + doubles * DOUBLE;
    const intsEnd = doublesEnd + ints * INT;
    const length = Math.ceil((intsEnd + bytes) / INT) * INT;
    return this.doublesEnd === doublesEnd && this.intsEnd === intsEnd && this.length === length;
  }

  /**
   * Everything with its header, in little-endian order: a view of the buffer, where that is the order of the machine.
   */
  toBytes({ kind, version }: PackedFormat): Uint8Array {
    if (this.isEmpty) return new Uint8Array(0);
    const { bytes, length, ints } = this;
    const doubleCount = (this.doublesEnd - HEADER) / DOUBLE;
    const intCount = (this.intsEnd - this.doublesEnd) / INT;
    ints[KIND] = kind;
    ints[VERSION] = version;
    ints[LENGTH] = length;
    ints[DOUBLES] = doubleCount;
    ints[INTS] = intCount;
    const packed = isLittleEndian()
      ? bytes.subarray(0, length)
      : reverseNumbers(bytes.slice(0, length), doubleCount, intCount);
    viewOf(packed).setInt32(CHECKSUM * INT, checksum(packed), true);
    return packed;
  }

  /**
   * Takes a copy of bytes that `toBytes` returned, for reading.
   *
   * @throws RangeError if they are not of this format, or were cut off or changed
   */
  static from(where: string, parameter: string, format: PackedFormat, given: Uint8Array): PackedNumbers {
    const packed = new PackedNumbers();
    packed.reserve(Math.max(HEADER, given.length));
    const bytes = packed.bytes.subarray(0, given.length);
    // The copy is checked: what is given may change at any time, if it is shared with a worker.
    bytes.set(given);
    const { name } = format;
    if (bytes.length < HEADER) {
      throw argumentError(where, `${parameter}.length`, `at least ${HEADER}, as in bytes of a ${name}`, bytes.length);
    }
    const header = viewOf(bytes);
    const word = (index: number): number => header.getUint32(index * INT, true);
    if (word(KIND) !== format.kind) throw argumentError(where, parameter, `bytes of a ${name}`, given);
    if (word(VERSION) !== format.version) {
      const remedy = 'Read them by the version of the package that wrote them';
      throw argumentError(where, parameter, `a ${name} of version ${format.version}`, word(VERSION), remedy);
    }
    if (word(LENGTH) !== bytes.length || bytes.length % INT !== 0) {
      const rule = `${word(LENGTH)}, the length in its header`;
      throw argumentError(where, `${parameter}.length`, rule, bytes.length, 'The bytes were cut off or changed');
    }
    const found = checksum(bytes);
    if (header.getInt32(CHECKSUM * INT, true) !== found) {
      const rule = `bytes with the checksum in their header, ${word(CHECKSUM)}`;
      throw argumentError(where, parameter, rule, found >>> 0, 'The bytes were changed');
    }
    packed.length = bytes.length;
    packed.doublesEnd = HEADER + word(DOUBLES) * DOUBLE;
    packed.intsEnd = packed.doublesEnd + word(INTS) * INT;
    if (!isLittleEndian()) reverseNumbers(bytes, word(DOUBLES), word(INTS));
    return packed;
  }

  /** The next section as a view. */
  private section<A extends Numbers>(
    view: new (buffer: ArrayBufferLike, at: number, length: number) => A,
    length: number,
  ): A {
    const { at, sections } = this;
    const { buffer } = this.bytes;
    const index = this.sectionsRead++;
    const known = sections[index];
    const isHere =
      known instanceof view && known.buffer === buffer && known.byteOffset === at && known.length === length;
    const section = isHere ? known : new view(buffer, at, length);
    if (!isHere) sections[index] = section;
    this.at = at + section.byteLength;
    return section;
  }

  /** Moves on, within the doubles or the integers. */
  private advance(at: number, doublesEnd: number): void {
    this.reserve(at);
    this.at = this.intsEnd = at;
    this.doublesEnd = doublesEnd;
  }

  private reserve(length: number): void {
    const { bytes } = this;
    if (length <= bytes.length) return;
    const size = Math.ceil(Math.max(length, bytes.length * 1.5) / DOUBLE) * DOUBLE;
    this.bytes = new Uint8Array(size);
    if (bytes.length > 0) this.bytes.set(bytes); // a transferred buffer has no length, and must not be read
    this.doubles = new Float64Array(this.bytes.buffer);
    this.ints = new Int32Array(this.bytes.buffer);
    this.sections.length = 0;
  }
}

/**
 * An array that begins with `length` numbers in use: itself, because a view would be an allocation and what is copied
 * too much is overwritten by the next section, unless far more would be copied.
 */
function beginning<A extends Numbers>(numbers: A, length: number): A;
function beginning(numbers: Numbers, length: number): Numbers {
  return numbers.length <= 2 * length + SPARE_NUMBERS ? numbers : numbers.subarray(0, length);
}

function isLittleEndian(): boolean {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
}

/** Reverses the bytes of each number: the header and the integers in groups of four, the doubles in groups of eight. */
export function reverseNumbers(bytes: Uint8Array, doubles: number, ints: number): Uint8Array {
  const doublesEnd = HEADER + doubles * DOUBLE;
  for (let at = 0; at < HEADER; at += INT) bytes.subarray(at, at + INT).reverse();
  for (let at = HEADER; at < doublesEnd; at += DOUBLE) bytes.subarray(at, at + DOUBLE).reverse();
  for (let at = doublesEnd; at < doublesEnd + ints * INT; at += INT) bytes.subarray(at, at + INT).reverse();
  return bytes;
}

/** MurmurHash3 (Austin Appleby, public domain), 32 bits, of all little-endian words; the checksum's own counts as 0. */
export function checksum(bytes: Uint8Array): number {
  let hash = hashWords(viewOf(bytes), bytes.length) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return hash ^ (hash >>> 16);
}

/** A function of its own: an engine that compiles a loop while it runs knows nothing of the code behind it. */
function hashWords(words: DataView, length: number): number {
  let hash = 0;
  for (let at = 0; at < length; at += INT) {
    const word = Math.imul(at === CHECKSUM * INT ? 0 : words.getInt32(at, true), 0xcc9e_2d51);
    hash ^= Math.imul((word << 15) | (word >>> 17), 0x1b87_3593);
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe654_6b64) | 0;
  }
  return hash;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
