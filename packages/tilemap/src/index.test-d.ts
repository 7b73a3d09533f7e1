/** What must compile, and what must not: each line that fails stands under its twin that passes. */
import {
  type AnyQuantity,
  circle,
  type Direction2,
  type Length,
  meters,
  metersPerTile,
  type PixelLength,
  type PixelPosition2,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  pixelsPerTile,
  pointColumn,
  position,
  type Position2,
  type Rectangle2,
  seconds,
  type Segment2,
  segmentBetween,
  type Speed,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  vectorColumn,
  velocity,
  metersPerSecond,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  applyPatch,
  arrayTilemap,
  autotile,
  bitTilemap,
  CardinalDirection,
  cardinalSet,
  chunkedTilemap,
  CompassDirection,
  compassSet,
  directionOfStep,
  type DirectionSet,
  directionSetComplement,
  directionSetHas,
  directionSetRotated,
  directionSetUnion,
  directionSetWith,
  directionsIn,
  connectedRegions,
  diffOf,
  floodFill,
  fromPixels,
  headingOf,
  invertPatch,
  mappedView,
  nameOfDirection,
  nearestCardinal,
  nearestCompass,
  neighbor,
  neighborSet,
  oppositeDirection,
  pixelSpace,
  randomAt,
  type IsSolid,
  type ReadonlyTilemap,
  type Regions,
  rotateDirection,
  type Step,
  step,
  stepBetween,
  stepIn,
  type Tile,
  tile,
  tileAt,
  tileBounds,
  tileCenter,
  tileContaining,
  tileCorner,
  tilesAtInto,
  TileHashMap,
  TileHashSet,
  type Tilemap,
  type TilemapPatch,
  type TileRect,
  tileRect,
  stepsEqual,
  tilesEqual,
  tileSpace,
  type TileSpace,
  toPixels,
  toTileLength,
  toTileSpace,
  toWorld,
  trackChanges,
  translate,
  typedTilemap,
  type WangSet,
  wangTiles,
  type TypedTilemap,
  unitTileSpace,
  viewOf,
} from './index.js';
import { tilemapPatchFromJSON, typedTilemapFromJSON } from './json.js';

const at = tile(1, 2);
const by = step(1, 0);
const place = tilePosition(tiles(1.5), tiles(2));
const here = position(meters(1), meters(2));
const onScreen = pixelPosition(pixels(3), pixels(4));
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const screen = tileSpace({ origin: onScreen, tileSize: pixelsPerTile(16) });
declare enum Ground {
  grass = 0,
  water = 1,
}
const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });

describe('tiles and steps', () => {
  it('are not each other, nor plain numbers, nor points', () => {
    expectTypeOf(translate(at, by)).toEqualTypeOf<Tile>();
    // @ts-expect-error swapped: a step is no tile
    translate(by, at);
    // @ts-expect-error the sum of two tiles means nothing
    translate(at, at);
    expectTypeOf(stepBetween(at, at)).toEqualTypeOf<Step>();
    // @ts-expect-error a step where a tile is wanted
    stepBetween(at, by);
    expectTypeOf(tilesEqual(at, at)).toEqualTypeOf<boolean>();
    expectTypeOf(stepsEqual(by, by)).toEqualTypeOf<boolean>();
    // @ts-expect-error a step is no tile
    tilesEqual(at, by);
    // @ts-expect-error a tile is no step
    stepsEqual(by, at);
    // @ts-expect-error a literal has not been checked: fractions, NaN
    stepBetween(at, { x: 0.5, y: Number.NaN });
    // @ts-expect-error a place in tile space is no tile: tileContaining
    stepBetween(at, place);
    // @ts-expect-error a position is no tile: tileAt
    stepBetween(at, here);
    // @ts-expect-error a tile has no unit
    tile(meters(1), meters(2));
    // @ts-expect-error a tile is immutable
    at.x = 3;
  });

  it('keep rectangles apart from rectangles in the world', () => {
    expectTypeOf(bounds).toEqualTypeOf<TileRect>();
    arrayTilemap(bounds, 0);
    // @ts-expect-error a rectangle of the world
    arrayTilemap(tileBounds(space, at), 0);
    // @ts-expect-error a literal has not been checked
    arrayTilemap({ x: 0, y: 0, width: -1, height: 0.5 }, 0);
  });
});

describe('directions', () => {
  it('are four or eight', () => {
    expectTypeOf(CompassDirection.north).toEqualTypeOf<CardinalDirection>();
    expectTypeOf(CompassDirection.northEast).toEqualTypeOf<CompassDirection>();
    const exits = cardinalSet(CardinalDirection.north, CompassDirection.east);
    // @ts-expect-error a diagonal where a cardinal direction is wanted
    cardinalSet(CompassDirection.northEast);
    expectTypeOf(directionSetHas(exits, CardinalDirection.west)).toEqualTypeOf<boolean>();
    // @ts-expect-error a four-way set is not asked for a diagonal
    directionSetHas(exits, CompassDirection.southWest);
    // @ts-expect-error nor given one
    directionSetWith(exits, CompassDirection.southWest);
    // @ts-expect-error a four-way set has no diagonals by name either
    CardinalDirection.northEast;
    compassSet(CardinalDirection.north, CompassDirection.northEast);
    // @ts-expect-error sets of four and of eight do not mix
    directionSetUnion(exits, compassSet());
    // @ts-expect-error nor stand for each other: the complement would be another
    const eight: DirectionSet<CompassDirection> = exits;
    directionsIn(eight);
    expectTypeOf(directionSetComplement(exits)).toEqualTypeOf<DirectionSet<CardinalDirection>>();
    expectTypeOf([...directionsIn(exits)]).toEqualTypeOf<CardinalDirection[]>();
  });

  it('stay cardinal under turns that keep them so', () => {
    expectTypeOf(rotateDirection(CardinalDirection.east, 2)).toEqualTypeOf<CardinalDirection>();
    expectTypeOf(rotateDirection(CardinalDirection.east, 1)).toEqualTypeOf<CompassDirection>();
    expectTypeOf(oppositeDirection(CardinalDirection.east)).toEqualTypeOf<CardinalDirection>();
    expectTypeOf(oppositeDirection(CompassDirection.southEast)).toEqualTypeOf<CompassDirection>();
    expectTypeOf(nameOfDirection(CardinalDirection.east)).toEqualTypeOf<'east' | 'south' | 'west' | 'north'>();
    directionSetRotated(cardinalSet(), 2);
    // @ts-expect-error an eighth of a turn leads from the four to the diagonals
    directionSetRotated(cardinalSet(), 1);
    directionSetRotated(compassSet(), 1);
  });

  it('are no numbers, steps or headings', () => {
    expectTypeOf(neighbor(at, CompassDirection.north)).toEqualTypeOf<Tile>();
    // @ts-expect-error a number is no direction
    neighbor(at, 3);
    // @ts-expect-error a step is no direction: translate
    neighbor(at, by);
    // @ts-expect-error swapped
    neighbor(CompassDirection.north, at);
    // @ts-expect-error a heading is no direction of the grid: nearestCompass
    stepIn(headingOf(CompassDirection.north));
    // @ts-expect-error directions have no order and no sum
    CompassDirection.north + 1;
    expectTypeOf(headingOf(CompassDirection.north)).toEqualTypeOf<Direction2>();
    expectTypeOf(nearestCardinal(headingOf(CompassDirection.north))).toEqualTypeOf<CardinalDirection>();
    // @ts-expect-error a direction of the grid is no heading: headingOf
    nearestCompass(CompassDirection.north);
    // @ts-expect-error there may be none
    neighbor(at, directionOfStep(by));
  });
});

describe('spaces', () => {
  it('are measured in one quantity, end to end', () => {
    expectTypeOf(space).toEqualTypeOf<TileSpace>();
    expectTypeOf(screen).toEqualTypeOf<TileSpace<PixelLength>>();
    expectTypeOf(unitTileSpace).toEqualTypeOf<TileSpace<TileLength>>();
    // @ts-expect-error the tile size of a world in meters is in meters per tile
    tileSpace({ origin: here, tileSize: pixelsPerTile(16) });
    // @ts-expect-error a length is no length per tile
    tileSpace({ origin: here, tileSize: meters(2) });
    // @ts-expect-error the origin is a place, not a number
    tileSpace({ origin: 0, tileSize: metersPerTile(2) });
    // @ts-expect-error a space comes from tileSpace only
    tileAt({ origin: here, tileSize: metersPerTile(2) }, here);
  });

  it('convert what is theirs and nothing else', () => {
    expectTypeOf(tileAt(space, here)).toEqualTypeOf<Tile>();
    // @ts-expect-error a place on the screen in a world of meters
    tileAt(space, onScreen);
    // @ts-expect-error a place in tile space in a world of meters: tileContaining
    tileAt(space, place);
    // @ts-expect-error a velocity is no place
    tileAt(space, velocity(metersPerSecond(1), metersPerSecond(2)));
    // @ts-expect-error bare numbers have no unit
    tileAt(space, { x: 1, y: 2 });
    // @ts-expect-error swapped
    tileAt(here, space);
    expectTypeOf(tileAt(screen, onScreen)).toEqualTypeOf<Tile>();
    // @ts-expect-error a place in meters in a world of pixels
    tileAt(screen, here);
    // @ts-expect-error a shape is no place
    tileAt(space, circle(here, meters(1)));

    const places = pointColumn([here]);
    const array = new Int32Array(2);
    expectTypeOf(tilesAtInto(array, space, places)).toEqualTypeOf<void>();
    expectTypeOf(tilesAtInto(array, screen, pointColumn([onScreen]))).toEqualTypeOf<void>();
    // @ts-expect-error places on the screen in a world of meters
    tilesAtInto(array, space, pointColumn([onScreen]));
    // @ts-expect-error a column of velocities is no column of places
    tilesAtInto(array, space, vectorColumn([velocity(metersPerSecond(1), metersPerSecond(2))]));
    // @ts-expect-error the array comes first
    tilesAtInto(space, places, array);
    // @ts-expect-error tiles are whole numbers
    tilesAtInto(new Float64Array(2), space, places);
    // @ts-expect-error a single place: tileAt
    tilesAtInto(array, space, here);

    expectTypeOf(tileContaining(place)).toEqualTypeOf<Tile>();
    // @ts-expect-error a world position is not in tile space
    tileContaining(here);

    expectTypeOf(toTileSpace(space, here)).toEqualTypeOf<TilePosition2>();
    // @ts-expect-error a TilePosition2 for a Position2
    toTileSpace(space, place);
    expectTypeOf(toWorld(space, place)).toEqualTypeOf<Position2>();
    // @ts-expect-error a Position2 for a TilePosition2
    toWorld(space, here);
    expectTypeOf(toWorld(screen, place)).toEqualTypeOf<PixelPosition2>();

    expectTypeOf(tileCorner(space, at)).toEqualTypeOf<Position2>();
    expectTypeOf(tileCenter(screen, at)).toEqualTypeOf<PixelPosition2>();
    expectTypeOf(tileBounds(space, at)).toEqualTypeOf<Rectangle2>();
    expectTypeOf(tileBounds(screen, at)).toEqualTypeOf<Rectangle2<PixelLength>>();
    // @ts-expect-error a step for a tile
    tileCorner(space, by);

    expectTypeOf(toTileLength(space, meters(3))).toEqualTypeOf<TileLength>();
    // @ts-expect-error a time is no length
    toTileLength(space, seconds(3));
    // @ts-expect-error pixels in a world of meters
    toTileLength(space, pixels(3));
    expectTypeOf(toWorld(space, toTileSpace(space, here))).toEqualTypeOf<Position2>();
    // In generic code too: the points of shapes, and what conversions give, go in again.
    const middle = <Q extends AnyQuantity>(world: TileSpace<Q>, path: Segment2<Q>): Tile =>
      tileAt(world, toWorld(world, toTileSpace(world, path.start)));
    middle(space, segmentBetween(here, here));
    // @ts-expect-error a segment of the screen in a world of meters
    middle(space, segmentBetween(onScreen, onScreen));
  });

  it('do not stand for each other', () => {
    const inMeters = (world: TileSpace): Tile => tileAt(world, here);
    inMeters(space);
    // What asks for a space of any world gets one.
    const some = (world: TileSpace<AnyQuantity>): AnyQuantity => world.origin.x;
    some(space);
    // @ts-expect-error a world of pixels for one of meters
    inMeters(screen);
    // @ts-expect-error a world of tiles for one of meters
    inMeters(unitTileSpace);
  });

  it('show the world on a screen', () => {
    const view = pixelSpace({ origin: here, pixelsPerMeter: pixelsPerMeter(48) });
    expectTypeOf(toPixels(view, here)).toEqualTypeOf<PixelPosition2>();
    expectTypeOf(fromPixels(view, onScreen)).toEqualTypeOf<Position2>();
    // @ts-expect-error a place on the screen is not in the world
    toPixels(view, onScreen);
    // @ts-expect-error a place in the world is not on the screen
    fromPixels(view, here);
    // @ts-expect-error a zoom is pixels per meter, not a number
    pixelSpace({ origin: here, pixelsPerMeter: 48 });
    // @ts-expect-error a pixel space is no tile space
    tileAt(view, here);
  });
});

describe('maps', () => {
  it('hold what their type says', () => {
    const names = arrayTilemap<string>(bounds, 'grass');
    expectTypeOf(names.get(at)).toEqualTypeOf<string>();
    expectTypeOf(names.getOr(at, undefined)).toEqualTypeOf<string | undefined>();
    // @ts-expect-error a number in a map of texts
    names.set(at, 3);
    // @ts-expect-error a step for a tile
    names.get(by);
    // @ts-expect-error two numbers for a tile: getAt
    names.get(1, 2);
    expectTypeOf(names.map((name) => name.length)).toExtend<Tilemap<number>>();
    const readonly: ReadonlyTilemap<string> = names;
    // @ts-expect-error a readonly map is not written
    expectTypeOf(readonly.set).toBeFunction();
    expectTypeOf(viewOf(readonly, bounds)).toEqualTypeOf<ReadonlyTilemap<string>>();
    expectTypeOf(viewOf(names, bounds)).toEqualTypeOf<Tilemap<string>>();
    expectTypeOf(mappedView(names, (name) => name.length)).toEqualTypeOf<ReadonlyTilemap<number>>();
  });

  it('hold quantities and directions in typed arrays', () => {
    const kinds = typedTilemap(bounds, Uint8Array);
    expectTypeOf(kinds.get(at)).toEqualTypeOf<number>();
    expectTypeOf(kinds.data).toExtend<Uint8Array>();
    expectTypeOf(typedTilemap(bounds, Uint8Array, 7).get(at)).toEqualTypeOf<number>();
    const heights = typedTilemap(bounds, Float32Array, meters(0));
    expectTypeOf(heights.get(at)).toEqualTypeOf<Length>();
    // @ts-expect-error a plain number in a map of lengths
    heights.set(at, 3);
    // @ts-expect-error a speed in a map of lengths
    heights.fill(metersPerSecond(3));
    expectTypeOf(heights.get(at)).not.toExtend<Speed>();
    const exits = typedTilemap(bounds, Uint16Array, cardinalSet());
    expectTypeOf(exits.get(at)).toEqualTypeOf<DirectionSet<CardinalDirection>>();
    // @ts-expect-error a text is no number
    typedTilemap(bounds, Uint8Array, 'grass');
    expectTypeOf(chunkedTilemap({ background: meters(1), array: Float64Array }).get(at)).toEqualTypeOf<Length>();
    expectTypeOf(chunkedTilemap({ background: 0, array: Int16Array }).get(at)).toEqualTypeOf<number>();
    expectTypeOf(chunkedTilemap({ background: 'rock' }).get(at)).toEqualTypeOf<string>();
    expectTypeOf(bitTilemap(bounds).get(at)).toEqualTypeOf<boolean>();
    // @ts-expect-error a bit is true or false
    bitTilemap(bounds).set(at, 1);
  });

  it('hold enums and branded numbers of the game in typed arrays', () => {
    type TileId = number & { readonly brand: unique symbol };
    const tileId = (value: number): TileId => value as TileId;
    const ids = typedTilemap(bounds, Uint16Array, tileId(0));
    expectTypeOf(ids.get(at)).toEqualTypeOf<TileId>();
    expectTypeOf(ids).toExtend<Tilemap<TileId>>();
    ids.set(at, tileId(7));
    // @ts-expect-error a plain number in a map of tile ids
    ids.set(at, 7);
    expectTypeOf(chunkedTilemap({ background: tileId(0), array: Uint16Array }).get(at)).toEqualTypeOf<TileId>();
    expectTypeOf(typedTilemapFromJSON(ids.toJSON(), Uint16Array, tileId).get(at)).toEqualTypeOf<TileId>();

    const grounds = typedTilemap(bounds, Uint8Array, Ground.grass);
    expectTypeOf(grounds.get(at)).toEqualTypeOf<Ground>();
    grounds.set(at, Ground.water);
    // @ts-expect-error a text in a map of grounds
    grounds.set(at, 'water');
    expectTypeOf(chunkedTilemap({ background: Ground.grass, array: Uint8Array }).get(at)).toEqualTypeOf<Ground>();

    type Kind = 0 | 1 | 2;
    const kinds = typedTilemap<Kind, Uint8Array>(bounds, Uint8Array, 0);
    expectTypeOf(kinds.get(at)).toEqualTypeOf<Kind>();
    kinds.fill(2);
    // @ts-expect-error none of the kinds
    kinds.fill(3);

    // In generic code the opaque kinds stay what they are.
    const make = <Q extends AnyQuantity>(value: Q): TypedTilemap<Q, Float32Array> =>
      typedTilemap(bounds, Float32Array, value);
    expectTypeOf(make(meters(1)).get(at)).toEqualTypeOf<Length>();
    const some: number | undefined = [1].at(0);
    // @ts-expect-error a value that may be missing
    chunkedTilemap({ background: some, array: Uint8Array });
  });

  it('have tiles as keys', () => {
    const names = new TileHashMap<string>();
    expectTypeOf(names.get(at)).toEqualTypeOf<string | undefined>();
    // @ts-expect-error a place in tile space is no key
    names.get(place);
    const seen = new TileHashSet();
    // @ts-expect-error nor is a step
    seen.add(by);
    expectTypeOf(floodFill(() => true, at)).toEqualTypeOf<TileHashSet>();
    // @ts-expect-error there is no such rule
    floodFill(() => true, at, { rule: 'six-way' });
  });
});

describe('walks over a map', () => {
  const walls = bitTilemap(bounds);
  const costs = typedTilemap(bounds, Uint8Array);

  it('need isSolid where the map holds no booleans', () => {
    floodFill(walls, at);
    floodFill(costs, at, { isSolid: (cost, x, y) => cost > x + y });
    floodFill(walls, at, { rule: 'eight-way', isSolid: (isWall) => !isWall });
    connectedRegions(walls);
    connectedRegions(costs, { bounds, isSolid: (cost) => cost > 3 });
    // @ts-expect-error of a cost nothing says whether it is solid
    floodFill(costs, at);
    // @ts-expect-error nor do other options
    floodFill(costs, at, { bounds });
    // @ts-expect-error nor here
    connectedRegions(costs);
    // @ts-expect-error a cost is a number
    floodFill(costs, at, { isSolid: (cost: string) => cost === '' });
  });

  it('take maps of values that are known later', () => {
    const reach = <T>(map: ReadonlyTilemap<T>, isSolid: IsSolid<T>): TileHashSet => floodFill(map, at, { isSolid });
    expectTypeOf(reach(costs, (cost) => cost > 0)).toEqualTypeOf<TileHashSet>();
    const parts = <T>(map: ReadonlyTilemap<T>, isSolid: IsSolid<T>): Regions => connectedRegions(map, { isSolid });
    expectTypeOf(parts(walls, (isWall) => isWall)).toEqualTypeOf<Regions>();
    // @ts-expect-error which values are solid, T does not say
    const guess = <T>(map: ReadonlyTilemap<T>): TileHashSet => floodFill(map, at);
    expectTypeOf(guess(walls)).toEqualTypeOf<TileHashSet>();
  });

  it('take what may be a map of either', () => {
    const maps: readonly (ReadonlyTilemap<boolean> | ReadonlyTilemap<number>)[] = [walls, costs];
    for (const either of maps) {
      floodFill(either, at, { isSolid: (value) => value === true || value === 3 });
      // @ts-expect-error it may hold numbers
      floodFill(either, at);
    }
  });
});

describe('walks by a function', () => {
  it('give its parameters their types', () => {
    floodFill((x, y) => x < y, at, { bounds, rule: 'no-corner-cutting', maxTiles: 100 });
    connectedRegions((x, y) => x < y, { bounds });
    // @ts-expect-error an open plane has no regions
    connectedRegions((x, y) => x < y);
    // @ts-expect-error nor without bounds
    connectedRegions((x, y) => x < y, { rule: 'eight-way' });
    // @ts-expect-error what is solid, it says itself
    floodFill((x, y) => x < y, at, { isSolid: () => true });
    // @ts-expect-error it takes two numbers, no tile
    floodFill((of: Tile) => of.x < of.y, at);
    // @ts-expect-error what is read comes first
    floodFill(at, () => true);
  });
});

describe('changes and patches', () => {
  const lengths = typedTilemap(bounds, Float32Array, meters(1));
  const names = arrayTilemap(bounds, 'grass');

  it('of what can be read, taken as rectangles', () => {
    const changes = trackChanges(mappedView(names, (name) => name.length));
    expectTypeOf(changes.take()).toEqualTypeOf<TileRect[]>();
    // @ts-expect-error bounds are no map
    trackChanges(bounds);
  });

  it('have the values of their maps', () => {
    const patch = diffOf(names, names.clone(), [bounds]);
    expectTypeOf(patch).toEqualTypeOf<TilemapPatch<string>>();
    expectTypeOf(invertPatch(patch)).toEqualTypeOf<TilemapPatch<string>>();
    applyPatch(names, patch);
    // @ts-expect-error a patch of names for a map of lengths
    applyPatch(lengths, patch);
    applyPatch(lengths, diffOf(lengths, lengths.clone()));
    // @ts-expect-error maps of other values
    diffOf(names, lengths);
    const readable: ReadonlyTilemap<string> = names;
    // @ts-expect-error a map that only can be read
    applyPatch(readable, patch);
    // @ts-expect-error one rectangle is no list of them
    diffOf(names, names, bounds);
    // @ts-expect-error swapped: what is written comes first
    applyPatch(patch, names);
  });

  it('come back from JSON for the map that they are for', () => {
    expectTypeOf(tilemapPatchFromJSON(null, lengths)).toEqualTypeOf<TilemapPatch<Length>>();
    expectTypeOf(tilemapPatchFromJSON(null, names, String)).toEqualTypeOf<TilemapPatch<string>>();
    // @ts-expect-error a reader of other values
    tilemapPatchFromJSON(null, names, Number);
  });
});

describe('pictures', () => {
  const kinds = arrayTilemap<'grass' | 'water'>(bounds, 'grass');
  const frames = typedTilemap(bounds, Uint8Array);
  const seconds16 = typedTilemap(bounds, Float32Array, seconds(1));
  const ground: WangSet<number> = { name: 'ground', type: 'corner', colors: [], tiles: [], empty: 0 };
  const random = randomAt(7);

  it('are chosen by a set of the eight, and the value of the terrain', () => {
    expectTypeOf(neighborSet(kinds, at, (a, b) => a === b)).toEqualTypeOf<DirectionSet<CompassDirection>>();
    autotile(frames, kinds, {
      isSame: (a, b) => a === 'grass' || b === 'water',
      choose: (set, kind, x) => {
        expectTypeOf(set).toEqualTypeOf<DirectionSet<CompassDirection>>();
        expectTypeOf(kind).toEqualTypeOf<'grass' | 'water'>();
        return x;
      },
    });
    // @ts-expect-error terrain of another kind
    neighborSet(kinds, at, (a: number, b: number) => a === b);
    // @ts-expect-error it must be said which picture a tile gets
    autotile(frames, kinds, {});
    autotile(seconds16, kinds, { choose: () => seconds(2) });
    // @ts-expect-error the map holds durations, no plain numbers
    autotile(seconds16, kinds, { choose: () => 2 });
    // @ts-expect-error there is no such kind
    autotile(frames, kinds, { choose: () => 1, isSame: (a) => a === 'lava' });
    // @ts-expect-error swapped: what is written comes first
    autotile(kinds, frames, { choose: () => 1 });
    const readable: ReadonlyTilemap<number> = frames;
    // @ts-expect-error a map that only can be read
    autotile(readable, kinds, { choose: () => 1 });
  });

  it('are painted again where tiles changed: rectangles, tiles, or both', () => {
    const choose = (): number => 1;
    autotile(frames, kinds, { choose, repaint: bounds });
    autotile(frames, kinds, { choose, repaint: trackChanges(kinds).take() });
    autotile(frames, kinds, { choose, repaint: new TileHashSet([at]) });
    autotile(frames, kinds, { choose, repaint: [at, bounds] });
    // @ts-expect-error one tile is no list of them
    autotile(frames, kinds, { choose, repaint: at });
    // @ts-expect-error nor are steps tiles
    autotile(frames, kinds, { choose, repaint: [by] });
  });

  it('of a Wang set have the values of the map', () => {
    wangTiles(frames, frames, ground, { random });
    const names: WangSet<string> = { name: 'names', type: 'edge', colors: [], tiles: [], empty: '' };
    // @ts-expect-error a set of names for a map of numbers
    wangTiles(frames, frames, names, { random });
    // @ts-expect-error a terrain of names: a mappedView gives them numbers
    wangTiles(frames, kinds, ground, { random });
    wangTiles(
      frames,
      mappedView(kinds, (kind) => (kind === 'grass' ? 1 : 2)),
      ground,
      { random, between: 'least', colorsOf: 'corners' },
    );
    // @ts-expect-error chance must not come from a stream: without a function by place, nothing can be painted again
    wangTiles(frames, frames, ground, {});
    // @ts-expect-error there is no such type of sets
    const other: WangSet<number> = { ...ground, type: 'corners' };
    expectTypeOf(other).toEqualTypeOf<WangSet<number>>();
  });
});
