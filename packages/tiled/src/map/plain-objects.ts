/**
 * Objects without tiles: in object layers, and as collision shapes of tiles. Shapes and positions are in world
 * coordinates; for collision shapes, in the pixels of the tile's picture.
 */
import type { Angle, AnyQuantity, Circle2, Length, PointOf, Rectangle2 } from '@tilewright/units';
import type { Fields } from '../document/check.js';
import type { TiledProperties } from './property.js';
import type { Capsule, Ellipse, Polygon, Polyline, RotatedRectangle } from './shapes.js';

/** The members of every object. */
export interface TiledObjectBase<Q extends AnyQuantity> {
  /** The object's id, unique in the map; 0 if the file has none, as in old versions of Tiled. */
  readonly id: number;
  /** The name that the author wrote; `''` without a name. */
  readonly name: string;
  /** The class that the author wrote; a tile object without a class has the class of its tile; `''` without a class. */
  readonly class: string;
  /** Whether the object itself is shown in the editor; a layer or group around it may still be hidden. */
  readonly isVisible: boolean;
  /**
   * The object's x and y in the file, in world coordinates: the north-west corner of its frame before the rotation; for
   * a tile object the point of its frame that the `objectAlignment` of its tileset names (by default the south-west
   * corner); for a polygon or polyline the origin of its corners; for a point the point itself.
   */
  readonly position: PointOf<Q>;
  /** Clockwise, around `position`. */
  readonly rotation: Angle;
  readonly properties: TiledProperties;
  /**
   * The object's fields as the file has them; an instance also has the fields of its template that it does not
   * override.
   */
  readonly fields: Fields;
}

/** A point, such as a spawn point. */
export interface PointObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'point';
}

/** A rectangle along the axes: not rotated, or rotated by quarter turns. */
export interface RectangleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'rectangle';
  readonly shape: Rectangle2<Q>;
}

/** A rectangle that is rotated by an angle other than quarter turns. */
export interface RotatedRectangleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'rotatedRectangle';
  readonly shape: RotatedRectangle<Q>;
}

/** An ellipse as wide as it is high. */
export interface CircleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'circle';
  readonly shape: Circle2<Q>;
}

/** An ellipse with different width and height. */
export interface EllipseObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'ellipse';
  readonly shape: Ellipse<Q>;
}

/** A capsule: a rectangle with a half disc at each end. */
export interface CapsuleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'capsule';
  readonly shape: Capsule<Q>;
}

/** The area inside a closed line, by the even-odd rule. */
export interface PolygonObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'polygon';
  readonly shape: Polygon<Q>;
}

/** An open line: a path to follow. */
export interface PolylineObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'polyline';
  readonly shape: Polyline<Q>;
}

/** A text. Its font, color and alignment are in `fields.text`. */
export interface TextObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'text';
  readonly text: string;
  readonly shape: RotatedRectangle<Q>;
}

/**
 * An instance of a template for which `resolve` returned `undefined`, or of any template if there is no `resolve`. It
 * has only the fields and properties that it overrides.
 */
export interface TemplateObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'template';
  /** The path of the template, as the map writes it. */
  readonly template: string;
}

/**
 * An object that is part of the collision shapes of a tile: any object except a tile object. `kind` tells them apart.
 */
export type CollisionObject<Q extends AnyQuantity = Length> =
  | PointObject<Q>
  | RectangleObject<Q>
  | RotatedRectangleObject<Q>
  | CircleObject<Q>
  | EllipseObject<Q>
  | CapsuleObject<Q>
  | PolygonObject<Q>
  | PolylineObject<Q>
  | TextObject<Q>
  | TemplateObject<Q>;
