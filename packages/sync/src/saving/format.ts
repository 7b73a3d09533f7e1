/**
 * Columns as bytes, all numbers little-endian:
 *
 *     word    0       1        2        3         4
 *         +------+---------+--------+----------+-------+------------------------------------+---------+
 *         | kind | version | length | checksum | count | per column: kind, rows, length of  | numbers |
 *         |      |         |        |          |       | the name, and the name, two bytes  |         |
 *         +------+---------+--------+----------+-------+ a letter, in whole words           +---------+
 *
 * The checksum covers everything after it.
 */
import { checksum } from '../bytes/murmur.js';
import { DIRECTIONS, PAIRS, SINGLE } from './columns.js';

/** `TWCO`, as a little-endian integer. */
export const SAVED_KIND = 0x4f43_5754;
export const SAVED_VERSION = 1;
const WORD = 4;
export const AT_VERSION = 4;
export const AT_LENGTH = 8;
export const AT_CHECKSUM = 12;
export const AT_COUNT = 16;
export const AT_COLUMNS = 20;
/** The bytes of a column header without the name. */
export const COLUMN_HEADER = 12;

/** The bytes of a name, rounded up to whole words. */
export function nameBytes(letters: number): number {
  return Math.ceil((2 * letters) / WORD) * WORD;
}

/** The bytes of the numbers of a column. */
export function numberBytes(kind: number, rows: number): number {
  if (kind === DIRECTIONS) return rows * 4;
  return rows * (kind >= PAIRS ? 2 : 1) * ((kind & SINGLE) === 0 ? 8 : 4);
}

/** The checksum of everything after the checksum field. */
export function checksumOf(bytes: Uint8Array): number {
  return checksum(bytes, AT_COUNT, bytes.length);
}
