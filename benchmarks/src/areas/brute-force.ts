/** Tests every tile of the box around a shape for a common point. The other contenders must agree. */
import { boundsOf, type Circle2, circle, meters, overlaps, position, rectangle, unsafeNumber } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, mixRow, type Work } from './rows.js';
import { type Area, circleAsHigh, type Disc, type Kind, makers } from './scene.js';

type Shape = Circle2 | ReturnType<(typeof makers)[Kind]>;

/** The rows of a shape. No shape of the benchmark only touches a tile, so closed tiles are as good as those of the rule. */
function sumOf(shape: Shape): number {
  const { min, max } = boundsOf(shape);
  const [west, north, east, south] = [min.x, min.y, max.x, max.y].map((value) => Math.floor(unsafeNumber(value)));
  let sum = 0;
  for (let y = north! - 1; y <= south! + 1; y++) {
    let first: number | undefined;
    for (let x = west! - 1; x <= east! + 2; x++) {
      const tile = rectangle(position(meters(x), meters(y)), position(meters(x + 1), meters(y + 1)));
      const isIn = overlaps(tile, shape);
      if (isIn) first ??= x;
      if (isIn || first === undefined) continue;
      sum = mixRow(sum, y, first, x - 1);
      first = undefined;
    }
  }
  return sum;
}

function working<Numbers>(make: (numbers: Numbers) => Shape): Work<Numbers> {
  return (all, sums) => {
    for (const [i, numbers] of all.entries()) sums[i] = sumOf(make(numbers));
    return 0;
  };
}

const shapes: Contender = contender(
  'brute force',
  (_kind, area) => area,
  (kind) => working<Area>(makers[kind]),
  0,
);
export default shapes;

const madeCircle = ({ x, y, radius }: Disc): Circle2 => circle(position(meters(x), meters(y)), meters(radius));
export const circles: Contender = contender('brute force, circles', circleAsHigh, () => working(madeCircle), 0);
