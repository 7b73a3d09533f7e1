/**
 * Rows of a table made of columns and lists, which grow and shrink together.
 *
 * Shows: columns of any type have `resize` and `swapRemove`, so a table need not know their contents.
 */

/** What a table needs of a column. */
export interface Rows {
  resize(count: number): void;
  /** Replaces a row by the last one, and drops the last. */
  swapRemove(row: number): void;
}

/** A list as a column of a table. */
export function swapRemove<T>(list: T[], row: number): void {
  const last = list.pop();
  if (last !== undefined && row < list.length) list[row] = last;
}
