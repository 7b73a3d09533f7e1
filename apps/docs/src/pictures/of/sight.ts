import { tileMasks } from '../../figures/parts/fields.js';
import FieldOfView from '../../figures/sight/FieldOfView.vue';
import type { Picture } from '../draw.js';

/** The walls of a figure, drawn as text. */
function walls(...rows: readonly string[]): string {
  const field = tileMasks({ width: 14, height: 9 }, rows);
  return field.write(field.initial);
}

const view = { figure: FieldOfView, name: 'view' };
const slits = walls('', '..#', '', '....#......#', '', '......#', '', '.#......#', '..#');
const yard = walls('', '....#', '.....#...##', '', '........#', '...#', '.........#', '..#...##', '');
const pillars = walls('', '..#...#...#', '', '....#...#...#', '', '..#...#...#', '', '....#...#...#', '');
const corridor = walls('', '############', '#..........#', '########.###', '.......#.#', '.......#.#', '.......###');

export const SIGHT: readonly Picture[] = [
  {
    file: 'packages/sight/docs/views.svg',
    label: 'What an eye sees in a house, in a corridor, and in a sector',
    columns: 3,
    panels: [
      { ...view, title: 'a house' },
      { ...view, title: 'a corridor', state: { eye: '2.5,2.5', walls: corridor } },
      { ...view, title: 'a sector', state: { eye: '0.5,4.5', far: '10', angle: '70', walls: yard } },
    ],
  },
  {
    file: 'packages/sight/docs/corners.svg',
    label: 'The same map under both rules for corners',
    columns: 2,
    panels: [
      { ...view, title: "'pass'", state: { eye: '0.5,0.5', walls: slits } },
      { ...view, title: "'block'", state: { eye: '0.5,0.5', walls: slits, corners: 'block' } },
    ],
  },
  {
    file: 'packages/sight/docs/inclusion.svg',
    label: 'The same view with centers, and with any point',
    columns: 2,
    panels: [
      { ...view, title: "'center'", state: { far: '5', walls: yard } },
      { ...view, title: "'any'", state: { far: '5', walls: yard, inclusion: 'any' } },
    ],
  },
  {
    file: 'packages/sight/docs/outlines.svg',
    label: 'The outlines of what is seen among pillars, and in a sector',
    columns: 2,
    panels: [
      { ...view, title: 'pillars', state: { eye: '7.5,4.5', walls: pillars } },
      { ...view, title: 'a sector', state: { eye: '0.5,4.5', angle: '80', walls: pillars } },
    ],
  },
];
