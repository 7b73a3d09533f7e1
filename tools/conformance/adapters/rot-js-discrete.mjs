// rot.js: field of view by discrete shadow casting.
import FOV from 'rot-js/lib/fov/index.js';
import { passes, RADIUS, viewer } from './lib/fields-of-view.mjs';

export default viewer((map, [x, y], see) => new FOV.DiscreteShadowcasting(passes(map)).compute(x, y, RADIUS, see));
