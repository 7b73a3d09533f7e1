/**
 * Computes the sets of neighbors for a whole row of tiles.
 *
 *     north  a0 a1 a2      The nine values around a tile shift by one column for the next tile, so each tile reads only
 *     here   h0 h1 h2      three new values. At the border of the map, where some of the nine are missing,
 *     south  b0 b1 b2      `neighborBits` reads them one by one.
 */
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { type IsSame, neighborBits } from './neighbor-set.js';
import type { TerrainRow, TerrainRows } from './terrain-rows.js';

/** The rule for neighbors of the same kind. */
export interface NeighborRule<T> {
  /** If `undefined`, tiles with the same value are of the same kind. */
  readonly isSame: IsSame<T> | undefined;
  /** Whether tiles outside the map are of the same kind. */
  readonly outside: boolean;
}

/** Writes the bits of the sets of a row of tiles, from `west` to `east`, into `sets[0]` and the next elements. */
export function neighborRow<T>(
  sets: Uint8Array,
  map: ReadonlyTilemap<T>,
  rows: TerrainRows<T>,
  { isSame, outside }: NeighborRule<T>,
  y: number,
  west: number,
  east: number,
): void {
  const { bounds } = map;
  const hasBoth = y > bounds.y && y < bounds.y + bounds.height - 1;
  // The columns whose tiles have all eight neighbors.
  const first = hasBoth ? Math.max(west, bounds.x + 1) : east + 1;
  const last = hasBoth ? Math.min(east, bounds.x + bounds.width - 2) : east;
  for (let x = west; x < first && x <= east; x++) sets[x - west] = neighborBits(map, x, y, isSame, outside);
  if (first <= last) {
    const north = rows.row(y - 1, first - 1, last + 1);
    const here = rows.row(y, first - 1, last + 1);
    const south = rows.row(y + 1, first - 1, last + 1);
    if (isSame === undefined) equalNeighbors(sets, west, north, here, south, first, last);
    else sameNeighbors(sets, west, north, here, south, first, last, isSame);
  }
  for (let x = Math.max(last, first - 1) + 1; x <= east; x++) {
    sets[x - west] = neighborBits(map, x, y, isSame, outside);
  }
}

/** The sets for tiles with all eight neighbors, if equal values mean the same kind. */
function equalNeighbors(
  sets: Uint8Array,
  west: number,
  north: TerrainRow<unknown>,
  here: TerrainRow<unknown>,
  south: TerrainRow<unknown>,
  first: number,
  last: number,
): void {
  const above = north.data;
  const middle = here.data;
  const below = south.data;
  let a = north.start + first;
  let h = here.start + first;
  let b = south.start + first;
  let a0 = above[a - 1];
  let a1 = above[a];
  let h0 = middle[h - 1];
  let h1 = middle[h];
  let b0 = below[b - 1];
  let b1 = below[b];
  for (let index = first - west; index <= last - west; index++) {
    const a2 = above[++a];
    const h2 = middle[++h];
    const b2 = below[++b];
    sets[index] =
      (h1 === h2 ? 1 : 0) |
      (h1 === b2 ? 2 : 0) |
      (h1 === b1 ? 4 : 0) |
      (h1 === b0 ? 8 : 0) |
      (h1 === h0 ? 16 : 0) |
      (h1 === a0 ? 32 : 0) |
      (h1 === a1 ? 64 : 0) |
      (h1 === a2 ? 128 : 0);
    a0 = a1;
    a1 = a2;
    h0 = h1;
    h1 = h2;
    b0 = b1;
    b1 = b2;
  }
}

/**
 * The sets for tiles with all eight neighbors, by a predicate, which is called for each pair of neighbors in both
 * directions.
 */
function sameNeighbors<T>(
  sets: Uint8Array,
  west: number,
  north: TerrainRow<T>,
  here: TerrainRow<T>,
  south: TerrainRow<T>,
  first: number,
  last: number,
  isSame: IsSame<T>,
): void {
  const above = north.data;
  const middle = here.data;
  const below = south.data;
  let a = north.start + first;
  let h = here.start + first;
  let b = south.start + first;
  for (let index = first - west; index <= last - west; index++, a++, h++, b++) {
    const value = middle[h]!;
    sets[index] =
      (isSame(value, middle[h + 1]!) ? 1 : 0) |
      (isSame(value, below[b + 1]!) ? 2 : 0) |
      (isSame(value, below[b]!) ? 4 : 0) |
      (isSame(value, below[b - 1]!) ? 8 : 0) |
      (isSame(value, middle[h - 1]!) ? 16 : 0) |
      (isSame(value, above[a - 1]!) ? 32 : 0) |
      (isSame(value, above[a]!) ? 64 : 0) |
      (isSame(value, above[a + 1]!) ? 128 : 0);
  }
}
