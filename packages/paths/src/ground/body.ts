/**
 * Where a body larger than a tile can be: its shape, and the tiles that are too narrow for it.
 *
 * A body is rows of tiles around its own, each from one column to another. It can be at a tile if none of these is solid.
 *
 *     size 3:  @ # #        radius 1.2:    # # #       @ is the tile of the body
 *              # # #                       # @ #
 *              # # #                       # # #
 *
 * Solid tiles are bits, so the tiles in reach of a row are found by shifts: of all n tiles from a column on, in log2(n)
 * steps, each of which doubles how many tiles to the east a bit stands for.
 */
import { productTail } from '@tilewright/units/exact';

/** The rows of a body. Row `top + i` has the columns `from[i]` to `to[i]`, as seen from the tile of the body. */
export interface Body {
  readonly top: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The westernmost and the easternmost column. */
  readonly west: number;
  readonly east: number;
}

/** The body of a square of `size` tiles, or of a disc. @returns `undefined` if it is its own tile alone */
export function bodyOf(size: number, radius: number): Body | undefined {
  if (size > 1) {
    return {
      top: 0,
      from: Array.from({ length: size }, () => 0),
      to: Array.from({ length: size }, () => size - 1),
      west: 0,
      east: size - 1,
    };
  }
  const last = lastOverlapped(0, radius);
  if (last === 0) return undefined;
  const to = Array.from({ length: 2 * last + 1 }, (_, row) => lastOverlapped(Math.abs(row - last), radius));
  return { top: -last, from: to.map((column) => -column), to, west: -last, east: last };
}

/**
 * The last column of a row of tiles that a disc overlaps, with its center in the center of column 0 of row 0; the row is at
 * most as far away as the last column of row 0. A disc that only touches a tile does not overlap it.
 */
function lastOverlapped(row: number, radius: number): number {
  let column = Math.ceil(radius) + 1;
  while (column > 0 && !overlaps(column, row, radius)) column--;
  return column;
}

/** Whether the disc overlaps a tile: exactly, since twice the distance to its nearest point is made of whole numbers. */
function overlaps(column: number, row: number, radius: number): boolean {
  const x = Math.max(0, 2 * column - 1);
  const y = Math.max(0, 2 * row - 1);
  const distance = x * x + y * y;
  const diameter = 2 * radius;
  const square = diameter * diameter;
  return distance < square || (distance === square && productTail(diameter, diameter, square) > 0);
}

/**
 * Finds the tiles of a row that are too narrow for a body.
 *
 * @param solid - one bit per tile, 1 if it is solid; rows of `stride` words. All tiles outside are solid
 * @param firstWord - the first word of the row that is written, up to `lastWord`
 * @param into - at index 0, the word `firstWord`: 1 where the body cannot be
 * @param buffer - with room for `wordsForBody` words
 */
export function narrowTiles(
  body: Body,
  solid: Int32Array,
  rows: number,
  stride: number,
  row: number,
  firstWord: number,
  lastWord: number,
  into: Int32Array,
  buffer: Int32Array,
): void {
  const count = lastWord - firstWord + 1;
  into.fill(0, 0, count);
  for (let i = 0; i < body.from.length; i++) {
    const y = row + body.top + i;
    if (y < 0 || y >= rows) {
      into.fill(-1, 0, count);
      return;
    }
    const from = body.from[i]!;
    const width = body.to[i]! - from + 1;
    // The words of all columns that are read, which begin `from` columns off.
    const begin = firstWord + (from >> 5);
    const end = lastWord + ((31 + body.to[i]!) >> 5);
    for (let word = begin; word <= end; word++) {
      buffer[word - begin] = word < 0 || word >= stride ? -1 : solid[y * stride + word]!;
    }
    widen(buffer, end - begin + 1, width);
    const shift = from & 31;
    for (let word = 0; word < count; word++) {
      into[word]! |= shift === 0 ? buffer[word]! : (buffer[word]! >>> shift) | (buffer[word + 1]! << (32 - shift));
    }
  }
}

/** The number of words in the buffer of `narrowTiles`. */
export function wordsForBody(body: Body | undefined, stride: number): number {
  return body === undefined ? 0 : stride + ((31 + body.east) >> 5) - (body.west >> 5) + 1;
}

/** Sets each bit for which one of the `width` bits from it on is set. Bits past the end are 0. */
function widen(words: Int32Array, count: number, width: number): void {
  for (let done = 1; done < width;) {
    const step = Math.min(done, width - done);
    const skipped = step >>> 5;
    const shift = step & 31;
    for (let word = 0; word + skipped < count; word++) {
      const low = words[word + skipped]!;
      const high = word + skipped + 1 < count ? words[word + skipped + 1]! : 0;
      words[word]! |= shift === 0 ? low : (low >>> shift) | (high << (32 - shift));
    }
    done += step;
  }
}
