/** A body that takes the same step many times, among walls, by the loop that most platformers begin with. */
import type { Box2 } from '@tilewright/motion';
import type { BitTilemap } from '@tilewright/tilemap';
import {
  add,
  type TileDifference2,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import { pushOutOfEach } from './push-each.js';

/** @returns the centers of the body, from its start on, and how many pushes came from seams. */
export function walkPushed(
  walls: BitTilemap,
  { center, halfExtents }: Box2<TileLength>,
  step: TileDifference2,
  steps: number,
): { centers: TilePosition2[]; seams: number } {
  const isWall = (column: number, row: number): boolean => walls.getOrAt(column, row, true);
  const [halfWidth, halfHeight] = [valueIn(halfExtents.x, tiles), valueIn(halfExtents.y, tiles)];
  const centers = [center];
  let seams = 0;
  let at = center;
  for (let i = 0; i < steps; i++) {
    const moved = add(at, step);
    const pushed = pushOutOfEach(isWall, valueIn(moved.x, tiles), valueIn(moved.y, tiles), halfWidth, halfHeight);
    at = tilePosition(tiles(pushed.x), tiles(pushed.y));
    seams += pushed.seams;
    centers.push(at);
  }
  return { centers, seams };
}
