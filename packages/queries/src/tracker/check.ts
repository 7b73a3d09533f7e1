/** Checks every invariant of the slots and cells of a tracker. */
import type { AnyQuantity } from '@tilewright/units';
import type { Cells } from './cells.js';
import { requireTracker } from './require-tracker.js';
import type { Store } from './store.js';
import { CIRCLE_STRIDE, GAP_POSITION, RECTANGLE_TAG } from './limits.js';
import type { ObjectTracker } from './tracker.js';

/**
 * Checks the invariants of a tracker, for tests.
 *
 * @returns one sentence for each broken invariant; always empty, unless the package has a bug
 *
 * @remarks O(objects).
 *
 * @example
 * import { checkTracker } from '@tilewright/queries/kernel';
 * checkTracker(new ObjectTracker<string, TileLength>({ space: unitTileSpace })); // => []
 */
export function checkTracker<T, Q extends AnyQuantity>(tracker: ObjectTracker<T, Q>): string[] {
  requireTracker('checkTracker', tracker);
  return findFaults(tracker.store);
}

export function findFaults(store: Store<unknown>): string[] {
  const faults: string[] = [];
  checkSlots(store, faults);
  checkCells(store, store.circles, 'circles', faults);
  checkCells(store, store.rectangles, 'rectangles', faults);
  return faults;
}

function checkSlots(store: Store<unknown>, faults: string[]): void {
  const { slots, circles, rectangles } = store;
  let live = 0;
  for (let slot = 0; slot < slots.used; slot++) if (slots.record[slot]! >= 0) live++;
  if (live !== slots.live) faults.push(`slots: ${live} are in use, ${slots.live} are counted`);
  const stored = circles.count + rectangles.count;
  if (stored !== live) faults.push(`slots: ${live} are in use, but ${stored} objects are stored`);
  if (slots.isWhole && !areInOrder(store)) faults.push('slots: they are not in the order of addition');
  for (let slot = 0; slot < slots.used; slot++) {
    if (slots.record[slot]! >= 0 && slots.find(slots.handleOf(slot)) !== slot) {
      faults.push(`slots: the handle of ${slot} leads to another slot`);
    }
  }
  const seen = new Set<number>();
  for (const slot of slots.unused()) {
    if (seen.has(slot)) {
      faults.push(`slots: ${slot} is free twice`);
      break;
    }
    seen.add(slot);
    if (slot >= slots.used || slots.record[slot]! >= 0) faults.push(`slots: ${slot} is free and in use`);
  }
}

/**
 * Whether all slots in use are in the order of rows, which bulk moves without handles rely on. That is the order of
 * addition, until slots are renumbered.
 */
function areInOrder({ slots }: Store<unknown>): boolean {
  const slotAt = (row: number): number => (slots.sequence.length > 0 ? slots.sequence[row]! : row);
  for (let row = 0; row < slots.live; row++) {
    const slot = slotAt(row);
    if (
      slots.record[slot]! < 0 ||
      (row > 0 &&
        !slots.isRenumbered &&
        slots.orderOf(slots.ownerOf(slot)) <= slots.orderOf(slots.ownerOf(slotAt(row - 1))))
    )
      return false;
  }
  return true;
}

function checkCells(store: Store<unknown>, cells: Cells, name: string, faults: string[]): void {
  const { records, start, stride, levels } = cells;
  const { slots } = store;
  const complain = (fault: string): void => void faults.push(`${name}: ${fault}`);
  if (start[0] !== 0 || (cells.end > 0 && (cells.end + 1) * stride > records.length)) {
    complain('the cells do not match the records');
  }
  let total = 0;
  let cell = 0;
  for (const [index, level] of levels.entries()) {
    let count = 0;
    if (level.base !== cell) complain(`level ${index} begins at cell ${level.base}, not ${cell}`);
    for (const end = level.base + level.columns * level.rows; cell < end; cell++) {
      let isGap = false;
      if (start[cell + 1]! < start[cell]!) complain(`cell ${cell} ends before it begins`);
      for (let record = start[cell]!; record < start[cell + 1]!; record++) {
        const at = record * stride;
        const handle = records[at + stride - 1]!;
        if (handle < 0) {
          isGap = true;
          if (!(records[at]! >= GAP_POSITION)) complain(`the gap ${record} does not lie at the gap position`);
          continue;
        }
        count++;
        const slot = slots.slotIn(handle);
        if (slots.ownerOf(slot) !== handle) complain(`record ${record} has the handle of another object`);
        if (isGap) complain(`cell ${cell} has a gap before an object`);
        if (slots.record[slot] !== record) complain(`slot ${slot} is in record ${record}, not ${slots.record[slot]}`);
        const tag = stride === CIRCLE_STRIDE ? index : index + RECTANGLE_TAG;
        if (slots.level[slot] !== tag) complain(`slot ${slot} is in level ${index}, not in ${slots.level[slot]}`);
        if (level.cellOf(records[at]!, records[at + 1]!) !== cell) complain(`slot ${slot} is not of cell ${cell}`);
        checkObject(store, cells, at, slot, complain);
      }
    }
    if (count !== level.count) complain(`level ${index} holds ${count} objects, but counts ${level.count}`);
    total += count;
  }
  if (cell !== start.length - 1) complain(`${start.length - 1} cells, but ${cell} in all levels`);
  if (total !== cells.count) complain(`${total} objects, but ${cells.count} are counted`);
}

function checkObject(
  { slots, levels }: Store<unknown>,
  cells: Cells,
  at: number,
  slot: number,
  complain: (fault: string) => void,
): void {
  const { records, stride } = cells;
  const level = levels[slots.level[slot] ?? 0]!;
  const width = slots.width[slot]!;
  for (let i = 0; i < stride; i++) if (!Number.isFinite(records[at + i]!)) complain(`slot ${slot} is not finite`);
  if (stride === CIRCLE_STRIDE) {
    if (records[at + 2] !== width) complain(`slot ${slot} has two radii`);
    if (width > level.limit) complain(`slot ${slot} is too large for its level`);
    if (width > Math.min(level.west, level.north, level.east, level.south)) complain(`slot ${slot} reaches too far`);
    return;
  }
  const height = slots.height[slot]!;
  if (!(records[at]! <= records[at + 2]! && records[at + 1]! <= records[at + 3]!)) complain(`slot ${slot} is reversed`);
  if (Math.max(width, height) / 2 > level.limit) complain(`slot ${slot} is too large for its level`);
  if (width > level.east || height > level.south) complain(`slot ${slot} reaches too far`);
}
