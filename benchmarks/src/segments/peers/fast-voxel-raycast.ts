/**
 * fast-voxel-raycast, along rays in the plane z = 0.5: the fastest peer that visits the same tiles. It has one form,
 * the callback; in the array row the callback fills the array.
 */
import traceRay from 'fast-voxel-raycast';
import type { Contender } from '../../harness/contender.js';
import { contender, countAndLast, type Work } from '../rows.js';
import { mapSize, mix, type Walls, wallsOf } from '../scene.js';

interface Ray {
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly length: number;
}

const array = new Int32Array(4096);
const place: number[] = [0, 0, 0];
const normal: number[] = [0, 0, 0];

let visited = 0;
const visitTile = (x: number, y: number): boolean => {
  visited = mix(visited, x, y);
  return false;
};

const visit: Work<Ray> = (rays, sums) => {
  for (let i = 0; i < rays.length; i++) {
    const { origin, direction, length } = rays[i]!;
    visited = 0;
    traceRay(visitTile, origin, direction, length);
    sums[i] = visited;
  }
  return visited;
};

let end = 0;
const fillTile = (x: number, y: number): boolean => {
  array[end] = x;
  array[end + 1] = y;
  end += 2;
  return false;
};

const fill: Work<Ray> = (rays, sums) => {
  for (let i = 0; i < rays.length; i++) {
    const { origin, direction, length } = rays[i]!;
    end = 0;
    traceRay(fillTile, origin, direction, length);
    sums[i] = countAndLast(end / 2, array[end - 2]!, array[end - 1]!);
  }
  return end;
};

function firstWall(how: Walls): Work<Ray> {
  const walls = wallsOf(how);
  let [hitX, hitY] = [0, 0];
  const stopAtWall = (x: number, y: number): 0 | 1 => {
    if (walls[y * mapSize + x] !== 1) return 0;
    hitX = x;
    hitY = y;
    return 1;
  };
  return (rays, sums) => {
    for (let i = 0; i < rays.length; i++) {
      const { origin, direction, length } = rays[i]!;
      const hit = traceRay(stopAtWall, origin, direction, length, place, normal);
      sums[i] = hit === 0 ? 0 : mix(0, hitX, hitY);
    }
    return hitX;
  };
}

const peer: Contender = contender(
  'fast-voxel-raycast',
  (sx, sy, ex, ey): Ray => ({
    origin: [sx, sy, 0.5],
    direction: [ex - sx, ey - sy, 0],
    length: Math.sqrt((ex - sx) ** 2 + (ey - sy) ** 2),
  }),
  {
    array: fill,
    cursor: visit,
    visitor: visit,
    'walls in blocks, bits': firstWall('in blocks'),
    'walls in blocks, predicate': firstWall('in blocks'),
    'walls in blocks, by columns': firstWall('in blocks'),
    'walls scattered, bits': firstWall('scattered'),
    'walls scattered, predicate': firstWall('scattered'),
    'walls scattered, by columns': firstWall('scattered'),
  },
);
export default peer;
