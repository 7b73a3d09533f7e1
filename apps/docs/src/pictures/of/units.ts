import DragOrigin from '../../figures/numbers/DragOrigin.vue';
import type { Picture } from '../draw.js';

const origin = { figure: DragOrigin, name: 'origin' };

export const UNITS: readonly Picture[] = [
  {
    file: 'packages/units/docs/points.svg',
    label:
      'Two places A and B and two origins: the middle (ring) stays where it is, the sum of the coordinates (cross) does not',
    columns: 2,
    panels: [
      { ...origin, title: 'one origin' },
      { ...origin, title: 'another', state: { origin: '1,3' } },
    ],
  },
];
