/** Numbers of bodies, by their ids, in the order in which they were set: they are saved as columns, row by row. */
import { type QuantityColumn, quantityColumn } from '@tilewright/units';
import type { BodyId } from './ids.js';

/** What is saved: a column for each number of a row. */
export type ColumnsOf<Row> = { readonly [Name in keyof Row]: QuantityColumn<number> };

/** Gives the number of a name in one row. */
type Read<Row> = (name: keyof Row) => number;

export class RowsById<Row extends { readonly [Name in keyof Row]: number } & { readonly id: BodyId }> {
  /** What is saved: the rows as of the last `write`. */
  readonly columns: ColumnsOf<Row>;
  private readonly rows = new Map<BodyId, Row>();
  private readonly rowFrom: (read: Read<Row>) => Row;

  /**
   * @param columns - one empty column for each property
   * @param rowFrom - makes a row of its saved numbers
   */
  constructor(columns: ColumnsOf<Row>, rowFrom: (read: Read<Row>) => Row) {
    this.columns = columns;
    this.rowFrom = rowFrom;
  }

  get size(): number {
    return this.rows.size;
  }

  get(id: BodyId): Row | undefined {
    return this.rows.get(id);
  }

  /** Replaces the row with the same id, or appends the row if no row has its id. */
  set(row: Row): void {
    this.rows.set(row.id, row);
  }

  delete(id: BodyId): void {
    this.rows.delete(id);
  }

  ids(): Iterable<BodyId> {
    return this.rows.keys();
  }

  values(): Iterable<Row> {
    return this.rows.values();
  }

  /** Writes the rows into the columns. */
  write(): void {
    const { columns, rows } = this;
    for (const name in columns) {
      const column = columns[name];
      column.resize(rows.size);
      let at = 0;
      for (const row of rows.values()) column.set(at++, row[name]);
    }
  }

  /** Takes the rows of the columns in place of its own. */
  read(): void {
    const { columns } = this;
    this.rows.clear();
    for (let at = 0; at < columns.id.length; at++) {
      const row = this.rowFrom((name) => columns[name].get(at));
      this.rows.set(row.id, row);
    }
  }
}

export function numberColumn(): QuantityColumn<number> {
  return quantityColumn<number>();
}
