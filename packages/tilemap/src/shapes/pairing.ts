/**
 * What loops do in a corner in which two solid tiles meet. Runs keep each tile to itself; the borders are crossed over where
 *
 *     'apart'    one loop would pass the corner twice: it closes a ring there, which has an outer loop and an inner one
 *     'joined'   always: one loop goes around both tiles, unless a loop would have passed twice, which again makes a ring
 *
 *     #.     kept       ##          crossed over     ##
 *     .#                ##_                          ##\
 *                         |##                          \##
 *                          ##                           ##
 *
 * To cross over, two runs that end in the corner swap the runs after them; two that start in it swap those before them, which
 * `detour` says: a loop that comes to one of the two takes the other, one number further on or back.
 *
 * Crossing over a corner divides the loop that passes it twice, and nothing else: on the border of connected tiles, corners do
 * not interlock (1 2 1 2), since a curve through the tiles from one visit of corner 1 to the other would part the visits
 * of corner 2. So the order does not matter, and each crossing adds one loop.
 */
import { type BorderRuns, FIELDS, FROM, LINE, NEXT, TO } from './border-runs.js';

export interface Pairing {
  /** For each run 1 or -1 if a loop that comes to it takes the run after or before it instead, or 0. */
  readonly detour: Int8Array;
  readonly loopCount: number;
}

/** Crosses borders over, in `runs` and in the result. */
export function pairRuns(runs: BorderRuns, touching: 'apart' | 'joined'): Pairing {
  const { count, data } = runs;
  const detour = new Int8Array(count);
  const loops = new Int32Array(count);
  const isApart = touching === 'apart';
  let loopCount = isApart ? numberLoops(runs, detour, loops) : 0;
  for (let run = 1; run < count; run++) {
    const at = run * FIELDS;
    const before = at - FIELDS;
    if (data[at + LINE] !== data[before + LINE]) continue;
    const isEnd = data[at + TO] === data[before + TO];
    if (!isEnd && data[at + FROM] !== data[before + FROM]) continue;
    if (isApart) {
      if (loops[run] !== loops[run - 1]) continue;
      loopCount++;
    }
    if (isEnd) {
      const next = data[at + NEXT]!;
      data[at + NEXT] = data[before + NEXT]!;
      data[before + NEXT] = next;
    } else {
      detour[run] = -1;
      detour[run - 1] = 1;
    }
  }
  if (!isApart) loopCount = numberLoops(runs, detour, loops);
  return { detour, loopCount };
}

/** Numbers the loops from 1 on, in the order of their first runs. @returns how many there are */
function numberLoops({ count, data }: BorderRuns, detour: Int8Array, loops: Int32Array): number {
  let loop = 0;
  for (let first = 0; first < count; first++) {
    if (loops[first] !== 0) continue;
    loop++;
    let run = first;
    do {
      loops[run] = loop;
      const next = data[run * FIELDS + NEXT]! >>> 2;
      run = next + detour[next]!;
    } while (run !== first);
  }
  return loop;
}
