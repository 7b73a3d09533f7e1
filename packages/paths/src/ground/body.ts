/**
 * Bodies larger than a tile: their shape, and the tiles at which they do not fit.
 *
 * A body is a set of rows, each from one column to another, relative to its tile. It fits at a tile if none of these
 * tiles is solid.
 *
 *     size 3:  @ # #        radius 1.2:    # # #       @ is the tile of the body
 *              # # #                       # @ #
 *              # # #                       # # #
 *
 * Solid tiles are bits, so each row of the body is applied by shifts: a run of n tiles takes log2(n) steps, each of
 * which doubles the number of tiles to the east that a bit stands for.
 */
import { productTail } from '@tilewright/units/exact';

/** The rows of a body. Row `top + i` has the columns `from[i]` to `to[i]`, relative to the tile of the body. */
export interface Body {
  readonly top: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** The westernmost and the easternmost column. */
  readonly west: number;
  readonly east: number;
}

/** The rows of a square of `size` tiles, or of a disc. @returns `undefined` if the body covers only its own tile */
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
 * The last column of a row that a disc overlaps, if its center is the center of tile (0, 0). The row must not be
 * farther away than the last column of row 0. A disc that only touches a tile does not overlap it.
 */
function lastOverlapped(row: number, radius: number): number {
  let column = Math.ceil(radius) + 1;
  while (column > 0 && !overlaps(column, row, radius)) column--;
  return column;
}

/**
 * Whether the disc overlaps a tile. Exact: twice the offset to the nearest point of the tile is a whole number on
 * each axis.
 */
function overlaps(column: number, row: number, radius: number): boolean {
  const x = Math.max(0, 2 * column - 1);
  const y = Math.max(0, 2 * row - 1);
  const distance = x * x + y * y;
  const diameter = 2 * radius;
  const square = diameter * diameter;
  return distance < square || (distance === square && productTail(diameter, diameter, square) > 0);
}

/**
 * Finds the tiles of a row at which a body does not fit.
 *
 * @param solid - one bit per tile, 1 if it is solid; rows of `stride` words. All tiles outside are solid
 * @param firstWord - the first word of the row to write; `lastWord` is the last
 * @param into - receives the words from `firstWord` on: 1 where the body does not fit
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
    // The words of all columns to read, which begin `from` columns from the tile.
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

/** Sets each bit for which any of the `width` bits starting with it is set. Bits past the end are 0. */
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
