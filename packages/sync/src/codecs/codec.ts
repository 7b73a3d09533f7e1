/** The base class of codecs, and what a row codec needs from them. */

/** The part of a column that codecs and mirrors use: codecs make columns, mirrors add and remove rows. */
export interface CodedColumn {
  readonly length: number;
  resize(length: number): void;
  swapRemove(index: number): void;
}

/**
 * Encodes the values of a column as whole numbers, called codes, and decodes them. Made by `pointCodec`, `vectorCodec`,
 * `quantityCodec`, `directionCodec` and `exactCodec`.
 *
 * `ColumnType` is the type of column that it reads and fills: a codec of positions does not accept a column of
 * velocities.
 */
export abstract class Codec<out ColumnType extends CodedColumn> {
  /** @internal The greatest code of each component. */
  abstract readonly last: readonly number[];
  /** @internal The numbers that must be equal on both sides, for the fingerprint of a row codec. */
  abstract readonly signature: readonly number[];
  /** @internal The number of bits if codes wrap around, as for directions and 32-bit whole numbers; otherwise 0. */
  readonly wrappingBits: number = 0;

  /** A new column of this type with `length` zeros; by default it is empty. */
  abstract newColumn(length?: number): ColumnType;
  /** @internal Binds the codec to a column. @throws RangeError if the column has another type */
  abstract bind(where: string, parameter: string, column: unknown): BoundColumn;
}

/** A column bound to its codec. */
export interface BoundColumn {
  readonly length: number;
  /** Checks the column again, since the caller may have changed it. @throws RangeError for another length */
  check(where: string, parameter: string, length: number): void;
  /** Writes the codes of a row from `codes[at]` on, modulo 2^32. @returns false if a value has no code */
  encode(row: number, codes: Int32Array, at: number): boolean;
  /**
   * Writes the codes of `count` rows, `width` apart; a value without a code becomes -1. @returns false if there is
   * such a value
   */
  encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean;
  /** The error for a row for which `encode` returned false. */
  errorOf(where: string, parameter: string, row: number): RangeError;
  /** Decodes the codes from `codes[at]` on into a row. */
  decode(row: number, codes: Int32Array, at: number): void;
}

/** A codec of any column. */
export type AnyCodec = Codec<CodedColumn>;
