/** Moving first and asking afterward, in some equal steps: the body is pushed out of the walls where each step ends. */
import { type Box2, box, pushOut, sweep } from '@tilewright/motion';
import { type BitTilemap, unitTileSpace } from '@tilewright/tilemap';
import { add, div, type TileDifference2, type TileLength } from '@tilewright/units';

export interface Steps {
  /** The body at the end of each step. */
  readonly bodies: readonly Box2<TileLength>[];
  /** How many steps led through a wall, and ended where the body is free. */
  readonly passed: number;
}

export function moveThenAsk(
  walls: BitTilemap,
  start: Box2<TileLength>,
  displacement: TileDifference2,
  count: number,
): Steps {
  const step = div(displacement, count);
  const bodies: Box2<TileLength>[] = [];
  let passed = 0;
  let body = start;
  for (let i = 0; i < count; i++) {
    const moved = box(add(body.center, step), body.halfExtents);
    const push = pushOut(walls, unitTileSpace, moved);
    // Nothing to push, though a wall is in the way: the step was longer than the wall is thick.
    if (push === undefined && sweep(walls, unitTileSpace, body, step) !== undefined) passed++;
    body = push === undefined || push.isStuck ? moved : box(push.center, body.halfExtents);
    bodies.push(body);
  }
  return { bodies, passed };
}
