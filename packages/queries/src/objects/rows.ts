/** Rows of answers that hold one answer for each row of a column. */
import { argumentError } from '@tilewright/units/checks';
import { indexRule, isIndex } from './answer.js';

/** @throws RangeError unless `row` is a row of an answer with `rows` rows */
export function requireRow(where: string, row: number, rows: number): void {
  if (!isIndex(row, rows)) throw argumentError(`answer.${where}`, 'row', indexRule(rows), row);
}
