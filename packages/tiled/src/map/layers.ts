/** Layers: tiles, objects, pictures, and groups of layers. `kind` tells them apart. */
import type { AnyQuantity, Length, Vector2 } from '@tilewright/units';
import type { ReadonlyTilemap, TileRect, TileSpace } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import type { TiledObject } from './objects.js';
import type { TiledProperties } from './property.js';
import type { GlobalTileId } from './tile-id.js';

/** The members of every layer. */
export interface TiledLayerBase<Q extends AnyQuantity> {
  /** The layer's id, unique in the map; 0 if the file has none, as in old versions of Tiled. */
  readonly id: number;
  /** The name that the author wrote; `''` without a name. */
  readonly name: string;
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  /** Whether the layer itself is shown. A hidden group hides its layers too. */
  readonly isVisible: boolean;
  /** From 0 (transparent) to 1. */
  readonly opacity: number;
  /** The displacement of the layer: its own offset plus the offsets of the groups around it. */
  readonly offset: Vector2<Q>;
  readonly properties: TiledProperties;
  /** The layer's fields as the file has them, except its tiles, objects and layers. */
  readonly fields: Fields;
}

/** Tiles on the grid. */
export interface TileLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'tiles';
  /**
   * The tile of each cell: inside `bounds` for a finite map, everywhere for an infinite map, empty outside the chunks.
   */
  readonly tiles: ReadonlyTilemap<GlobalTileId>;
  /** The tiles in the file: the layer's size, or the smallest rectangle around its chunks. */
  readonly bounds: TileRect;
  /** The space of the layer's tiles: the map's space, displaced by `offset`. */
  readonly space: TileSpace<Q>;
}

/** Objects, in the order of the file. */
export interface ObjectLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'objects';
  readonly objects: readonly TiledObject<Q>[];
}

/** A picture. Its other settings (`repeatx`, `transparentcolor`, ...) are in `fields`. */
export interface ImageLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'image';
  /** The path of the picture, as the map writes it; `''` without a picture. */
  readonly image: string;
}

/** Layers that are shown, hidden and moved together. */
export interface GroupLayer<Q extends AnyQuantity = Length> extends TiledLayerBase<Q> {
  readonly kind: 'group';
  readonly layers: readonly TiledLayer<Q>[];
}

/** Any layer; `kind` tells them apart. */
export type TiledLayer<Q extends AnyQuantity = Length> = TileLayer<Q> | ObjectLayer<Q> | ImageLayer<Q> | GroupLayer<Q>;
