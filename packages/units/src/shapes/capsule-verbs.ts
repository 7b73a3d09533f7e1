/** What the verbs of shapes do with capsules. */
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { RawCapsule, RawPoint, RawRectangle, RawShape } from '../types/raw.js';
import { pair, type Pair } from '../values/pair.js';
import {
  capsuleContains,
  capsuleOverlapsCircle,
  capsuleOverlapsRectangle,
  capsulesOverlap,
} from './capsule-overlap.js';
import { rawCapsule, rawRectangle } from './make.js';
import { movedSegment } from './moved.js';

export function hasInCapsule({ segment: { start, end }, radius }: RawCapsule, { x, y }: RawPoint): boolean {
  return capsuleContains(start.x, start.y, end.x, end.y, radius, x, y);
}

export function movedCapsule({ segment, radius }: RawCapsule, by: Pair): RawCapsule {
  return rawCapsule(movedSegment('segment.', segment, by), radius);
}

export function capsuleOverlaps({ segment, radius: r }: RawCapsule, other: RawShape | RawCapsule): boolean {
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

export function boundsOfCapsule({ segment: { start, end }, radius }: RawCapsule): RawRectangle {
  return rawRectangle(
    pair(differenceBelow(Math.min(start.x, end.x), radius), differenceBelow(Math.min(start.y, end.y), radius)),
    pair(sumAbove(Math.max(start.x, end.x), radius), sumAbove(Math.max(start.y, end.y), radius)),
  );
}
