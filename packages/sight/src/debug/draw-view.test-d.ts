/** What the types of drawings promise: each line that must not compile has a twin above it that does. */
import type { DebugDraw } from '@tilewright/queries/debug';
import { bitTilemap, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, tilePosition, tiles } from '@tilewright/units';
import { describe, it } from 'vitest';
import { drawView } from '../debug.js';
import { regionInView, tilesInView } from '../index.js';

declare const draw: DebugDraw;
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const view = { position: position(meters(1), meters(1)) };
const tileView = { position: tilePosition(tiles(1), tiles(1)) };

describe('the drawing of a view', () => {
  it('is of one world', () => {
    drawView(draw, space, view, regionInView(walls, space, view));
    // @ts-expect-error an outline in tiles
    drawView(draw, space, view, regionInView(walls, unitTileSpace, tileView));
    // @ts-expect-error a view in tiles
    drawView(draw, space, tileView, regionInView(walls, space, view));
    drawView(draw, unitTileSpace, tileView, regionInView(walls, unitTileSpace, tileView));
  });

  it('has an outline of positions', () => {
    drawView(draw, space, view, [view.position]);
    // @ts-expect-error tiles are not positions
    drawView(draw, space, view, tilesInView(walls, space, view));
    // @ts-expect-error numbers without a unit
    drawView(draw, space, view, [{ x: 1, y: 1 }]);
  });
});
