/** Options of queries over circles and rectangles. */
import type { TileRect } from '@tilewright/tilemap';
import type { OptionNames } from '@tilewright/units/checks';
import type { Inclusion } from '../arguments/options.js';

/** Options of `tilesInCircle` and its family. */
export interface AreaOptions {
  /** Only tiles in these bounds are found. Tiles outside cost nothing. Default: no bounds. */
  readonly bounds?: TileRect | undefined;
  /** Which tiles belong to the area. Default: `'any'`. */
  readonly inclusion?: Inclusion | undefined;
}

/** Options of `tilesInRectangle` and its family. */
export interface RectangleOptions extends AreaOptions {
  /** Whether the east and south edges belong to the rectangle. Default: `'closed'`, which includes them. */
  readonly edges?: 'closed' | 'half-open' | undefined;
}

/** A contiguous run of tiles in row `y`, from `xMin` to `xMax` inclusive. */
export interface TileRow {
  readonly y: number;
  readonly xMin: number;
  readonly xMax: number;
}

/** A `TileVisitor` for rows. It receives the row, and the columns of its westernmost and easternmost tile. */
export type RowVisitor = (y: number, xMin: number, xMax: number) => boolean | void;

/** The names of these options, for `requireOptions`. */
export const AREA_OPTIONS: OptionNames<AreaOptions> = ['bounds', 'inclusion'];
export const RECTANGLE_OPTIONS: OptionNames<RectangleOptions> = ['bounds', 'inclusion', 'edges'];
