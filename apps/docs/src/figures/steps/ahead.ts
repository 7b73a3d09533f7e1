/** The tile some steps ahead of another one: by steps, and by the bytes of an old game. */
import { type CardinalDirection, scaleStep, stepIn, type Tile, tile, translate } from '@tilewright/tilemap';

export function ahead(from: Tile, heading: CardinalDirection, count: number): Tile {
  return translate(from, scaleStep(stepIn(heading), count));
}

/** Where the bytes of the game begin, so that the tiles of a board fit into them. */
const BASE = 128;

/**
 * As Pac-Man adds: both coordinates in one word of 16 bits, x in its upper byte, which grows to the west, and y in the
 * lower one. A step of -1 is the byte 255, and what the lower byte carries over ends up in the upper one.
 */
export function aheadInBytes(from: Tile, heading: CardinalDirection, count: number): Tile {
  const word = (x: number, y: number): number => ((x & 0xff) << 8) | (y & 0xff);
  const { dx, dy } = stepIn(heading);
  const step = word(-dx, dy);
  const sum = (word(BASE - from.x, BASE + from.y) + count * step) & 0xffff;
  return tile(BASE - (sum >>> 8), (sum & 0xff) - BASE);
}
