/** Options that several queries share, and their checks. */
import { argumentError } from '@tilewright/units/checks';
import { ANY, BOTH, CENTER, type CornerCode, type InclusionCode, INSIDE, NONE, ONE, PASS, TOUCHING } from './codes.js';

/**
 * Is called with column and row of one tile after another. Returning `true` stops: the function that calls it returns
 * whether that happened. It may start queries of its own, and what it throws passes through.
 */
export type TileVisitor = (x: number, y: number) => boolean | void;

/** What a path along a segment adds where it passes exactly through a corner of tiles. See `tilesOnSegment`. */
export type CornerTiles = 'one' | 'both' | 'none';

/** Whether solid tiles block what only touches their corners and faces. See `castRay`. */
export type BlockingCorners = 'pass' | 'block';

/** Which tiles belong to an area: with some point in it, with their center in it, or wholly in it. */
export type Inclusion = 'any' | 'center' | 'inside';

export function cornerCode(where: string, cornerTiles: CornerTiles = 'one'): CornerCode {
  if (cornerTiles === 'one') return ONE;
  if (cornerTiles === 'both') return BOTH;
  if (cornerTiles === 'none') return NONE;
  throw argumentError(where, 'cornerTiles', "'one', 'both' or 'none'", cornerTiles);
}

export function blockingRule(where: string, corners: BlockingCorners = 'pass'): number {
  if (corners === 'pass') return PASS;
  if (corners === 'block') return TOUCHING;
  throw argumentError(where, 'corners', "'pass' or 'block'", corners);
}

export function inclusionCode(where: string, inclusion: Inclusion = 'any'): InclusionCode {
  if (inclusion === 'any') return ANY;
  if (inclusion === 'center') return CENTER;
  if (inclusion === 'inside') return INSIDE;
  throw argumentError(where, 'inclusion', "'any', 'center' or 'inside'", inclusion);
}
