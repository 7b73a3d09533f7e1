/**
 * Reads a terrain row by row: three rows are in hand while a row is painted.
 *
 *     storage          how a row is read
 *     rows             in place: the array of the map, and where the row begins
 *     anything else    copied once into an array, and kept for the next two rows
 */
import { type RowLayout, storageIn } from '../storage/layout.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';

/** A row of values: that of column x is `data[start + x]`. */
export interface TerrainRow<T> {
  readonly data: ArrayLike<T>;
  readonly start: number;
}

/** A row that was copied. */
interface CopiedRow<T> extends TerrainRow<T> {
  readonly data: T[];
  start: number;
  y: number;
  west: number;
  east: number;
}

/** The rows of a terrain. */
export class TerrainRows<T> {
  private readonly map: ReadonlyTilemap<T>;
  private readonly rows: RowLayout | undefined;
  private readonly copies: readonly CopiedRow<T>[];

  constructor(map: ReadonlyTilemap<T>) {
    this.map = map;
    this.rows = storageIn(map, 'rows');
    this.copies = [0, 1, 2].map(() => ({ data: [], start: 0, y: Number.NaN, west: 0, east: 0 }));
  }

  /** The values of a row from one column to another, both included and inside the map. Valid until three other rows are read. */
  row(y: number, west: number, east: number): TerrainRow<T> {
    const { rows } = this;
    if (rows !== undefined) {
      return { data: this.dataOf(rows), start: (y - rows.bounds.y) * rows.stride - rows.bounds.x };
    }
    // Of three rows in turn, each keeps its place while the others are read.
    const copy = this.copies[((y % 3) + 3) % 3]!;
    if (copy.y !== y || copy.west > west || copy.east < east) this.copyRow(copy, y, west, east);
    return copy;
  }

  private copyRow(copy: CopiedRow<T>, y: number, west: number, east: number): void {
    const { map } = this;
    const { data } = copy;
    // An interrupted copy must not be taken for a whole one.
    copy.y = Number.NaN;
    let index = 0;
    for (let x = west; x <= east; x++) data[index++] = map.getAt(x, y);
    copy.y = y;
    copy.west = west;
    copy.east = east;
    copy.start = -west;
  }

  /** The array of a map that keeps rows, cast to its values. */
  private dataOf(rows: RowLayout): ArrayLike<T>;
  private dataOf(rows: RowLayout): ArrayLike<unknown> {
    return rows.data;
  }
}
