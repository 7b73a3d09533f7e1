/** Ten thousand bodies move by their velocities. */
import {
  addScaled,
  type Position2,
  pointColumnOver,
  seconds,
  type Velocity2,
  vectorColumnOver,
} from '@tilewright/units';
import { glMatrix, vec2 } from 'gl-matrix';
import { BODIES } from '../about.js';
import { numbersFrom, type Question, type Side } from '../question.js';

const COUNT = 10_000;
const FRAME = 1 / 60;
/** The number of frames after which the bodies are compared. */
const COMPARED = 3;

export const bodies: Question = {
  ...BODIES,
  make() {
    glMatrix.setMatrixArrayType(Array); // in doubles, as ours
    const next = numbersFrom(7);
    const column = (most: number): Float64Array => Float64Array.from({ length: COUNT }, () => (next() - 0.5) * most);
    const [px, py, vx, vy] = [column(200), column(200), column(8), column(8)];
    return { ours: withColumns(px, py, vx, vy), peer: withVectors(px, py, vx, vy) };
  },
};

/** @param start - makes new bodies, and the function that moves them by a frame */
function sideOf(start: () => { move: () => number; coordinates: () => number[] }): Side {
  const { move } = start();
  return {
    run: move,
    answers() {
      const fresh = start();
      for (let i = 0; i < COMPARED; i++) fresh.move();
      return fresh.coordinates();
    },
  };
}

function withColumns(px: Float64Array, py: Float64Array, vx: Float64Array, vy: Float64Array): Side {
  return sideOf(() => {
    const [xs, ys] = [px.slice(), py.slice()];
    const positions = pointColumnOver<Position2>(xs, ys);
    const velocities = vectorColumnOver<Velocity2>(vx, vy);
    const frame = seconds(FRAME);
    return {
      move() {
        addScaled(positions, velocities, frame);
        return xs[0] ?? 0;
      },
      coordinates: () => [...xs, ...ys],
    };
  });
}

function withVectors(px: Float64Array, py: Float64Array, vx: Float64Array, vy: Float64Array): Side {
  return sideOf(() => {
    const vectors = (xs: Float64Array, ys: Float64Array): vec2[] =>
      Array.from(xs, (x, i) => vec2.fromValues(x, ys[i] ?? 0));
    const [places, velocities] = [vectors(px, py), vectors(vx, vy)];
    const still = vec2.create();
    return {
      move() {
        for (let i = 0; i < COUNT; i++) {
          const place = places[i] ?? still;
          vec2.scaleAndAdd(place, place, velocities[i] ?? still, FRAME);
        }
        return places[0]?.[0] ?? 0;
      },
      coordinates: () => [...places.map(([x = 0]) => x), ...places.map(([, y = 0]) => y)],
    };
  });
}
