/**
 * Areas drawn in Tiled by the map's author: named places, and the homes of creatures.
 *
 * Shows: objects of a map as shapes with units, distinguished by `kind`; `objectContains` for all of them.
 */
import {
  type CircleObject,
  type EllipseObject,
  objectContains,
  type PointObject,
  type PolygonObject,
  type RectangleObject,
  type TiledObject,
} from '@tilewright/tiled';
import {
  boundsOf,
  circle,
  equals,
  max,
  min,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
} from '@tilewright/units';

/** An object of the map that covers an area or is a point. */
export type Area = CircleObject | EllipseObject | PointObject | PolygonObject | RectangleObject;

const kinds: ReadonlySet<string> = new Set<Area['kind']>(['circle', 'ellipse', 'point', 'polygon', 'rectangle']);

export function isArea(object: TiledObject): object is Area {
  return kinds.has(object.kind);
}

/** Whether a position lies in an area, its border included. A point contains only itself. */
export function isInArea(area: Area, place: Position2): boolean {
  return area.kind === 'point' ? equals(place, area.position) : objectContains(area, place);
}

/** The bounding rectangle of an area. */
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

function boundsOfCorners(corners: PolygonObject['shape']['corners']): Rectangle2 {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return rectangle(position(xs.reduce(min), ys.reduce(min)), position(xs.reduce(max), ys.reduce(max)));
}
