/**
 * Rows of a table that is made of columns: all columns grow and shrink together.
 *
 * Shows: one generic function over columns of any type; the compiler knows that what comes out of one goes back into it.
 */
import type { Column } from '@tilewright/units';

/** What a table does with a column, whatever is in it. */
export interface Rows {
  resize(count: number): void;
  /** Puts the last row in the place of another, and drops the last. */
  swapRemove(row: number): void;
}

export function rowsOfColumn<T>(column: Column<T>): Rows {
  return {
    resize: (count) => column.resize(count),
    swapRemove: (row) => {
      const last = column.length - 1;
      column.set(row, column.get(last));
      column.resize(last);
    },
  };
}

export function rowsOfList<T>(list: T[]): Rows {
  return {
    resize: (count) => {
      list.length = Math.min(list.length, count);
    },
    swapRemove: (row) => {
      const last = list.pop();
      if (last !== undefined && row < list.length) list[row] = last;
    },
  };
}
