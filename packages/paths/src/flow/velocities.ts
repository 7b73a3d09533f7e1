/** The velocities of a crowd that follows a flow field. */
import type { TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { rawOriginX, rawOriginY, rawTileSize, tileCoordinate } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type AnyVector2,
  type ComponentOf,
  type PointColumn,
  type PointOf,
  unsafeNumber,
  type VectorColumn,
} from '@tilewright/units';
import { argumentError, type Pairs, requireNonNegative, requirePairColumn } from '@tilewright/units/checks';
import { NO_MOVE } from '../limits.js';
import { FlowField } from './flow-field.js';
import { nextMove, DX, DY } from './moves.js';

/**
 * Sets the velocity of each body so that it moves toward the nearest goal: in the direction of `flow.directionAt`,
 * with the same speed for all bodies.
 *
 * The velocity is 0 in the tiles of goals, in solid tiles, outside the map, and where no goal can be reached.
 *
 * @param velocities - receives the velocities, one row per body
 * @param positions - the centers of the bodies
 * @param flow - the field, as of its last `update`; but no velocity leads into a tile that is solid now
 * @param space - relates tiles to the world of the positions
 * @param speed - the speed of all bodies that move, at least 0
 * @throws RangeError if the columns differ in length, a position is not finite (the error names its row), `speed` is
 * negative or not finite, or an argument has the wrong type; also what `isSolid` and `cost` of the field throw. Then
 * nothing has been written
 *
 * @remarks O(bodies), about 20 ns each. Allocates nothing.
 *
 * @example
 * const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
 * const flow = new FlowField(open, { goals: tile(8, 0) });
 * const positions = pointColumn([position(meters(0.5), meters(0.5)), position(meters(8.5), meters(0.5))]);
 * const velocities = vectorColumn<Velocity2>(2);
 * setVelocitiesByFlow(velocities, positions, flow, space, metersPerSecond(3));
 * velocities.get(0); // => velocity(metersPerSecond(3), metersPerSecond(0))
 * velocities.get(1); // => velocity(metersPerSecond(0), metersPerSecond(0))
 */
export function setVelocitiesByFlow<V extends AnyVector2, Q extends AnyQuantity>(
  velocities: VectorColumn<V>,
  positions: PointColumn<PointOf<NoInfer<Q>>>,
  flow: FlowField,
  space: TileSpace<Q>,
  speed: ComponentOf<NoInfer<V>>,
): void {
  const where = 'setVelocitiesByFlow';
  const targets = requirePairColumn(where, 'velocities', velocities);
  const centers = requirePairColumn(where, 'positions', positions, targets.length, 'velocities');
  if (!(flow instanceof FlowField)) throw argumentError(where, 'flow', 'a FlowField', flow);
  requireTileSpace(where, 'space', space);
  requireNonNegative(where, 'speed', unsafeNumber(speed));
  requireFiniteRows(where, centers);
  flow.flow.follow(where);
  setRows(targets, centers, flow, space, unsafeNumber(speed));
}

function requireFiniteRows(where: string, { rawX, rawY, length }: Pairs): void {
  // A number minus itself is 0, or NaN if it is not finite.
  let sum = 0;
  for (let row = 0; row < length; row++) sum += rawX[row]! - rawX[row]! + (rawY[row]! - rawY[row]!);
  if (sum === 0) return;
  for (let row = 0; row < length; row++) {
    for (const coordinate of [rawX[row]!, rawY[row]!]) {
      if (!Number.isFinite(coordinate)) {
        throw argumentError(where, `positions[${row}]`, 'finite in both coordinates', coordinate);
      }
    }
  }
}

function setRows(
  { rawX: targetX, rawY: targetY, length }: Pairs,
  { rawX, rawY }: Pairs,
  { flow, bodyOffset }: FlowField,
  space: TileSpace<AnyQuantity>,
  speed: number,
): void {
  const { grid } = flow;
  const originX = rawOriginX(space);
  const originY = rawOriginY(space);
  const size = rawTileSize(space);
  const perTile = 1 / size;
  const offset = bodyOffset * size;
  for (let row = 0; row < length; row++) {
    const x = rawX[row]!;
    const y = rawY[row]!;
    const column = tileCoordinate(originX, size, x - offset);
    const line = tileCoordinate(originY, size, y - offset);
    const direction = nextMove(grid, flow.ground.idOrZero(column, line));
    if (direction === NO_MOVE) {
      targetX[row] = 0;
      targetY[row] = 0;
      continue;
    }
    // In tiles, so that squares neither overflow nor underflow: at least one component is 1/2 or more.
    const dx = column + DX[direction]! + bodyOffset + 0.5 - (x - originX) * perTile;
    const dy = line + DY[direction]! + bodyOffset + 0.5 - (y - originY) * perTile;
    const factor = speed / Math.sqrt(dx * dx + dy * dy);
    targetX[row] = dx * factor;
    targetY[row] = dy * factor;
  }
}
