/** Checks a column that a query fills. */
import { argumentError, type Pairs, requirePairColumn } from '@tilewright/units/checks';

/** A column of points that can be filled. */
export interface FillablePairs extends Pairs {
  resize(length: number): void;
}

/** Accepts a column of points that can be resized. @throws RangeError for anything else */
export function requireFillable(where: string, parameter: string, column: FillablePairs): void {
  requirePairColumn(where, parameter, column);
  if (typeof column.resize === 'function') return;
  throw argumentError(where, parameter, 'a column of points that can be resized', column, 'Make it with pointColumn');
}
