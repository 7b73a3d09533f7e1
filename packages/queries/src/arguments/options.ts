/** The options that several queries share, and their checks. */
import { argumentError } from '@tilewright/units/checks';
import { ANY, BOTH, CENTER, type CornerCode, type InclusionCode, INSIDE, NONE, ONE, PASS, TOUCHING } from './codes.js';

/**
 * Receives the column and the row of each tile. Return `true` to stop the query, which then also returns `true`. A
 * visitor may start other queries; the query throws whatever it throws.
 */
export type TileVisitor = (x: number, y: number) => boolean | void;

/** Which tiles are added where a segment passes exactly through a corner of tiles. See `tilesOnSegment`. */
export type CornerTiles = 'one' | 'both' | 'none';

/** Whether a solid tile blocks a segment that only touches its corners or faces. See `castRay`. */
export type BlockingCorners = 'pass' | 'block';

/** Which tiles belong to an area: those with any point in it, with their center in it, or completely in it. */
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
