/** All pictures of the READMEs that figures draw. */
import type { Picture } from './draw.js';
import { PATHS } from './of/paths.js';
import { QUERIES } from './of/queries.js';
import { SIGHT } from './of/sight.js';
import { TILEMAP } from './of/tilemap.js';

export const PICTURES: readonly Picture[] = [...TILEMAP, ...QUERIES, ...SIGHT, ...PATHS];
