/** Small worlds for tests. */
import { worldFrom, type World } from '../world.js';

/** Three zones of 7 x 7 tiles in a row. Nothing keeps bodies from walking from one to the next. */
export function threeZones({ herd = 3, seed = 1 }: { herd?: number; seed?: number } = {}): World {
  return worldFrom(
    [
      '#####################',
      '#...................#',
      '#..#.....##......#..#',
      '#...................#',
      '#......#............#',
      '#.............#.....#',
      '#####################',
    ],
    { columns: 3, rows: 1, herd, seed },
  );
}

/** Three zones so narrow that bodies cross their borders all the time, and that soon forget the bodies that left. */
export function narrowZones({ herd, seed }: { herd: number; seed: number }): World {
  return worldFrom(['######', '#....#', '#....#', '#....#', '######'], { columns: 3, rows: 1, herd, seed, memory: 2 });
}
