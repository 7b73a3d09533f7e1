/** The point of a tile that is nearest to the center of a circle. */
import { type Tile, tileBounds, unitTileSpace } from '@tilewright/tilemap';
import { type TilePosition2, tilePosition } from '@tilewright/units';
import { clamp } from '@tilewright/units/scalar';

export function nearestPoint(tile: Tile, center: TilePosition2): TilePosition2 {
  const { min, max } = tileBounds(unitTileSpace, tile);
  return tilePosition(clamp(center.x, min.x, max.x), clamp(center.y, min.y, max.y));
}
