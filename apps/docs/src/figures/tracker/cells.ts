/** The cells of a tracker that hold objects, as it draws them for debugging. */
import type { ObjectTracker } from '@tilewright/queries';
import { type DebugDraw, drawTracker } from '@tilewright/queries/debug';
import type { AnyQuantity } from '@tilewright/units';

/** A grid: its cells have one size, and only those that hold an object are drawn. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The north-west corners of its cells. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

export function gridsOf<T, Q extends AnyQuantity>(tracker: ObjectTracker<T, Q>): Grid[] {
  const grids = new Map<string, Grid & { corners: [number, number][] }>();
  const draw: DebugDraw = {
    segment() {},
    circle() {},
    rectangle(x, y, width, height) {
      const size = `${width} ${height}`;
      const grid = grids.get(size) ?? { width, height, corners: [] };
      grid.corners.push([x, y]);
      grids.set(size, grid);
    },
  };
  drawTracker(draw, tracker, { cells: true });
  return [...grids.values()];
}
