import { notFinite } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { cardinalDirections, compassDirections } from '../directions/compass.js';
import { neighbor } from '../directions/moves.js';
import { tileRect, tilesIn } from '../values/rect.js';
import { chebyshevDistance } from '../values/step.js';
import { tile } from '../values/tile.js';
import { cardinalNeighbors, compassNeighbors, ring, spiral } from './neighbors.js';

const center = tile(3, -2);

describe('neighbors', () => {
  it('are those in each direction, clockwise from east', () => {
    expect(cardinalNeighbors(center)).toEqual(cardinalDirections.map((direction) => neighbor(center, direction)));
    expect(compassNeighbors(center)).toEqual(compassDirections.map((direction) => neighbor(center, direction)));
  });

  it('keep inside of bounds, also where the tile itself is outside', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
    expect(cardinalNeighbors(tile(0, 0), bounds)).toEqual([tile(1, 0), tile(0, 1)]);
    expect(compassNeighbors(tile(3, 0), bounds)).toEqual([tile(3, 1), tile(2, 1), tile(2, 0)]);
    expect(cardinalNeighbors(tile(4, 2), bounds)).toEqual([tile(3, 2)]);
  });

  it('end with the coordinates', () => {
    expect(cardinalNeighbors(tile(MAX_TILE, MIN_TILE))).toEqual([
      tile(MAX_TILE, MIN_TILE + 1),
      tile(MAX_TILE - 1, MIN_TILE),
    ]);
    expect(compassNeighbors(tile(MIN_TILE, MAX_TILE)).length).toBe(3);
  });
});

describe('ring', () => {
  it('goes clockwise from the tile due east', () => {
    expect([...ring(center, 0)]).toEqual([center]);
    expect([...ring(center, 1)]).toEqual(compassNeighbors(center));
    expect([...ring(tile(0, 0), 2)].slice(0, 4)).toEqual([tile(2, 0), tile(2, 1), tile(2, 2), tile(1, 2)]);
    expect([...ring(tile(0, 0), 2)].at(-1)).toEqual(tile(2, -1));
  });

  it('holds each tile at its distance once, each beside the one before', () => {
    for (let radius = 1; radius <= 8; radius++) {
      const tiles = [...ring(center, radius)];
      expect(tiles.length).toBe(8 * radius);
      expect(new Set(tiles.map(({ x, y }) => `${x},${y}`)).size).toBe(8 * radius);
      tiles.forEach((at, index) => {
        expect(chebyshevDistance(center, at)).toBe(radius);
        expect(chebyshevDistance(at, tiles.at(index - 1) ?? at)).toBe(1);
      });
    }
  });

  it('skips tiles outside the range of coordinates without visiting them', () => {
    const corner = tile(MAX_TILE, MIN_TILE);
    expect([...ring(corner, 1)]).toEqual([
      tile(MAX_TILE, MIN_TILE + 1),
      tile(MAX_TILE - 1, MIN_TILE + 1),
      tile(MAX_TILE - 1, MIN_TILE),
    ]);
    expect([...ring(tile(0, 0), 2 ** 32 - 1)].length).toBe(0);
    expect([...ring(tile(MIN_TILE + 5, MAX_TILE), 5)].length).toBe(6 + 9 + 6);
  });

  it.each([-1, 0.5, 2 ** 32, ...notFinite])('has no radius %s', (bad) => {
    const rule = `radius must be an integer from 0 to 4294967295, received ${bad}`;
    expect(() => ring(center, bad)).toThrow(new RangeError(`ring: ${rule}`));
    expect(() => spiral(center, bad)).toThrow(new RangeError(`spiral: ${rule}`));
  });
});

describe('spiral', () => {
  it('is the rings from the inside out, each tile once', () => {
    const tiles = [...spiral(center, 3)];
    expect(tiles).toEqual([0, 1, 2, 3].flatMap((radius) => [...ring(center, radius)]));
    const square = [...tilesIn(tileRect({ x: 0, y: -5, width: 7, height: 7 }))];
    const keys = (list: typeof tiles): string[] => list.map(({ x, y }) => `${x},${y}`).sort();
    expect(keys(tiles)).toEqual(keys(square));
  });

  it('can be left early', () => {
    for (const at of spiral(center, 2 ** 31)) if (chebyshevDistance(at, center) === 2) return;
    expect.unreachable();
  });
});
