/** Random maps, and maps of one pattern, for the tests of shapes. */
import { randomNumbers } from '@tilewright/testing/golden/random';
import { type BitTilemap, bitTilemapFrom } from '../../storage/bit.js';
import { tileRect, type TileRect } from '../../values/rect.js';

/** A map in which each tile is solid with a probability. */
export function randomMap(bounds: TileRect, density: number, seed: number): BitTilemap {
  const random = randomNumbers(seed);
  return bitTilemapFrom(bounds, () => random() < density);
}

/** A map of rows of text, in which # is solid; its north-west tile is (x, y). */
export function drawn(rows: readonly string[], x: number = 0, y: number = 0): BitTilemap {
  const bounds = tileRect({ x, y, width: rows[0]?.length ?? 0, height: rows.length });
  return bitTilemapFrom(bounds, (column, row) => rows[row - y]?.[column - x] === '#');
}

/** Every map of a few tiles: the bits of a number. */
export function mapOfBits(width: number, height: number, bits: number): BitTilemap {
  return bitTilemapFrom(tileRect({ x: -1, y: -2, width, height }), (x, y) => {
    return ((bits >>> ((y + 2) * width + x + 1)) & 1) === 1;
  });
}
