/** What the types promise: each line that must not compile has a twin above it that does. */
import { tileSpace, unitTileSpace } from '@tilewright/tilemap';
import {
  type Direction2,
  directionColumn,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  pixelPosition,
  pixels,
  pointColumn,
  type PointColumn,
  position,
  type Position2,
  quantityColumn,
  type QuantityColumn,
  rectangle,
  seconds,
  type TileLength,
  tilePosition,
  tiles,
  tilesPerSecond,
  vectorColumn,
  type VectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  directionCodec,
  exactCodec,
  Mirror,
  type PairCodes,
  pointCodec,
  quantityCodec,
  restoreColumns,
  rowCodec,
  saveColumns,
  vectorCodec,
  Watcher,
} from './index.js';

const origin = position(meters(0), meters(0));
const within = rectangle(origin, position(meters(512), meters(512)));
const space = tileSpace({ origin, tileSize: metersPerTile(1) });
const places = pointCodec({ within, step: meters(1 / 128) });
const speeds = vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1 / 64) });
const kinds = exactCodec({ least: 0, greatest: 15 });
const headings = directionCodec({ bits: 8 });
const row = rowCodec({ position: places, velocity: speeds, kind: kinds, heading: headings });
const columns = {
  position: pointColumn<Position2>(),
  velocity: vectorColumn<Velocity2>(),
  kind: quantityColumn<number>(),
  heading: directionColumn(),
};

describe('codecs', () => {
  it('are of what they are made for', () => {
    expectTypeOf(places.encode(origin)).toEqualTypeOf<PairCodes>();
    expectTypeOf(places.decode({ x: 1, y: 2 })).toEqualTypeOf<Position2>();
    expectTypeOf(speeds.decode({ x: 1, y: 2 })).toEqualTypeOf<Velocity2>();
    expectTypeOf(kinds.decode(3)).toEqualTypeOf<number>();
    expectTypeOf(headings.decode(3)).toEqualTypeOf<Direction2>();
    expectTypeOf(
      quantityCodec({ least: meters(0), greatest: meters(1), step: meters(1) }).decode(1),
    ).toEqualTypeOf<Length>();
    // @ts-expect-error a position in pixels
    places.encode(pixelPosition(pixels(1), pixels(1)));
    // @ts-expect-error a length is not a number
    kinds.encode(meters(1));
  });

  it('have steps of their own quantity', () => {
    pointCodec({ within, step: meters(1) });
    // @ts-expect-error a step in seconds
    pointCodec({ within, step: seconds(1) });
    // @ts-expect-error a step without a unit
    pointCodec({ within, step: 1 });
    vectorCodec({ greatest: metersPerSecond(1), step: metersPerSecond(1) });
    // @ts-expect-error a step in meters
    vectorCodec({ greatest: metersPerSecond(1), step: meters(1) });
    quantityCodec({ least: meters(0), greatest: meters(1), step: meters(1), outside: 'clamp' });
    // @ts-expect-error no such word
    quantityCodec({ least: meters(0), greatest: meters(1), step: meters(1), outside: 'wrap' });
  });
});

describe('rows', () => {
  it('have a position, which is a point', () => {
    rowCodec({ position: places });
    // @ts-expect-error no position
    rowCodec({ velocity: speeds });
    // @ts-expect-error a vector is not a place
    rowCodec({ position: speeds });
  });

  it('are reckoned by a velocity that fits', () => {
    const reckoning = { tick: milliseconds(50), maxError: meters(0.1) };
    rowCodec({ position: places, velocity: speeds }, { reckoning });
    // @ts-expect-error no velocity
    rowCodec({ position: places }, { reckoning });
    const tileSpeeds = vectorCodec({ greatest: tilesPerSecond(8), step: tilesPerSecond(1) });
    // @ts-expect-error a velocity in tiles, of a position in meters
    rowCodec({ position: places, velocity: tileSpeeds }, { reckoning });
    // @ts-expect-error a duration without a unit
    rowCodec({ position: places, velocity: speeds }, { reckoning: { tick: 50, maxError: meters(0.1) } });
    // @ts-expect-error an error in tiles
    rowCodec({ position: places, velocity: speeds }, { reckoning: { tick: milliseconds(50), maxError: tiles(0.1) } });
  });

  it('take the columns of their codecs', () => {
    row.over(columns);
    // @ts-expect-error a column of velocities does not fit a codec of positions
    row.over({ ...columns, position: columns.velocity });
    // @ts-expect-error a column of positions does not fit a codec of velocities
    row.over({ ...columns, velocity: columns.position });
    // @ts-expect-error a column of lengths does not fit a codec of numbers
    row.over({ ...columns, kind: quantityColumn<Length>() });
    const { kind: _, ...fewer } = columns;
    // @ts-expect-error a column is missing
    row.over(fewer);
  });
});

describe('watchers and mirrors', () => {
  it('are in one world', () => {
    const watcher = new Watcher(row.over(columns));
    watcher.begin(origin);
    // @ts-expect-error an eye in tiles
    watcher.begin(tilePosition(tiles(1), tiles(1)));
    const mirror = new Mirror(row, { space });
    expectTypeOf(mirror.columns.position).toEqualTypeOf<PointColumn<Position2>>();
    expectTypeOf(mirror.columns.velocity).toEqualTypeOf<VectorColumn<Velocity2>>();
    expectTypeOf(mirror.columns.kind).toEqualTypeOf<QuantityColumn<number>>();
    expectTypeOf(mirror.rowOf(1)).toEqualTypeOf<number | undefined>();
    // @ts-expect-error a space of tiles, of positions in meters
    new Mirror(row, { space: unitTileSpace });
  });

  it('may be in any world', () => {
    const board = rectangle(tilePosition(tiles(0), tiles(0)), tilePosition(tiles(64), tiles(64)));
    const tileRow = rowCodec({ position: pointCodec({ within: board, step: tiles(1 / 64) }) });
    const mirror = new Mirror(tileRow, { space: unitTileSpace, radiusOf: () => tiles(1) });
    expectTypeOf(mirror.tracker.space.tileSize).not.toBeAny();
    // @ts-expect-error a radius in meters
    new Mirror(tileRow, { space: unitTileSpace, radiusOf: () => meters(1) });
    expectTypeOf<TileLength>().not.toEqualTypeOf<Length>();
  });
});

it('columns are saved, and nothing else', () => {
  expectTypeOf(saveColumns(columns)).toExtend<Uint8Array>();
  restoreColumns(columns, new Uint8Array(0));
  // @ts-expect-error an array is not a column
  saveColumns({ ...columns, more: [1, 2] });
});
