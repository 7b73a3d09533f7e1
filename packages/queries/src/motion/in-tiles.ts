/** The conversion of the center of a body to tile space. */
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';

/** Converts a world coordinate to tile space; outside of the range of tiles, by the quotient. */
export function inTiles(origin: number, size: number, world: number): number {
  const held = tileSpaceCoordinate(origin, size, world);
  return held === held ? held : (world - origin) / size;
}
