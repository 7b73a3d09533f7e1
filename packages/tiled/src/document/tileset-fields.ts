/** The fields of a tileset in a file. Lengths are pixels. */
import type { Fields } from './check.js';
import type { PropertiesDocument } from './property.js';

/** The point of a tile object that is at its position; `unspecified` means the southwest corner. */
export type ObjectAlignment =
  | 'unspecified'
  | 'topleft'
  | 'top'
  | 'topright'
  | 'left'
  | 'center'
  | 'right'
  | 'bottomleft'
  | 'bottom'
  | 'bottomright';

/** What the editor may do to the tiles of a tileset to fit them into a Wang set. All false by default. */
export interface Transformations {
  readonly hflip?: boolean;
  readonly vflip?: boolean;
  /** Quarter turns. */
  readonly rotate?: boolean;
  /** Whether a flipped or rotated tile is used only if no tile fits unchanged. */
  readonly preferuntransformed?: boolean;
}

/** The fields of a tileset that the reader uses. */
export interface TilesetDocument extends Fields, PropertiesDocument {
  readonly name: string;
  readonly class?: string;
  /** Absent up to Tiled 0.12. */
  readonly tilecount?: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly columns?: number;
  readonly margin?: number;
  readonly spacing?: number;
  readonly image?: string;
  readonly imagewidth?: number;
  readonly imageheight?: number;
  readonly objectalignment?: ObjectAlignment;
  readonly tileoffset?: { readonly x: number; readonly y: number };
  readonly transformations?: Transformations;
  readonly wangsets?: readonly unknown[];
  /** A list; up to Tiled 1.1, an object whose field names are the ids, with the properties in another object. */
  readonly tiles?: readonly unknown[] | Fields;
  readonly tileproperties?: Fields;
  readonly tilepropertytypes?: Fields;
}
