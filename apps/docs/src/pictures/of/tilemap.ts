import {
  arrayTilemap,
  arrayTilemapFrom,
  autotile,
  bitTilemapFrom,
  type CompassDirection,
  type DirectionSet,
  type MoveRule,
  randomAt,
  reducedNeighborSets,
  tileRect,
  tilesIn,
  wangColor,
  type WangSet,
  wangTiles,
} from '@tilewright/tilemap';
import { h } from 'vue';
import type { Place } from '../../figures/parts/fields.js';
import TilesAround from '../../figures/steps/TilesAround.vue';
import type { Panel, Picture } from '../draw.js';
import Blobs from '../tilemap/Blobs.vue';
import Border from '../tilemap/Border.vue';
import Directions from '../tilemap/Directions.vue';
import Moves from '../tilemap/Moves.vue';
import SolidShapes from '../tilemap/SolidShapes.vue';
import WangRocks from '../tilemap/WangRocks.vue';

const COLUMNS = 8;
const TILESET = reducedNeighborSets.map((set, i) => ({ ...sheetPlace(i, COLUMNS), set }));
const MAP = tileRect({ x: 0, y: 0, width: 10, height: 8 });

/** Where a tile is on a sheet: beside each other, with gaps. */
function sheetPlace(index: number, columns: number): Place {
  return { x: 1.25 * (index % columns), y: 1.25 * Math.floor(index / columns) };
}

/** A map of walls that `autotile` painted with the tiles of a tileset for reduced sets. */
function painted(): (Place & { readonly set: DirectionSet<CompassDirection> })[] {
  const rows = [
    '..####....',
    '.######...',
    '.##.####..',
    '.##.#####.',
    '..###..##.',
    '.#..#####.',
    '...#####..',
    '.#.......#',
  ];
  const walls = bitTilemapFrom(MAP, (x, y) => rows[y]?.[x] === '#');
  const frames = new Map(reducedNeighborSets.map((set, index) => [set, index]));
  const pictures = arrayTilemap(MAP, -1);
  autotile(pictures, walls, { reduced: true, choose: (set, isWall) => (isWall ? (frames.get(set) ?? -1) : -1) });
  return [...tilesIn(MAP)].flatMap((at) => {
    const set = reducedNeighborSets[pictures.get(at)];
    return set === undefined ? [] : [{ x: at.x, y: at.y, set }];
  });
}

const WANG_TILES = Array.from({ length: 16 }, (_, value) => ({
  value,
  colors: [0, 1, 2, 3].flatMap((corner) => [0, 1 + ((value >> corner) & 1)]),
  probability: 1,
}));
const WANG: WangSet<number> = {
  name: 'rocks',
  type: 'corner',
  colors: [{ name: 'sand' }, { name: 'rock' }],
  tiles: WANG_TILES,
  empty: 0,
};

/** A map that `wangTiles` painted. */
function terrain(): (Place & { readonly value: number; readonly isMarked: boolean })[] {
  const rows = ['.........', '..#...#..', '..##.....', '.....##..', '.........'];
  const bounds = tileRect({ x: 0, y: 0, width: 9, height: 5 });
  const [sand, rock] = [wangColor(WANG, 'sand'), wangColor(WANG, 'rock')];
  const colors = arrayTilemapFrom(bounds, (x, y) => (rows[y]?.[x] === '#' ? rock : sand));
  const pictures = arrayTilemap<number>(bounds, 0);
  wangTiles(pictures, colors, WANG, { random: randomAt(1) });
  return [...tilesIn(bounds)].map((at) => ({
    x: at.x,
    y: at.y,
    value: pictures.get(at),
    isMarked: colors.get(at) === rock,
  }));
}

const panel = (title: string, figure: Panel['figure']): Panel => ({ title, name: title, figure });
const RULES: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

export const TILEMAP: readonly Picture[] = [
  {
    file: 'packages/tilemap/docs/directions.svg',
    label: 'The eight directions around a tile, numbered clockwise from east',
    columns: 1,
    scale: 1,
    panels: [panel('directions', Directions)],
  },
  {
    file: 'packages/tilemap/docs/rings.svg',
    label: 'Three rings around a tile, each clockwise from east',
    columns: 1,
    scale: 0.8,
    panels: [{ figure: TilesAround, name: 'around', title: 'spiral(C, 3)', state: { center: '6.5,4.5', tile: '49' } }],
  },
  {
    file: 'packages/tilemap/docs/border.svg',
    label: 'A tile owns its north and west border, and of its corners the north-west one',
    columns: 1,
    scale: 1,
    panels: [panel('filled: tileAt is (1, 1)', Border)],
  },
  {
    file: 'packages/tilemap/docs/moves.svg',
    label: 'Moves from the north-west tile under the three rules',
    columns: 3,
    scale: 0.9,
    panels: RULES.map((rule) => panel(`'${rule}'`, () => h(Moves, { rule }))),
  },
  {
    file: 'packages/tilemap/docs/shapes.svg',
    label: 'Solid tiles as few rectangles, and as outlines with the solid tiles on the right',
    columns: 2,
    scale: 0.8,
    panels: [
      panel('solidRectangles', () => h(SolidShapes, { as: 'rectangles' })),
      panel('outlines, from their first corners', () => h(SolidShapes, { as: 'outlines' })),
    ],
  },
  {
    file: 'packages/tilemap/docs/autotiles.svg',
    label: 'The 47 tiles of a tileset, and a map that is painted with them',
    columns: 2,
    scale: 0.8,
    panels: [
      panel('47 tiles, by reduced sets of neighbors', () =>
        h(Blobs, { width: 1.25 * COLUMNS - 0.25, height: 7.25, ground: TILESET, tiles: TILESET }),
      ),
      panel('a map of walls', () => h(Blobs, { width: 10, height: 8, ground: tilesIn(MAP), tiles: painted() })),
    ],
  },
  {
    file: 'packages/tilemap/docs/wang.svg',
    label: 'The 16 tiles of a Wang set of corners, and a map painted with them',
    columns: 2,
    scale: 0.8,
    panels: [
      panel('16 tiles', () =>
        h(WangRocks, {
          width: 4.75,
          height: 4.75,
          tiles: WANG_TILES.map(({ value }) => ({ ...sheetPlace(value, 4), value })),
        }),
      ),
      panel('a terrain; a dot marks each tile of rock', () => h(WangRocks, { width: 9, height: 5, tiles: terrain() })),
    ],
  },
];
