/** Points and simple shapes moved by a displacement, for `translated`. */
import { requireFinitePair } from '../checks/pairs.js';
import type { RawCircle, RawPoint, RawSegment } from '../types/raw.js';
import { pair, type Pair } from '../values/pair.js';
import { rawCircle, rawSegment } from './make.js';

export function movedCircle({ center, radius }: RawCircle, by: Pair): RawCircle {
  return rawCircle(moved('center', center, by), radius);
}

export function movedSegment(path: string, { start, end }: RawSegment, by: Pair): RawSegment {
  return rawSegment(moved(`${path}start`, start, by), moved(`${path}end`, end, by));
}

export function moved(key: string, point: RawPoint, { x, y }: Pair): Pair {
  const to = pair(point.x + x, point.y + y);
  requireFinitePair('translated', `(shape.${key} + displacement)`, 'a point', to);
  return to;
}
