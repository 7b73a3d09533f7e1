/** The same queries over circles that were made in advance, to count what the queries themselves allocate. */
import type { Circle2 } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import type { Disc } from './scene.js';
import { madeCircle, worksOf } from './works.js';

const made = new Map<Disc, Circle2>();

const steady: Contender = contender(
  'tilewright, circles made before',
  worksOf((disc) => {
    const circle = made.get(disc) ?? madeCircle(disc);
    made.set(disc, circle);
    return circle;
  }),
);
export default steady;
