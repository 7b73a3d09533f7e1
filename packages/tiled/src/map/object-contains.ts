/**
 * Whether a point is in an object: for spawn areas, triggers and zones that the map's author drew.
 *
 * Areas are closed: the border belongs to them. The answer is exact for polygons and for borders along the axes; at
 * rotated or curved borders it has the rounding error of doubles.
 *
 * A polygon contains a point if a ray from the point to the east crosses the outline an odd number of times (the
 * even-odd rule, which also defines the inside of a polygon that crosses itself):
 *
 *     +---+     +---+
 *     |   |     | p-+---->   1 crossing: inside
 *     |   | q---+---+---->   2 crossings: outside
 *     |   +-----+   |
 *     +-------------+
 *
 * An edge crosses the ray if one end is south of it and the other is not. So at a corner on the ray, an outline that
 * passes to the other side counts once, and one that only touches the ray counts twice or not at all.
 */
import {
  type Angle,
  type AnyQuantity,
  contains,
  cos,
  type Point2,
  type PointOf,
  sin,
  unsafeNumber,
} from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { orientation } from '@tilewright/units/exact';
import { isObject, requireFiniteMembers } from './checks.js';
import type { AreaObject, TiledObject } from './objects.js';
import type { Capsule, Ellipse, Polygon, RotatedRectangle } from './shapes.js';

/**
 * Whether an object covers an area. All do except points, polylines, and instances of templates that were left out.
 *
 * @param object - an object of an object layer
 * @throws RangeError if it is not an object of an object layer
 *
 * @example
 * const tower = { point: true, x: 8, y: 8 };
 * const swamp = { x: 0, y: 0, width: 16, height: 16 };
 * const things = { type: 'objectgroup', name: 'things', objects: [tower, swamp] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 2, tilewidth: 8, tileheight: 8 };
 * const map = await readTiledMap({ ...json, tilesets: [], layers: [things] });
 * const areas = objectLayer(map, 'things').objects.filter((object) => isAreaObject(object));
 * areas.map(({ kind }) => kind) // => ['rectangle']
 */
export function isAreaObject<Q extends AnyQuantity>(object: TiledObject<Q>): object is AreaObject<Q> {
  switch (object?.kind) {
    case 'rectangle':
    case 'circle':
    case 'rotatedRectangle':
    case 'tile':
    case 'text':
    case 'ellipse':
    case 'capsule':
    case 'polygon':
      return true;
    case 'point':
    case 'polyline':
    case 'template':
      return false;
    default:
      throw argumentError('isAreaObject', 'object', 'an object of an object layer', object);
  }
}

/**
 * Whether a point is in an object.
 *
 * The border belongs to the object. The area of a tile object or a text is its frame.
 *
 * @param object - an object that covers an area: check with `isAreaObject`. Untyped code may pass a point, a polyline
 * or a
 *   template, for which the result is false
 * @param point - a position in the world of the map
 * @throws RangeError if `object` is not an object of an object layer, or a coordinate is not finite
 *
 * @remarks O(1), for a polygon O(corners). Allocates nothing.
 */
export function objectContains<Q extends AnyQuantity>(object: AreaObject<Q>, point: Point2<Q>): boolean;
export function objectContains<Q extends AnyQuantity>(object: TiledObject<Q>, point: Point2<Q>): boolean {
  // Inlined: the function that throws is called only for a bad point.
  if (!Number.isFinite(point?.x) || !Number.isFinite(point?.y)) {
    requireFiniteMembers('objectContains', 'point', point, ['x', 'y']);
  }
  switch (object?.kind) {
    case 'rectangle':
      return isObject(object.shape?.min) && isObject(object.shape.max) ? contains(object.shape, point) : refuse(object);
    case 'circle':
      return isObject(object.shape?.center) ? contains(object.shape, point) : refuse(object);
    case 'rotatedRectangle':
    case 'tile':
    case 'text':
      return inRotatedRectangle(object, object.shape, point);
    case 'ellipse':
      return inEllipse(object, object.shape, point);
    case 'capsule':
      return inCapsule(object, object.shape, point);
    case 'polygon':
      return inPolygon(object, object.shape, point);
    case 'point':
    case 'polyline':
    case 'template':
      return false;
    default:
      throw argumentError('objectContains', 'object', 'an object of an object layer', object);
  }
}

function refuse<Q extends AnyQuantity>({ shape, kind }: AreaObject<Q>): never {
  throw argumentError('objectContains', 'object.shape', `the shape of an object of the kind ${kind}`, shape);
}

/** `Array.isArray`, whose type does not accept read-only arrays. */
function isArray(value: unknown): boolean {
  return Array.isArray(value);
}

/** The x coordinate of a point on axes that start at the center and are rotated. */
function alongX<Q extends AnyQuantity>(center: PointOf<Q>, rotation: Angle, point: Point2<Q>): number {
  const right = unsafeNumber(point.x) - unsafeNumber(center.x);
  const down = unsafeNumber(point.y) - unsafeNumber(center.y);
  return right * cos(rotation) + down * sin(rotation);
}

/** The y coordinate of a point on these axes. */
function alongY<Q extends AnyQuantity>(center: PointOf<Q>, rotation: Angle, point: Point2<Q>): number {
  const right = unsafeNumber(point.x) - unsafeNumber(center.x);
  const down = unsafeNumber(point.y) - unsafeNumber(center.y);
  return down * cos(rotation) - right * sin(rotation);
}

function inRotatedRectangle<Q extends AnyQuantity>(
  object: AreaObject<Q>,
  shape: RotatedRectangle<Q>,
  point: Point2<Q>,
): boolean {
  if (!isObject(shape?.center)) return refuse(object);
  const { center, rotation, width, height } = shape;
  return (
    Math.abs(alongX(center, rotation, point)) <= unsafeNumber(width) / 2 &&
    Math.abs(alongY(center, rotation, point)) <= unsafeNumber(height) / 2
  );
}

function inEllipse<Q extends AnyQuantity>(object: AreaObject<Q>, shape: Ellipse<Q>, point: Point2<Q>): boolean {
  if (!isObject(shape?.center)) return refuse(object);
  const { center, radiusX, radiusY, rotation } = shape;
  const a = unsafeNumber(radiusX);
  const b = unsafeNumber(radiusY);
  const x = alongX(center, rotation, point);
  const y = alongY(center, rotation, point);
  // An ellipse without width or height is a line.
  if (a === 0 || b === 0) return Math.abs(x) <= a && Math.abs(y) <= b;
  return (x / a) * (x / a) + (y / b) * (y / b) <= 1;
}

function inCapsule<Q extends AnyQuantity>(object: AreaObject<Q>, shape: Capsule<Q>, point: Point2<Q>): boolean {
  if (!isObject(shape?.start) || !isObject(shape.end)) return refuse(object);
  const { start, end, radius } = shape;
  const x = unsafeNumber(start.x);
  const y = unsafeNumber(start.y);
  const alongX = unsafeNumber(end.x) - x;
  const alongY = unsafeNumber(end.y) - y;
  const right = unsafeNumber(point.x) - x;
  const down = unsafeNumber(point.y) - y;
  const lengthSquared = alongX * alongX + alongY * alongY;
  const part = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (right * alongX + down * alongY) / lengthSquared));
  const dx = right - part * alongX;
  const dy = down - part * alongY;
  const r = unsafeNumber(radius);
  return dx * dx + dy * dy <= r * r;
}

function inPolygon<Q extends AnyQuantity>(object: AreaObject<Q>, shape: Polygon<Q>, point: Point2<Q>): boolean {
  if (!isArray(shape?.corners)) return refuse(object);
  const { corners } = shape;
  const x = unsafeNumber(point.x);
  const y = unsafeNumber(point.y);
  let isInside = false;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const previous = corners[j]!;
    const corner = corners[i]!;
    if (!isObject(previous) || !isObject(corner)) return refuse(object);
    const ax = unsafeNumber(previous.x);
    const ay = unsafeNumber(previous.y);
    const bx = unsafeNumber(corner.x);
    const by = unsafeNumber(corner.y);
    const side = orientation(ax, ay, bx, by, x, y);
    if (side === 0 && isBetween(x, ax, bx) && isBetween(y, ay, by)) return true;
    // Does the edge cross the ray from the point to the east? An end level with the ray counts as north of it.
    if (ay <= y !== by <= y && side > 0 === by > ay) isInside = !isInside;
  }
  return isInside;
}

function isBetween(value: number, a: number, b: number): boolean {
  return a < b ? a <= value && value <= b : b <= value && value <= a;
}
