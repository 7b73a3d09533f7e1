/** Between how many pairs of open tiles only one sees the other: by lines of tiles, and by `isVisible`. */
import { isVisible } from '@tilewright/queries';
import { type BitTilemap, type Tile, tile, tileCenter, unitTileSpace } from '@tilewright/tilemap';

export interface OneSided {
  readonly pairs: number;
  readonly byLines: number;
  readonly byIsVisible: number;
}

export function oneSidedPairs(walls: BitTilemap, seesByLine: (from: Tile, to: Tile) => boolean): OneSided {
  const open: Tile[] = [];
  walls.forEach((isWall, x, y) => {
    if (!isWall) open.push(tile(x, y));
  });
  const sees = (a: Tile, b: Tile): boolean =>
    isVisible(walls, unitTileSpace, tileCenter(unitTileSpace, a), tileCenter(unitTileSpace, b));
  let [pairs, byLines, byIsVisible] = [0, 0, 0];
  for (const [index, a] of open.entries()) {
    for (const b of open.slice(index + 1)) {
      pairs++;
      if (seesByLine(a, b) !== seesByLine(b, a)) byLines++;
      if (sees(a, b) !== sees(b, a)) byIsVisible++;
    }
  }
  return { pairs, byLines, byIsVisible };
}
