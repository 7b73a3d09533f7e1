/** Draws what a tracker holds: its objects, and the cells in which questions look for them. */
import type { AnyQuantity, Rectangle2, Same } from '@tilewright/units';
import { argumentError, type OptionNames, requireFiniteRectangle, requireOptions } from '@tilewright/units/checks';
import type { RawRectangle } from '../arguments/raw.js';
import type { Cells } from '../tracker/cells.js';
import type { Level } from '../tracker/level.js';
import { CIRCLE_STRIDE } from '../tracker/limits.js';
import { requireTracker } from '../tracker/require-tracker.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { type DebugDraw, requireDebugDraw } from './debug-draw.js';

/** Options of `drawTracker`. */
export interface DrawTrackerOptions<Q extends AnyQuantity> {
  /** Only objects that overlap this rectangle are drawn, and their cells. Default: all. */
  readonly within?: Rectangle2<Q> | undefined;
  /** Whether cells with objects are drawn, too. Default: false. */
  readonly cells?: boolean | undefined;
}

const drawTrackerOptions: OptionNames<DrawTrackerOptions<AnyQuantity>> = ['within', 'cells'];

const everywhere: RawRectangle = {
  min: { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY },
  max: { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY },
};

/**
 * Draws the objects of a tracker, each as the shape that it has.
 *
 * Cells belong to several grids, one for each range of sizes. An object lies in the cell of its center, a rectangle in
 * that of its north-west corner. An object outside of its grid lies in the nearest cell. The few objects that fit in no
 * grid have no cell.
 *
 * @param draw - the renderer
 * @param tracker - the tracker
 * @param options - `within`: only objects that overlap a rectangle, such as the part of the world that the camera
 * shows; `cells`
 * @returns the number of objects drawn
 * @throws RangeError if the renderer lacks a method, or an option is not valid
 *
 * @remarks O(all objects and cells).
 *
 * @example
 * import { drawTracker } from '@tilewright/queries/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment() {}, rectangle() {}, circle: (...disc: unknown[]) => void drawn.push(disc.slice(0, 3)) };
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(tilePosition(tiles(2), tiles(3)), tiles(0.5)));
 * drawTracker(draw, tracker); // => 1
 * drawn; // => [[2, 3, 0.5]]
 */
export function drawTracker<T, Q extends AnyQuantity>(
  draw: DebugDraw,
  tracker: ObjectTracker<T, Q>,
  options?: DrawTrackerOptions<Same<Q>>,
): number {
  const where = 'drawTracker';
  requireDebugDraw(where, draw);
  requireTracker(where, tracker);
  requireOptions(where, options, drawTrackerOptions);
  const { within, cells: drawsCells = false } = options ?? {};
  if (typeof drawsCells !== 'boolean') throw argumentError(where, 'cells', 'true or false', drawsCells);
  if (within !== undefined) requireFiniteRectangle(where, 'within', within);
  const { circles, rectangles } = tracker.store;
  const area = rawArea(within);
  return drawCells(draw, circles, area, drawsCells) + drawCells(draw, rectangles, area, drawsCells);
}

function rawArea(within: unknown): RawRectangle;
function rawArea(within: unknown): unknown {
  return within ?? everywhere;
}

/** Draws the objects of one kind, and the cells that hold them. */
function drawCells(draw: DebugDraw, cells: Cells, area: RawRectangle, drawsCells: boolean): number {
  let count = 0;
  const strays = cells.levels.at(-1);
  for (const level of cells.levels) {
    if (level.count === 0) continue;
    for (let cell = 0; cell < level.columns * level.rows; cell++) {
      const drawn = drawCell(draw, cells, level.base + cell, area);
      count += drawn;
      // The cell of the strays is the whole plane.
      if (drawn > 0 && drawsCells && level !== strays) drawCellBounds(draw, level, cell);
    }
  }
  return count;
}

/** Draws the objects of a cell that overlap an area, and returns their number. */
function drawCell(
  draw: DebugDraw,
  { records, start, stride }: Cells,
  cell: number,
  { min, max }: RawRectangle,
): number {
  let count = 0;
  for (let at = start[cell]! * stride; at < start[cell + 1]! * stride; at += stride) {
    // The gaps of a cell come last.
    if (records[at + stride - 1]! < 0) break;
    const x = records[at]!;
    const y = records[at + 1]!;
    const third = records[at + 2]!;
    if (stride === CIRCLE_STRIDE) {
      if (x + third < min.x || x - third > max.x || y + third < min.y || y - third > max.y) continue;
      draw.circle(x, y, third, 'object');
    } else {
      const bottom = records[at + 3]!;
      if (third < min.x || x > max.x || bottom < min.y || y > max.y) continue;
      draw.rectangle(x, y, third - x, bottom - y, 'object');
    }
    count++;
  }
  return count;
}

function drawCellBounds(draw: DebugDraw, level: Level, cell: number): void {
  const column = cell % level.columns;
  const row = (cell - column) / level.columns;
  const x = level.originX + column * level.width;
  draw.rectangle(x, level.originY + row * level.height, level.width, level.height, 'cell');
}
