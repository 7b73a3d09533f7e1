/** A path that a point can walk, and one that a round body can walk. */
import { findPath, type TilePath, tilesTooNarrow, wayPoints } from '@tilewright/paths';
import { type BitTilemap, type Tile, unitTileSpace } from '@tilewright/tilemap';
import type { TileLength, TilePosition2 } from '@tilewright/units';

export interface Ways {
  readonly asPoint: TilePath | undefined;
  readonly asBody: TilePath | undefined;
  /** The second path, pulled straight. */
  readonly points: readonly TilePosition2[];
  /** The tiles in whose middle the body overlaps a wall, or is in one. */
  readonly narrow: BitTilemap;
}

export function waysOf(walls: BitTilemap, from: Tile, to: Tile, radius: TileLength): Ways {
  const asBody = findPath(walls, from, to, { radius });
  return {
    asPoint: findPath(walls, from, to),
    asBody,
    points: asBody === undefined ? [] : wayPoints(walls, unitTileSpace, asBody, { radius }),
    narrow: tilesTooNarrow(walls, { space: unitTileSpace, radius }),
  };
}
