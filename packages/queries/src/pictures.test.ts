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
  type Segment2,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import {
  type CornerTiles,
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

it('of the corner modes', async () => {
  const falling = segmentBetween(at(0.5, 0.5), at(2.5, 2.5));
  const rising = segmentBetween(at(0.5, 2.5), at(2.5, 0.5));
  const panel = (name: string, path: Segment2<TileLength>, cornerTiles: CornerTiles): Panel => {
    const own = new Set(
      [...tilesOnSegment(unitTileSpace, path, { cornerTiles: 'none' })].map(({ x, y }) => `${x},${y}`),
    );
    const found = [...tilesOnSegment(unitTileSpace, path, { cornerTiles })];
    const added = new Set(found.map(({ x, y }) => `${x},${y}`).filter((each) => !own.has(each)));
    return {
      title: `${name}, '${cornerTiles}'`,
      columns: 3,
      rows: 3,
      found,
      numbered: true,
      added,
      shape: drawSegment(path),
    };
  };
  const modes: readonly CornerTiles[] = ['none', 'one', 'both'];
  const panels = [
    ...modes.map((mode) => panel('falling', falling, mode)),
    ...modes.map((mode) => panel('rising', rising, mode)),
  ];
  await expect(drawPanels(panels, 3)).toMatchFileSnapshot('../docs/corners.svg');
});

it('of the inclusion modes', async () => {
  const disc = circle(at(2.75, 2.5), tiles(2));
  const panels = (['any', 'center', 'inside'] as const).map((inclusion): Panel => ({
    title: `'${inclusion}'`,
    columns: 6,
    rows: 5,
    found: tilesInCircle(unitTileSpace, disc, { inclusion }),
    shape: drawCircle(disc),
  }));
  await expect(drawPanels(panels, 3)).toMatchFileSnapshot('../docs/inclusion.svg');
});

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
