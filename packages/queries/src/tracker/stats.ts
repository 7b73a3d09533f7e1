/** Statistics of a tracker. */
import type { Cells } from './cells.js';
import type { Store } from './store.js';

/** Statistics of a tracker: its size, its cells and its memory. */
export interface ObjectTrackerStats {
  /** The number of tracked objects. */
  readonly objects: number;
  /** The number of cells of all levels. */
  readonly cells: number;
  /** The number of objects in the fullest cell. */
  readonly fullestCell: number;
  /** The memory of the typed arrays and of the list of objects, in bytes, without the objects themselves. */
  readonly memory: number;
}

export function measureStore(store: Store<unknown>, bufferBytes: number): ObjectTrackerStats {
  const { slots, circles, rectangles } = store;
  return {
    objects: slots.live,
    cells: circles.start.length - 1 + (rectangles.start.length - 1),
    fullestCell: Math.max(fullestCell(circles), fullestCell(rectangles)),
    memory: slots.bytes + circles.bytes + rectangles.bytes + bufferBytes,
  };
}

function fullestCell(cells: Cells): number {
  let most = 0;
  for (let cell = 0; cell < cells.start.length - 1; cell++) {
    most = Math.max(most, cells.firstGap(cell) - cells.start[cell]!);
  }
  return most;
}
