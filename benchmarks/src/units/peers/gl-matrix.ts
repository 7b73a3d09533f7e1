/**
 * gl-matrix: no units; vectors are arrays, changed in place. Plain arrays make it compute in doubles like the others.
 */
import { glMatrix, vec2 } from 'gl-matrix';
import { alternating, type Contender } from '../../harness/contender.js';
import { count, dt, sample, scene } from '../scene.js';

glMatrix.setMatrixArrayType(Array as never);

function bodies(): { readonly places: readonly vec2[]; readonly motions: readonly vec2[] } {
  const { px, py, vx, vy } = scene();
  const vectors = (xs: Float64Array, ys: Float64Array): vec2[] => Array.from(xs, (x, i) => vec2.fromValues(x, ys[i]!));
  return { places: vectors(px, py), motions: vectors(vx, vy) };
}

const contender: Contender = {
  name: 'gl-matrix 3.4.4',
  rows: {
    'one-line step': alternating(
      bodies,
      ({ places, motions }) => {
        for (let i = 0; i < count; i++) vec2.scaleAndAdd(places[i]!, places[i]!, motions[i]!, dt);
        return places[0]![0];
      },
      ({ places }) => [...sample(places.map((place) => place[0])), ...sample(places.map((place) => place[1]))],
    ),
  },
};
export default contender;
