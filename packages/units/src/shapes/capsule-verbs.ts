/** What the verbs of shapes do with capsules. */
import { requireCapsule } from '../checks/composites.js';
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { RawCapsule, RawRectangle, RawShape } from '../types/raw.js';
import { pair } from '../values/pair.js';
import {
  capsuleContains,
  capsuleOverlapsCircle,
  capsuleOverlapsRectangle,
  capsulesOverlap,
} from './capsule-overlap.js';
import type { CapsuleVerbs } from './composites.js';
import { isFiniteShape, rawCapsule, rawRectangle } from './make.js';
import { movedSegment } from './translated.js';

export const capsuleVerbs: CapsuleVerbs = {
  rank: 1,
  requireForm: requireCapsule,
  isFinite: ({ segment, radius }) => radius * 0 === 0 && isFiniteShape(segment),
  contains({ segment: { start, end }, radius }, { x, y }) {
    return capsuleContains(start.x, start.y, end.x, end.y, radius, x, y);
  },
  overlaps: capsuleOverlaps,
  boundsOf: boundsOfCapsule,
  translated: ({ segment, radius }, by) => rawCapsule(movedSegment('segment.', segment, by), radius),
};

function capsuleOverlaps({ segment, radius: r }: RawCapsule, other: RawShape | RawCapsule): boolean {
  const { start: a, end: b } = segment;
  if ('min' in other) {
    return capsuleOverlapsRectangle(a.x, a.y, b.x, b.y, r, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  if ('center' in other) {
    return capsuleOverlapsCircle(a.x, a.y, b.x, b.y, r, other.center.x, other.center.y, other.radius);
  }
  const s = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return capsulesOverlap(a.x, a.y, b.x, b.y, r, start.x, start.y, end.x, end.y, s);
}

function boundsOfCapsule({ segment: { start, end }, radius }: RawCapsule): RawRectangle {
  return rawRectangle(
    pair(differenceBelow(Math.min(start.x, end.x), radius), differenceBelow(Math.min(start.y, end.y), radius)),
    pair(sumAbove(Math.max(start.x, end.x), radius), sumAbove(Math.max(start.y, end.y), radius)),
  );
}
