import { meters, metersPerTile, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { requireRect, requireTile, requireTilemap, requireTileSpace, requireTypedArray } from './checks.js';
import { type Tile, tile, tileRect, tileSpace, arrayTilemap, type TileRect } from './index.js';

const rect = tileRect({ x: 0, y: 0, width: 2, height: 2 });
const space = tileSpace({ origin: position(meters(1), meters(2)), tileSize: metersPerTile(2) });

describe('the checks that other packages share', () => {
  it('pass valid values', () => {
    expect(requireTile('at', 'start', tile(1, 2))).toEqual(tile(1, 2));
    expect(requireRect('at', 'bounds', rect)).toBe(rect);
    expect(() => requireTilemap('at', 'map', arrayTilemap(rect, 0))).not.toThrow();
    expect(() => requireTileSpace('at', 'space', space)).not.toThrow();
    expect(() => requireTypedArray('at', 'array', 'Int32Array', new Int32Array(1))).not.toThrow();
  });

  const origin = { x: 0, y: 0 };
  it.each<[() => unknown, string]>([
    [
      () => requireTile('at', 'start', { x: 0.5, y: 0 } as Tile),
      'at: start must be a tile, received an object. Make it',
    ],
    [
      () => requireRect('at', 'bounds', null),
      'at: bounds must be a rectangle of tiles, received null. Make it with tileRect()',
    ],
    [() => requireTilemap('at', 'map', undefined), 'at: map must be a tile map, received undefined'],
    [
      () => requireTilemap('at', 'map', { getAt: () => 1, bounds: { x: 0 } as TileRect }),
      'at: map must be a tile map, received an object',
    ],
    [() => requireTileSpace('at', 'from', 3), 'at: from must be a tile space, received 3. Make it with tileSpace()'],
    [
      () => requireTileSpace('at', 'from', { tileSize: 1 }),
      'at: from.origin must be a point { x, y } of two finite numbers, received undefined. Make it with tileSpace()',
    ],
    [
      () => requireTileSpace('at', 'space', { origin: { x: 0, y: Infinity }, tileSize: 1 }),
      'at: space.origin.y must be a finite number, received Infinity. Make it with tileSpace()',
    ],
    [
      () => requireTileSpace('at', 'space', { origin, tileSize: 0 }),
      'at: space.tileSize must be a number from 2^-900 to 2^900, received 0. Make it with tileSpace()',
    ],
    [
      () => requireTypedArray('at', 'array', 'Int32Array', [1] as object),
      'at: array must be an Int32Array, received an array',
    ],
    [() => requireTypedArray('at', 'seen', 'Uint8Array', null), 'at: seen must be a Uint8Array, received null'],
    [
      () => requireTypedArray('at', 'seen', 'Uint8Array', new Proxy(new Uint8Array(1), {})),
      'at: seen must be a Uint8Array, received an object',
    ],
    [() => requireTileSpace('at', 'space', { origin, tileSize: 1e300 }), 'at: space.tileSize must be a number from'],
  ])('name the argument at fault: %#', (check, message) => {
    expect(check).toThrow(RangeError);
    expect(check).toThrow(message);
  });
});
