/**
 * Objects of object layers: what the map's author placed freely. Shapes and positions are in the world, with the offsets
 * of the object's layers and its rotation taken in.
 */
import type { Angle, AnyQuantity, Circle2, Length, PointOf, Rectangle2 } from '@tilewright/units';
import type { Fields } from '../document/check.js';
import type { TiledProperties } from './properties.js';
import type { Capsule, Ellipse, Polygon, Polyline, RotatedRectangle } from './shapes.js';
import type { GlobalTileId } from './tile-id.js';
import type { TilesetTile } from './tileset.js';

/** What all objects have. */
export interface TiledObjectBase<Q extends AnyQuantity> {
  /** The object's id, which no other object of the map has; 0 in files of an old Tiled. */
  readonly id: number;
  readonly name: string;
  /** That of its tile for a tile object that has none of its own. */
  readonly class: string;
  readonly isVisible: boolean;
  /** Where the object is anchored: its north-west corner, the south-west one of a tile object, the point of a point. */
  readonly position: PointOf<Q>;
  /** Clockwise, about `position`. */
  readonly rotation: Angle;
  readonly properties: TiledProperties;
  /** The object as it stands in the file; of an instance of a template over the fields of the template. */
  readonly fields: Fields;
}

/** A point: where something starts, or is put. */
export interface PointObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'point';
}

/** A rectangle along the axes: not rotated, or by quarter turns. */
export interface RectangleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'rectangle';
  readonly shape: Rectangle2<Q>;
}

/** A rectangle that stands askew. */
export interface RotatedRectangleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'rotatedRectangle';
  readonly shape: RotatedRectangle<Q>;
}

/** An ellipse whose width is its height. */
export interface CircleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'circle';
  readonly shape: Circle2<Q>;
}

/** An ellipse whose width is not its height. */
export interface EllipseObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'ellipse';
  readonly shape: Ellipse<Q>;
}

/** A capsule: a rectangle with half discs at two ends. */
export interface CapsuleObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'capsule';
  readonly shape: Capsule<Q>;
}

/** An area inside a closed line. */
export interface PolygonObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'polygon';
  readonly shape: Polygon<Q>;
}

/** An open line: a path to follow. */
export interface PolylineObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'polyline';
  readonly shape: Polyline<Q>;
}

/** A tile that stands anywhere, at any size. */
export interface TileObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'tile';
  /** The tile with its flips. */
  readonly tile: GlobalTileId;
  /** What the tileset says about the tile; `undefined` if no tileset has it. */
  readonly definition: TilesetTile | undefined;
  /** The frame that the tile's picture fills; of the tile's own size if the file says none. */
  readonly shape: RotatedRectangle<Q>;
}

/** A text. Its font, color and alignment are in `fields.text`. */
export interface TextObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'text';
  readonly text: string;
  readonly shape: RotatedRectangle<Q>;
}

/** An instance of a template that was left out: what it does not override stands in the template's file. */
export interface TemplateObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'template';
  /** The template's file, as the map refers to it. */
  readonly template: string;
}

/** Any object; `kind` tells them apart. */
export type TiledObject<Q extends AnyQuantity = Length> =
  | PointObject<Q>
  | RectangleObject<Q>
  | RotatedRectangleObject<Q>
  | CircleObject<Q>
  | EllipseObject<Q>
  | CapsuleObject<Q>
  | PolygonObject<Q>
  | PolylineObject<Q>
  | TileObject<Q>
  | TextObject<Q>
  | TemplateObject<Q>;

/** An object that covers an area: what `objectContains` asks. A point, a polyline and a template without its file do not. */
export type AreaObject<Q extends AnyQuantity = Length> = Exclude<
  TiledObject<Q>,
  PointObject<Q> | PolylineObject<Q> | TemplateObject<Q>
>;
