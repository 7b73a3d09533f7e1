/**
 * Areas that the map's author drew in Tiled: places with a name, and where creatures live.
 *
 * Shows: objects of a map as unit-typed shapes, told apart by `kind`; the predicates of `units` where there are some, and
 * geometry of the game's own in quantities where there are none.
 */
import type {
  CircleObject,
  EllipseObject,
  PointObject,
  PolygonObject,
  RectangleObject,
  TiledObject,
} from '@tilewright/tiled';
import {
  boundsOf,
  circle,
  contains,
  cross,
  div,
  max,
  min,
  neg,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  rotated,
  square,
  squareMeters,
  sub,
} from '@tilewright/units';

/** An object of the map that covers an area, or is a point. */
export type Area = CircleObject | EllipseObject | PointObject | PolygonObject | RectangleObject;

const kinds: ReadonlySet<string> = new Set<Area['kind']>(['circle', 'ellipse', 'point', 'polygon', 'rectangle']);

export function isArea(object: TiledObject): object is Area {
  return kinds.has(object.kind);
}

/** Whether a position lies in an area, its border included. */
export function isInArea(area: Area, place: Position2): boolean {
  switch (area.kind) {
    case 'circle':
    case 'rectangle':
      return contains(area.shape, place);
    case 'ellipse':
      return isInEllipse(area, place);
    case 'polygon':
      return isInPolygon(area, place);
    case 'point':
      return place.x === area.position.x && place.y === area.position.y;
  }
}

/** A rectangle around an area. */
export function boundsOfArea(area: Area): Rectangle2 {
  switch (area.kind) {
    case 'circle':
    case 'rectangle':
      return boundsOf(area.shape);
    case 'ellipse': {
      const { center, radiusX, radiusY } = area.shape;
      return boundsOf(circle(center, max(radiusX, radiusY)));
    }
    case 'polygon':
      return boundsOfCorners(area.shape.corners);
    case 'point':
      return rectangle(area.position, area.position);
  }
}

function isInEllipse({ shape: { center, radiusX, radiusY, rotation } }: EllipseObject, place: Position2): boolean {
  const offset = rotated(sub(place, center), neg(rotation));
  return square(div(offset.x, radiusX)) + square(div(offset.y, radiusY)) <= 1;
}

/** Counts the edges east of the place: an odd number is inside. */
function isInPolygon({ shape: { corners } }: PolygonObject, place: Position2): boolean {
  let isInside = false;
  let from = corners.at(-1);
  for (const to of corners) {
    if (from !== undefined && from.y > place.y !== to.y > place.y) {
      // Whether the place lies to the right of the edge or to its left; the edge may go down or up.
      const side = cross(sub(to, from), sub(place, from));
      if (side > squareMeters(0) === to.y > from.y) isInside = !isInside;
    }
    from = to;
  }
  return isInside;
}

function boundsOfCorners(corners: PolygonObject['shape']['corners']): Rectangle2 {
  const [first] = corners;
  if (first === undefined) throw new RangeError('boundsOfArea: a polygon must have a corner');
  let { x: west, y: north } = first;
  let { x: east, y: south } = first;
  for (const { x, y } of corners) {
    west = min(west, x);
    north = min(north, y);
    east = max(east, x);
    south = max(south, y);
  }
  return rectangle(position(west, north), position(east, south));
}
