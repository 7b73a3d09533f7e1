/**
 * The wrappers around deflate data that Tiled writes: zlib (RFC 1950) and gzip (RFC 1952), with their checksums.
 *
 * Strict: nothing may follow the data, and a wrong checksum is an error.
 */
import { adler32, crc32 } from './checksums.js';
import { createInflater, InflateFailure, type Inflater } from './inflate.js';

export type Compression = 'zlib' | 'gzip';

/** Decompresses one piece of data after another. */
export interface Decompressor {
  /**
   * Fills `output` with the data that `input` holds.
   *
   * @throws InflateFailure if they are broken, or hold more or fewer bytes than `output`
   */
  decompress(compression: Compression, input: Uint8Array, output: Uint8Array): void;
}

export function createDecompressor(): Decompressor {
  // Its tables are made when the first compressed data come.
  let inflater: Inflater | undefined;
  return {
    decompress(compression, input, output) {
      inflater ??= createInflater();
      if (compression === 'zlib') decompressZlib(inflater, input, output);
      else decompressGzip(inflater, input, output);
    },
  };
}

function decompressZlib(inflater: Inflater, input: Uint8Array, output: Uint8Array): void {
  if (input.length < 6) throw new InflateFailure('The data end too early');
  const [method = 0, flags = 0] = input;
  if ((method & 15) !== 8 || method >> 4 > 7 || (method * 256 + flags) % 31 !== 0) {
    throw new InflateFailure('The data do not begin as zlib data do');
  }
  if ((flags & 32) !== 0) throw new InflateFailure('The data need a dictionary');
  const end = inflater.inflate(input, 2, output);
  requireEnd(input, end + 4);
  if (uint32BigEndian(input, end) !== adler32(output)) throw new InflateFailure('Their checksum is wrong');
}

const hasExtra = 4;
const hasName = 8;
const hasComment = 16;
const hasHeaderCrc = 2;

function decompressGzip(inflater: Inflater, input: Uint8Array, output: Uint8Array): void {
  if (input.length < 18) throw new InflateFailure('The data end too early');
  const [first, second, method, flags = 0] = input;
  if (first !== 0x1f || second !== 0x8b || method !== 8 || (flags & 0xe0) !== 0) {
    throw new InflateFailure('The data do not begin as gzip data do');
  }
  let start = 10;
  if ((flags & hasExtra) !== 0) start += 2 + input[10]! + input[11]! * 256;
  if ((flags & hasName) !== 0) start = afterZero(input, start);
  if ((flags & hasComment) !== 0) start = afterZero(input, start);
  if ((flags & hasHeaderCrc) !== 0) start += 2;
  if (start > input.length) throw new InflateFailure('The data end too early');
  const end = inflater.inflate(input, start, output);
  requireEnd(input, end + 8);
  const isWhole = uint32(input, end) === crc32(output) && uint32(input, end + 4) === output.length >>> 0;
  if (!isWhole) throw new InflateFailure('Their checksum is wrong');
}

function requireEnd(input: Uint8Array, end: number): void {
  if (input.length < end) throw new InflateFailure('The data end too early');
  if (input.length > end) throw new InflateFailure(`Something follows them (${input.length - end} bytes)`);
}

/** The index after the next zero byte; past the end if there is none. */
function afterZero(input: Uint8Array, start: number): number {
  const zero = input.indexOf(0, start);
  return zero < 0 ? input.length + 1 : zero + 1;
}

function uint32(bytes: Uint8Array, at: number): number {
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}

function uint32BigEndian(bytes: Uint8Array, at: number): number {
  return ((bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!) >>> 0;
}
