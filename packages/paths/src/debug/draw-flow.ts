/** Draws flow fields: an arrow in each tile toward the next tile. */
import { type DebugDraw, requireDebugDraw, requireDrawnBounds } from '@tilewright/queries/debug';
import { rectIntersection, type TileRect, type TileSpace } from '@tilewright/tilemap';
import { requireRect, requireTileSpace } from '@tilewright/tilemap/checks';
import { centerCoordinate, rawOriginX, rawOriginY, rawTileSize } from '@tilewright/tilemap/kernel';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, type OptionNames, requireOptions } from '@tilewright/units/checks';
import { FlowField } from '../flow/flow-field.js';
import { DX, DY, nextMove } from '../flow/moves.js';
import { NO_MOVE } from '../limits.js';

/** The length of an arrow, and of each line of its head, as fractions of a tile. */
const ARROW = 0.6;
const HEAD = 0.2;
/** The radius of a goal, as a fraction of a tile. */
const GOAL = 0.25;

/** Options of `drawFlow`. */
export interface DrawFlowOptions {
  /** Only tiles inside these bounds are drawn; pass what the camera shows. Default: all tiles of the field. */
  readonly bounds?: TileRect | undefined;
  /**
   * Whether to write the cost of the path from each tile to its goal, to a tenth. Needs a renderer with `text`.
   * Default: false.
   */
  readonly costs?: boolean | undefined;
}

const drawFlowOptions: OptionNames<DrawFlowOptions> = ['bounds', 'costs'];

/**
 * Draws a flow field: an arrow in each tile toward the next tile of its path, and a circle in each goal.
 *
 * It draws what the field answers: changes since the last `update` are missing, except that no arrow leads into a
 * tile that is solid now. Solid tiles stay empty, and so do tiles from which no goal can be reached. For a body of
 * `size` tiles, the arrow is in its northwestern tile.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param flow - the field
 * @param options - `bounds`; `costs`, which are distances in tiles if the field has no `cost`
 * @returns the number of tiles from which a goal can be reached, goals included
 * @throws RangeError if the renderer lacks a method, an option is not valid, or the bounds have more than 2^20
 * tiles; also what `isSolid` and `cost` of the field throw. Then nothing is drawn
 *
 * @remarks O(tiles of the bounds); draws three lines for each arrow.
 *
 * @example
 * import { drawFlow } from '@tilewright/paths/debug';
 * let lines = 0;
 * const goals: unknown[][] = [];
 * const draw = { segment: () => void lines++, rectangle() {}, circle: (...disc: unknown[]) => void goals.push(disc) };
 * const flow = new FlowField(bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 1 })), { goals: tile(3, 0) });
 * drawFlow(draw, unitTileSpace, flow); // => 4
 * lines; // => 9
 * goals; // => [[3.5, 0.5, 0.25, 'path']]
 */
export function drawFlow<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  flow: FlowField,
  options?: DrawFlowOptions,
): number {
  const where = 'drawFlow';
  requireDebugDraw(where, draw);
  requireTileSpace(where, 'space', space);
  if (!(flow instanceof FlowField)) throw argumentError(where, 'flow', 'a FlowField', flow);
  requireOptions(where, options, drawFlowOptions);
  const { bounds, costs = false } = options ?? {};
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  if (typeof costs !== 'boolean') throw argumentError(where, 'costs', 'true or false', costs);
  const field = flow.flow;
  const { ground } = field;
  const area = bounds === undefined ? ground.bounds : rectIntersection(ground.bounds, bounds);
  requireDrawnBounds(where, area);
  field.follow(where);
  const { grid } = field;
  const size = rawTileSize(space);
  let count = 0;
  for (let row = area.y; row < area.y + area.height; row++) {
    const y = centerCoordinate(rawOriginY(space), size, row);
    for (let column = area.x; column < area.x + area.width; column++) {
      const id = ground.idAt(column, row);
      const value = grid.values[id]!;
      const direction = nextMove(grid, id);
      if (value !== 0 && direction === NO_MOVE) continue;
      count++;
      const x = centerCoordinate(rawOriginX(space), size, column);
      if (direction === NO_MOVE) draw.circle(x, y, GOAL * size, 'path');
      else drawArrow(draw, x, y, size, direction);
      if (costs) draw.text?.(x, y, String(Math.round((10 * value) / grid.scale) / 10), 'path');
    }
  }
  return count;
}

/** Draws an arrow in a compass direction, with its middle at (x, y). */
function drawArrow(draw: DebugDraw, x: number, y: number, size: number, direction: number): void {
  const length = (direction & 1) === 0 ? size : Math.SQRT1_2 * size;
  const dx = DX[direction]! * length;
  const dy = DY[direction]! * length;
  const tipX = x + (ARROW / 2) * dx;
  const tipY = y + (ARROW / 2) * dy;
  draw.segment(x - (ARROW / 2) * dx, y - (ARROW / 2) * dy, tipX, tipY, 'path');
  // Back from the tip, at 45 degrees to both sides.
  const back = -HEAD * Math.SQRT1_2;
  draw.segment(tipX, tipY, tipX + back * (dx - dy), tipY + back * (dy + dx), 'path');
  draw.segment(tipX, tipY, tipX + back * (dx + dy), tipY + back * (dy - dx), 'path');
}
