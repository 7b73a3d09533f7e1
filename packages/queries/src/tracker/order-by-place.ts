/**
 * Ordering rows by place: the rows of the caller's columns, the slots and the records of the tracker come into the same
 * order, so that bulk moves and questions read memory from front to back.
 *
 *     records   x y r 7 | x y r 2 | x y r 5      the records are sorted by cell already
 *     slots     7         2         5            before: wherever the objects were added
 *               0         1         2            after
 *     rows      7         2         5            before: those of the slots, or of the caller's handles
 *               0         1         2            after
 */
import { argumentError, requireArray } from '@tilewright/units/checks';
import type { AnyQuantity } from '@tilewright/units';
import type { Cells } from './cells.js';
import type { Handle } from '../handle.js';
import type { TypedArray } from '@tilewright/tilemap';
import { MovedRows } from './moved-rows.js';
import { renumber } from './renumber.js';
import { requireTracker } from './require-tracker.js';
import type { Store } from './store.js';
import type { ObjectTracker } from './tracker.js';

/**
 * What holds one value for each row: a column of quantities, directions, vectors or points; an array of anything, with
 * as many elements as there are rows; or a typed array, which may be longer.
 */
export type RowColumn =
  | { readonly length: number; readonly raw: TypedArray }
  | { readonly length: number; readonly rawX: TypedArray; readonly rawY: TypedArray }
  | TypedArray
  | unknown[];

type RowArray = TypedArray | unknown[];

/**
 * Orders the rows of columns by the place of their objects, and the tracker with them: bulk moves and questions then
 * read memory from front to back. Among 100,000 objects and more, call it now and then, for example while a level
 * loads: the order lasts as long as objects stay near each other.
 *
 * No answer changes, and all handles stay valid. `order: 'added'`, ties and pairs follow the order of addition as
 * before; only an unspecified order may differ after later bulk moves. From now on `moveAll` without handles takes one
 * row per object in the new order, followed by objects that are added later, until the next object is removed; this
 * holds even if objects were removed before.
 *
 * @param tracker - the tracker of the objects
 * @param columns - all columns of one row per object; their rows are reordered in place. List every column, or reorder
 * the others by the result. An array that is listed twice is reordered once
 * @param handles - the handle of each row, for all objects, as in `moveAll`; it is reordered in place, too. It may be
 * left out as in `moveAll`
 * @returns the former row of each row: row `i` now holds what was in row `result[i]`
 * @throws RangeError if a column does not have one row per object, cannot be changed, or shares a part of its memory
 * with another one; for handles that are not those of all objects, each once; if the filter of a question calls it.
 * Then nothing has changed
 *
 * @remarks O(n) for all n objects and for each column. Allocates copies of the columns while it runs. If objects are
 * row numbers, call `tracker.replace(handles[row], row)` for each row afterward. Finding an object by its handle costs
 * one more lookup from then on, until `tracker.clear`.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const positions = pointColumn([at(900, 0), at(0, 0), at(901, 0)]);
 * const names = ['east', 'west', 'farther east'];
 * tracker.addAll(names, { positions });
 * const formerRows = orderByPlace(tracker, [positions, names]);
 * [...formerRows].map((row) => ['east', 'west', 'farther east'][row]); // => names
 * tracker.moveAll(positions);
 * objectsAt(tracker, at(0, 0)); // => ['west']
 */
export function orderByPlace<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  columns: readonly RowColumn[],
  handles?: Handle[],
): Int32Array {
  const where = 'orderByPlace';
  requireTracker(where, tracker);
  const { store } = tracker;
  store.requireUnlocked(where);
  const rowOf = rowsOfSlots(where, store, handles);
  const arrays = requireRowArrays(where, columns, handles, store.slots.live);
  const inUse = slotsByPlace(store);
  const formerRows = inUse.map((slot) => (rowOf === undefined ? slot : rowOf[slot]!));
  renumber(store, inUse);
  for (const array of arrays) reorder(array, formerRows);
  return formerRows;
}

/** The row of each slot, or undefined if they are equal. @throws RangeError for handles that do not give one */
function rowsOfSlots(where: string, store: Store<unknown>, handles: unknown): Int32Array | undefined {
  const { slots } = store;
  const rows = new MovedRows(store);
  if (handles === undefined) {
    slots.requireWhole(where);
    if (slots.sequence.length === 0) return undefined;
    rows.invert(slots.sequence, slots.live);
    return rows.rowOf;
  }
  requireArray(where, 'handles', handles);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `slotsOf` checks each element
  const given = handles as Handle[];
  const order = rows.slotsOf(where, given);
  if (given.length !== slots.live || !rows.invert(order, slots.live)) {
    throw argumentError(where, 'handles', `the handles of all ${slots.live} objects, each once`, handles);
  }
  return rows.rowOf;
}

/** The slots in use, in the order of the records: circles first. */
function slotsByPlace({ slots, circles, rectangles }: Store<unknown>): Int32Array {
  const inUse = new Int32Array(slots.live);
  const next = listSlots(circles, inUse, 0);
  listSlots(rectangles, inUse, next);
  return inUse;
}

function listSlots({ records, stride, end, slots }: Cells, inUse: Int32Array, first: number): number {
  let next = first;
  for (let at = stride - 1; at < end * stride; at += stride) {
    if (records[at]! >= 0) inUse[next++] = slots.slotIn(records[at]!);
  }
  return next;
}

/** The arrays behind all columns, each once. @throws RangeError for a column that cannot be reordered */
function requireRowArrays(where: string, columns: unknown, handles: Handle[] | undefined, rows: number): Set<RowArray> {
  requireArray(where, 'columns', columns);
  const arrays = new Set<RowArray>(handles === undefined ? [] : [requireRowArray(where, 'handles', handles, rows)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked one by one
  for (const [index, column] of (columns as unknown[]).entries()) {
    const parameter = `columns[${index}]`;
    for (const array of arraysOf(where, parameter, column, rows)) {
      for (const other of arrays) {
        if (array !== other && shareMemory(array, other, rows)) {
          throw argumentError(where, parameter, 'in memory of its own', column, 'List each array once');
        }
      }
      arrays.add(array);
    }
  }
  return arrays;
}

/** The arrays behind a column. */
function arraysOf(where: string, parameter: string, column: unknown, rows: number): RowArray[] {
  if (typeof column !== 'object' || column === null || Array.isArray(column) || isTyped(column)) {
    return [requireRowArray(where, parameter, column, rows)];
  }
  const length: unknown = Reflect.get(column, 'length');
  const names = Reflect.has(column, 'raw') ? ['raw'] : ['rawX', 'rawY'];
  const arrays = names.map((name): unknown => Reflect.get(column, name));
  // What has no such members is no column at all.
  if (!arrays.every(isTyped)) return [requireRowArray(where, parameter, column, rows)];
  if (length !== rows) throw wrongLength(where, parameter, 'as long', rows, length);
  return arrays.map((array, i) => requireRowArray(where, `${parameter}.${names[i]}`, array, rows));
}

function requireRowArray(where: string, parameter: string, array: unknown, rows: number): RowArray {
  if (isTyped(array)) {
    if (array.length < rows) throw wrongLength(where, parameter, 'at least as long', rows, array.length);
    return array;
  }
  if (!Array.isArray(array)) {
    throw argumentError(where, parameter, 'a column, a typed array or an array', array);
  }
  const values: unknown[] = array;
  if (values.length !== rows) throw wrongLength(where, parameter, 'as long', rows, values.length);
  if (Object.isFrozen(values)) throw argumentError(where, parameter, 'an array that can be changed', values);
  return values;
}

function wrongLength(where: string, parameter: string, rule: string, rows: number, length: unknown): RangeError {
  return argumentError(where, parameter, `${rule} as the list of objects, ${rows}`, length);
}

function isTyped(value: unknown): value is TypedArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

/** Whether the first elements of two arrays lie in the same memory, in part. */
function shareMemory(one: RowArray, other: RowArray, rows: number): boolean {
  if (!isTyped(one) || !isTyped(other) || one.buffer !== other.buffer) return false;
  const ends = (array: TypedArray): number => array.byteOffset + rows * array.BYTES_PER_ELEMENT;
  return one.byteOffset < ends(other) && other.byteOffset < ends(one);
}

/** Moves the element at index `from[i]` to index `i`, for all `i`. */
function reorder(array: RowArray, from: Int32Array): void {
  const copy = array.slice(0, from.length);
  for (let row = 0; row < from.length; row++) array[row] = copy[from[row]!];
}
