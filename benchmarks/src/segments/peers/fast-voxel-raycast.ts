/**
 * fast-voxel-raycast, along rays in the plane z = 0.5: the fastest peer that visits the same tiles. It has one form,
 * the callback.
 */
import traceRay from 'fast-voxel-raycast';
import type { Contender } from '../../harness/contender.js';
import { contender, positionsRow, type Work } from '../rows.js';
import { type Ends, mapSize, mix, type Walls, wallsOf } from '../scene.js';

/** Casts a ray between two places, as a user of the library makes it. */
function trace(visit: (x: number, y: number) => unknown, { sx, sy, ex, ey }: Ends): unknown {
  const [dx, dy] = [ex - sx, ey - sy];
  return traceRay(visit, [sx, sy, 0.5], [dx, dy, 0], Math.sqrt(dx * dx + dy * dy), place, normal);
}

const place: number[] = [0, 0, 0];
const normal: number[] = [0, 0, 0];

let visited = 0;
const visitTile = (x: number, y: number): boolean => {
  visited = mix(visited, x, y);
  return false;
};

const visit: Work = (paths, sums) => {
  for (let i = 0; i < paths.length; i++) {
    visited = 0;
    trace(visitTile, paths[i]!);
    sums[i] = visited;
  }
  return visited;
};

function firstWall(how: Walls): Work {
  const walls = wallsOf(how);
  let [hitX, hitY] = [0, 0];
  const stopAtWall = (x: number, y: number): 0 | 1 => {
    if (walls[y * mapSize + x] !== 1) return 0;
    hitX = x;
    hitY = y;
    return 1;
  };
  return (paths, sums) => {
    for (let i = 0; i < paths.length; i++) {
      sums[i] = trace(stopAtWall, paths[i]!) === 0 ? 0 : mix(0, hitX, hitY);
    }
    return hitX;
  };
}

const peer: Contender = contender('fast-voxel-raycast', {
  cursor: visit,
  'walls in blocks, bits': firstWall('in blocks'),
  'walls in blocks, predicate': firstWall('in blocks'),
  'walls in blocks, by columns': firstWall('in blocks'),
  'walls scattered, bits': firstWall('scattered'),
  'walls scattered, predicate': firstWall('scattered'),
  [positionsRow]: firstWall('scattered'),
  'walls scattered, by columns': firstWall('scattered'),
});
export default peer;
