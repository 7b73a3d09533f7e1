import {
  tilesInCapsule,
  tilesInCircle,
  tilesInPolygon,
  tilesInRectangle,
  tilesInSector,
  tilesOnSegment,
} from '@tilewright/queries';
import { type Tile, unitTileSpace } from '@tilewright/tilemap';
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
import { h } from 'vue';
import DiscTiles from '../../figures/areas/DiscTiles.vue';
import RayCorners from '../../figures/ray/RayCorners.vue';
import type { Panel, Picture } from '../draw.js';
import { capsulePath, circlePath, polygonPath, rectanglePath, sectorPath, segmentPath } from '../outline.js';
import ShapeTiles from '../ShapeTiles.vue';

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));

function panel(
  title: string,
  [width, height]: readonly [number, number],
  found: Iterable<Tile>,
  outline: string,
): Panel {
  return { title, name: title, figure: () => h(ShapeTiles, { width, height, found, outline }) };
}

const square = rectangle(at(1, 1), at(2, 2));
const disc = circle(at(1.5, 1.5), tiles(0.5));
const along = segmentBetween(at(0.5, 1), at(2.5, 1));
const SMALL = [3, 3] as const;

const beam = capsule(segmentBetween(at(1, 1.25), at(4.75, 3.5)), tiles(0.75));
const view = sector(at(0.75, 2.5), tiles(4.5), Direction2.east, degrees(60));
const wide = sector(at(3, 2.5), tiles(2.25), Direction2.east, degrees(250));
const triangle = convexPolygon([at(0.75, 4.5), at(2.25, 0.5), at(5.5, 3.25)]);
const LARGE = [6, 5] as const;

const corners = { figure: RayCorners, name: 'corners' };
const CORNER_TILES = ['none', 'one', 'both'] as const;

export const QUERIES: readonly Picture[] = [
  {
    file: 'packages/queries/docs/corners.svg',
    label: 'The tiles of a falling and of a rising segment, in order, for each choice of corner tiles',
    columns: 3,
    panels: [
      ...CORNER_TILES.map((add) => ({ ...corners, title: `falling, '${add}'`, state: add === 'one' ? {} : { add } })),
      ...CORNER_TILES.map((add) => ({
        ...corners,
        title: `rising, '${add}'`,
        state: { from: '1.5,4.5', to: '5.5,0.5', ...(add === 'one' ? {} : { add }) },
      })),
    ],
  },
  {
    file: 'packages/queries/docs/inclusion.svg',
    label: 'The tiles of a disc for each inclusion',
    columns: 3,
    panels: (['any', 'center', 'inside'] as const).map((inclusion) => ({
      figure: DiscTiles,
      name: 'disc',
      title: `'${inclusion}'`,
      state: inclusion === 'any' ? {} : { inclusion },
    })),
  },
  {
    file: 'packages/queries/docs/borders.svg',
    label:
      'Tiles of a closed rectangle, of a half-open one, of a disc that touches four borders, of a segment along a border',
    columns: 4,
    scale: 1,
    panels: [
      panel('closed', SMALL, tilesInRectangle(unitTileSpace, square), rectanglePath(square)),
      panel('half-open', SMALL, tilesInRectangle(unitTileSpace, square, { edges: 'half-open' }), rectanglePath(square)),
      panel('a disc', SMALL, tilesInCircle(unitTileSpace, disc), circlePath(disc)),
      panel('along a border', SMALL, tilesOnSegment(unitTileSpace, along), segmentPath(along)),
    ],
  },
  {
    file: 'packages/queries/docs/shapes.svg',
    label: 'The tiles of a capsule, of two sectors and of a convex polygon',
    columns: 4,
    scale: 0.8,
    panels: [
      panel('a capsule', LARGE, tilesInCapsule(unitTileSpace, beam), capsulePath(beam)),
      panel('a sector', LARGE, tilesInSector(unitTileSpace, view), sectorPath(view)),
      panel('a sector of 250°', LARGE, tilesInSector(unitTileSpace, wide), sectorPath(wide)),
      panel('a convex polygon', LARGE, tilesInPolygon(unitTileSpace, triangle), polygonPath(triangle)),
    ],
  },
];
