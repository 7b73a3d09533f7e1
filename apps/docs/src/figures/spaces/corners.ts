/** The corners of tiles, and whether a conversion gives each of them its own tile. */
import { tileAt, tileCorner, tileSpace, type Tile, tile, tilesEqual } from '@tilewright/tilemap';
import { meters, metersPerTile, position, valueIn } from '@tilewright/units';

/** The tile of a coordinate as one usually writes it. */
function divided(x: number, origin: number, size: number): number {
  return Math.floor((x - origin) / size);
}

/** The tiles whose northwest corner is not in them, if one divides, and if one asks `tileAt`. */
export function wrongCorners(
  size: number,
  origin: number,
  columns: number,
  rows: number,
): { divided: Tile[]; asked: Tile[] } {
  const at = position(meters(origin), meters(origin));
  const space = tileSpace({ origin: at, tileSize: metersPerTile(size) });
  const wrong: { divided: Tile[]; asked: Tile[] } = { divided: [], asked: [] };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const corner = tileCorner(space, tile(x, y));
      const column = divided(valueIn(corner.x, meters), origin, size);
      const row = divided(valueIn(corner.y, meters), origin, size);
      if (column !== x || row !== y) wrong.divided.push(tile(x, y));
      if (!tilesEqual(tileAt(space, corner), tile(x, y))) wrong.asked.push(tile(x, y));
    }
  }
  return wrong;
}
