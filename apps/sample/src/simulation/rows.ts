/**
 * Rows of a table that is made of columns and lists: all of them grow and shrink together.
 *
 * Shows: columns of any type have `resize` and `swapRemove`, so a table need not know what is in them.
 */

/** What a table asks of a column, whatever is in it. */
export interface Rows {
  resize(count: number): void;
  /** Puts the last row in the place of another, and drops the last. */
  swapRemove(row: number): void;
}

/** The same for a list. */
export function swapRemove<T>(list: T[], row: number): void {
  const last = list.pop();
  if (last !== undefined && row < list.length) list[row] = last;
}
