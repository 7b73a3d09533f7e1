/**
 * Reads a terrain row by row; three rows are available while a row is painted.
 *
 *     storage          how a row is read
 *     rows             in place: the array of the map, and the offset of the row
 *     bits             copied once, as numbers 0 and 1 if rows are only compared: engines compare these faster
 *     anything else    copied once into an array, which is kept for the next two rows
 */
import { type BitLayout, type RowLayout, storageIn } from '../storage/layout.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';

/** A row of values: the value of column x is `data[start + x]`. */
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
  private readonly bits: BitLayout | undefined;
  private readonly copies: readonly CopiedRow<T>[];

  /** @param areCompared - whether the rows are only compared, and values are read by `valueIn` */
  constructor(map: ReadonlyTilemap<T>, areCompared: boolean) {
    this.map = map;
    this.rows = storageIn(map, 'rows');
    this.bits = areCompared ? storageIn(map, 'bits') : undefined;
    this.copies = [0, 1, 2].map(() => ({ data: [], start: 0, y: Number.NaN, west: 0, east: 0 }));
  }

  /**
   * The values of a row from one column to another, both included and inside the map. Valid until three other rows
   * are read.
   */
  row(y: number, west: number, east: number): TerrainRow<T> {
    const { rows } = this;
    if (rows !== undefined) {
      return { data: this.dataOf(rows), start: (y - rows.bounds.y) * rows.stride - rows.bounds.x };
    }
    // Three buffers in rotation, so that a row stays valid while the next two are read.
    const copy = this.copies[((y % 3) + 3) % 3]!;
    if (copy.y !== y || copy.west > west || copy.east < east) this.copyRow(copy, y, west, east);
    return copy;
  }

  /** The value of a column in a row. */
  valueIn(row: TerrainRow<T>, x: number): T;
  valueIn({ data, start }: TerrainRow<unknown>, x: number): unknown {
    const value = data[start + x];
    return this.bits === undefined ? value : value === 1;
  }

  private copyRow(copy: CopiedRow<T>, y: number, west: number, east: number): void {
    const { map } = this;
    const { data } = copy;
    // An interrupted copy must not count as complete.
    copy.y = Number.NaN;
    if (this.bits === undefined) {
      let index = 0;
      for (let x = west; x <= east; x++) data[index++] = map.getAt(x, y);
    } else {
      copyBits(this.numbersOf(data), this.bits, y, west, east);
    }
    copy.y = y;
    copy.west = west;
    copy.east = east;
    copy.start = -west;
  }

  /** The array of a map with the layout `'rows'`, cast to its values. */
  private dataOf(rows: RowLayout): ArrayLike<T>;
  private dataOf(rows: RowLayout): ArrayLike<unknown> {
    return rows.data;
  }

  /** The copied values of a map of bits. */
  private numbersOf(data: T[]): number[];
  private numbersOf(data: unknown): unknown {
    return data;
  }
}

/** Copies a part of a row of bits. */
function copyBits(row: number[], { words, stride, bounds }: BitLayout, y: number, west: number, east: number): void {
  const start = (y - bounds.y) * stride;
  let column = west - bounds.x;
  let word = words[start + (column >>> 5)]! >>> (column & 31);
  for (let index = 0; index <= east - west; index++) {
    row[index] = word & 1;
    column++;
    word = (column & 31) === 0 ? words[start + (column >>> 5)]! : word >>> 1;
  }
}
