/** The filter of questions in columns, as the searches call it: with the row in which the question is. */
import type { Handle } from '../tracker/handle.js';
import { type RawFilter, type RowOptions, rawRowFilter } from './options.js';

/** Passes the current row to the filter of the caller. */
export class FilterOfRow {
  row = 0;
  readonly accepts: RawFilter;

  constructor(filter: (object: unknown, handle: Handle, row: number) => boolean) {
    this.accepts = (object, handle) => filter(object, handle, this.row);
  }
}

/** Makes the filter of a question in columns; `undefined` if it has none. Allocates only if there is a filter. */
export function filterOfRow<T>(options: RowOptions<T> | undefined): FilterOfRow | undefined {
  const filter = rawRowFilter(options?.filter);
  return filter === undefined ? undefined : new FilterOfRow(filter);
}
