/**
 * Capsules, sectors and convex polygons bring what the verbs of shapes do with them: their constructors call
 * `bringComposites`, and until one has, the verbs know no such shapes.
 *
 * So a program that bundles `overlaps`, and makes none of these shapes, does not bundle the exact geometry of them either:
 * it is more than that of all other shapes together.
 */
import { refuseShape } from '../checks/shapes.js';
import type { RawComposite, RawPoint, RawRectangle, RawShape } from '../types/raw.js';
import type { Pair } from '../values/pair.js';

/** What the verbs of shapes do with composites. */
export interface CompositeVerbs {
  /** Passes a composite of numbers. @throws RangeError that names the member that is not good */
  requireComposite(where: string, parameter: string, shape: unknown): void;
  contains(shape: RawComposite, point: RawPoint): boolean;
  /** For two shapes of which one is a composite, or both are. */
  overlap(a: RawShape | RawComposite, b: RawShape | RawComposite): boolean;
  boundsOf(shape: RawComposite): RawRectangle;
  translated(shape: RawComposite, by: Pair): RawComposite;
}

let brought: CompositeVerbs | undefined;

/** Makes the verbs of shapes know composites. */
export function bringComposites(verbs: CompositeVerbs): void {
  brought = verbs;
}

/** The verbs for a shape that is no segment, circle or rectangle. @throws RangeError if it is no composite either */
export function verbsFor(where: string, parameter: string, shape: unknown): CompositeVerbs {
  if (brought === undefined) refuseShape(where, parameter, shape);
  brought.requireComposite(where, parameter, shape);
  return brought;
}
