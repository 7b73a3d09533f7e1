/**
 * fast-voxel-raycast, along rays in the plane z = 0.5: the fastest peer that visits the same tiles. It has one form, the
 * callback; the array is filled by it.
 */
import traceRay from 'fast-voxel-raycast';
import type { Contender } from '../../harness/contender.js';
import { contender, countAndLast, type Work } from '../rows.js';
import { isWall, mapSize, mix, type Walls } from '../scene.js';

interface Ray {
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly length: number;
}

const array = new Int32Array(4096);
const place: number[] = [0, 0, 0];
const normal: number[] = [0, 0, 0];

const visit: Work<Ray> = (rays, sums) => {
  let sum = 0;
  for (let i = 0; i < rays.length; i++) {
    const { origin, direction, length } = rays[i]!;
    sum = 0;
    traceRay(
      (x, y) => {
        sum = mix(sum, x, y);
        return false;
      },
      origin,
      direction,
      length,
    );
    sums[i] = sum;
  }
  return sum;
};

const fill: Work<Ray> = (rays, sums) => {
  let end = 0;
  for (let i = 0; i < rays.length; i++) {
    const { origin, direction, length } = rays[i]!;
    end = 0;
    traceRay(
      (x, y) => {
        array[end] = x;
        array[end + 1] = y;
        end += 2;
        return false;
      },
      origin,
      direction,
      length,
    );
    sums[i] = countAndLast(end / 2, array[end - 2]!, array[end - 1]!);
  }
  return end;
};

function firstWall(how: Walls): Work<Ray> {
  const walls = new Uint8Array(mapSize * mapSize).map((_, i) =>
    isWall(how, i % mapSize, Math.floor(i / mapSize)) ? 1 : 0,
  );
  return (rays, sums) => {
    let [hitX, hitY] = [0, 0];
    for (let i = 0; i < rays.length; i++) {
      const { origin, direction, length } = rays[i]!;
      const hit = traceRay(
        (x, y) => {
          if (walls[y * mapSize + x] !== 1) return 0;
          hitX = x;
          hitY = y;
          return 1;
        },
        origin,
        direction,
        length,
        place,
        normal,
      );
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
    iterable: visit,
    'walls in blocks, bits': firstWall('in blocks'),
    'walls in blocks, predicate': firstWall('in blocks'),
    'walls scattered, bits': firstWall('scattered'),
    'walls scattered, predicate': firstWall('scattered'),
  },
);
export default peer;
