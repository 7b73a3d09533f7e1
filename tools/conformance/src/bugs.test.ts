/** What the page of bugs says is right, by the exact arithmetic of the table. */
import { expect, it } from 'vitest';
import { outputOf } from '../pages.mjs';
import { hitsOn } from './table/lines.js';
import { point } from './table/region.js';
import { type Pair, segmentTiles } from './table/shapes.js';

it.each([
  ['published-loop', [1.7, 5.2], [0.3, 4.8]],
  ['fast-voxel-raycast', [1.2, 3.6], [0.9, 2.7]],
  ['littlejs', [1.9, 4.4], [0.1, 5.6]],
] as const)('%s: the line has the tiles of the way back', (program, start: Pair, end: Pair) => {
  const [there, back] = outputOf(program)
    .split('\n')
    .map((line) => line.split(': ')[1]!.split(' ').sort());
  const { rows, optional } = segmentTiles(start, end)!;
  expect(optional).toEqual([]);
  expect(
    rows.flatMap(([y, from, to]) => (from === to ? [`${from},${y}`] : [`${from},${y}`, `${to},${y}`])).sort(),
  ).toEqual(back);
  expect(there).not.toEqual(back);
});

it('bresenham: the line from center to center goes through the wall', () => {
  expect(hitsOn(['...', '.#.'], point(0.5, 0.5), point(2.5, 1.5)).inside).toBeDefined();
});

it('pathfinding-smoothen: the line from center to center goes through the wall', () => {
  const map = ['.....', '.....', '....#', '.....'];
  expect(hitsOn(map, point(3.5, 3.5), point(4.5, 1.5)).inside?.tiles).toContainEqual([4, 2]);
});
