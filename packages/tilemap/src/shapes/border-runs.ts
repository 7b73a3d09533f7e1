/**
 * The border between solid and open tiles, as runs along the lines between rows, and the order in which loops pass them.
 *
 *     line 0   .  o--->o .      A run goes east with solid tiles south of it, or west with solid tiles north of it: solid
 *     row 0    .  |###|  .      is on the right. Where a run ends, the border goes on along a column to another run, `next`;
 *     line 1   o->o   |  .      a loop goes around from run to run. So a loop has two corners for each of its runs.
 *     row 1    |#######  .
 *     line 2   o<-----o  .
 *
 * Runs are numbered by lines from north to south, each from west to east. So the first run of a loop has its northernmost
 * corner, and of those the westernmost.
 *
 * Where two solid tiles meet in a corner and the other two are open, two runs meet. Each tile keeps its own border there
 * at first; `pairing.ts` joins borders afterwards.
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

// The numbers of a run.
/** The column line at which it starts: less than the one at which it ends if it goes east. */
export const FROM = 0;
/** The column line at which it ends. */
export const TO = 1;
/** Its row line. */
export const LINE = 2;
/** The run after it in its loop, as an index in `data`. */
export const NEXT = 3;
export const FIELDS = 4;

/** @throws RangeError if there are too many runs for the memory */
export function borderRunsOf(where: string, bits: SolidBits): BorderRuns {
  const count = countRuns(bits);
  if (2 * count > MOST_OUTLINE_CORNERS) {
    throw argumentError(where, 'corners', `at most ${MOST_OUTLINE_CORNERS}`, 2 * count, 'Give the outlines of a part');
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
  /** For each column the run whose border goes south from the last line on which one did. */
  const fromNorth = new Int32Array(columns + 1);
  let run = -FIELDS;
  for (let line = 0; line <= rows; line++) {
    const below = line * stride;
    const above = (line === 0 ? rows : line - 1) * stride;
    // What is west of a word: bit 0 of the word after a shift.
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
        // A border goes north or south from a corner; from one where two runs meet, both ways.
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
