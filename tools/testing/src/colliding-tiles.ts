/** Tiles that were chosen against the hash of `TileHashSet`: the inverse of the hash gives them, without a search. */

/**
 * The inverse of an odd number among the numbers of 32 bits. Each round of Newton's method doubles the bits that are
 * right.
 */
function inverse(odd: number): number {
  let result = odd;
  for (let round = 0; round < 5; round++) result = Math.imul(result, 2 - Math.imul(odd, result));
  return result;
}

/**
 * The coordinates of tiles whose hashes are equal, or follow one another.
 *
 * @param step - the difference between the hashes of two tiles in a row
 * @param stride - the divisor of all coordinates, a power of two, as of the first tiles of chunks
 */
export function collidingTiles(count: number, step: number, stride: number): [x: number, y: number][] {
  const tiles: [number, number][] = [];
  for (let x = 0; tiles.length < count; x += stride) {
    let bits = Math.imul(tiles.length, step) | 0;
    bits = Math.imul(bits ^ (bits >>> 16), inverse(0x7feb_352d));
    bits = Math.imul(bits ^ (bits >>> 13) ^ (bits >>> 26), inverse(0x85eb_ca77));
    const columnBits = Math.imul(x ^ (x >>> 16), 0x9e37_79b1);
    bits = (bits - (columnBits ^ (columnBits >>> 15))) | 0;
    const y = bits ^ (bits >>> 16);
    if (y % stride === 0) tiles.push([x, y]);
  }
  return tiles;
}
