/**
 * Decides how loops pass a corner in which two diagonal solid tiles meet. Runs keep the tiles apart; borders are
 * crossed over if
 *
 *     'apart'    one loop would pass the corner twice: it closes a ring there, with an outer and an inner loop
 *     'joined'   always: one loop goes around both tiles, or, if a loop would pass twice, a ring results
 *
 *     #.     kept       ##          crossed over     ##
 *     .#                ##_                          ##\
 *                         |##                          \##
 *                          ##                           ##
 *
 * To cross over, two runs that end in the corner swap their next runs. Two runs that start in the corner swap their
 * previous runs by `detour`: a loop that arrives at one of them continues with the other, whose number is one
 * greater or less.
 *
 * Crossing over a corner splits the loop that passes it twice, and changes nothing else: on the border of connected
 * tiles, visits to corners do not interlock (1 2 1 2), since a curve through the tiles from one visit of corner 1 to
 * the other would separate the visits of corner 2. So the order does not matter, and each crossing adds one loop.
 */
import { type BorderRuns, FIELDS, FROM, LINE, NEXT, TO } from './border-runs.js';

export interface Pairing {
  /**
   * For each run: 1 or -1 if a loop that arrives at it continues with the next or previous run instead, otherwise 0.
   */
  readonly detour: Int8Array;
  readonly loopCount: number;
}

/** Crosses borders over where necessary, in `runs` and in the result. */
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
