/** The cards of articles in the gallery: the first figure of each, as it is there. */
import type { Component } from 'vue';
import SquareBlast from '../../figures/areas/SquareBlast.vue';
import ShortWay from '../../figures/directions/ShortWay.vue';
import Seams from '../../figures/motion/Seams.vue';
import ForgottenDt from '../../figures/numbers/ForgottenDt.vue';
import BodySize from '../../figures/paths/BodySize.vue';
import RayWalk from '../../figures/ray/RayWalk.vue';
import MutualSight from '../../figures/sight/MutualSight.vue';
import ThreeSpaces from '../../figures/spaces/ThreeSpaces.vue';
import FourAhead from '../../figures/steps/FourAhead.vue';
import OneBlock from '../../figures/tracker/OneBlock.vue';
import type { Picture } from '../draw.js';

const FIGURES: Readonly<Record<string, Component>> = {
  'bodies-among-walls': Seams,
  'circles-and-areas': SquareBlast,
  directions: ShortWay,
  'keeping-track-of-what-moves': OneBlock,
  'numbers-that-know-what-they-are': ForgottenDt,
  'one-place-three-spaces': ThreeSpaces,
  'ray-through-the-grid': RayWalk,
  'steps-and-neighbors': FourAhead,
  'ways-through-the-map': BodySize,
  'what-one-sees': MutualSight,
};

export const ARTICLES: readonly Picture[] = Object.entries(FIGURES).map(([article, figure]) => ({
  file: `apps/docs/src/gallery/${article}.svg`,
  label: 'The first figure of the article',
  columns: 1,
  panels: [{ title: '', figure, name: article }],
}));
