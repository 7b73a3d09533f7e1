/** The fields of a tileset in a file. Lengths are pixels. */
import type { Fields } from './check.js';

/** The point of a tile object that is at its position; `unspecified` means the south-west corner. */
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

/** The fields of a tileset that the reader uses. */
export interface TilesetDocument extends Fields {
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
  /** A list; up to Tiled 1.1, an object whose field names are the ids, with the properties in another object. */
  readonly tiles?: readonly unknown[] | Fields;
  readonly tileproperties?: Fields;
  readonly tilepropertytypes?: Fields;
  readonly properties?: readonly unknown[] | Fields;
  readonly propertytypes?: Fields;
}
