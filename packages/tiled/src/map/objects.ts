/**
 * Objects of object layers, which the map's author places freely. Shapes and positions are in world coordinates:
 * rotations and the offsets of the enclosing layers are applied.
 */
import type { AnyQuantity, Length } from '@tilewright/units';
import type { CollisionObject, PointObject, PolylineObject, TemplateObject, TiledObjectBase } from './plain-objects.js';
import type { RotatedRectangle } from './shapes.js';
import type { GlobalTileId } from './tile-id.js';
import type { TilesetTile } from './tileset.js';

/** A tile at any position, at any size. */
export interface TileObject<Q extends AnyQuantity = Length> extends TiledObjectBase<Q> {
  readonly kind: 'tile';
  /** The tile with its flips. */
  readonly tile: GlobalTileId;
  /** The tile, as its tileset describes it; `undefined` if no tileset has it. */
  readonly definition: TilesetTile | undefined;
  /** The frame that the tile's picture fills; it has the size of the tile if the file gives no size. */
  readonly shape: RotatedRectangle<Q>;
}

/** Any object; `kind` tells them apart. */
export type TiledObject<Q extends AnyQuantity = Length> = CollisionObject<Q> | TileObject<Q>;

/**
 * An object that covers an area, for `objectContains`: all except points, polylines and instances of templates without
 * their file.
 */
export type AreaObject<Q extends AnyQuantity = Length> = Exclude<
  TiledObject<Q>,
  PointObject<Q> | PolylineObject<Q> | TemplateObject<Q>
>;
