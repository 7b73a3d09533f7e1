/** What the types of drawings promise: each line that must not compile has a twin above it that does. */
import { bitTilemap, tile, tileRect, tileSpace, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import {
  meters,
  metersPerTile,
  position,
  rectangle,
  segmentBetween,
  type TileLength,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, it } from 'vitest';
import { type DebugDraw, drawRay, drawSolidTiles, drawTiles, drawTracker } from '../debug.js';
import { castRay, ObjectTracker } from '../index.js';

declare const draw: DebugDraw;
const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const walls = bitTilemap(bounds);
const heights = typedTilemap(bounds, Uint8Array);
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const ray = segmentBetween(position(meters(1), meters(1)), position(meters(9), meters(1)));
const tileRay = segmentBetween(tilePosition(tiles(1), tiles(1)), tilePosition(tiles(9), tiles(1)));

describe('a renderer', () => {
  it('may lack text, and nothing else', () => {
    const plain = { segment() {}, rectangle() {}, circle() {} };
    drawTiles(plain, space, []);
    // @ts-expect-error no circles
    drawTiles({ segment() {}, rectangle() {} }, space, []);
  });
});

describe('drawings', () => {
  it('are of one world', () => {
    drawRay(draw, space, ray, castRay(walls, space, ray));
    // @ts-expect-error a ray in tiles
    drawRay(draw, space, tileRay, undefined);
    // @ts-expect-error a hit in tiles
    drawRay(draw, space, ray, castRay(walls, unitTileSpace, tileRay));
  });

  it('of a tracker are in its world', () => {
    const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
    drawTracker(draw, tracker, {
      within: rectangle(tilePosition(tiles(1), tiles(1)), tilePosition(tiles(2), tiles(2))),
    });
    // @ts-expect-error a rectangle in meters
    drawTracker(draw, tracker, { within: rectangle(position(meters(1), meters(1)), position(meters(2), meters(2))) });
  });

  it('of solid tiles need a predicate where the map holds no booleans', () => {
    drawSolidTiles(draw, heights, space, { isSolid: (height) => height > 3, bounds });
    // @ts-expect-error a height is neither solid nor open
    drawSolidTiles(draw, heights, space);
  });

  it('of tiles have parts that are spelled right', () => {
    drawTiles(draw, space, [tile(1, 1)], { part: 'view', numbered: true });
    // @ts-expect-error no such part
    drawTiles(draw, space, [tile(1, 1)], { part: 'sight' });
    // @ts-expect-error positions are not tiles
    drawTiles(draw, space, [position(meters(1), meters(1))]);
  });
});
