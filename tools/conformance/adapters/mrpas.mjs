// MRPAS: a field of view by precise angles, restrictive.
import mrpas from 'mrpas';
import { passes, RADIUS, viewer } from './lib/fields-of-view.mjs';

export default viewer((map, [x, y], see) => {
  const seen = new Set();
  const fov = new mrpas.Mrpas(map[0].length, map.length, passes(map));
  fov.compute(
    x,
    y,
    RADIUS,
    (atX, atY) => seen.has(`${atX},${atY}`),
    (atX, atY) => {
      seen.add(`${atX},${atY}`);
      see(atX, atY);
    },
  );
});
