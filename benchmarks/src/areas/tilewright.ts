/** Rows of shapes, and of circles, that are made for each query, as in a game. Both have run before either is timed. */
import {
  type RowVisitor,
  visitRowsInCapsule,
  visitRowsInCircle,
  visitRowsInPolygon,
  visitRowsInSector,
} from '@tilewright/queries';
import { circle, meters, position } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, mixRow, type Work } from './rows.js';
import { type Area, circleAsHigh, type Disc, type Kind, makers, space } from './scene.js';

let seen = 0;
const visit: RowVisitor = (y, xMin, xMax) => {
  seen = mixRow(seen, y, xMin, xMax);
};

const {
  capsule,
  'swept rectangle': swept,
  'polygon of 6 vertices': polygon,
  'sector of 90 degrees': quarter,
  'sector of 270 degrees': reflex,
} = makers;

// One loop for each kind: a loop that is given its question would see all of them, which engines make slow.
const works: Readonly<Record<Kind, Work<Area>>> = {
  capsule: (all, sums) => {
    for (let i = 0; i < all.length; i++) {
      seen = 0;
      visitRowsInCapsule(space, capsule(all[i]!), visit);
      sums[i] = seen;
    }
    return seen;
  },
  'swept rectangle': (all, sums) => {
    for (let i = 0; i < all.length; i++) {
      seen = 0;
      visitRowsInPolygon(space, swept(all[i]!), visit);
      sums[i] = seen;
    }
    return seen;
  },
  'polygon of 6 vertices': (all, sums) => {
    for (let i = 0; i < all.length; i++) {
      seen = 0;
      visitRowsInPolygon(space, polygon(all[i]!), visit);
      sums[i] = seen;
    }
    return seen;
  },
  'sector of 90 degrees': (all, sums) => {
    for (let i = 0; i < all.length; i++) {
      seen = 0;
      visitRowsInSector(space, quarter(all[i]!), visit);
      sums[i] = seen;
    }
    return seen;
  },
  'sector of 270 degrees': (all, sums) => {
    for (let i = 0; i < all.length; i++) {
      seen = 0;
      visitRowsInSector(space, reflex(all[i]!), visit);
      sums[i] = seen;
    }
    return seen;
  },
};

const circlesAsHigh: Work<Disc> = (all, sums) => {
  for (let i = 0; i < all.length; i++) {
    const { x, y, radius } = all[i]!;
    seen = 0;
    visitRowsInCircle(space, circle(position(meters(x), meters(y)), meters(radius)), visit);
    sums[i] = seen;
  }
  return seen;
};

const shapes: Contender = contender(
  'shapes',
  (_kind, area) => area,
  (kind) => works[kind],
);
export default shapes;
export const circles: Contender = contender('circles', circleAsHigh, () => circlesAsHigh);
