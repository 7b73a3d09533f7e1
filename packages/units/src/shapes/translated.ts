/** Shapes moved by a displacement. */
import { requireFinitePair } from '../checks/pairs.js';
import { isCapsule, isPolygon, isShape } from '../checks/kinds.js';
import type { RawComposite, RawShape } from '../types/raw.js';
import type { VectorIn } from '../types/algebra.js';
import type { ComponentOf, Scalar } from '../types/kinds.js';
import type { madeByUnitOrConstructor } from '../types/meaning.js';
import { movedCapsule } from './capsule-verbs.js';
import { requireComposite } from './composites.js';
import { rawRectangle } from './make.js';
import { moved, movedCircle, movedSegment } from './moved.js';
import { movedPolygon } from './polygon-verbs.js';
import { movedSector } from './sector-verbs.js';
import type { Capsule2, Circle2, ConvexPolygon2, Rectangle2, Sector2, Segment2 } from './types.js';

/** The shapes of a world, by kind. */
export interface ShapeRows<Q extends Scalar> {
  segment: Segment2<Q>;
  circle: Circle2<Q>;
  rectangle: Rectangle2<Q>;
  capsule: Capsule2<Q>;
  sector: Sector2<Q>;
  polygon: ConvexPolygon2<Q>;
}

/** Any shape, in any world. */
export interface AnyShape2 {
  readonly [madeByUnitOrConstructor]: { readonly kind: keyof ShapeRows<Scalar>; readonly component: Scalar };
}

/** The type of a shape of the same kind in the same world; for a union, the union of these types. */
export type ShapeLike<S> = S extends {
  readonly [madeByUnitOrConstructor]: {
    readonly kind: infer K extends keyof ShapeRows<Scalar>;
    readonly component: infer Q extends Scalar;
  };
}
  ? ShapeRows<Q>[K]
  : never;

/**
 * The shape moved by a displacement: each point plus the displacement, rounded once.
 *
 * Through this rounding, the extent of a segment or the size of a rectangle may change by an ulp of a coordinate. A
 * radius does not change. A polygon stays convex: it loses the vertices that rounding puts inside of it or between two
 * others.
 *
 * @param shape - of any kind
 * @param displacement - a vector in the world of the shape
 * @returns a new shape of the same kind
 * @throws RangeError if a coordinate of the result is not finite, or if untyped code passes a value that is not a
 * shape, or not a vector of finite numbers
 *
 * @example
 * const step = difference(meters(3), meters(0));
 * translated(circle(position(meters(1), meters(2)), meters(5)), step)
 * // => circle(position(meters(4), meters(2)), meters(5))
 */
export function translated<S extends AnyShape2>(shape: S, displacement: VectorIn<ComponentOf<S>>): ShapeLike<S>;
export function translated(shape: unknown, displacement: unknown): unknown {
  const raw = shape as RawShape | RawComposite;
  if (!isShape(raw)) return translatedComposite(raw, displacement);
  const by = requireFinitePair('translated', 'displacement', 'a vector', displacement);
  if ('radius' in raw) return movedCircle(raw, by);
  if ('min' in raw) return rawRectangle(moved('min', raw.min, by), moved('max', raw.max, by));
  return movedSegment('', raw, by);
}

function translatedComposite(shape: RawComposite, displacement: unknown): RawComposite {
  requireComposite('translated', 'shape', shape);
  const by = requireFinitePair('translated', 'displacement', 'a vector', displacement);
  if (isCapsule(shape)) return movedCapsule(shape, by);
  return isPolygon(shape) ? movedPolygon(shape, by) : movedSector(shape, by);
}
