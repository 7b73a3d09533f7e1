import { describe, expect, it } from 'vitest';
import { emptyCell, flipsOf, globalTileId, hasTile, idWithoutFlips, turnOf } from './tile-id.js';

const horizontal = 0x8000_0000;
const vertical = 0x4000_0000;
const diagonal = 0x2000_0000;
const hexagonal = 0x1000_0000;

describe('a global tile id', () => {
  it.each([
    [0, false, 0],
    [1, true, 1],
    [0x0fff_ffff, true, 0x0fff_ffff],
    [horizontal + 42, true, 42],
    [horizontal + vertical + diagonal + hexagonal + 42, true, 42],
    [horizontal, false, 0],
  ])('%i: has a tile %s, id %i', (bits, has, id) => {
    expect(hasTile(globalTileId(bits))).toBe(has);
    expect(idWithoutFlips(globalTileId(bits))).toBe(id);
  });

  it('is empty by its constant', () => {
    expect(hasTile(emptyCell)).toBe(false);
  });

  it('names its flips', () => {
    expect(flipsOf(globalTileId(7))).toEqual({ diagonal: false, horizontal: false, vertical: false });
    expect(flipsOf(globalTileId(horizontal + 7))).toEqual({ diagonal: false, horizontal: true, vertical: false });
    expect(flipsOf(globalTileId(vertical + hexagonal + 7))).toEqual({
      diagonal: false,
      horizontal: false,
      vertical: true,
    });
    expect(flipsOf(globalTileId(diagonal + 7))).toEqual({ diagonal: true, horizontal: false, vertical: false });
  });
});

describe('turnOf', () => {
  type Point = readonly [number, number];
  const corner: Point = [1, 2];

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('draws the tile of flips %i where the flips put it', (flags) => {
    const id = globalTileId(((flags & 1) * diagonal + ((flags >> 1) & 1) * vertical + (flags >> 2) * horizontal) >>> 0);
    const flips = flipsOf(id);
    let [x, y] = corner;
    if (flips.diagonal) [x, y] = [y, x];
    if (flips.horizontal) x = -x;
    if (flips.vertical) y = -y;

    const turn = turnOf(id);
    let [u, v] = corner;
    if (turn.isMirrored) u = -u;
    // A quarter turn clockwise with y down takes east to south.
    for (let i = 0; i < turn.quarterTurns; i++) [u, v] = [-v, u];
    expect([u, v]).toEqual([x, y]);
  });
});
