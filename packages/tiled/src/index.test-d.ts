import {
  type AnyQuantity,
  type Circle2,
  type LengthPerTile,
  metersPerPixel,
  metersPerSecond,
  metersPerTile,
  type PixelLength,
  type PixelPosition2,
  type Position2,
  type Rectangle2,
  seconds,
  type Speed,
  type Unit,
} from '@tilewright/units';
import {
  type BitTilemap,
  randomAt,
  type ReadonlyTilemap,
  tile,
  tileAt,
  type TileSpace,
  typedTilemap,
  wangTiles,
} from '@tilewright/tilemap';
import { expectTypeOf, it } from 'vitest';
import {
  type AreaObject,
  collisionOf,
  frameAt,
  type GlobalTileId,
  isAreaObject,
  objectContains,
  objectLayer,
  property,
  readTiledMap,
  type ReadOptions,
  solidTiles,
  type TiledMap,
  tileLayer,
  type TiledObject,
  tilesetTile,
  type TilesetTile,
  wangSet,
  type WorldRatio,
} from './index.js';

declare const inMeters: TiledMap;
declare const inPixels: TiledMap<PixelLength>;
declare const object: TiledObject;

it('a ratio makes a world of meters, none leaves pixels', () => {
  expectTypeOf(readTiledMap('', { tileSize: metersPerTile(1) })).toEqualTypeOf<Promise<TiledMap>>();
  expectTypeOf(readTiledMap('', { pixelSize: metersPerPixel(1) })).toEqualTypeOf<Promise<TiledMap>>();
  expectTypeOf(readTiledMap('', { file: 'a.tmj' })).toEqualTypeOf<Promise<TiledMap<PixelLength>>>();
  const load = (ratio: WorldRatio) => readTiledMap('', { file: 'a.tmj', ...ratio });
  expectTypeOf(load({ tileSize: metersPerTile(1) })).toEqualTypeOf<Promise<TiledMap>>();
  const plain: ReadOptions = {};
  expectTypeOf(readTiledMap('', plain)).toEqualTypeOf<Promise<TiledMap<PixelLength>>>();
  // A ratio that may be absent gives a map of one world or the other.
  const perhaps = (ratio: LengthPerTile | undefined) => readTiledMap('', { tileSize: ratio });
  expectTypeOf(perhaps(undefined)).toEqualTypeOf<Promise<TiledMap | TiledMap<PixelLength>>>();
  // @ts-expect-error a plain number is no ratio
  void readTiledMap('', { tileSize: 1 });
  // @ts-expect-error meters per pixel are not meters per tile
  void readTiledMap('', { tileSize: metersPerPixel(1) });
  // @ts-expect-error one ratio decides, not two
  void readTiledMap('', { tileSize: metersPerTile(1), pixelSize: metersPerPixel(1) });
});

it('the space of a map is in its world', () => {
  expectTypeOf(inMeters.space).toEqualTypeOf<TileSpace>();
  expectTypeOf(inPixels.space).toEqualTypeOf<TileSpace<PixelLength>>();
  tileAt(inMeters.space, object.position);
  // @ts-expect-error a map in pixels does not take a position in meters
  tileAt(inPixels.space, object.position);
});

it('shapes are known by the kind of an object', () => {
  expectTypeOf(object.position).toEqualTypeOf<Position2>();
  if (object.kind === 'rectangle') expectTypeOf(object.shape).toEqualTypeOf<Rectangle2>();
  if (object.kind === 'circle') expectTypeOf(object.shape).toEqualTypeOf<Circle2>();
  if (object.kind === 'polygon') expectTypeOf(object.shape.corners[0]!).toEqualTypeOf<Position2>();
  // @ts-expect-error a point has no shape, so the kind must be asked first
  void object.shape;
  for (const { position } of objectLayer(inPixels, 'spawns').objects)
    expectTypeOf(position).toEqualTypeOf<PixelPosition2>();
});

it('only what covers an area contains a place', () => {
  const here = object.position;
  // @ts-expect-error it may be a point or a polyline, which have no inside
  objectContains(object, here);
  if (object.kind === 'rectangle' || object.kind === 'text') objectContains(object, here);
  // @ts-expect-error a point has no inside
  if (object.kind === 'point') objectContains(object, here);
  // @ts-expect-error a polyline has no inside
  if (object.kind === 'polyline') objectContains(object, here);
  if (isAreaObject(object)) objectContains(object, here);
  expectTypeOf([object].filter((each) => isAreaObject(each))).toEqualTypeOf<AreaObject[]>();
  // @ts-expect-error a position in pixels is not in a world of meters
  if (isAreaObject(object)) objectContains(object, objectLayer(inPixels, 'spawns').objects[0]!.position);
});

it('properties have the quantity of their unit', () => {
  expectTypeOf(property(object, 'speed', metersPerSecond)).toEqualTypeOf<Speed | undefined>();
  expectTypeOf(property(object, 'kind', 'string')).toEqualTypeOf<string | undefined>();
  expectTypeOf(property(inMeters, 'solid', 'boolean')).toEqualTypeOf<boolean | undefined>();
  expectTypeOf(property(object, 'kind', (value) => ({ value }))).toEqualTypeOf<{ value: number } | undefined>();
  const as: 'string' | 'number' = object.isVisible ? 'string' : 'number';
  expectTypeOf(property(object, 'kind', as)).toEqualTypeOf<string | number | undefined>();
  const read = <Q extends AnyQuantity>(unit: Unit<Q>): Q | undefined => property(object, 'size', unit);
  expectTypeOf(read(metersPerSecond)).toEqualTypeOf<Speed | undefined>();
  // @ts-expect-error there is no such kind
  void property(object, 'kind', 'colour');
});

it('tiles are ids, and no numbers', () => {
  const { tiles } = tileLayer(inMeters, 'walls');
  expectTypeOf(tiles).toEqualTypeOf<ReadonlyTilemap<GlobalTileId>>();
  expectTypeOf(solidTiles(inMeters, { property: 'solid' })).toEqualTypeOf<BitTilemap>();
  // @ts-expect-error the flips are in the same number: ids are compared by idWithoutFlips
  void (tiles.get(tile(0, 0)) > 5);
  // A layer that was read is not written.
  expectTypeOf(tiles).not.toHaveProperty('set');
});

it('collision shapes are in the world of the map, frames are tiles', () => {
  const id = tileLayer(inMeters, 'walls').tiles.get(tile(0, 0));
  const [shape] = collisionOf(inMeters, id, { at: tile(1, 2), space: inMeters.space });
  expectTypeOf(shape!.position).toEqualTypeOf<Position2>();
  expectTypeOf(collisionOf(inPixels, id)[0]!.position).toEqualTypeOf<PixelPosition2>();
  if (shape?.kind === 'circle') expectTypeOf(shape.shape).toEqualTypeOf<Circle2>();
  // @ts-expect-error a map in meters has no space in pixels
  collisionOf(inMeters, id, { space: inPixels.space });
  // @ts-expect-error a plain number is no cell
  collisionOf(inMeters, 5);
  const definition = tilesetTile(inMeters, id)!;
  expectTypeOf(frameAt(definition, seconds(1))).toEqualTypeOf<TilesetTile>();
  // @ts-expect-error a time has a unit
  frameAt(definition, 1);
  // @ts-expect-error the id in a cell is no tile: tilesetTile finds it
  frameAt(id, seconds(1));
});

it('Wang sets have the tiles of cells', () => {
  const paths = wangSet(inMeters, 'paths');
  const cells = tileLayer(inMeters, 'walls').tiles.clone();
  const terrain = typedTilemap(cells.bounds, Uint8Array);
  wangTiles(cells, terrain, paths, { random: randomAt(7) });
  // @ts-expect-error a map of plain numbers holds no cells
  wangTiles(terrain, terrain, paths, { random: randomAt(7) });
});
