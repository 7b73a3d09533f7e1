/** The same queries along segments that were made in advance, to count what the queries themselves allocate. */
import type { Segment2 } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import type { Ends } from './scene.js';
import { madeSegment, worksOf } from './works.js';

const made = new Map<Ends, Segment2>();

const steady: Contender = contender(
  'tilewright, segments made before',
  worksOf((ends) => {
    const segment = made.get(ends) ?? madeSegment(ends);
    made.set(ends, segment);
    return segment;
  }),
);
export default steady;
