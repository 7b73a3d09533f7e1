/** A body that takes the same step many times, among walls. The edge of the map is solid. */
import { type Box2, moveAndSlide } from '@tilewright/motion';
import { type BitTilemap, unitTileSpace } from '@tilewright/tilemap';
import type { TileDifference2, TileLength, TilePosition2 } from '@tilewright/units';

/** @returns the centers of the body, from its start on */
export function walkSliding(
  walls: BitTilemap,
  start: Box2<TileLength>,
  step: TileDifference2,
  steps: number,
): TilePosition2[] {
  const centers = [start.center];
  let body = start;
  for (let i = 0; i < steps; i++) {
    body = moveAndSlide(walls, unitTileSpace, body, step, { outside: 'solid' }).body;
    centers.push(body.center);
  }
  return centers;
}
