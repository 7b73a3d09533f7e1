/**
 * The tiles of a layer or chunk: 32-bit numbers, as an array or as base64 text, plain or compressed.
 *
 * Two steps, so that no header is taken at its word: `checkTileData` compares the count with what is there, and
 * `writeTileData` fills an array that was made after that.
 */
import { errorAt, inside, type Place } from '../error.js';
import { decodeBase64 } from './base64.js';
import { decompress, mostBytesPerByte } from './decompress.js';
import type { Compression } from './platform.js';

/** How the tiles of a layer are written: the layer's `encoding` and `compression`, checked. */
export interface TileFormat {
  readonly encoding: 'csv' | 'base64';
  readonly compression: Compression | undefined;
}

/** Data that can hold the tiles they should hold. */
export type CheckedTileData =
  | { readonly kind: 'numbers'; readonly values: readonly unknown[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: Compression; readonly bytes: Uint8Array; readonly text: string };

/**
 * Checks that data can hold `count` tiles.
 *
 * @throws TiledError if they are of the wrong kind, too short or too long, or no base64
 */
export function checkTileData(place: Place, data: unknown, format: TileFormat, count: number): CheckedTileData {
  if (Array.isArray(data)) {
    if (data.length !== count) throw errorAt(place, `an array of ${count} tiles`, data, `It has ${data.length}`);
    return { kind: 'numbers', values: data };
  }
  if (typeof data !== 'string' || format.encoding !== 'base64') {
    const rule = format.encoding === 'base64' ? 'base64 text' : 'an array of tiles';
    throw errorAt(place, rule, data, 'Compare the encoding of the layer');
  }
  const bytes = decodeBase64(data);
  if (typeof bytes === 'string') throw errorAt(place, 'base64 text', data, bytes);
  if (format.compression === undefined) {
    if (bytes.length !== count * 4) {
      throw errorAt(place, `base64 text of ${count} tiles (${count * 4} bytes)`, data, `It has ${bytes.length} bytes`);
    }
    return { kind: 'bytes', bytes };
  }
  if (count * 4 > bytes.length * mostBytesPerByte) {
    const remedy = `Its ${bytes.length} bytes are too few for that`;
    throw errorAt(place, compressedRule(format.compression, count), data, remedy);
  }
  return { kind: format.compression, bytes, text: data };
}

/**
 * Fills an array with the tiles of checked data.
 *
 * @throws TiledError (the promise rejects) if an element is no 32-bit number, or compressed data do not give exactly as
 * many tiles
 */
export async function writeTileData(
  place: Place,
  data: CheckedTileData,
  target: Uint32Array<ArrayBuffer>,
): Promise<void> {
  if (data.kind === 'numbers') {
    writeNumbers(place, data.values, target);
    return;
  }
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength);
  if (data.kind === 'bytes') {
    bytes.set(data.bytes);
  } else {
    const failure = await decompress(data.kind, data.bytes, bytes);
    if (failure !== undefined) throw errorAt(place, compressedRule(data.kind, target.length), data.text, failure);
  }
  if (!isLittleEndian()) swapBytes(target);
}

function compressedRule(compression: Compression, count: number): string {
  return `base64 text of ${compression} data of ${count} tiles (${count * 4} bytes)`;
}

function writeNumbers(place: Place, values: readonly unknown[], target: Uint32Array): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const id = typeof value === 'number' ? value >>> 0 : undefined;
    if (id === undefined || id !== value) {
      throw errorAt(inside(place, i), 'a tile: an integer from 0 to 4294967295', value);
    }
    target[i] = id;
  }
}

/** The files are little-endian, as nearly all machines are. */
function isLittleEndian(): boolean {
  return new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
}

/** Turns numbers that were read with their bytes in the wrong order. */
export function swapBytes(numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i]!;
    numbers[i] = (n << 24) | ((n & 0xff00) << 8) | ((n >>> 8) & 0xff00) | (n >>> 24);
  }
}
