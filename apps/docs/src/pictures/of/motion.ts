import Slides from '../../figures/motion/Slides.vue';
import type { Picture } from '../draw.js';

const slide = { figure: Slides, name: 'slide' };
const step = { from: '5.75,0.5', to: '8.75,6.5' };

export const MOTION: readonly Picture[] = [
  {
    file: 'packages/motion/docs/slides.svg',
    label: 'One step from A toward B: a circle rolls off the corner of a wall, and a box slides along its top',
    columns: 2,
    panels: [
      { ...slide, title: 'a circle', state: step },
      { ...slide, title: 'a box', state: { ...step, shape: 'box' } },
    ],
  },
];
