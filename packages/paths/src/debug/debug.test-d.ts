/** What the types of drawings promise: each line that must not compile has a twin above it that does. */
import type { DebugDraw } from '@tilewright/queries/debug';
import { bitTilemap, tile, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position } from '@tilewright/units';
import { describe, it } from 'vitest';
import { drawFlow, drawPath, drawWayPoints } from '../debug.js';
import { findPath, FlowField, wayPoints } from '../index.js';

declare const draw: DebugDraw;
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const path = [tile(0, 0), tile(1, 1)];

describe('the drawing of a path', () => {
  it('takes what was found, or tiles', () => {
    drawPath(draw, space, findPath(walls, tile(0, 0), tile(3, 3)));
    drawPath(draw, space, path);
    // @ts-expect-error way points are positions
    drawPath(draw, space, wayPoints(walls, space, path));
  });
});

describe('the drawing of way points', () => {
  it('is of one world', () => {
    drawWayPoints(draw, space, wayPoints(walls, space, path));
    // @ts-expect-error way points in tiles
    drawWayPoints(draw, space, wayPoints(walls, unitTileSpace, path));
    // @ts-expect-error tiles are not positions
    drawWayPoints(draw, space, path);
  });
});

describe('the drawing of a flow field', () => {
  it('takes fields over any map, and options that are spelled right', () => {
    const flow = new FlowField(walls, { goals: tile(0, 0) });
    drawFlow(draw, space, flow, { bounds: walls.bounds, costs: true });
    // @ts-expect-error no such option
    drawFlow(draw, space, flow, { distances: true });
    // @ts-expect-error a map is not a field
    drawFlow(draw, space, walls);
  });
});
