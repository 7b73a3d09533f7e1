/** Edges and corners of tiles: one form each, the tiles around them, and their places in spaces. */
import { meters, metersPerTile, position } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@tilewright/testing';
import { CardinalDirection, cardinalDirections, nameOfDirection } from '../directions/compass.js';
import { neighbor, oppositeDirection } from '../directions/moves.js';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { tileBounds, tileCorner } from '../space/conversions.js';
import { tileSpace } from '../space/tile-space.js';
import { tileRect } from '../values/rect.js';
import { step, translate } from '../values/step.js';
import { tile, tilesEqual } from '../values/tile.js';
import { cornerPosition, cornersEqual, cornersOfTile, tileCornerAt, tilesAround } from './corner.js';
import { edgesEqual, edgeSegment, edgesOfTile, tileEdge, tilesBeside } from './edge.js';

const { east, south, west, north } = CardinalDirection;
const near = fc.integer({ min: -9, max: 9 });
const far = fc.integer({ min: MIN_TILE + 2, max: MAX_TILE - 2 });
const anyTile = fc.oneof(fc.tuple(near, near), fc.tuple(far, far)).map(([x, y]) => tile(x, y));
const side = fc.constantFrom(...cardinalDirections);
const check = { seed: 41, numRuns: runs(500) };

describe('edges', () => {
  it('are the same from both sides', () => {
    fc.assert(
      fc.property(anyTile, side, (at, of) => {
        const edge = tileEdge(at, of);
        const other = neighbor(at, of);
        expect(tileEdge(other, oppositeDirection(of))).toEqual(edge);
        expect(['north', 'west']).toContain(nameOfDirection(edge.side));
        const beside = tilesBeside(edge);
        expect(beside).toHaveLength(2);
        expect(beside.filter((each) => tilesEqual(each, at) || tilesEqual(each, other))).toHaveLength(2);
        expect(tileEdge(beside[0]!, edge.side)).toEqual(edge);
      }),
      check,
    );
  });

  it('are equal by value', () => {
    const edges = [tile(0, 0), tile(1, 0), tile(0, 1)].flatMap((at) => edgesOfTile(at));
    for (const one of edges) {
      const equal = edges.filter((other) => edgesEqual(one, other)).map((other) => JSON.stringify(other));
      expect(new Set(equal)).toEqual(new Set([JSON.stringify(one)]));
    }
    // Tiles (0, 0) and (1, 0), and (0, 0) and (0, 1), share one each.
    expect(new Set(edges.map((edge) => JSON.stringify(edge))).size).toBe(10);
    expect(edgesEqual(tileEdge(tile(0, 0), north), tileEdge(tile(0, 0), west))).toBe(false);
  });

  it('come clockwise from the east', () => {
    const at = tile(3, -4);
    expect(edgesOfTile(at)).toEqual([east, south, west, north].map((of) => tileEdge(at, of)));
  });

  it('run along the side of their tile', () => {
    const space = tileSpace({ origin: position(meters(0.3), meters(-7)), tileSize: metersPerTile(0.7) });
    fc.assert(
      fc.property(fc.tuple(near, near), ([x, y]) => {
        const { min, max } = tileBounds(space, tile(x, y));
        const [right, below, left, above] = edgesOfTile(tile(x, y)).map((edge) => edgeSegment(space, edge));
        expect(above).toEqual({ start: min, end: { x: max.x, y: min.y } });
        expect(left).toEqual({ start: min, end: { x: min.x, y: max.y } });
        expect(right).toEqual({ start: { x: max.x, y: min.y }, end: max });
        expect(below).toEqual({ start: { x: min.x, y: max.y }, end: max });
      }),
      check,
    );
  });

  it('end with the range of tiles', () => {
    const first = tile(MIN_TILE, MIN_TILE);
    expect(tilesBeside(tileEdge(first, north))).toEqual([first]);
    expect(tilesBeside(tileEdge(first, west))).toEqual([first]);
    const last = tile(MAX_TILE, MAX_TILE);
    const rule = 'must be an integer from -2147483648 to 2147483647, received 2147483648';
    expect(() => tileEdge(last, east)).toThrow(new RangeError(`tileEdge: x ${rule}`));
    expect(() => tileEdge(last, south)).toThrow(new RangeError(`tileEdge: y ${rule}`));
    expect(() => edgesOfTile(last)).toThrow(new RangeError(`edgesOfTile: x ${rule}`));
    expect(tilesBeside(tileEdge(last, north))).toEqual([last, tile(MAX_TILE, MAX_TILE - 1)]);
  });

  it('leave out tiles outside of bounds', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    expect(tilesBeside(tileEdge(tile(1, 1), east), bounds)).toEqual([tile(1, 1)]);
    expect(tilesBeside(tileEdge(tile(0, 0), north), bounds)).toEqual([tile(0, 0)]);
    expect(tilesBeside(tileEdge(tile(5, 5), north), bounds)).toEqual([]);
  });
});

describe('corners', () => {
  it('are those of the tiles around them', () => {
    fc.assert(
      fc.property(anyTile, (at) => {
        const corners = cornersOfTile(at);
        corners.forEach((corner, index) => {
          const tiles = tilesAround(corner);
          expect(tiles).toHaveLength(4);
          // Opposite to the corner of a tile that it is, the tile is around it.
          expect(tiles[(index + 2) % 4]).toEqual(at);
        });
        expect(cornersEqual(corners[0], tileCornerAt(at.x + 1, at.y + 1))).toBe(true);
        expect(cornersEqual(corners[0], corners[2])).toBe(false);
      }),
      check,
    );
  });

  it('have the places of tile corners', () => {
    const space = tileSpace({ origin: position(meters(0.3), meters(-7)), tileSize: metersPerTile(0.7) });
    fc.assert(
      fc.property(fc.tuple(near, near), ([x, y]) => {
        const [southEast, southWest, northWest, northEast] = cornersOfTile(tile(x, y));
        expect(cornerPosition(space, northWest)).toEqual(tileCorner(space, tile(x, y)));
        expect(cornerPosition(space, southEast)).toEqual(tileCorner(space, translate(tile(x, y), step(1, 1))));
        expect(cornerPosition(space, southWest).x).toBe(cornerPosition(space, northWest).x);
        expect(cornerPosition(space, northEast).y).toBe(cornerPosition(space, northWest).y);
      }),
      check,
    );
  });

  it('end with the range of tiles', () => {
    const first = tile(MIN_TILE, MIN_TILE);
    expect(tilesAround(tileCornerAt(MIN_TILE, MIN_TILE))).toEqual([first]);
    expect(tilesAround(tileCornerAt(MAX_TILE, MAX_TILE))).toHaveLength(4);
    const rule = 'must be an integer from -2147483648 to 2147483647, received 2147483648';
    expect(() => cornersOfTile(tile(MAX_TILE, 0))).toThrow(new RangeError(`cornersOfTile: x ${rule}`));
    expect(() => cornersOfTile(tile(0, MAX_TILE))).toThrow(new RangeError(`cornersOfTile: y ${rule}`));
    expect(Object.is(tileCornerAt(-0, 0).x, 0)).toBe(true);
  });

  it('leave out tiles outside of bounds', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    expect(tilesAround(tileCornerAt(0, 1), bounds)).toEqual([tile(0, 1), tile(0, 0)]);
  });
});
