/** Capsules, sectors and convex polygons moved by a displacement. */
import type { RawComposite } from '../types/raw.js';
import type { Pair } from '../values/pair.js';
import { convexHull } from './hull.js';
import { rawCapsule, rawPolygon, rawSector } from './make.js';
import { moved, movedCircle, movedSegment } from './translated.js';

export function translatedComposite(shape: RawComposite, by: Pair): RawComposite {
  if ('segment' in shape) return rawCapsule(movedSegment('segment.', shape.segment, by), shape.radius);
  if ('vertices' in shape)
    return rawPolygon(convexHull(shape.vertices.map((at, i) => moved(`vertices[${i}]`, at, by))));
  const { circle, direction, angle, from, to, isReflex } = shape;
  return rawSector(movedCircle('circle.', circle, by), direction, angle, from, to, isReflex);
}
