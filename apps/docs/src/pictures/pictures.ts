/** All pictures of the READMEs that figures draw. */
import DiscTiles from '../figures/areas/DiscTiles.vue';
import { tileMasks } from '../figures/parts/fields.js';
import BodySize from '../figures/paths/BodySize.vue';
import Crowd from '../figures/paths/Crowd.vue';
import OnePath from '../figures/paths/OnePath.vue';
import RayCorners from '../figures/ray/RayCorners.vue';
import FieldOfView from '../figures/sight/FieldOfView.vue';
import type { Picture } from './draw.js';

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

const path = { figure: OnePath, name: 'path' };

const corners = { figure: RayCorners, name: 'corners' };
const CORNER_TILES = ['none', 'one', 'both'] as const;

export const PICTURES: readonly Picture[] = [
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
  {
    file: 'packages/paths/docs/rules.svg',
    label: 'Shortest paths on the same map under the three rules; dashed, the path with the fewest moves',
    columns: 3,
    panels: [
      { ...path, title: "'four-way'", state: { rule: 'four-way' } },
      { ...path, title: "'eight-way'", state: { rule: 'eight-way' } },
      { ...path, title: "'no-corner-cutting'" },
    ],
  },
  {
    file: 'packages/paths/docs/flow.svg',
    label: 'In each tile an arrow toward the next one on the way to the goal G, and a crowd that follows the arrows',
    columns: 1,
    panels: [{ figure: Crowd, name: 'crowd', title: 'a crowd and its goal' }],
  },
  {
    file: 'packages/paths/docs/way-points.svg',
    label: 'Paths of discs of three sizes, pulled straight; dashed, the path of a point',
    columns: 3,
    panels: ['5', '9', '15'].map((radius) => ({
      figure: BodySize,
      name: 'size',
      title: `radius ${Number(radius) / 10}`,
      state: { radius },
    })),
  },
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
];
