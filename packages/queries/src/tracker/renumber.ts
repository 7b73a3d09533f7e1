/**
 * Renumbering the slots of a tracker. Handles stay, so a table leads from the number in a handle to the slot.
 *
 *     before   slot 0  slot 1  slot 2  slot 3        in use: 2, 0, 3 in the wanted order; 1 is free
 *              h0      (h1)    h2      h3
 *     after    h2      h0      h3      (h1)          renumbered = [1, 3, 0, 2]
 *
 * Slots in use come first, then the free ones in the order in which they will be reused, then the retired ones. So the
 * tracker gives out the same handles later on as it would without renumbering.
 */
import { slotIn } from '../handle.js';
import { noTable, type Slots } from './slots.js';
import type { Store } from './store.js';

/** Renumbers the slots: `inUse` lists those in use in their new order. O(slots). */
export function renumber(store: Store<unknown>, inUse: Int32Array): void {
  const { slots } = store;
  const { used, live } = slots;
  if (slots.order.length === 0) slots.startOrder();
  const former = new Int32Array(used);
  former.set(inUse);
  const isListed = new Uint8Array(used);
  for (const slot of inUse) isListed[slot] = 1;
  let next = live;
  for (const slot of slots.unused()) {
    isListed[slot] = 1;
    former[next++] = slot;
  }
  const firstRetired = next;
  for (let slot = 0; slot < used; slot++) if (isListed[slot] === 0) former[next++] = slot;
  slots.record = permuted(slots.record, former);
  slots.level = permuted(slots.level, former);
  slots.width = permuted(slots.width, former);
  if (slots.height.length > 0) slots.height = permuted(slots.height, former);
  slots.order = permuted(slots.order, former);
  slots.handle = permuted(slots.handle, former);
  const objects = slots.objects.slice();
  for (let slot = 0; slot < used; slot++) slots.replace(slot, objects[former[slot]!]);
  slots.forgetFree();
  for (let slot = live; slot < firstRetired; slot++) slots.free(slot);
  slots.isWhole = true;
  slots.sequence = noTable;
  listNumbers(slots);
  for (let slot = 0; slot < live; slot++) {
    const { records, stride } = store.cellsOf(slot);
    records[(slots.record[slot]! + 1) * stride - 1] = slots.ownerOf(slot);
  }
}

/** Makes the table from the number in each handle to its slot. */
export function listNumbers(slots: Slots<unknown>): void {
  const { handle, mask, record, used } = slots;
  if (slots.renumbered.length !== record.length) slots.renumbered = new Int32Array(record.length);
  for (let slot = 0; slot < used; slot++) slots.renumbered[slotIn(handle[slot]!, mask)] = slot;
}

/** A new array with the number at index `from[i]` at index `i`. */
function permuted<A extends Int32Array | Uint8Array | Float64Array>(array: A, from: Int32Array): A {
  const result = array.slice();
  for (let i = 0; i < from.length; i++) result[i] = array[from[i]!]!;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy is of the same class
  return result as A;
}
