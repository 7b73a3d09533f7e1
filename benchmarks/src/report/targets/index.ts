/** The targets of the design: each bound, and the best result of a trial. */
import { many } from './many.js';
import { maps } from './maps.js';
import { motion } from './motion.js';
import { pathTargets } from './paths.js';
import { shapes } from './shapes.js';
import { sight } from './sight.js';
import { small } from './small.js';
import { sync } from './sync.js';
import type { Section } from './target.js';
import { tiles } from './tiles.js';
import { tracker } from './tracker.js';
import { units } from './units.js';

export const sections: readonly Section[] = [
  units,
  tiles,
  tracker,
  many,
  motion,
  sight,
  pathTargets,
  maps,
  shapes,
  sync,
  small,
];
