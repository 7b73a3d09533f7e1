/**
 * The tiles of a layer or chunk: 32-bit numbers, as an array or as base64 text, compressed or not.
 *
 * Reading takes two steps, so that a false size in a header allocates nothing: `checkTileData` compares the size with
 * the data, and `writeTileData` fills an array that the caller allocates between the two.
 */
import { errorAt, inside, type Place } from '../error.js';
import { decodeBase64 } from './base64.js';
import { decompress, MOST_BYTES_PER_BYTE } from './decompress.js';
import type { Compression } from './platform.js';

/** The format of a layer's tiles: its `encoding` and `compression`, checked. */
export interface TileFormat {
  readonly encoding: 'csv' | 'base64';
  readonly compression: Compression | undefined;
}

/** Data that are long enough for the expected tiles. */
export type CheckedTileData =
  | { readonly kind: 'numbers'; readonly values: readonly unknown[] }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: Compression; readonly bytes: Uint8Array; readonly text: string };

/**
 * Checks that data can hold exactly `count` tiles.
 *
 * @throws TiledError if the data are of the wrong kind, too short, too long, or not base64
 */
export function checkTileData(place: Place, data: unknown, format: TileFormat, count: number): CheckedTileData {
  if (Array.isArray(data)) {
    if (data.length !== count) throw errorAt(place, `an array of ${count} tiles`, data, `It has ${data.length}`);
    return { kind: 'numbers', values: data };
  }
  if (typeof data !== 'string' || format.encoding !== 'base64') {
    const rule = format.encoding === 'base64' ? 'base64 text' : 'an array of tiles';
    throw errorAt(place, rule, data, 'Check the encoding of the layer');
  }
  const bytes = decodeBase64(data);
  if (typeof bytes === 'string') throw errorAt(place, 'base64 text', data, bytes);
  if (format.compression === undefined) {
    if (bytes.length !== count * 4) {
      throw errorAt(place, `base64 text of ${count} tiles (${count * 4} bytes)`, data, `It has ${bytes.length} bytes`);
    }
    return { kind: 'bytes', bytes };
  }
  if (count * 4 > bytes.length * MOST_BYTES_PER_BYTE) {
    const remedy = `It has ${bytes.length} bytes, which are too few`;
    throw errorAt(place, compressedRule(format.compression, count), data, remedy);
  }
  return { kind: format.compression, bytes, text: data };
}

/**
 * Fills an array with the tiles of checked data.
 *
 * @throws TiledError (the promise rejects) if an element is not an unsigned 32-bit integer, or compressed data do not
 * give exactly as many tiles
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
  return `base64 text of ${count} tiles (${count * 4} bytes) compressed with ${compression}`;
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

/** The files are little-endian, and so are nearly all machines. */
function isLittleEndian(): boolean {
  return new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
}

/** Reverses the bytes of each number, on a big-endian machine. */
export function swapBytes(numbers: Uint32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const n = numbers[i]!;
    numbers[i] = (n << 24) | ((n & 0xff00) << 8) | ((n >>> 8) & 0xff00) | (n >>> 24);
  }
}
