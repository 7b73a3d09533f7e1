/**
 * The border between solid and open tiles, as runs along the lines between rows, linked to loops.
 *
 *     line 0   .  o--->o .      A run goes east with solid tiles south of it, or west with solid tiles north of it: solid
 *     row 0    .  |###|  .      is on the right. Where a run ends, the border continues along a column to the next run,
 *     line 1   o->o   |  .      `NEXT`. So a loop alternates between runs and columns, and has two corners per run.
 *     row 1    |#######  .
 *     line 2   o<-----o  .
 *
 * Runs are numbered by lines from north to south, and from west to east in a line. So the first run of a loop has
 * the northernmost corner of the loop and, among several, the westernmost.
 *
 * Where two diagonal solid tiles meet in a corner, two runs meet. At first each tile keeps its own border there;
 * `pairing.ts` joins borders afterwards.
 */
import { argumentError } from '@tilewright/units/checks';
import { MOST_OUTLINE_CORNERS } from '../limits.js';
import { bitCount, type SolidBits } from './solid-bits.js';

/** Runs by their numbers. */
export interface BorderRuns {
  readonly count: number;
  /** `FIELDS` numbers for each run. */
  readonly data: Int32Array;
}

// The offsets of the numbers of a run.
/** The column line at which it starts; less than `TO` if it goes east. */
export const FROM = 0;
/** The column line at which it ends. */
export const TO = 1;
/** The row line on which it lies. */
export const LINE = 2;
/** The next run of its loop, as an offset in `data`. */
export const NEXT = 3;
export const FIELDS = 4;

/** @throws RangeError if there are too many runs for the memory */
export function borderRunsOf(where: string, bits: SolidBits): BorderRuns {
  const count = countRuns(bits);
  if (2 * count > MOST_OUTLINE_CORNERS) {
    throw argumentError(where, 'corners', `at most ${MOST_OUTLINE_CORNERS}`, 2 * count, 'Pass smaller bounds');
  }
  const data = new Int32Array(FIELDS * count);
  linkRuns(bits, data);
  return { count, data };
}

function countRuns({ words, stride, rows }: SolidBits): number {
  let count = 0;
  for (let line = 0; line <= rows; line++) {
    let carryEast = 0;
    let carryWest = 0;
    const below = line * stride;
    const above = (line === 0 ? rows : line - 1) * stride;
    for (let word = 0; word < stride; word++) {
      const south = words[below + word]!;
      const north = words[above + word]!;
      const east = south & ~north;
      const west = north & ~south;
      count += bitCount(east & ~((east << 1) | carryEast)) + bitCount(west & ~((west << 1) | carryWest));
      carryEast = east >>> 31;
      carryWest = west >>> 31;
    }
  }
  return count;
}

function linkRuns(
  { words, stride, rows, columns, west: firstColumn, north: firstRow }: SolidBits,
  data: Int32Array,
): void {
  /** For each column, the run of the border that goes south to the current line. */
  const fromNorth = new Int32Array(columns + 1);
  let run = -FIELDS;
  for (let line = 0; line <= rows; line++) {
    const below = line * stride;
    const above = (line === 0 ? rows : line - 1) * stride;
    // The tile west of a word: bit 0 of the word after a shift.
    let carryNorth = 0;
    let carrySouth = 0;
    for (let word = 0; word < stride; word++) {
      const south = words[below + word]!;
      const north = words[above + word]!;
      const southWest = (south << 1) | carrySouth;
      const northWest = (north << 1) | carryNorth;
      carrySouth = south >>> 31;
      carryNorth = north >>> 31;
      const east = south & ~north;
      const west = north & ~south;
      const wasEast = southWest & ~northWest;
      const wasWest = northWest & ~southWest;
      for (let ends = (east ^ wasEast) | (west ^ wasWest); ends !== 0; ends &= ends - 1) {
        const bit = 31 - Math.clz32(ends & -ends);
        const column = 32 * word + bit;
        const place = firstColumn + column;
        // A border goes north or south from a corner; from a corner where two runs meet, in both directions.
        const goesNorth = (((north ^ northWest) >>> bit) & 1) === 1;
        const goesSouth = (((south ^ southWest) >>> bit) & 1) === 1;
        const other = fromNorth[column]!;
        if (((wasEast >>> bit) & 1) === 1) {
          data[run + TO] = place;
          if (goesSouth) fromNorth[column] = run;
          else data[run + NEXT] = other;
        } else if (((wasWest >>> bit) & 1) === 1) {
          data[run + FROM] = place;
          if (goesNorth) data[other + NEXT] = run;
          else fromNorth[column] = run;
        }
        if (((east >>> bit) & 1) === 1) {
          run += FIELDS;
          data[run + FROM] = place;
          data[run + LINE] = firstRow + line;
          if (goesSouth) fromNorth[column] = run;
          else data[other + NEXT] = run;
        } else if (((west >>> bit) & 1) === 1) {
          run += FIELDS;
          data[run + TO] = place;
          data[run + LINE] = firstRow + line;
          if (goesNorth) data[run + NEXT] = other;
          else fromNorth[column] = run;
        }
      }
    }
  }
}
