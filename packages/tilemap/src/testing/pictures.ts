/**
 * The pictures of the README, drawn by what the package does: neighbors by `neighbor`, rings by `spiral`, owners by
 * `tileAt`, moves by the rules, rectangles and loops by `solidRectangles` and `outlines`, pictures of tiles by `autotile` and
 * `wangTiles`. If one of them changed its answer, its picture would change.
 */
import { meters, metersPerTile, pixelsPerMeter, position, type Position2, unsafeNumber } from '@tilewright/units';
import { spiral } from '../areas/neighbors.js';
import type { MoveRule } from '../areas/ground.js';
import {
  cardinalDirections,
  type CompassDirection,
  compassDirections,
  indexOfDirection,
  nameOfDirection,
} from '../directions/compass.js';
import { type DirectionSet, directionsIn } from '../directions/direction-set.js';
import { neighbor, stepIn } from '../directions/moves.js';
import { autotile } from '../pictures/autotile.js';
import { reducedNeighborSets } from '../pictures/neighbor-set.js';
import { randomAt } from '../pictures/random-at.js';
import { wangColor, type WangSet } from '../pictures/wang-set.js';
import { wangTiles } from '../pictures/wang-tiles.js';
import { tileAt, tileCenter, tileCorner } from '../space/conversions.js';
import { pixelSpace, type PixelSpace, toPixels } from '../space/pixel-space.js';
import { tileSpace } from '../space/tile-space.js';
import { outlines } from '../shapes/outlines.js';
import { solidRectangles } from '../shapes/rectangles.js';
import { arrayTilemap, arrayTilemapFrom } from '../storage/array.js';
import { bitTilemapFrom } from '../storage/bit.js';
import { tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { chebyshevDistance } from '../values/step.js';
import { type Tile, tile, tilesEqual } from '../values/tile.js';
import { movesFrom } from './moves-from.js';
import { arrow, element, ink, label, picture } from './svg.js';

/** The world of all pictures: tiles of one meter. */
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** Where a picture of some tiles is: its north-west tile at the corner of the drawing, and how many pixels a tile has. */
function viewOnto(bounds: TileRect, side: number): PixelSpace {
  return pixelSpace({ origin: tileCorner(space, tile(bounds.x, bounds.y)), pixelsPerMeter: pixelsPerMeter(side) });
}

function pixelsOf(view: PixelSpace, at: Position2): readonly [number, number] {
  const { x, y } = toPixels(view, at);
  return [unsafeNumber(x), unsafeNumber(y)];
}

function square(view: PixelSpace, at: Tile, fill: string, dx: number = 0): string {
  const [x, y] = pixelsOf(view, tileCorner(space, at));
  const side = unsafeNumber(view.pixelsPerMeter);
  return element('rect', { x: x + dx, y, width: side, height: side, fill, stroke: ink.line });
}

/** The eight directions around a tile, with their indices; the four are filled. */
export function directionsPicture(): string {
  const bounds = tileRect({ x: -1, y: -1, width: 3, height: 3 });
  const side = 96;
  const view = viewOnto(bounds, side);
  const home = tile(0, 0);
  const [homeX, homeY] = pixelsOf(view, tileCenter(space, home));
  const shapes = [...tilesIn(bounds)].map((at) => square(view, at, ink.soft));
  for (const direction of compassDirections) {
    const at = neighbor(home, direction);
    const [x, y] = pixelsOf(view, tileCenter(space, at));
    const isCardinal = cardinalDirections.some((cardinal) => cardinal === direction);
    if (isCardinal) shapes.push(square(view, at, ink.fill));
    shapes.push(
      arrow(homeX, homeY, (homeX + x) / 2, (homeY + y) / 2),
      label(x, y - 8, nameOfDirection(direction), { 'font-weight': isCardinal ? 600 : 400 }),
      label(x, y + 12, `${indexOfDirection(direction)}`, { fill: ink.strong }),
    );
  }
  shapes.push(element('circle', { cx: homeX, cy: homeY, r: 5, fill: ink.dark }));
  return picture(3 * side, 3 * side, 'The eight directions around a tile, numbered clockwise from east', shapes);
}

/** The order in which `spiral` gives the tiles of three rings; the first of each is marked. */
export function ringsPicture(): string {
  const bounds = tileRect({ x: -3, y: -3, width: 7, height: 7 });
  const side = 40;
  const view = viewOnto(bounds, side);
  const home = tile(0, 0);
  const fills = [ink.strong, ink.fill, ink.soft, ink.fill];
  const shapes = [...spiral(home, 3)].flatMap((at, order) => {
    const [x, y] = pixelsOf(view, tileCenter(space, at));
    const radius = chebyshevDistance(home, at);
    const isFirst = radius > 0 && tilesEqual(at, tile(radius, 0));
    const style = radius === 0 ? { fill: '#ffffff' } : isFirst ? { fill: ink.strong, 'font-weight': 600 } : {};
    return [square(view, at, fills[radius] ?? ink.soft), label(x, y, `${order}`, style)];
  });
  return picture(7 * side, 7 * side, 'Three rings around a tile, each clockwise from east', shapes);
}

/** Points on the borders of a tile, filled if `tileAt` gives that tile for them. */
export function borderPicture(): string {
  const bounds = tileRect({ x: 0, y: 0, width: 3, height: 3 });
  const side = 96;
  const view = viewOnto(bounds, side);
  const home = tile(1, 1);
  const shapes = [...tilesIn(bounds)].flatMap((at) => {
    const [x, y] = pixelsOf(view, tileCenter(space, at));
    const isHome = tilesEqual(at, home);
    const name = label(x, y - (isHome ? 24 : 0), `(${at.x}, ${at.y})`, { fill: isHome ? ink.text : ink.faint });
    return [square(view, at, isHome ? ink.fill : ink.soft), name];
  });
  const [left, top] = pixelsOf(view, tileCorner(space, home));
  const owned = { d: `M${left} ${top + side}V${top}H${left + side}`, fill: 'none', stroke: ink.strong };
  shapes.push(element('path', { ...owned, 'stroke-width': 4 }));
  const point = (cx: number, cy: number, isFilled: boolean): string =>
    element('circle', { cx, cy, r: 7, fill: isFilled ? ink.strong : '#ffffff', stroke: ink.dark, 'stroke-width': 2 });
  for (const y of [1, 1.5, 2]) {
    for (const x of [1, 1.5, 2]) {
      const at = position(meters(x), meters(y));
      shapes.push(point(...pixelsOf(view, at), tilesEqual(tileAt(space, at), home)));
    }
  }
  const below = 3 * side + 24;
  shapes.push(point(28, below, true), label(90, below, 'tileAt is (1, 1)'));
  shapes.push(point(176, below, false), label(228, below, 'another tile'));
  return picture(
    3 * side,
    below + 8,
    'A tile owns its north and west border, and of its corners the north-west one',
    shapes,
  );
}

/** The moves to each tile of a small room under the three rules. */
export function movesPicture(): string {
  const room = ['.....', '.##..', '.#...', '..#..', '.....'];
  const bounds = tileRect({ x: 0, y: 0, width: 5, height: 5 });
  const side = 36;
  const gap = 24;
  const view = viewOnto(bounds, side);
  const rules: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];
  const shapes = rules.flatMap((rule, panel) => {
    const dx = panel * (5 * side + gap);
    const field = movesFrom((x, y) => room[y]?.[x] === '.', [tile(0, 0)], rule, bounds);
    return [
      ...[...tilesIn(bounds)].flatMap((at) => {
        const distance = field.get(at);
        if (distance === undefined) return [square(view, at, ink.dark, dx)];
        const [x, y] = pixelsOf(view, tileCenter(space, at));
        return [square(view, at, distance === 0 ? ink.fill : ink.soft, dx), label(x + dx, y, `${distance}`)];
      }),
      label(dx + (5 * side) / 2, 5 * side + 16, rule),
    ];
  });
  return picture(3 * 5 * side + 2 * gap, 5 * side + 32, 'Moves from the north-west tile under the three rules', shapes);
}

/** The same solid tiles as rectangles, and as outlines whose arrows have them on the right. */
export function shapesPicture(): string {
  const rows = ['..........', '.####...#.', '.#..#..##.', '.#..#.....', '.########.', '.#.####...', '..........'];
  const bounds = tileRect({ x: 0, y: 0, width: 10, height: rows.length });
  const map = bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
  const side = 30;
  const view = viewOnto(bounds, side);
  const panel = bounds.width * side + 24;
  const height = bounds.height * side;
  const gridOf = (dx: number): string[] =>
    [...tilesIn(bounds)].map((at) => square(view, at, map.get(at) ? ink.fill : ink.soft, dx));
  const rects = solidRectangles(map).map(({ x, y, width, height: rowCount }) =>
    element('rect', {
      x: x * side + 3,
      y: y * side + 3,
      width: width * side - 6,
      height: rowCount * side - 6,
      rx: 4,
      fill: '#ffffff',
      'fill-opacity': 0.6,
      stroke: ink.strong,
      'stroke-width': 3,
    }),
  );
  const loops = outlines(map).flatMap((loop) => {
    const places = loop.map(({ x, y }) => [panel + x * side, y * side] as const);
    const d = `M${places.map((place) => place.join(' ')).join('L')}Z`;
    const [[fromX, fromY] = [0, 0], [toX, toY] = [0, 0]] = places;
    const isHole = fromX === toX;
    const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
    const head = isHole ? 'l5 -9h-10z' : 'l-9 -5v10z';
    return [
      element('path', { d, fill: 'none', stroke: ink.strong, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
      element('path', { d: `M${middleX + (isHole ? 0 : 5)} ${middleY + (isHole ? 5 : 0)}${head}`, fill: ink.strong }),
      element('circle', { cx: fromX, cy: fromY, r: 5, fill: ink.dark }),
    ];
  });
  const captions = [
    label(panel / 2 - 12, height + 18, 'solidRectangles'),
    label(panel + panel / 2 - 12, height + 18, 'outlines, from their first corners'),
  ];
  return picture(
    2 * panel - 24,
    height + 28,
    'Solid tiles as few rectangles, and as outlines with the solid tiles on the right',
    [...gridOf(0), ...rects, ...gridOf(panel), ...loops, ...captions],
  );
}

/** Where the nine ninths of a tile begin and end, in parts of 24. */
const NINTHS = [0, 7, 17, 24] as const;

/** A tile of a blob: the middle, and the ninth in each direction of a set. */
function blob(set: DirectionSet<CompassDirection>, x: number, y: number, side: number): string {
  const ninth = (column: number, row: number): string => {
    const [left, right] = [NINTHS[column]!, NINTHS[column + 1]!].map((part) => (part * side) / 24) as [number, number];
    const [top, bottom] = [NINTHS[row]!, NINTHS[row + 1]!].map((part) => (part * side) / 24) as [number, number];
    return `M${x + left} ${y + top}H${x + right}V${y + bottom}H${x + left}Z`;
  };
  const parts = [...directionsIn(set)].map((each) => ninth(1 + stepIn(each).dx, 1 + stepIn(each).dy));
  return element('path', { d: [ninth(1, 1), ...parts].join(''), fill: ink.dark });
}

/** The 47 tiles of a tileset for reduced sets, and a map that `autotile` painted with them. */
export function autotilesPicture(): string {
  const side = 24;
  const columns = 8;
  const gap = 36;
  const tileset = reducedNeighborSets.flatMap((set, index) => {
    const [x, y] = [(index % columns) * (side + 6), Math.floor(index / columns) * (side + 6)];
    return [
      element('rect', { x, y, width: side, height: side, fill: ink.soft, stroke: ink.line }),
      blob(set, x, y, side),
    ];
  });
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
  const bounds = tileRect({ x: 0, y: 0, width: 10, height: 8 });
  const walls = bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
  const frames = new Map(reducedNeighborSets.map((set, index) => [set, index]));
  const pictures = arrayTilemap(bounds, -1);
  autotile(pictures, walls, { reduced: true, choose: (set, isWall) => (isWall ? frames.get(set)! : -1) });
  const left = columns * (side + 6) - 6 + gap;
  const painted = [...tilesIn(bounds)].flatMap((at) => {
    const [x, y] = [left + at.x * side, at.y * side];
    const set = reducedNeighborSets[pictures.get(at)];
    const ground = element('rect', { x, y, width: side, height: side, fill: ink.soft, stroke: ink.line });
    return set === undefined ? [ground] : [ground, blob(set, x, y, side)];
  });
  const height = 8 * side;
  return picture(left + 10 * side, height + 24, 'The 47 tiles of a tileset, and a map that is painted with them', [
    ...tileset,
    ...painted,
    label((left - gap) / 2, height + 12, '47 tiles, by reduced sets of neighbors'),
    label(left + 5 * side, height + 12, 'a map of walls'),
  ]);
}

/** The quarters of a tile at its corners, clockwise from south-east: whether they are in its east, and in its south. */
const QUARTERS = [
  [1, 1],
  [0, 1],
  [0, 0],
  [1, 0],
] as const;

/** The 16 tiles of a Wang set of corners, and a map that `wangTiles` painted with them. */
export function wangPicture(): string {
  const side = 28;
  const gap = 36;
  const fills = [ink.fill, ink.strong];
  const tiles = Array.from({ length: 16 }, (_, value) => ({
    value,
    colors: [0, 1, 2, 3].flatMap((corner) => [0, 1 + ((value >> corner) & 1)]),
    probability: 1,
  }));
  const colors = [{ name: 'sand' }, { name: 'rock' }];
  const set: WangSet<number> = { name: 'rocks', type: 'corner', colors, tiles, empty: 0 };
  const quarters = (value: number, x: number, y: number): string[] => {
    const isRock = (corner: number): boolean => ((value >> (corner & 3)) & 1) === 1;
    // Rock alone at a corner is round, and so is sand between three corners of rock.
    const shapes = QUARTERS.flatMap(([east, south], corner) => {
      const besides = [corner + 1, corner + 3].filter((each) => isRock(each)).length;
      const isRound = isRock(corner) ? besides === 0 : besides === 2 && isRock(corner + 2);
      const half = side / 2;
      const box = { x: x + east * half, y: y + south * half, width: half, height: half };
      const [cornerX, cornerY] = [x + east * side, y + south * side];
      const disc = `M${cornerX} ${cornerY}V${y + half}A${half} ${half} 0 0 ${east === south ? 0 : 1} ${x + half} ${cornerY}Z`;
      const own = isRock(corner) ? fills[1]! : fills[0]!;
      const other = isRock(corner) ? fills[0]! : fills[1]!;
      const square = element('rect', { ...box, fill: isRound ? other : own });
      return isRound ? [square, element('path', { d: disc, fill: own })] : [square];
    });
    return shapes;
  };
  const sheet = tiles.flatMap(({ value }) => {
    const [x, y] = [(value % 4) * (side + 6), Math.floor(value / 4) * (side + 6)];
    return quarters(value, x, y);
  });
  const bounds = tileRect({ x: 0, y: 0, width: 9, height: 5 });
  const rows = ['.........', '..#...#..', '..##.....', '.....##..', '.........'];
  const terrain = arrayTilemapFrom(bounds, (x, y) => wangColor(set, rows[y]?.[x] === '#' ? 'rock' : 'sand'));
  const pictures = arrayTilemap<number>(bounds, 0);
  wangTiles(pictures, terrain, set, { random: randomAt(1) });
  const left = 4 * (side + 6) - 6 + gap;
  const painted = [...tilesIn(bounds)].flatMap((at) => {
    const [x, y] = [left + at.x * side, at.y * side];
    const middle =
      terrain.get(at) === 2 ? [element('circle', { cx: x + side / 2, cy: y + side / 2, r: 3, fill: ink.text })] : [];
    return [...quarters(pictures.get(at), x, y), ...middle];
  });
  const height = 5 * side;
  return picture(left + 9 * side, height + 24, 'The 16 tiles of a Wang set of corners, and a map painted with them', [
    ...sheet,
    ...painted,
    label((left - gap) / 2, height + 12, '16 tiles'),
    label(left + 4.5 * side, height + 12, 'a terrain; a dot marks each tile of rock'),
  ]);
}
