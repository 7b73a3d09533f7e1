/** What a guard sees: the part of a disc around the direction in which it looks. */
import { tilesInSector } from '@tilewright/queries';
import { type Tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { type Angle, contains, type Direction2, sector, type TileLength, type TilePosition2 } from '@tilewright/units';

const bounds = tileRect({ x: 0, y: 0, width: 12, height: 8 });

export function look(
  guard: TilePosition2,
  heading: Direction2,
  reach: TileLength,
  opening: Angle,
  thief: TilePosition2,
): { seesThief: boolean; tiles: Tile[] } {
  const view = sector(guard, reach, heading, opening);
  return { seesThief: contains(view, thief), tiles: [...tilesInSector(unitTileSpace, view, { bounds })] };
}
