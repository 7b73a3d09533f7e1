/**
 * Whether a place lies in an object: for spawn areas, triggers and zones that the map's author drew.
 *
 * Areas are closed: their border belongs to them. That is exact along the axes and for polygons, and as far as doubles
 * can tell where a border is rotated or curved. A polygon that crosses itself is filled where a walk to the outside
 * crosses it an odd number of times.
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
import { isObject, requireNumbers } from './door.js';
import type { AreaObject, TiledObject } from './objects.js';
import type { Capsule, Ellipse, Polygon, RotatedRectangle } from './shapes.js';

/**
 * Whether an object covers an area: all do except points, polylines, and instances of templates that were left out.
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
 * Whether a place lies in an object.
 *
 * The border belongs to the object. The area of a tile object and of a text is its frame.
 *
 * @param object - an object that covers an area: `isAreaObject` tells. For a point, a polyline or a template, which only a
 *   program without types can pass, the answer is false
 * @param point - a place in the same world
 * @throws RangeError if it is not an object of an object layer, or a coordinate is not finite
 *
 * @remarks O(1), of a polygon O(corners); allocates nothing.
 */
export function objectContains<Q extends AnyQuantity>(object: AreaObject<Q>, point: Point2<Q>): boolean;
export function objectContains<Q extends AnyQuantity>(object: TiledObject<Q>, point: Point2<Q>): boolean {
  // Looked at by hand first: that costs nothing.
  if (!Number.isFinite(point?.x) || !Number.isFinite(point?.y)) {
    requireNumbers('objectContains', 'point', point, ['x', 'y']);
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

/** `Array.isArray`, which does not know read-only arrays. */
function isArray(value: unknown): boolean {
  return Array.isArray(value);
}

/** How far a place lies to the right of a center, along axes that are turned. */
function alongX<Q extends AnyQuantity>(center: PointOf<Q>, rotation: Angle, point: Point2<Q>): number {
  const right = unsafeNumber(point.x) - unsafeNumber(center.x);
  const down = unsafeNumber(point.y) - unsafeNumber(center.y);
  return right * cos(rotation) + down * sin(rotation);
}

/** How far it lies below. */
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
  // An ellipse of no width or height is a line.
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
    // Does the edge cross the way from the place to the east? An end in the same row counts as north of it.
    if (ay <= y !== by <= y && side > 0 === by > ay) isInside = !isInside;
  }
  return isInside;
}

function isBetween(value: number, a: number, b: number): boolean {
  return a < b ? a <= value && value <= b : b <= value && value <= a;
}
