/**
 * The clearance of each tile: where a body of some size has room, for the paths to the player. Computed once.
 *
 * Shows: `distanceField` from all walls at once, and a tile map of lengths.
 */
import {
  type BitTilemap,
  distanceField,
  tile,
  type Tile,
  type TileSpace,
  typedTilemap,
  type TypedTilemap,
} from '@tilewright/tilemap';
import { type Length, mul, tiles } from '@tilewright/units';

/** For each tile, the radius of the largest circle that overlaps no wall wherever in the tile its center is; 0 on solid tiles. */
export function freeRadii(solid: BitTilemap, space: TileSpace): TypedTilemap<Length> {
  const { bounds } = solid;
  const walls: Tile[] = [];
  solid.forEach((isSolid, x, y) => {
    if (isSolid) walls.push(tile(x, y));
  });
  // King's moves to the nearest wall. All tiles at fewer moves are open.
  const moves = distanceField(() => true, walls, { bounds, rule: 'eight-way' });
  const radii = typedTilemap(bounds, Float32Array, mul(tiles(0), space.tileSize));
  for (const [place, count] of moves) {
    if (count > 0) radii.set(place, mul(tiles(count - 1), space.tileSize));
  }
  return radii;
}
