/** What all codecs share, and what a row codec needs of them. */

/** What all columns of units have: the codec makes them, and a mirror adds and removes rows. */
export interface CodedColumn {
  readonly length: number;
  resize(length: number): void;
  swapRemove(index: number): void;
}

/**
 * Turns the values of a column into whole numbers, their codes, and back. Made by `pointCodec`, `vectorCodec`,
 * `quantityCodec`, `directionCodec` and `exactCodec`.
 *
 * `ColumnType` is the column that it reads and fills: a column of velocities does not fit a codec of positions.
 */
export abstract class Codec<out ColumnType extends CodedColumn> {
  /** @internal The greatest code of each component. */
  abstract readonly last: readonly number[];
  /** @internal What distinguishes this codec from those whose frames it cannot read. */
  abstract readonly signature: readonly number[];
  /** @internal The bits of codes that wrap around, as those of directions do; 0 for all others. */
  readonly wrappingBits: number = 0;

  /** A column of this type: empty, or with so many zeros. */
  abstract newColumn(length?: number): ColumnType;
  /** @internal Joins it with a column. @throws RangeError if the column has another type */
  abstract bind(where: string, parameter: string, column: unknown): BoundColumn;
}

/** A column with its codec. */
export interface BoundColumn {
  readonly length: number;
  /** Checks what a caller may have done to the column since the last time. @throws RangeError for another length */
  check(where: string, parameter: string, length: number): void;
  /** Writes the codes of a row to `codes[at]` and what follows; false if the row has none. */
  encode(row: number, codes: Int32Array, at: number): boolean;
  /** Writes the codes of so many rows, each `width` after the one before; false if one of them has none, which are negative. */
  encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean;
  /** The error of a row for which `encode` returned false. */
  errorOf(where: string, parameter: string, row: number): RangeError;
  /** Writes the value of `codes[at]` and what follows into a row. */
  decode(row: number, codes: Int32Array, at: number): void;
}

/** A codec of any column. */
export type AnyCodec = Codec<CodedColumn>;
