/** Layers: tiles, objects, pictures, and groups of layers. `kind` tells them apart. */
import type { AnyQuantity, Length, Vector2 } from '@tilewright/units';
import type { ReadonlyTilemap, TileRect, TileSpace } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import type { TiledObject } from './objects.js';
import type { TiledProperties } from './properties.js';
import type { GlobalTileId } from './tile-id.js';

/** What all layers have. */
export interface TiledLayerBase<Q extends AnyQuantity> {
  /** The layer's id, which no other layer of the map has; 0 in files of an old Tiled. */
  readonly id: number;
  readonly name: string;
  readonly class: string;
  /** Whether the layer itself is shown; a group hides what it holds. */
  readonly isVisible: boolean;
  /** From 0 to 1. */
  readonly opacity: number;
  /** How far the layer is shifted, together with the groups that hold it. */
  readonly offset: Vector2<Q>;
  readonly properties: TiledProperties;
  /** The layer as it stands in the file, without its tiles, objects or layers. */
  readonly fields: Fields;
}

/** Tiles on the grid. */
export interface TileLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'tiles';
  /** Each cell's tile. Of a finite map inside `bounds`; of an infinite one everywhere, empty outside of its chunks. */
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  /** The tiles that the file has: the layer's size, or the smallest rectangle around its chunks. */
  readonly bounds: TileRect;
  /** Where the layer's tiles lie in the world: the map's space, shifted by the layer's offset. */
  readonly space: TileSpace<Q>;
}

/** Objects, in the order of the file. */
export interface ObjectLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'objects';
  readonly objects: readonly TiledObject<Q>[];
}

/** A picture. What else the file says of it (`repeatx`, `transparentcolor`, ...) is in `fields`. */
export interface ImageLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'image';
  /** The picture's file, as the map refers to it; empty if there is none. */
  readonly image: string;
}

/** Layers that are shown, hidden and shifted together. */
export interface GroupLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'group';
  readonly layers: readonly TiledLayer<Q>[];
}

/** Any layer; `kind` tells them apart. */
export type TiledLayer<Q extends AnyQuantity = Length> = TileLayer<Q> | ObjectLayer<Q> | ImageLayer<Q> | GroupLayer<Q>;
