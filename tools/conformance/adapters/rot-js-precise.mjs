// rot.js: field of view by precise shadow casting.
import FOV from 'rot-js/lib/fov/index.js';
import { passes, RADIUS, viewer } from './lib/fields-of-view.mjs';

export default viewer((map, [x, y], see) => new FOV.PreciseShadowcasting(passes(map)).compute(x, y, RADIUS, see));
