/**
 * Capsules, convex polygons and sectors bring what the verbs of shapes do with them: each constructor puts the verbs of its
 * kind in place, and until it has, `overlaps` and its like know no such shapes.
 *
 * So a program that bundles `overlaps`, and makes none of these shapes, does not bundle their exact geometry either: that of
 * sectors alone is more than that of segments, circles and rectangles together.
 */
import { isShape, refuseShape } from '../checks/shapes.js';
import type {
  RawCapsule,
  RawComposite,
  RawPoint,
  RawPolygon,
  RawRectangle,
  RawSector,
  RawShape,
} from '../types/raw.js';
import type { Pair } from '../values/pair.js';
import { isFiniteShape } from './make.js';

/** What the verbs of shapes do with shapes of one kind, whose overlap with other kinds includes all kinds of a lower rank. */
export interface CompositeVerbs<Shape, Other> {
  readonly rank: number;
  /** Passes a shape of numbers. @throws RangeError that names the member that is not good */
  requireForm(where: string, parameter: string, shape: object): void;
  isFinite(shape: Shape): boolean;
  contains(shape: Shape, point: RawPoint): boolean;
  overlaps(shape: Shape, other: Other): boolean;
  boundsOf(shape: Shape): RawRectangle;
  translated(shape: Shape, by: Pair): Shape;
}

export type CapsuleVerbs = CompositeVerbs<RawCapsule, RawShape | RawCapsule>;
export type PolygonVerbs = CompositeVerbs<RawPolygon, RawShape | RawCapsule | RawPolygon>;
export type SectorVerbs = CompositeVerbs<RawSector, RawShape | RawComposite>;
type AnyVerbs = CompositeVerbs<RawComposite, RawShape | RawComposite>;

let capsules: CapsuleVerbs | undefined;
let polygons: PolygonVerbs | undefined;
let sectors: SectorVerbs | undefined;

export function bringCapsules(verbs: CapsuleVerbs): void {
  capsules = verbs;
}

export function bringPolygons(verbs: PolygonVerbs): void {
  polygons = verbs;
}

export function bringSectors(verbs: SectorVerbs): void {
  sectors = verbs;
}

/** The verbs for a shape that is no segment, circle or rectangle. @throws RangeError if it is no other shape either */
export function verbsFor(where: string, parameter: string, shape: unknown): AnyVerbs {
  if (typeof shape !== 'object' || shape === null) refuseShape(where, parameter, shape);
  const verbs =
    'segment' in shape ? capsules : 'vertices' in shape ? polygons : 'circle' in shape ? sectors : undefined;
  if (verbs === undefined) refuseShape(where, parameter, shape);
  verbs.requireForm(where, parameter, shape);
  return verbs;
}

/** Whether two shapes overlap that are not both segments, circles or rectangles: false if a number is not finite. */
export function compositesOverlap(a: RawShape | RawComposite, b: RawShape | RawComposite): boolean {
  const ofA = isShape(a) ? undefined : verbsFor('overlaps', 'a', a);
  const ofB = isShape(b) ? undefined : verbsFor('overlaps', 'b', b);
  if (!isFinite(a, ofA) || !isFinite(b, ofB)) return false;
  return ofA !== undefined && (ofB === undefined || ofA.rank >= ofB.rank)
    ? ofA.overlaps(a as RawComposite, b)
    : ofB !== undefined && ofB.overlaps(b as RawComposite, a);
}

function isFinite(shape: RawShape | RawComposite, verbs: AnyVerbs | undefined): boolean {
  return verbs === undefined ? isFiniteShape(shape as RawShape) : verbs.isFinite(shape as RawComposite);
}
