/** Options of queries over areas. */
import type { TileRect } from '@tilewright/tilemap';
import { argumentError, type OptionNames } from '@tilewright/units/checks';
import { ANY, CENTER, type InclusionCode, INSIDE } from './limits.js';

/** Which tiles belong to an area: those with any point in it, with their center in it, or completely in it. */
export type Inclusion = 'any' | 'center' | 'inside';

/** Options of `tilesInCircle` and its family, and of the queries over capsules, sectors and polygons. */
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

/** The names of these options, for `requireOptions`. */
export const AREA_OPTIONS: OptionNames<AreaOptions> = ['bounds', 'inclusion'];
export const RECTANGLE_OPTIONS: OptionNames<RectangleOptions> = ['bounds', 'inclusion', 'edges'];

export function inclusionCode(where: string, inclusion: Inclusion = 'any'): InclusionCode {
  if (inclusion === 'any') return ANY;
  if (inclusion === 'center') return CENTER;
  if (inclusion === 'inside') return INSIDE;
  throw argumentError(where, 'inclusion', "'any', 'center' or 'inside'", inclusion);
}
