/** Figures of a tracker: how much is in it, how evenly, and what it takes. */
import type { Cells } from './cells.js';
import type { Store } from './store.js';

/** What is in a tracker, and what it takes. */
export interface ObjectTrackerStats {
  /** Tracked objects. */
  readonly objects: number;
  /** Cells of all levels. */
  readonly cells: number;
  /** Objects in the cell that holds most. */
  readonly fullestCell: number;
  /** Bytes of the typed arrays, and of the list of objects (not of the objects themselves). */
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
