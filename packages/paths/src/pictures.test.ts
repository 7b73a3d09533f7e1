/**
 * The pictures of the README are drawn by the package itself. This test fails if a committed one is not what it draws now;
 * `npm run pictures` draws them again.
 */
import { type BitTilemap, tile, type Tile, unitTileSpace } from '@tilewright/tilemap';
import { type TilePosition2, tiles, unsafeNumber } from '@tilewright/units';
import { expect, it } from 'vitest';
import { findPath, FlowField, wayPoints } from './index.js';
import { arrow, dot, drawPanels, line, swept } from './testing/picture.js';

const center = ({ x, y }: Tile): { x: number; y: number } => ({ x: x + 0.5, y: y + 0.5 });
const numbers = (points: readonly TilePosition2[]): { x: number; y: number }[] =>
  points.map(({ x, y }) => ({ x: unsafeNumber(x), y: unsafeNumber(y) }));

it('of the rules', async () => {
  const rows = ['........', '.####...', '....#...', '.#..#.#.', '.#....#.', '.##.###.', '........'];
  const panels = (['four-way', 'eight-way', 'no-corner-cutting'] as const).map((rule) => ({
    title: `'${rule}'`,
    rows,
    draw: (map: BitTilemap) => {
      const path = findPath(map, tile(0, 6), tile(7, 0), { rule })?.tiles ?? [];
      return [
        line(path.map(center)),
        ...path.map(center).map((at, i) => dot(at, i === path.length - 1 ? 'goal' : 'way')),
      ];
    },
  }));
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/rules.svg');
});

it('of a flow field', async () => {
  const rows = [
    '..............',
    '..####.....#..',
    '..#........#..',
    '..#....#####..',
    '..####........',
    '..............',
    '......#..###..',
    '......#....#..',
    '..............',
  ];
  const goals = [tile(3, 2), tile(10, 7)];
  const draw = (map: BitTilemap): string[] => {
    const flow = new FlowField(map, { goals });
    const drawn = goals.map((goal) => dot(center(goal), 'goal', 7));
    map.forEach((_, x, y) => {
      const next = flow.nextTile(tile(x, y));
      if (next !== undefined) drawn.push(arrow({ x, y }, next.x - x, next.y - y));
    });
    return drawn;
  };
  await expect(drawPanels([{ title: 'two goals', rows, draw }])).toMatchFileSnapshot('../docs/flow.svg');
});

it('of way points', async () => {
  const rows = [
    '..............',
    '..............',
    '.....##.......',
    '.....##..#....',
    '.........#....',
    '.........#....',
    '..###....#....',
    '....#.........',
    '..............',
    '..............',
    '..............',
  ];
  const panels = [0, 0.5, 1].map((radius) => ({
    title: radius === 0 ? 'a point' : `radius ${radius}`,
    rows,
    draw: (map: BitTilemap) => {
      const path = findPath(map, tile(2, 9), tile(12, 3), { radius: tiles(radius) });
      if (path === undefined) return [];
      const points = numbers(wayPoints(map, unitTileSpace, path, { radius: tiles(radius) }));
      return [
        ...(radius > 0 ? [swept(points, radius)] : []),
        line(path.tiles.map(center), true),
        line(points),
        ...points.map((at, i) => dot(at, i === points.length - 1 ? 'goal' : 'way')),
      ];
    },
  }));
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/way-points.svg');
});
