/** Options of queries over areas. */
import type { TileRect } from '@tilewright/tilemap';
import { argumentError, type OptionNames } from '@tilewright/units/checks';
import { ANY, CENTER, type InclusionCode, INSIDE } from './limits.js';

/** Which tiles belong to an area: those with any point in it, with their center in it, or completely in it. */
export type Inclusion = 'any' | 'center' | 'inside';

/** Options of the questions about circles, capsules and convex polygons. */
export interface AreaOptions {
  /** Only tiles in these bounds are found. Tiles outside cost nothing. Default: no bounds. */
  readonly bounds?: TileRect | undefined;
  /** Which tiles belong to the area. Default: `'any'`. */
  readonly inclusion?: Inclusion | undefined;
}

/** Options of the questions about rectangles. */
export interface RectangleOptions extends AreaOptions {
  /** Whether the east and south edges belong to the rectangle. Default: `'closed'`, which includes them. */
  readonly edges?: 'closed' | 'half-open' | undefined;
}

/** Options of the questions about sectors. */
export interface SectorOptions {
  /** Only tiles in these bounds are found. Tiles outside cost nothing. Default: no bounds. */
  readonly bounds?: TileRect | undefined;
  /** Which tiles belong to the sector: those with any point in it, or with their center in it. Default: `'any'`. */
  readonly inclusion?: 'any' | 'center' | undefined;
}

/** The names of these options, for `requireOptions`. */
export const AREA_OPTIONS: OptionNames<AreaOptions> = ['bounds', 'inclusion'];
export const RECTANGLE_OPTIONS: OptionNames<RectangleOptions> = ['bounds', 'inclusion', 'edges'];
export const SECTOR_OPTIONS: OptionNames<SectorOptions> = ['bounds', 'inclusion'];

export function inclusionCode(where: string, inclusion: Inclusion = 'any'): InclusionCode {
  if (inclusion === 'any') return ANY;
  if (inclusion === 'center') return CENTER;
  if (inclusion === 'inside') return INSIDE;
  throw argumentError(where, 'inclusion', "'any', 'center' or 'inside'", inclusion);
}

export function sectorInclusion(
  where: string,
  inclusion: SectorOptions['inclusion'] = 'any',
): typeof ANY | typeof CENTER {
  if (inclusion === 'any') return ANY;
  if (inclusion === 'center') return CENTER;
  throw argumentError(where, 'inclusion', "'any' or 'center'", inclusion);
}
