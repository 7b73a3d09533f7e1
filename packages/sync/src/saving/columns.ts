/** Columns by name, as they are saved and hashed: in the order of their names, not of their declaration. */
import type { DirectionColumn, FloatArray } from '@tilewright/units';
import {
  argumentError,
  requireDirectionColumn,
  requireObject,
  requirePairColumn,
  requireQuantityColumn,
} from '@tilewright/units/checks';

/** A column of quantities or numbers, as `quantityColumn` makes it. */
export interface SavedQuantities {
  readonly raw: FloatArray;
  readonly length: number;
  resize(length: number): void;
}

/** A column of points or vectors, as `pointColumn` and `vectorColumn` make it. */
export interface SavedPairs {
  readonly rawX: FloatArray;
  readonly rawY: FloatArray;
  readonly length: number;
  resize(length: number): void;
}

/** A column of any type. */
export type SavedColumn = SavedQuantities | SavedPairs | DirectionColumn;

/** An object of columns with the names of C. */
export type ColumnsByName<C> = { readonly [K in keyof C]: SavedColumn };

/** The kind of a column in a saved state: the type of its values, plus `SINGLE` for 32-bit floats. */
const QUANTITIES = 0;
export const PAIRS = 2;
export const DIRECTIONS = 4;
/** Added to the kind of a column of 32-bit floats. */
export const SINGLE = 1;

/** The names of the kinds, for errors. */
const KIND_NAMES = ['quantities', '32-bit quantities', 'points or vectors', '32-bit points or vectors', 'directions'];

/** The name of a kind; `undefined` if there is no such kind. */
export function kindName(kind: number): string | undefined {
  return KIND_NAMES[kind];
}

/** A column with its name. */
export interface NamedColumn {
  readonly name: string;
  readonly kind: number;
  readonly column: SavedColumn;
  readonly length: number;
  /** The arrays of the column. Call it again after `resize`. */
  readonly arrays: () => readonly (FloatArray | Int32Array)[];
}

/** The columns of an object, sorted by name. @throws RangeError if a member is not a column */
export function namedColumns(where: string, columns: object): readonly NamedColumn[] {
  requireObject(where, 'columns', 'an object of columns', columns);
  const entries: [string, unknown][] = Object.entries(columns);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, column]) => named(where, name, column));
}

function named(where: string, name: string, column: unknown): NamedColumn {
  const parameter = `columns.${name}`;
  requireObject(where, parameter, 'a column', column);
  if (hasResize(column)) {
    if ('rawX' in column) {
      requirePairColumn(where, parameter, column);
      return {
        name,
        kind: PAIRS + storageOf(column.rawX),
        column,
        length: column.length,
        arrays: () => [column.rawX, column.rawY],
      };
    }
    if (column.raw instanceof Int32Array) {
      requireDirectionColumn(where, parameter, column);
      return { name, kind: DIRECTIONS, column, length: column.length, arrays: () => [column.raw] };
    }
    const { length } = requireQuantityColumn(where, parameter, column);
    return { name, kind: QUANTITIES + storageOf(column.raw), column, length, arrays: () => [column.raw] };
  }
  throw argumentError(where, parameter, 'a column', column);
}

function hasResize(column: object): column is SavedColumn {
  return 'resize' in column && typeof column.resize === 'function';
}

function storageOf(raw: unknown): number {
  return raw instanceof Float32Array ? SINGLE : 0;
}
