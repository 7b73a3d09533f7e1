/**
 * What must compile for edges, corners and shapes, and what must not: each line that fails stands under its twin that
 * passes.
 */
import {
  meters,
  metersPerTile,
  pixelPosition,
  pixels,
  pixelsPerTile,
  type PixelLength,
  type PixelPosition2,
  position,
  type Position2,
  type Segment2,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  bitTilemap,
  CardinalDirection,
  CompassDirection,
  cornerPosition,
  cornersEqual,
  cornersOfTile,
  edgesEqual,
  edgeSegment,
  edgesOfTile,
  type IsSolid,
  outlinePoints,
  outlines,
  type ReadonlyTilemap,
  solidRectangles,
  type Tile,
  tile,
  type TileCorner,
  tileCorner,
  tileCornerAt,
  type TileEdge,
  tileEdge,
  type TileOutline,
  type TileRect,
  tileRect,
  tilesAround,
  tilesBeside,
  tilesEqual,
  tileSpace,
  typedTilemap,
} from '../index.js';

const at = tile(1, 2);
const corner = tileCornerAt(1, 2);
const edge = tileEdge(at, CardinalDirection.east);
const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const screen = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });

describe('edges and corners', () => {
  it('are not each other, nor tiles', () => {
    expectTypeOf(corner).toEqualTypeOf<TileCorner>();
    expectTypeOf(edge).toEqualTypeOf<TileEdge>();
    expectTypeOf(cornersEqual(corner, corner)).toEqualTypeOf<boolean>();
    // @ts-expect-error a tile is no corner
    cornersEqual(corner, at);
    tilesEqual(at, at);
    // @ts-expect-error a corner is no tile
    tilesEqual(at, corner);
    edgesEqual(edge, edge);
    // @ts-expect-error a corner is no edge
    edgesEqual(edge, corner);
    // @ts-expect-error a literal has not been checked
    tilesAround({ x: 0.5, y: 0 });
    // @ts-expect-error a corner is immutable
    corner.x = 3;
    // @ts-expect-error an edge has no diagonal side
    tileEdge(at, CompassDirection.northEast);
    // @ts-expect-error a corner has no sides
    tileEdge(corner, CardinalDirection.east);
  });

  it('lead to tiles, and to places of a space', () => {
    expectTypeOf(tilesBeside(edge)).toEqualTypeOf<Tile[]>();
    expectTypeOf(tilesAround(corner, bounds)).toEqualTypeOf<Tile[]>();
    expectTypeOf(edgesOfTile(at)[3]).toEqualTypeOf<TileEdge>();
    expectTypeOf(cornersOfTile(at)[3]).toEqualTypeOf<TileCorner>();
    // @ts-expect-error a tile has four corners
    cornersOfTile(at)[4];
    expectTypeOf(cornerPosition(space, corner)).toEqualTypeOf<Position2>();
    expectTypeOf(cornerPosition(screen, corner)).toEqualTypeOf<PixelPosition2>();
    // @ts-expect-error a tile is no corner: tileCorner
    cornerPosition(space, at);
    tileCorner(space, at);
    expectTypeOf(edgeSegment(space, edge)).toEqualTypeOf<Segment2>();
    expectTypeOf(edgeSegment(screen, edge)).toEqualTypeOf<Segment2<PixelLength>>();
    // @ts-expect-error swapped
    edgeSegment(edge, space);
  });
});

describe('shapes of solid tiles', () => {
  const walls = bitTilemap(bounds);
  const costs = typedTilemap(bounds, Uint8Array);

  it('need isSolid where the map holds no booleans', () => {
    expectTypeOf(solidRectangles(walls)).toEqualTypeOf<TileRect[]>();
    expectTypeOf(outlines(walls, { touching: 'joined' })).toEqualTypeOf<TileOutline[]>();
    solidRectangles(costs, { isSolid: (cost) => cost > 3, fewest: true });
    outlines(costs, { isSolid: (cost, x, y) => cost > x + y, bounds });
    // @ts-expect-error of a cost nothing says whether it is solid
    solidRectangles(costs);
    // @ts-expect-error nor do other options
    outlines(costs, { bounds });
    // @ts-expect-error a cost is a number
    solidRectangles(costs, { isSolid: (cost: string) => cost === '' });
    // @ts-expect-error there is no such rule
    outlines(walls, { touching: 'merged' });
    // @ts-expect-error an option of rectangles
    outlines(walls, { fewest: true });
    const find = <T>(map: ReadonlyTilemap<T>, isSolid: IsSolid<T>): TileRect[] => solidRectangles(map, { isSolid });
    expectTypeOf(find(costs, (cost) => cost > 0)).toEqualTypeOf<TileRect[]>();
  });

  it('have places in a space', () => {
    expectTypeOf(outlines(walls).map((loop) => outlinePoints(space, loop))).toEqualTypeOf<Position2[][]>();
    expectTypeOf(outlinePoints(screen, [corner])).toEqualTypeOf<PixelPosition2[]>();
    // @ts-expect-error one corner is no outline
    outlinePoints(space, corner);
    // @ts-expect-error tiles are no corners
    outlinePoints(space, [at]);
  });
});
