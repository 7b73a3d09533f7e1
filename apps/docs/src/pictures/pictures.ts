/** All pictures that figures draw: of the READMEs, and of the gallery. */
import type { Picture } from './draw.js';
import { ARTICLES } from './of/articles.js';
import { MOTION } from './of/motion.js';
import { PATHS } from './of/paths.js';
import { QUERIES } from './of/queries.js';
import { SIGHT } from './of/sight.js';
import { TILEMAP } from './of/tilemap.js';
import { UNITS } from './of/units.js';

export const PICTURES: readonly Picture[] = [
  ...UNITS,
  ...TILEMAP,
  ...QUERIES,
  ...MOTION,
  ...SIGHT,
  ...PATHS,
  ...ARTICLES,
];
