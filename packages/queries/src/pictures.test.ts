/**
 * The pictures of the README are drawn by the queries themselves. This test fails if a committed one is not what they
 * draw now; `npm run pictures` draws them again.
 */
import { unitTileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  Direction2,
  rectangle,
  sector,
  segmentBetween,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import {
  tilesInCapsule,
  tilesInCircle,
  tilesInPolygon,
  tilesInRectangle,
  tilesInSector,
  tilesOnSegment,
} from './index.js';
import {
  drawCapsule,
  drawCircle,
  drawPanels,
  drawPolygon,
  drawRectangle,
  drawSector,
  drawSegment,
  type Panel,
} from './testing/picture.js';

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));

it('of capsules, sectors and polygons', async () => {
  const beam = capsule(segmentBetween(at(1, 1.25), at(4.75, 3.5)), tiles(0.75));
  const view = sector(at(0.75, 2.5), tiles(4.5), Direction2.east, degrees(60));
  const wide = sector(at(3, 2.5), tiles(2.25), Direction2.east, degrees(250));
  const triangle = convexPolygon([at(0.75, 4.5), at(2.25, 0.5), at(5.5, 3.25)]);
  const panel = (title: string, found: Panel['found'], shape: string): Panel => ({
    title,
    columns: 6,
    rows: 5,
    found,
    shape,
  });
  const panels = [
    panel('a capsule', tilesInCapsule(unitTileSpace, beam), drawCapsule(beam)),
    panel('a sector', tilesInSector(unitTileSpace, view), drawSector(view)),
    panel('a sector of 250°', tilesInSector(unitTileSpace, wide), drawSector(wide)),
    panel('a convex polygon', tilesInPolygon(unitTileSpace, triangle), drawPolygon(triangle)),
  ];
  await expect(drawPanels(panels, 2)).toMatchFileSnapshot('../docs/shapes.svg');
});

it('of the border rule', async () => {
  const square = rectangle(at(1, 1), at(2, 2));
  const disc = circle(at(1.5, 1.5), tiles(0.5));
  const along = segmentBetween(at(0.5, 1), at(2.5, 1));
  const panel = (title: string, found: Panel['found'], shape: string): Panel => ({
    title,
    columns: 3,
    rows: 3,
    found,
    shape,
  });
  const panels = [
    panel('closed', tilesInRectangle(unitTileSpace, square), drawRectangle(square)),
    panel('half-open', tilesInRectangle(unitTileSpace, square, { edges: 'half-open' }), drawRectangle(square)),
    panel('a disc', tilesInCircle(unitTileSpace, disc), drawCircle(disc)),
    panel('along a border', tilesOnSegment(unitTileSpace, along), drawSegment(along)),
  ];
  await expect(drawPanels(panels, 4)).toMatchFileSnapshot('../docs/borders.svg');
});
