/**
 * How the state of a zone becomes bytes and a hash: what `@tilewright/sync` exports under these names. The simulation gets it
 * as an argument, so that it depends on no format.
 */
import type { DirectionColumn, FloatArray } from '@tilewright/units';

interface Quantities {
  readonly raw: FloatArray;
  readonly length: number;
  resize(length: number): void;
}

interface Pairs {
  readonly rawX: FloatArray;
  readonly rawY: FloatArray;
  readonly length: number;
  resize(length: number): void;
}

/** Columns of any type, by name. */
export type SavedColumns = Readonly<Record<string, Quantities | Pairs | DirectionColumn>>;

export interface Saver {
  saveColumns(columns: SavedColumns): Uint8Array;
  /** Fills the columns with what was saved. @throws RangeError for bytes that were not saved from such columns */
  restoreColumns(columns: SavedColumns, bytes: Uint8Array): void;
  /** The same in every engine; different for columns that differ in a bit. */
  stateHash(columns: SavedColumns): string;
}
