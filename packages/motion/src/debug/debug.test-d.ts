/** What the types of drawings promise: each line that must not compile has a twin above it that does. */
import type { DebugDraw } from '@tilewright/queries/debug';
import { bitTilemap, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  position,
  tileDifference,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { it } from 'vitest';
import { drawMove, drawSweep } from '../debug.js';
import { moveAndSlide, sweep } from '../index.js';

declare const draw: DebugDraw;
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const ball = circle(position(meters(1), meters(1)), meters(1));
const tileBall = circle(tilePosition(tiles(1), tiles(1)), tiles(1));
const east = difference(meters(1), meters(0));
const tileEast = tileDifference(tiles(1), tiles(0));

it('drawings of bodies are of one world', () => {
  drawSweep(draw, space, ball, east, sweep(walls, space, ball, east));
  // @ts-expect-error a displacement in tiles
  drawSweep(draw, space, ball, tileEast, undefined);
  // @ts-expect-error a hit in tiles
  drawSweep(draw, space, ball, east, sweep(walls, unitTileSpace, tileBall, tileEast));
  drawMove(draw, space, ball, moveAndSlide(walls, space, ball, east));
  // @ts-expect-error a body in tiles
  drawMove(draw, space, tileBall, moveAndSlide(walls, space, ball, east));
});
