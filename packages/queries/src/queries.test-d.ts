/** What the types of queries promise: each line that must not compile has a twin above it that does. */
import {
  cardinalSet,
  bitTilemap,
  compassSet,
  CardinalDirection,
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
  pixelDifference,
  pixelPosition,
  type PixelPosition2,
  pixels,
  pixelsPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  type Same,
  sector,
  segment,
  type Segment2,
  segmentBetween,
  tilePosition,
  tiles,
  vectorColumn,
  type VectorOf,
  velocity,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  box,
  type Box2,
  MoveAnswer,
  moveAndSlide,
  moveAndSlideInto,
  standsOn,
  sweep,
  areVisibleInto,
  castRay,
  castRayInto,
  castRaysInto,
  isVisible,
  pushOut,
  type PushOut,
  pushOutAll,
  PushOuts,
  type RayHit,
  RayHitAnswer,
  RayHits,
  type BlockingOptions,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  tilesInCircle,
  tilesInCircleInto,
  rowsInSector,
  tilesInCapsule,
  tilesInPolygon,
  tilesInSector,
  tilesInSectorInto,
  visitTilesInPolygon,
  tilesInRectangle,
  tilesInRectangleInto,
  tilesOnSegment,
  tilesOnSegmentInto,
  type TileRow,
  type TileVisitor,
  visitRowsInCircle,
  visitRowsInRectangle,
  visitTilesInCircle,
  visitTilesInRectangle,
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
    expectTypeOf(rowsInCircle(screen, screenDisc)).toEqualTypeOf<Iterable<TileRow>>();
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
    visitRowsInCircle(space, disc, (y, xMin, xMax) => y + xMin < xMax);
    // @ts-expect-error the rows of a circle in pixels, to a visitor
    visitRowsInCircle(space, screenDisc, () => true);
    visitRowsInRectangle(space, area, () => undefined);
    // @ts-expect-error the rows of a rectangle in pixels, to a visitor
    visitRowsInRectangle(space, screenBox, () => true);
    const visitors: TileVisitor[] = [(x, y): boolean => x === y, (): void => undefined];
    visitTilesInCircle(space, disc, visitors[0]!);
    // @ts-expect-error a visitor that returns a promise would never stop
    visitTilesInCircle(space, disc, async () => true);
    visitTilesInCircle(space, disc, () => true);
    // @ts-expect-error the visitor of a circle in pixels
    visitTilesInCircle(space, screenDisc, () => true);
    tilesInCircleInto(new Int32Array(8), space, disc);
    // @ts-expect-error the array of a circle in pixels
    tilesInCircleInto(new Int32Array(8), space, screenDisc);
    tilesInRectangle(screen, screenBox);
    // @ts-expect-error a rectangle in pixels
    tilesInRectangle(space, screenBox);
    rowsInRectangle(space, area);
    // @ts-expect-error rows of a rectangle in pixels
    rowsInRectangle(space, screenBox);
    visitTilesInRectangle(space, area, () => true);
    // @ts-expect-error the visitor of a rectangle in pixels
    visitTilesInRectangle(space, screenBox, () => true);
    tilesInRectangleInto(new Int32Array(8), space, area);
    // @ts-expect-error the array of a rectangle in pixels
    tilesInRectangleInto(new Int32Array(8), space, screenBox);
  });

  it('capsules, sectors and polygons', () => {
    const beam = capsule(path, meters(1));
    const view = sector(here, meters(1), Direction2.north, degrees(90));
    const triangle = convexPolygon([here, here, here]);
    const screenBeam = capsule(screenPath, pixels(1));
    const screenView = sector(screenHere, pixels(1), Direction2.north, degrees(90));
    const screenTriangle = convexPolygon([screenHere, screenHere, screenHere]);
    expectTypeOf(tilesInCapsule(space, beam)).toEqualTypeOf<Iterable<Tile>>();
    expectTypeOf(rowsInSector(space, view)).toEqualTypeOf<Iterable<TileRow>>();
    expectTypeOf(visitTilesInPolygon(space, triangle, () => true)).toEqualTypeOf<boolean>();
    expectTypeOf(tilesInSectorInto(new Int32Array(8), screen, screenView)).toEqualTypeOf<number>();
    // @ts-expect-error a capsule in pixels
    tilesInCapsule(space, screenBeam);
    // @ts-expect-error the rows of a sector in pixels
    rowsInSector(space, screenView);
    // @ts-expect-error a polygon in pixels, to a visitor
    visitTilesInPolygon(space, screenTriangle, () => true);
    // @ts-expect-error a capsule is no sector
    tilesInSector(space, beam);
    // @ts-expect-error a sector is no circle
    tilesInCircle(space, view);
    // @ts-expect-error a rectangle is no polygon
    tilesInPolygon(space, box);
    // @ts-expect-error only rectangles have half-open edges
    tilesInPolygon(space, triangle, { edges: 'half-open' });
  });

  it('rays, views, ways out', () => {
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
    const hit = new RayHitAnswer();
    expectTypeOf(castRayInto(hit, walls, space, path)).toEqualTypeOf<boolean>();
    expectTypeOf(hit.distance).toEqualTypeOf<Length>();
    expectTypeOf(hit.position).toEqualTypeOf<RayHit<Length>['position']>();
    expectTypeOf(new RayHitAnswer<PixelLength>().x).toEqualTypeOf<PixelLength>();
    castRayInto(new RayHitAnswer<PixelLength>(), walls, screen, screenPath);
    // @ts-expect-error the answer of a world in pixels
    castRayInto(new RayHitAnswer<PixelLength>(), walls, space, path);
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
    pushOut(walls, space, disc);
    // @ts-expect-error a circle in pixels
    pushOut(walls, space, screenDisc);
    // @ts-expect-error the greatest distance is a length of the same world
    pushOut(walls, space, disc, { maxDistance: pixels(4) });
    const body = box(here, difference(meters(0.5), meters(1)));
    expectTypeOf(pushOut(walls, space, body)).toEqualTypeOf<PushOut<Length> | undefined>();
    // @ts-expect-error a rectangle is no box
    pushOut(walls, space, rectangle(here, here));
    // @ts-expect-error a box in pixels
    pushOut(walls, space, box(screenHere, pixelDifference(pixels(1), pixels(1))));
    expectTypeOf(body).toEqualTypeOf<Box2>();
    // @ts-expect-error half extents in pixels around a position in meters
    box(here, pixelDifference(pixels(1), pixels(1)));
    const step = difference(meters(1), meters(0));
    expectTypeOf(moveAndSlide(walls, space, body, step).position).toEqualTypeOf<Position2>();
    expectTypeOf(sweep(walls, space, body, step)?.center).toEqualTypeOf<Position2 | undefined>();
    // @ts-expect-error a velocity where a displacement belongs
    moveAndSlide(walls, space, body, velocity(metersPerSecond(1), metersPerSecond(0)));
    // @ts-expect-error a body in meters in a world of pixels
    sweep(walls, screen, body, step);
    // @ts-expect-error an answer in pixels for a world in meters
    moveAndSlideInto(new MoveAnswer<PixelLength>(), walls, space, body, step);
    // @ts-expect-error a number is not solid by itself
    moveAndSlide(costs, space, body, step);
    moveAndSlide(costs, space, body, step, {
      sides: (cost) => cardinalSet(...(cost > 3 ? [CardinalDirection.north] : [])),
    });
    moveAndSlide(walls, space, body, step, { stepUp: meters(0.5), snapDown: meters(0.5) });
    // @ts-expect-error ledges in pixels
    moveAndSlide(walls, space, body, step, { stepUp: pixels(8) });
    // @ts-expect-error a sweep takes no ledges
    sweep(walls, space, body, step, { stepUp: meters(0.5) });
    // @ts-expect-error platforms have cardinal sides
    standsOn(costs, space, body, { sides: () => compassSet() });
  });
});

describe('columns are kept apart as well', () => {
  const hits = new RayHits();
  const seen = new Uint8Array(1);
  const places = pointColumn([here]);
  const pixelPlaces = pointColumn([screenHere]);
  const radii = quantityColumn([meters(1)]);
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
    castRaysInto(new RayHitAnswer(), walls, space, places, places);
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

  it('ways out', () => {
    const pushes = new PushOuts();
    expectTypeOf(pushOutAll(places, radii, walls, space, { pushes })).toEqualTypeOf<number>();
    pushOutAll(places, meters(1), walls, space, { maxDistance: meters(1) });
    pushOutAll(places, radii, costs, space, { isSolid: isCostly });
    pushOutAll(pixelPlaces, pixels(3), walls, screen, { pushes: new PushOuts<PixelLength>() });
    expectTypeOf(pushes.displacement(0)).toEqualTypeOf<VectorOf<Length>>();
    expectTypeOf(pushes.displacementX(0)).toEqualTypeOf<Length>();
    // @ts-expect-error positions in pixels
    pushOutAll(pixelPlaces, radii, walls, space);
    // @ts-expect-error a radius in pixels
    pushOutAll(places, pixels(3), walls, space);
    pushOutAll(places, { halfWidths: radii, halfHeights: meters(1) }, walls, space);
    // @ts-expect-error half heights in pixels
    pushOutAll(places, { halfWidths: radii, halfHeights: pixels(1) }, walls, space);
    // @ts-expect-error boxes have half heights, too
    pushOutAll(places, { halfWidths: radii }, walls, space);
    // @ts-expect-error a radius in plain numbers
    pushOutAll(places, 3, walls, space);
    // @ts-expect-error radii in plain numbers
    pushOutAll(places, quantityColumn([3]), walls, space);
    // @ts-expect-error the answer of a world in pixels
    pushOutAll(places, radii, walls, space, { pushes: new PushOuts<PixelLength>() });
    // @ts-expect-error which costs are solid?
    pushOutAll(places, radii, costs, space);
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
    // @ts-expect-error a greatest distance in plain numbers
    pushOut(walls, space, disc, { maxDistance: 4 });
    // @ts-expect-error a distance in plain numbers
    castRay(walls, space, { start: here, direction: Direction2.east, maxDistance: 5 });
    // @ts-expect-error a tile is no position
    isVisible(walls, space, tile(0, 0), tile(1, 1));
  });

  it('answers are typed again', () => {
    const hit = castRay(walls, space, { start: here, direction: Direction2.east, maxDistance: meters(5) });
    if (hit === undefined) return;
    expectTypeOf(hit.position).toEqualTypeOf<Position2>();
    expectTypeOf(hit.distance).toEqualTypeOf<Length>();
    expectTypeOf(hit.fraction).toEqualTypeOf<number>();
    expectTypeOf(hit.tile).toEqualTypeOf<Tile>();
    expectTypeOf(hit.side).toEqualTypeOf<CardinalDirection | undefined>();
    const pixelHit = castRay(walls, screen, screenPath);
    if (pixelHit !== undefined) expectTypeOf(pixelHit.position).toEqualTypeOf<PixelPosition2>();
    const way = pushOut(walls, space, disc);
    if (way !== undefined && !way.isStuck) expectTypeOf(way.position).toEqualTypeOf<Position2>();
    // @ts-expect-error a stuck circle has no place to go to
    if (way?.isStuck === true) void way.position;
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
    // @ts-expect-error nor does a circle know what to be pushed out of
    pushOut(costs, space, disc);
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
    visitTilesInCircle(space, disc, (x, y) => {
      expectTypeOf(x).toEqualTypeOf<number>();
      expectTypeOf(y).toEqualTypeOf<number>();
    });
    expectTypeOf(tilesInCircleInto(new Int32Array(8), space, disc)).toEqualTypeOf<number>();
    // @ts-expect-error a plain array is not typed
    tilesInCircleInto([], space, disc);
  });
});
