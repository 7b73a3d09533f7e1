/** Whether a tracker is sound: every invariant of slots and cells, one sentence for each that is broken. */
import type { Cells } from './cells.js';
import { beyond } from './filter.js';
import { slack } from './level.js';
import { cornered, slotMask } from './rectangles.js';
import type { Store } from './store.js';

export function findFaults(store: Store<unknown>): string[] {
  const faults: string[] = [];
  checkSlots(store, faults);
  checkCells(store, faults);
  return faults;
}

function checkSlots(store: Store<unknown>, faults: string[]): void {
  const { cells, slots } = store;
  let live = 0;
  let cornerless = 0;
  for (let slot = 0; slot < slots.used; slot++) {
    if (slots.record[slot]! < 0) continue;
    live++;
    if (slots.isRectangle[slot] === 0) cornerless++;
  }
  if (live !== slots.live) faults.push(`slots: ${live} are in use, ${slots.live} are counted`);
  if (cells.count !== live) faults.push(`slots: ${live} are in use, but ${cells.count} objects are stored`);
  const boxes = live - cornerless;
  if (boxes !== cells.rectangles) faults.push(`slots: ${boxes} rectangles, but ${cells.rectangles} are counted`);
  if (slots.isInOrder && !areInOrder(store)) faults.push('slots: they are not in the order of addition');
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

/** Whether the objects fill the first slots, in the order of addition: bulk moves without handles rely on it. */
function areInOrder({ slots }: Store<unknown>): boolean {
  for (let slot = 0; slot < slots.live; slot++) {
    if (slots.record[slot]! < 0 || (slot > 0 && slots.orderOf(slot) <= slots.orderOf(slot - 1))) return false;
  }
  return true;
}

function checkCells(store: Store<unknown>, faults: string[]): void {
  const { cells, slots } = store;
  const { records, start, levels } = cells;
  const complain = (fault: string): void => void faults.push(`cells: ${fault}`);
  if (start[0] !== 0 || (cells.end > 0 && (cells.end + 1) * 4 > records.length)) {
    complain('they do not fit the records');
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
        const at = record * 4;
        const name = records[at + 3]!;
        if (name < 0) {
          isGap = true;
          if (!(records[at]! >= beyond)) complain(`the gap ${record} is not beyond everything`);
          continue;
        }
        count++;
        const slot = name & slotMask;
        if (isGap) complain(`cell ${cell} has a gap before an object`);
        if (slots.record[slot] !== record) complain(`slot ${slot} is in record ${record}, not ${slots.record[slot]}`);
        if (slots.level[slot] !== index) complain(`slot ${slot} is in level ${index}, not in ${slots.level[slot]}`);
        if (level.cellOf(records[at]!, records[at + 1]!) !== cell) complain(`slot ${slot} is not of cell ${cell}`);
        if (slots.extent[slot]! > level.limit) complain(`slot ${slot} is too large for its level`);
        if (slots.extent[slot]! > level.reach) complain(`slot ${slot} reaches too far`);
        if (!Number.isFinite(records[at]) || !Number.isFinite(records[at + 1])) complain(`slot ${slot} is not finite`);
        if (name >= cornered !== (slots.isRectangle[slot] === 1)) complain(`slot ${slot} is of two kinds`);
        if (records[at + 2] !== slots.extent[slot]) complain(`slot ${slot} has two radii`);
        if (name >= cornered) checkRectangle(cells, at, slot, complain);
      }
    }
    if (count !== level.count) complain(`level ${index} holds ${count} objects, but counts ${level.count}`);
    total += count;
  }
  if (cell !== start.length - 1) complain(`${start.length - 1} cells, but ${cell} in all levels`);
  if (total !== cells.count) complain(`${total} objects, but ${cells.count} are counted`);
}

/** The circle of its record must hold a rectangle. */
function checkRectangle(
  { corners, records }: Cells,
  at: number,
  slot: number,
  complain: (fault: string) => void,
): void {
  const [x = 0, y = 0, reach = 0] = records.subarray(at, at + 3);
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = corners.subarray(at, at + 4);
  if (!(minX <= maxX && minY <= maxY)) complain(`slot ${slot} is reversed`);
  if (!(minX <= x && x <= maxX && minY <= y && y <= maxY)) complain(`the middle of slot ${slot} is outside`);
  const [dx, dy] = [Math.max(x - minX, maxX - x), Math.max(y - minY, maxY - y)];
  // The middle is rounded: questions widen by as much.
  const held = reach + (Math.abs(x) + Math.abs(y)) * slack;
  if (!(held === Number.POSITIVE_INFINITY || Math.sqrt(dx * dx + dy * dy) <= held))
    complain(`slot ${slot} sticks out of its circle`);
}
