/**
 * The chords of solid tiles: straight cuts between two concave corners that face each other.
 *
 *     ######      A partition into rectangles has a cut at each concave corner (o). A cut along a chord (o-o) serves two
 *     o----o      of them, so a minimum partition has as many chords as possible, no two of which share a point:
 *     .####.
 *                 rectangles = concave corners - chords + (convex corners - concave corners) / 4
 *
 * Sources: W. Lipski, E. Lodi, F. Luccio, C. Mugnai, L. Pagli: "On two-dimensional data organization II" (1979);
 * T. Ohtsuki: "Minimum dissection of rectilinear regions" (1982).
 */
import type { Bipartite } from './matching.js';
import type { SolidBits } from './solid-bits.js';

/** Tiles and corners by index, with a margin of open tiles: a corner has the index of the tile south-east of it. */
export interface CornerGrid {
  readonly columns: number;
  readonly rows: number;
  /** The index difference between two rows. The tile in the first column and row has the index `pitch + 1`. */
  readonly pitch: number;
  /** For each corner, the solid tiles around it as bits: 1 northwest, 2 northeast, 4 southwest, 8 southeast. */
  readonly around: Uint8Array;
}

export const FULL = 15;
/** Three of four tiles are solid. */
export const isConcave = (around: number): boolean => around === 14 || around === 13 || around === 11 || around === 7;
/** Whether the open tile of a concave corner is in the west; below: in the north. */
export const isOpenInWest = (around: number): boolean => (around & 5) !== 5;
const isOpenInNorth = (around: number): boolean => (around & 3) !== 3;

/** The corners of solid tiles. */
export function cornerGridOf({ columns, rows, words, stride }: SolidBits): CornerGrid {
  const pitch = columns + 2;
  const around = new Uint8Array(pitch * (rows + 2));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (((words[row * stride + (column >>> 5)]! >>> (column & 31)) & 1) === 0) continue;
      const index = (row + 1) * pitch + column + 1;
      around[index]! |= 8;
      around[index + 1]! |= 4;
      around[index + pitch]! |= 2;
      around[index + pitch + 1]! |= 1;
    }
  }
  return { columns, rows, pitch, around };
}

/** Chords, each as the indexes of its two ends. */
export interface Chords {
  /** Horizontal chords: western end, eastern end, ... */
  readonly level: Int32Array;
  /** Vertical chords: northern end, southern end, ... */
  readonly upright: Int32Array;
}

/** All chords: the horizontal chords by rows, the vertical chords by the rows of their southern ends. */
export function chordsOf({ columns, rows, pitch, around }: CornerGrid): Chords {
  const level: number[] = [];
  const upright: number[] = [];
  /** For each column, the concave corner north of the current row from which a cut goes south, or 0. */
  const fromNorth = new Int32Array(pitch);
  for (let row = 1; row <= rows + 1; row++) {
    let fromWest = 0;
    for (let column = 1; column <= columns + 1; column++) {
      const index = row * pitch + column;
      const tiles = around[index]!;
      if (tiles === FULL) continue;
      const isEnd = isConcave(tiles);
      if (isEnd && fromWest !== 0 && !isOpenInWest(tiles)) level.push(fromWest, index);
      if (isEnd && fromNorth[column] !== 0 && !isOpenInNorth(tiles)) upright.push(fromNorth[column]!, index);
      fromWest = isEnd && isOpenInWest(tiles) ? index : 0;
      fromNorth[column] = isEnd && isOpenInNorth(tiles) ? index : 0;
    }
  }
  return { level: Int32Array.from(level), upright: Int32Array.from(upright) };
}

/** The graph of chords that share a point: horizontal chords on the left, vertical chords on the right. */
export function crossingsOf({ pitch, around }: CornerGrid, { level, upright }: Chords): Bipartite {
  /** For each corner, the number of the vertical chord through it plus 1, or 0. There is at most one. */
  const through = new Int32Array(around.length);
  for (let chord = 0; 2 * chord < upright.length; chord++) {
    for (let index = upright[2 * chord]!; index <= upright[2 * chord + 1]!; index += pitch) through[index] = chord + 1;
  }
  const starts = new Int32Array(level.length / 2 + 1);
  const ends: number[] = [];
  for (let chord = 0; 2 * chord < level.length; chord++) {
    for (let index = level[2 * chord]!; index <= level[2 * chord + 1]!; index++) {
      if (through[index] !== 0) ends.push(through[index]! - 1);
    }
    starts[chord + 1] = ends.length;
  }
  return { leftCount: level.length / 2, rightCount: upright.length / 2, starts, ends: Int32Array.from(ends) };
}
