/** Refuses views of too many tiles. `numbers` are those of the view's disc; see `Limits`. */
import { argumentError } from '@tilewright/units/checks';
import { RADIUS } from '../light/disc-and-sector.js';
import { BITS_PER_WORD, MOST_COLUMNS, MOST_WORDS } from '../limits.js';

export function requireFewColumns(where: string, columns: number, numbers: Float64Array): void {
  if (columns < MOST_COLUMNS) return;
  throw tooFar(where, 'small enough for less than 2^28 columns of tiles', numbers, 'Or pass smaller bounds');
}

export function requireFewTiles(where: string, width: number, height: number, numbers: Float64Array): void {
  if (Math.ceil(width / BITS_PER_WORD) * height <= MOST_WORDS) return;
  const rule = `small enough for ${MOST_WORDS * BITS_PER_WORD} tiles`;
  throw tooFar(where, rule, numbers, `The view has ${width} x ${height} tiles; smaller bounds help, too`);
}

function tooFar(where: string, rule: string, numbers: Float64Array, remedy: string): RangeError {
  const radius = numbers[RADIUS]!;
  const received = radius < Number.POSITIVE_INFINITY ? radius : undefined;
  return argumentError(where, 'maxDistance in tiles', rule, received, remedy);
}
