/**
 * The pictures of the README are drawn by the package itself. This test fails if a committed one is not what it draws now;
 * `npm run pictures` draws them again.
 */
import { degrees, Direction2, tiles } from '@tilewright/units';
import { expect, it } from 'vitest';
import { drawPanels } from './testing/picture.js';

it('of a room, a corridor and a guard', async () => {
  const room = [
    '##########',
    '#....#...#',
    '#....#...#',
    '#........#',
    '#....#...#',
    '##.#######',
    '#........#',
    '##########',
  ];
  const corridor = ['############', '#..........#', '########.###', '.......#.#..', '.......#.#..', '.......###..'];
  const yard = [
    '............',
    '............',
    '.....##.....',
    '............',
    '........#...',
    '............',
    '............',
  ];
  const view = { maxDistance: tiles(10), direction: Direction2.east, angle: degrees(70) };
  const panels = [
    { title: 'a room', rows: room, eye: [2.5, 3.5] },
    { title: 'a corridor', rows: corridor, eye: [2.5, 1.5] },
    { title: 'a sector', rows: yard, eye: [0.5, 3.5], view },
  ] as const;
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/views.svg');
});

it('of the rules for corners', async () => {
  const diagonal = ['.....', '.#...', '..#..', '.....', '.....'];
  const slit = ['......', '..#...', '......', '....#.', '......', '......'];
  const panels = (['pass', 'block'] as const).flatMap((corners) => [
    { title: `'${corners}'`, rows: diagonal, eye: [0.5, 3.5], options: { corners } } as const,
    { title: `'${corners}'`, rows: slit, eye: [0.5, 0.5], options: { corners } } as const,
  ]);
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/corners.svg');
});

it('of what belongs to a view', async () => {
  const rows = ['........', '..#.....', '........', '....##..', '........', '........'];
  const eye = [1.5, 3.5] as const;
  const view = { maxDistance: tiles(5) };
  const panels = [
    { title: "'center'", rows, eye, view },
    { title: "'any'", rows, eye, view, options: { inclusion: 'any' } },
    { title: 'walls: false', rows, eye, view, options: { walls: false } },
  ] as const;
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/inclusion.svg');
});

it('of outlines', async () => {
  const hall = [
    '............',
    '..#...#.....',
    '.........##.',
    '...##....##.',
    '............',
    '.#.....#....',
    '....#....##.',
    '............',
  ];
  const rooms = [
    '############',
    '#....#.....#',
    '#..........#',
    '#....#.....#',
    '##.####.####',
    '#......#...#',
    '#......#...#',
    '############',
  ];
  const yard = ['........', '..##....', '.....#..', '........', '...#....', '......#.', '.#......', '........'];
  const view = { direction: Direction2.east, angle: degrees(80) };
  const panels = [
    { title: 'pillars', rows: hall, eye: [5.5, 4.5], isOutline: true },
    { title: 'a door', rows: rooms, eye: [2.5, 1.75], isOutline: true },
    { title: 'a sector', rows: yard, eye: [0.5, 3.5], view, isOutline: true },
  ] as const;
  await expect(drawPanels(panels)).toMatchFileSnapshot('../docs/outlines.svg');
});
