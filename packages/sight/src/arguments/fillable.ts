/** The check of a column that is filled. */
import { argumentError, type Pairs, requirePairColumn } from '@tilewright/units/checks';

/** A column of points as a query that fills it sees it. */
export interface FillablePairs extends Pairs {
  resize(length: number): void;
}

/** Passes a column of points that can be resized. @throws RangeError on everything else */
export function requireFillable(where: string, parameter: string, column: FillablePairs): void {
  requirePairColumn(where, parameter, column);
  if (typeof column.resize === 'function') return;
  throw argumentError(where, parameter, 'a column of points that can be resized', column, 'Make one by pointColumn');
}
