/** Areas at the northernmost row of all tiles, whose neighbor is no int32. */
import { tile, tileCorner, tileRect, tileSpace } from '@tilewright/tilemap';
import { circle, meters, metersPerTile, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { tilesInCircle } from './circle.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const north = -(2 ** 31);

describe('a disc at the northernmost row', () => {
  it('has its tiles', () => {
    const bounds = tileRect({ x: 0, y: north, width: 3, height: 3 });
    const disc = circle(tileCorner(space, tile(1, north + 1)), meters(0.25));
    expect([...tilesInCircle(space, disc, { bounds })]).toEqual([
      tile(0, north),
      tile(1, north),
      tile(0, north + 1),
      tile(1, north + 1),
    ]);
  });
});
