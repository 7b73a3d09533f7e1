import BodySize from '../../figures/paths/BodySize.vue';
import Crowd from '../../figures/paths/Crowd.vue';
import OnePath from '../../figures/paths/OnePath.vue';
import type { Picture } from '../draw.js';

const path = { figure: OnePath, name: 'path' };

export const PATHS: readonly Picture[] = [
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
];
