/** What the types of the adapter promise: each line that must not compile has a twin above it that does. */
import { castRay, objectsInCircle } from '@tilewright/queries';
import { drawTiles } from '@tilewright/queries/debug';
import { bitTilemap, tile, tileAt, tileRect, type TileSpace, tileSpace, typedTilemap } from '@tilewright/tilemap';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  type PixelPosition2,
  pixels,
  position,
  segmentBetween,
} from '@tilewright/units';
import type Phaser from 'phaser';
import { describe, expectTypeOf, it } from 'vitest';
import { bind, BodyTracker, debugDraw, here, layerFrom, spaceOf, tileMover, wallsOf } from './index.js';

declare const scene: Phaser.Scene;
declare const layer: Phaser.Tilemaps.TilemapLayer;
declare const sprite: Phaser.GameObjects.Sprite;
declare const group: Phaser.Physics.Arcade.Group;
declare const pointer: Phaser.Input.Pointer;
declare const graphics: Phaser.GameObjects.Graphics;

const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const inMeters = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });

describe('a layer', () => {
  it('is a space in pixels', () => {
    expectTypeOf(spaceOf(layer)).toEqualTypeOf<TileSpace<PixelLength>>();
    castRay(wallsOf(layer), spaceOf(layer), segmentBetween(here(sprite), here(pointer)));
    // @ts-expect-error a ray in meters
    castRay(walls, spaceOf(layer), segmentBetween(position(meters(0), meters(0)), position(meters(1), meters(1))));
    // @ts-expect-error a space in meters
    castRay(walls, inMeters, segmentBetween(here(sprite), here(pointer)));
    // @ts-expect-error a sprite is not a layer
    spaceOf(sprite);
  });

  it('is written by tiles, with walls that can be written', () => {
    bind(layer, walls, (each) => each.collides).put(tile(1, 1), 3);
    // @ts-expect-error positions are not tiles
    bind(layer, walls).put(here(sprite), 3);
    // @ts-expect-error heights are not walls
    bind(layer, typedTilemap(walls.bounds, Uint8Array));
    // @ts-expect-error a number is neither solid nor open
    bind(layer, walls, (each) => each.index);
  });

  it('shows a map whose values have indexes', () => {
    const options = { tileset: 'tiles', tileSize: 16 };
    layerFrom(scene, walls, { ...options, indexOf: (isSolid, x, y) => (isSolid ? x : y) });
    // @ts-expect-error the values are not strings
    layerFrom(scene, walls, { ...options, indexOf: (name: string) => name.length });
    // @ts-expect-error nothing says which tile to show
    layerFrom(scene, walls, options);
  });
});

describe('a place', () => {
  it('is in pixels', () => {
    expectTypeOf(here(sprite)).toEqualTypeOf<PixelPosition2>();
    tileAt(spaceOf(layer), here(pointer, scene.cameras.main));
    // @ts-expect-error a place in meters
    tileAt(spaceOf(layer), position(meters(0), meters(0)));
    // @ts-expect-error a place in pixels
    tileAt(inMeters, here(sprite));
  });
});

describe('tracked bodies', () => {
  it('are in pixels', () => {
    const tracker = new BodyTracker(scene).start(spaceOf(layer), group);
    objectsInCircle(tracker, circle(here(sprite), pixels(50)));
    // @ts-expect-error a radius in meters
    objectsInCircle(tracker, circle(here(sprite), meters(50)));
    // @ts-expect-error a circle in meters
    objectsInCircle(tracker, circle(position(meters(0), meters(0)), meters(50)));
    // @ts-expect-error a space in meters
    new BodyTracker(scene).start(inMeters, group);
    // @ts-expect-error a sprite is not a group
    new BodyTracker(scene).start(spaceOf(layer), sprite);
  });
});

describe('a sprite that moves among tiles', () => {
  it('moves by pixels', () => {
    const mover = tileMover(sprite, walls, spaceOf(layer), { stepUp: pixels(4), width: 12 });
    mover.move(pixelDifference(pixels(3), pixels(0)));
    // @ts-expect-error a displacement in meters
    mover.move(difference(meters(3), meters(0)));
    // @ts-expect-error a place is not a displacement
    mover.move(pixelPosition(pixels(3), pixels(0)));
    // @ts-expect-error a step in meters
    tileMover(sprite, walls, spaceOf(layer), { stepUp: meters(4) });
    // @ts-expect-error a space in meters
    tileMover(sprite, walls, inMeters);
  });
});

describe('a renderer', () => {
  it('draws on graphics', () => {
    drawTiles(debugDraw(graphics, { colors: { tile: 0xffffff } }), spaceOf(layer), [tile(0, 0)]);
    // @ts-expect-error a sprite has no lines
    debugDraw(sprite);
    // @ts-expect-error no such part
    debugDraw(graphics, { colors: { tyle: 0xffffff } });
  });
});
