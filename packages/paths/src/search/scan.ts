/**
 * Looks along a row or a column for the next tile where a path may turn, 32 tiles at a time.
 *
 * Along a row to the east, under `'no-corner-cutting'`: a path may turn to the north first in the tile behind a closed one.
 *
 *     row above   1 1 0 0 1 1      a path that turns before the closed tiles is no longer than one that
 *     own row     > > > > J .      turned earlier, diagonally; at J, the turn is the first one possible
 *
 * So the tiles where it must stop are `above & ~(above << 1)` and the same for the row below. Under `'eight-way'`, a path may
 * pass the corner diagonally, and so turns one tile earlier: `~above & (above >>> 1)`. Rows are words that follow each
 * other, and the first and last bit of each is a closed tile. Goals are bits of the same layout.
 */

/** Every 2^16 tiles a path stops, so that the lengths of moves stay small. The mask is one of words. */
const STOP_MASK = 0x7ff;

/**
 * The next tile at which a path along a row may end or turn, to the east: greater columns.
 *
 * @param row - the index of the first word of the row, and `stride` the number of words of each
 * @param column - that of the tile from which to look; itself it is not looked at
 * @param cuts - whether diagonal moves cut corners
 * @returns its column, or 0 if the path ends at a closed tile first
 */
export function scanForward(
  words: Int32Array,
  goals: Int32Array,
  row: number,
  stride: number,
  column: number,
  cuts: boolean,
): number {
  const first = column + 1;
  let mask = -1 << (first & 31);
  for (let word = first >>> 5; ; word++) {
    const at = row + word;
    const above = words[at - stride]!;
    const below = words[at + stride]!;
    const closed = ~words[at]!;
    let stops = goals[at]!;
    if (cuts) {
      stops |= ~above & ((above >>> 1) | (words[at - stride + 1]! << 31));
      stops |= ~below & ((below >>> 1) | (words[at + stride + 1]! << 31));
    } else {
      stops |= above & ~((above << 1) | (words[at - stride - 1]! >>> 31));
      stops |= below & ~((below << 1) | (words[at + stride - 1]! >>> 31));
    }
    if ((word & STOP_MASK) === 0) stops |= 1;
    const found = (closed | stops) & mask;
    if (found !== 0) {
      const bit = found & -found;
      return (closed & bit) === 0 ? (word << 5) + 31 - Math.clz32(bit) : 0;
    }
    mask = -1;
  }
}

/** The same to the west: smaller columns. */
export function scanBackward(
  words: Int32Array,
  goals: Int32Array,
  row: number,
  stride: number,
  column: number,
  cuts: boolean,
): number {
  const first = column - 1;
  let mask = -1 >>> (31 - (first & 31));
  for (let word = first >>> 5; ; word--) {
    const at = row + word;
    const above = words[at - stride]!;
    const below = words[at + stride]!;
    const closed = ~words[at]!;
    let stops = goals[at]!;
    if (cuts) {
      stops |= ~above & ((above << 1) | (words[at - stride - 1]! >>> 31));
      stops |= ~below & ((below << 1) | (words[at + stride - 1]! >>> 31));
    } else {
      stops |= above & ~((above >>> 1) | (words[at - stride + 1]! << 31));
      stops |= below & ~((below >>> 1) | (words[at + stride + 1]! << 31));
    }
    if ((word & STOP_MASK) === 0) stops |= 1;
    const found = (closed | stops) & mask;
    if (found !== 0) {
      const bit = 31 - Math.clz32(found);
      return ((closed >>> bit) & 1) === 0 ? (word << 5) + bit : 0;
    }
    mask = -1;
  }
}
