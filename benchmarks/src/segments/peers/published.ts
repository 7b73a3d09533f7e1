/** The published algorithm, written for this benchmark from the article: a generator. */
import type { Contender } from '../../harness/contender.js';
import { contender } from '../rows.js';
import { mix } from '../scene.js';

function* tilesOnRay(
  sx: number,
  sy: number,
  ex: number,
  ey: number,
): Generator<{ readonly x: number; readonly y: number }, void, undefined> {
  let x = Math.floor(sx);
  let y = Math.floor(sy);
  const endX = Math.floor(ex);
  const endY = Math.floor(ey);
  const count = Math.abs(endX - x) + Math.abs(endY - y) + 1;
  yield { x, y };
  if (count <= 2) {
    if (count === 2) yield { x: endX, y: endY };
    return;
  }
  const stepX = Math.sign(endX - x);
  const stepY = Math.sign(endY - y);
  const perX = intersectionStep(ex - sx);
  const perY = intersectionStep(ey - sy);
  let nextX = firstIntersection(sx, ex - sx);
  let nextY = firstIntersection(sy, ey - sy);
  for (let i = 2; i < count; i++) {
    if (nextX < nextY) {
      x += stepX;
      nextX += perX;
    } else {
      y += stepY;
      nextY += perY;
    }
    yield { x, y };
  }
  yield { x: endX, y: endY };
}

function intersectionStep(difference: number): number {
  return difference === 0 ? Number.NaN : Math.abs(1 / difference);
}

function firstIntersection(start: number, difference: number): number {
  if (difference === 0) return Number.POSITIVE_INFINITY;
  const part = start - Math.floor(start);
  return (difference > 0 ? 1 - part : part) * Math.abs(1 / difference);
}

const published: Contender = contender('the published algorithm', {
  iterable: (paths, sums) => {
    let sum = 0;
    for (let i = 0; i < paths.length; i++) {
      const { sx, sy, ex, ey } = paths[i]!;
      sum = 0;
      for (const { x, y } of tilesOnRay(sx, sy, ex, ey)) sum = mix(sum, x, y);
      sums[i] = sum;
    }
    return sum;
  },
});
export default published;
