/** The published algorithm, written from the article: rows of the bounding box, trimmed at both ends. */
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { contender, type Disc, type Work } from './scene.js';

function intersects(tileX: number, tileY: number, { x, y, radius }: Disc): boolean {
  const dx = Math.max(Math.abs(tileX + 0.5 - x) - 0.5, 0);
  const dy = Math.max(Math.abs(tileY + 0.5 - y) - 0.5, 0);
  return dx * dx + dy * dy <= radius * radius;
}

function* tilesIn(circle: Disc): Generator<{ readonly x: number; readonly y: number }, void, undefined> {
  const { x, y, radius } = circle;
  const [first, last] = [Math.floor(x - radius), Math.floor(x + radius)];
  const bottom = Math.floor(y + radius);
  for (let row = Math.floor(y - radius); row <= bottom; row++) {
    let start = first;
    let end = last;
    while (!intersects(start, row, circle)) start++;
    while (!intersects(end, row, circle)) end--;
    for (let column = start; column <= end; column++) yield { x: column, y: row };
  }
}

const sumOf: Work = (all, sums) => {
  let sum = 0;
  for (let i = 0; i < all.length; i++) {
    sum = 0;
    for (const { x, y } of tilesIn(all[i]!)) sum = mix(sum, x, y);
    sums[i] = sum;
  }
  return sum;
};

const published: Contender = contender(
  'the published algorithm',
  // The algorithm has one form, with which all of our forms are compared.
  { iterable: sumOf, rows: sumOf },
);
export default published;
