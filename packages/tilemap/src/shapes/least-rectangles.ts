/**
 * The minimum partition of solid tiles into rectangles: cuts along as many chords as possible, then a horizontal cut
 * from each remaining concave corner, up to the border or to a vertical chord. See `chords.ts`.
 */
import { chordsOf, type CornerGrid, cornerGridOf, crossingsOf, FULL, isConcave, isOpenInWest } from './chords.js';
import type { IntegerList } from './integer-list.js';
import { largestIndependentSet } from './matching.js';
import type { SolidBits } from './solid-bits.js';

/** Bits of a tile: a cut along its north or west side, and whether a rectangle covers it. */
const CUT_NORTH = 1;
const CUT_WEST = 2;
const COVERED = 4;
/** The bit of `around` for the tile southeast of the corner. */
const SOUTH_EAST = 8;

/** Adds x, y, width and height of each rectangle, ordered by its first row, then by its first column. */
export function addLeastRectangles(found: IntegerList, bits: SolidBits): void {
  const grid = cornerGridOf(bits);
  const marks = new Uint8Array(grid.around.length);
  cut(grid, marks);
  const { columns, rows, pitch, around } = grid;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = (row + 1) * pitch + column + 1;
      if ((around[index]! & SOUTH_EAST) === 0 || (marks[index]! & COVERED) !== 0) continue;
      let width = 1;
      while (goesOn(around, marks, index + width, CUT_WEST)) width++;
      let height = 1;
      while (goesOn(around, marks, index + height * pitch, CUT_NORTH)) height++;
      for (let down = 0; down < height; down++) {
        for (let right = 0; right < width; right++) marks[index + down * pitch + right]! |= COVERED;
      }
      found.addFour(bits.west + column, bits.north + row, width, height);
    }
  }
}

function goesOn(around: Uint8Array, marks: Uint8Array, index: number, side: number): boolean {
  return (around[index]! & SOUTH_EAST) !== 0 && (marks[index]! & side) === 0;
}

/** Marks the cuts of the minimum partition. */
function cut(grid: CornerGrid, marks: Uint8Array): void {
  const { pitch, around } = grid;
  const chords = chordsOf(grid);
  const { level, upright } = chords;
  const chosen = largestIndependentSet(crossingsOf(grid, chords));
  /** Whether a chosen chord ends at a concave corner. */
  const isServed = new Uint8Array(around.length);
  for (let chord = 0; chord < chosen.right.length; chord++) {
    if (chosen.right[chord] === 0) continue;
    const [north, south] = [upright[2 * chord]!, upright[2 * chord + 1]!];
    for (let index = north; index < south; index += pitch) marks[index]! |= CUT_WEST;
    isServed[north] = 1;
    isServed[south] = 1;
  }
  for (let chord = 0; chord < chosen.left.length; chord++) {
    if (chosen.left[chord] === 0) continue;
    const [west, east] = [level[2 * chord]!, level[2 * chord + 1]!];
    for (let index = west; index < east; index++) marks[index]! |= CUT_NORTH;
    isServed[west] = 1;
    isServed[east] = 1;
  }
  for (let index = 0; index < around.length; index++) {
    if (!isConcave(around[index]!) || isServed[index] === 1) continue;
    const isEastward = isOpenInWest(around[index]!);
    let corner = index;
    do {
      marks[isEastward ? corner : corner - 1]! |= CUT_NORTH;
      corner += isEastward ? 1 : -1;
    } while (around[corner] === FULL && (marks[corner]! & CUT_WEST) === 0);
  }
}
