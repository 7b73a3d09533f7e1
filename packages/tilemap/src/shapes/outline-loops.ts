/** Writes the corners of loops. */
import { type BorderRuns, FIELDS, FROM, LINE, NEXT, TO } from './border-runs.js';
import type { Pairing } from './pairing.js';

/** Replaces the next run of a run that has been passed. */
const PASSED = -1;

/**
 * Writes the corners of all loops, as x, y, x, y, ..., and the number of the first corner of each loop, followed by
 * the total number of corners. A loop starts at its northernmost corner; among several, at the westernmost. The runs
 * are consumed.
 */
export function writeLoops(
  { count, data }: BorderRuns,
  { detour }: Pairing,
  corners: Int32Array,
  starts: Int32Array,
): void {
  let loop = 0;
  let at = 0;
  for (let first = 0; first < count * FIELDS; first += FIELDS) {
    if (data[first + NEXT] === PASSED) continue;
    starts[loop++] = at >>> 1;
    const line = data[first + LINE]!;
    // The first run of a hole goes west, so its western end, where the loop starts, is its second corner.
    const isHole = data[first + TO]! < data[first + FROM]!;
    if (!isHole) {
      corners[at++] = data[first + FROM]!;
      corners[at++] = line;
    }
    corners[at++] = data[first + TO]!;
    corners[at++] = line;
    let run = data[first + NEXT]!;
    run += detour[run >>> 2]! * FIELDS;
    while (run !== first) {
      corners[at++] = data[run + FROM]!;
      corners[at++] = data[run + LINE]!;
      corners[at++] = data[run + TO]!;
      corners[at++] = data[run + LINE]!;
      const next = data[run + NEXT]!;
      data[run + NEXT] = PASSED;
      run = next + detour[next >>> 2]! * FIELDS;
    }
    data[first + NEXT] = PASSED;
    if (isHole) {
      corners[at++] = data[first + FROM]!;
      corners[at++] = line;
    }
  }
  starts[loop] = at >>> 1;
}
