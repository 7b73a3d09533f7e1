/** What the types of queries promise: each line that must not compile has a twin above it that does. */
import {
  bitTilemap,
  type CardinalDirection,
  type ReadonlyTilemap,
  type Tile,
  tile,
  tileRect,
  type TileSpace,
  tileSpace,
  typedTilemap,
  unitTileSpace,
  type IsSolid,
} from '@tilewright/tilemap';
import {
  type AnyQuantity,
  capsule,
  circle,
  convexPolygon,
  degrees,
  difference,
  Direction2,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  type PixelLength,
  pixelPosition,
  type PixelPosition2,
  pixels,
  pixelsPerTile,
  pointColumn,
  position,
  type Position2,
  rectangle,
  type Same,
  sector,
  segment,
  type Segment2,
  segmentBetween,
  tilePosition,
  tiles,
  vectorColumn,
  velocity,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  areVisibleInto,
  castRay,
  castRayInto,
  castRaysInto,
  isVisible,
  type RayHit,
  HitAnswer,
  RayHits,
  type BlockingOptions,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  tilesInCircle,
  rowsInSector,
  tilesInCapsule,
  tilesInPolygon,
  tilesInSector,
  tilesInRectangle,
  tilesOnSegment,
  tilesOnSegmentInto,
  type RowVisitor,
  type TileRow,
  type TileRows,
  type TileVisitor,
  visitTilesOnSegment,
} from './index.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const screen = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const here = position(meters(0.5), meters(0.5));
const there = position(meters(2.5), meters(0.5));
const path = segmentBetween(here, there);
const disc = circle(here, meters(1));
const area = rectangle(here, there);
const screenHere = pixelPosition(pixels(1), pixels(1));
const screenPath = segmentBetween(screenHere, pixelPosition(pixels(9), pixels(9)));
const screenDisc = circle(screenHere, pixels(8));
const screenBox = rectangle(screenHere, pixelPosition(pixels(9), pixels(9)));
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
const costs = typedTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), Uint8Array);

describe('worlds are kept apart', () => {
  it('segments', () => {
    expectTypeOf(tilesOnSegment(space, path)).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf(tilesOnSegment(screen, screenPath)).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf(
      tilesOnSegment(unitTileSpace, segmentBetween(tilePosition(tiles(0), tiles(0)), tilePosition(tiles(1), tiles(1)))),
    ).toEqualTypeOf<Iterable<Tile>>();
    // @ts-expect-error a segment in pixels is not in a world of meters
    tilesOnSegment(space, screenPath);
    // @ts-expect-error a segment in meters is not in a world of pixels
    tilesOnSegment(screen, path);
    // @ts-expect-error nor is it in tiles
    tilesOnSegment(unitTileSpace, path);
    // @ts-expect-error the cursor keeps worlds apart as well
    tileCursor().start(space, screenPath);
    // @ts-expect-error so does the array form
    tilesOnSegmentInto(new Int32Array(2), space, screenPath);
    // @ts-expect-error so does the visitor
    visitTilesOnSegment(space, screenPath, () => true);
    tileCursor(space, path);
    // @ts-expect-error a new cursor does, too
    tileCursor(space, screenPath);
    // @ts-expect-error and it starts on a segment or not at all
    tileCursor(space);
    // @ts-expect-error both ends lie in one world
    segmentBetween(here, screenHere);
  });

  it('areas', () => {
    expectTypeOf(tilesInCircle(space, disc)).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf(rowsInCircle(screen, screenDisc)).toEqualTypeOf<TileRows>();
    expectTypeOf(tilesInRectangle(space, area)).toEqualTypeOf<Iterable<Tile>>();
    // @ts-expect-error a circle in pixels
    tilesInCircle(space, screenDisc);
    // @ts-expect-error a circle is no rectangle
    tilesInRectangle(space, disc);
    // @ts-expect-error a rectangle is no circle
    tilesInCircle(space, area);
    rowsInCircle(space, disc);
    // @ts-expect-error rows of a circle in pixels
    rowsInCircle(space, screenDisc);
    expectTypeOf(rowsInCircle(space, disc).tiles()).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf([...rowsInCircle(space, disc)]).toEqualTypeOf<TileRow[]>();
    expectTypeOf(rowsInCircle(space, disc).visit((y, xMin, xMax) => y + xMin < xMax)).toEqualTypeOf<boolean>();
    const visitors: RowVisitor[] = [(y, xMin): boolean => y === xMin, (): void => undefined];
    rowsInCircle(space, disc).visit(visitors[0]!);
    // @ts-expect-error a visitor that returns a promise would never stop
    rowsInCircle(space, disc).visit(async () => true);
    // @ts-expect-error a visitor receives numbers
    rowsInCircle(space, disc).visit((row: TileRow) => row.y === 0);
    tilesInRectangle(screen, screenBox);
    // @ts-expect-error a rectangle in pixels
    tilesInRectangle(space, screenBox);
    rowsInRectangle(space, area);
    // @ts-expect-error rows of a rectangle in pixels
    rowsInRectangle(space, screenBox);
  });

  it('capsules, sectors and polygons', () => {
    const beam = capsule(path, meters(1));
    const view = sector(here, meters(1), Direction2.north, degrees(90));
    const triangle = convexPolygon([here, here, here]);
    const screenBeam = capsule(screenPath, pixels(1));
    const screenView = sector(screenHere, pixels(1), Direction2.north, degrees(90));
    const screenTriangle = convexPolygon([screenHere, screenHere, screenHere]);
    expectTypeOf(tilesInCapsule(space, beam)).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf(rowsInSector(space, view)).toEqualTypeOf<TileRows>();
    tilesInPolygon(space, triangle);
    rowsInSector(screen, screenView);
    // @ts-expect-error a capsule in pixels
    tilesInCapsule(space, screenBeam);
    // @ts-expect-error the rows of a sector in pixels
    rowsInSector(space, screenView);
    // @ts-expect-error a polygon in pixels
    tilesInPolygon(space, screenTriangle);
    // @ts-expect-error a capsule is no sector
    tilesInSector(space, beam);
    // @ts-expect-error a sector is no circle
    tilesInCircle(space, view);
    // @ts-expect-error a rectangle is no polygon
    tilesInPolygon(space, box);
    // @ts-expect-error only rectangles have half-open edges
    tilesInPolygon(space, triangle, { edges: 'half-open' });
    tilesInPolygon(space, triangle, { inclusion: 'inside' });
    rowsInSector(space, view, { inclusion: 'center' });
    // @ts-expect-error which tiles lie completely in a sector is not answered
    rowsInSector(space, view, { inclusion: 'inside' });
  });

  it('rays and views', () => {
    expectTypeOf(castRay(walls, space, path)).toEqualTypeOf<RayHit<Length> | undefined>();
    expectTypeOf(castRay(walls, screen, screenPath)).toEqualTypeOf<RayHit<PixelLength> | undefined>();
    expectTypeOf(isVisible(walls, space, here, there)).toEqualTypeOf<boolean>();
    // @ts-expect-error positions in pixels
    isVisible(walls, space, screenHere, screenHere);
    // @ts-expect-error a velocity is no position
    isVisible(walls, space, here, velocity(metersPerSecond(1), metersPerSecond(1)));
    // @ts-expect-error one of the positions in pixels
    isVisible(walls, space, here, screenHere);
    // @ts-expect-error a segment in pixels
    castRay(walls, space, screenPath);
    const hit = new HitAnswer();
    expectTypeOf(castRayInto(hit, walls, space, path)).toEqualTypeOf<boolean>();
    expectTypeOf(hit.distance).toEqualTypeOf<Length>();
    expectTypeOf(hit.contact).toEqualTypeOf<RayHit<Length>['contact']>();
    expectTypeOf(new HitAnswer<PixelLength>().contactX).toEqualTypeOf<PixelLength>();
    castRayInto(new HitAnswer<PixelLength>(), walls, screen, screenPath);
    // @ts-expect-error the answer of a world in pixels
    castRayInto(new HitAnswer<PixelLength>(), walls, space, path);
    // @ts-expect-error an answer in meters for a world in pixels
    castRayInto(hit, walls, screen, screenPath);
    const ray = { start: here, direction: Direction2.east, maxDistance: meters(5) };
    castRay(walls, space, ray);
    // @ts-expect-error a ray from a position in pixels
    castRay(walls, space, { ...ray, start: screenHere });
    // @ts-expect-error a ray of so many pixels
    castRay(walls, space, { ...ray, maxDistance: pixels(5) });
    // @ts-expect-error a speed is no distance
    castRay(walls, space, { ...ray, maxDistance: metersPerSecond(5) });
    // @ts-expect-error a ray in meters in a world of pixels
    castRay(walls, screen, ray);
  });
});

describe('columns are kept apart as well', () => {
  const hits = new RayHits();
  const seen = new Uint8Array(1);
  const places = pointColumn([here]);
  const pixelPlaces = pointColumn([screenHere]);
  const isCostly = (cost: number): boolean => cost > 3;

  it('rays and views', () => {
    expectTypeOf(castRaysInto(hits, walls, space, places, places)).toEqualTypeOf<number>();
    castRaysInto(hits, walls, screen, pixelPlaces, pixelPlaces);
    castRaysInto(hits, walls, space, here, places, { corners: 'block' });
    castRaysInto(hits, costs, space, places, places, { isSolid: isCostly });
    expectTypeOf(hits.sideOf(0)).toEqualTypeOf<CardinalDirection | undefined>();
    // @ts-expect-error starts in pixels
    castRaysInto(hits, walls, space, pixelPlaces, places);
    // @ts-expect-error ends in pixels
    castRaysInto(hits, walls, space, places, pixelPlaces);
    // @ts-expect-error one start in pixels
    castRaysInto(hits, walls, space, screenHere, places);
    // @ts-expect-error rays end in a column
    castRaysInto(hits, walls, space, places, here);
    // @ts-expect-error a column of velocities is no column of positions
    castRaysInto(hits, walls, space, places, vectorColumn([velocity(metersPerSecond(1), metersPerSecond(1))]));
    // @ts-expect-error the answer of one ray
    castRaysInto(new HitAnswer(), walls, space, places, places);
    // @ts-expect-error which costs are solid?
    castRaysInto(hits, costs, space, places, places);
    // @ts-expect-error the columns are the answer's
    hits.tileX = new Int32Array(1);

    expectTypeOf(areVisibleInto(seen, walls, space, here, places)).toEqualTypeOf<number>();
    areVisibleInto(seen, walls, screen, pixelPlaces, pixelPlaces);
    // @ts-expect-error an eye in pixels
    areVisibleInto(seen, walls, space, screenHere, places);
    // @ts-expect-error goals in pixels
    areVisibleInto(seen, walls, space, here, pixelPlaces);
    // @ts-expect-error which costs are solid?
    areVisibleInto(seen, costs, space, here, places);
    // @ts-expect-error what is written comes first
    areVisibleInto(walls, seen, space, here, places);
  });
});

describe('no bare number crosses the face', () => {
  it('shapes are made of quantities', () => {
    expectTypeOf(segmentBetween(here, there)).toEqualTypeOf(path);
    expectTypeOf(segment(here, difference(meters(1), meters(0)))).toEqualTypeOf(path);
    // @ts-expect-error two positions, not four numbers
    tilesOnSegment(space, { start: { x: 0, y: 0 }, end: { x: 1, y: 1 } });
    // @ts-expect-error a velocity where a difference belongs
    tilesOnSegment(space, segment(here, velocity(metersPerSecond(1), metersPerSecond(0))));
    // @ts-expect-error a radius in plain numbers
    tilesInCircle(space, circle(here, 1));
    // @ts-expect-error an angle is no direction, nor is a number
    castRay(walls, space, { start: here, direction: degrees(90), maxDistance: meters(5) });
    // @ts-expect-error a direction in plain numbers
    castRay(walls, space, { start: here, direction: 0, maxDistance: meters(5) });
    // @ts-expect-error a distance in plain numbers
    castRay(walls, space, { start: here, direction: Direction2.east, maxDistance: 5 });
    // @ts-expect-error a tile is no position
    isVisible(walls, space, tile(0, 0), tile(1, 1));
  });

  it('answers are typed again', () => {
    const hit = castRay(walls, space, { start: here, direction: Direction2.east, maxDistance: meters(5) });
    if (hit === undefined) return;
    expectTypeOf(hit.contact).toEqualTypeOf<Position2>();
    expectTypeOf(hit.distance).toEqualTypeOf<Length>();
    expectTypeOf(hit.fraction).toEqualTypeOf<number>();
    expectTypeOf(hit.tile).toEqualTypeOf<Tile>();
    expectTypeOf(hit.side).toEqualTypeOf<CardinalDirection | undefined>();
    const pixelHit = castRay(walls, screen, screenPath);
    if (pixelHit !== undefined) expectTypeOf(pixelHit.contact).toEqualTypeOf<PixelPosition2>();
  });
});

describe('what is solid', () => {
  it('needs no predicate for a map of booleans, and one for all others', () => {
    expectTypeOf(castRay(walls, space, path, { isSolid: (solid) => !solid })).toEqualTypeOf<
      RayHit<Length> | undefined
    >();
    expectTypeOf(castRay(costs, space, path, { isSolid: (cost) => cost > 3 })).toEqualTypeOf<
      RayHit<Length> | undefined
    >();
    // @ts-expect-error a number is not solid by itself
    castRay(costs, space, path);
    // @ts-expect-error nor does it hide what lies behind
    isVisible(costs, space, here, there);
    // @ts-expect-error options without the predicate do not help
    castRay(costs, space, path, { corners: 'block' });
    // @ts-expect-error the predicate is a member of the options
    castRay(walls, space, path, (solid: boolean) => !solid);
    // @ts-expect-error options have no such member
    isVisible(walls, space, here, there, { isOpaque: (solid: boolean) => !solid });
    // @ts-expect-error the predicate takes the values of the map
    castRay(costs, space, path, { isSolid: (cost: string) => cost === 'wall' });
  });

  it('is said once for maps of any values, and read from the map alone', () => {
    const first = <T, Q extends AnyQuantity>(
      map: ReadonlyTilemap<T>,
      world: TileSpace<Q>,
      ray: Segment2<Same<Q>>,
      isSolid: IsSolid<T>,
    ): RayHit<Q> | undefined =>
      castRay(map, world, ray, { isSolid }) ??
      castRay(map, world, ray, { isSolid: (value, x, y) => isSolid(value, x, y) });
    expectTypeOf(first(costs, space, path, (cost) => cost > 3)).toEqualTypeOf<RayHit<Length> | undefined>();
    castRay(costs, space, path, { isSolid: (cost, x) => cost > x, corners: 'block', bounds: costs.bounds });
    const options: BlockingOptions<boolean> = { corners: 'block', isSolid: undefined };
    castRay(walls, space, path, options);
    castRay(walls, space, path, undefined);
  });
});

describe('options', () => {
  it('are words', () => {
    tilesOnSegment(space, path, { cornerTiles: 'both', bounds: walls.bounds });
    // @ts-expect-error no such mode
    tilesOnSegment(space, path, { cornerTiles: 'either' });
    isVisible(walls, space, here, there, { corners: 'block' });
    // @ts-expect-error which tiles a path adds is no question of what blocks
    isVisible(walls, space, here, there, { corners: 'one' });
    tilesInRectangle(space, area, { edges: 'half-open', inclusion: 'center' });
    // @ts-expect-error a disc has no edges
    tilesInCircle(space, disc, { edges: 'closed' });
    // @ts-expect-error bounds are a rectangle of tiles
    tilesInCircle(space, disc, { bounds: area });
  });

  it('visitors and arrays hold whole numbers', () => {
    visitTilesOnSegment(space, path, (x, y) => {
      expectTypeOf(x).toEqualTypeOf<number>();
      expectTypeOf(y).toEqualTypeOf<number>();
    });
    expectTypeOf(tilesOnSegmentInto(new Int32Array(8), space, path)).toEqualTypeOf<number>();
    // @ts-expect-error a plain array is not typed
    tilesOnSegmentInto([], space, path);
    const visitor: TileVisitor = (x, y) => x === y;
    visitTilesOnSegment(space, path, visitor);
    // @ts-expect-error a visitor that returns a promise would never stop
    visitTilesOnSegment(space, path, async () => true);
  });
});
