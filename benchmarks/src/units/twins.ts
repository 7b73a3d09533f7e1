/** The scalar-only and vector-only twins in loops of the user's. */
import { joules, metersPerSecond, seconds, valueIn } from '@tilewright/units';
import { add as addScalars, mul as mulScalars } from '@tilewright/units/scalar';
import {
  add as addVectors,
  clampMagnitude,
  div as divVectors,
  dot,
  mul as mulVectors,
  sub as subVectors,
} from '@tilewright/units/vector';
import type { Contender } from '../harness/contender.js';
import { columns } from './columns.js';
import { useEverything } from './everything.js';
import { count, dt, maxForce, maxSpeed, sample } from './scene.js';

useEverything();
const frame = seconds(dt);
const top = metersPerSecond(maxSpeed);
const force = metersPerSecond(maxForce);
const second = seconds(1);

const twins: Contender = {
  name: 'twins',
  rows: {
    'one-line step': () => {
      const { positions, velocities, raw } = columns();
      return {
        run: () => {
          for (let i = 0; i < count; i++)
            positions.set(i, addVectors(positions.get(i), mulVectors(velocities.get(i), frame)));
          return raw.px[0]!;
        },
        answer: () => sample(raw.px, raw.py),
      };
    },
    'steering chain': () => {
      const { positions, velocities, goals, raw } = columns();
      return {
        run: () => {
          for (let i = 0; i < count; i++) {
            const here = positions.get(i);
            const motion = velocities.get(i);
            const wanted = clampMagnitude(divVectors(subVectors(goals.get(i), here), second), top);
            const change = clampMagnitude(subVectors(wanted, motion), force);
            const next = addVectors(motion, mulVectors(change, dt));
            velocities.set(i, next);
            positions.set(i, addVectors(here, mulVectors(next, frame)));
          }
          return raw.px[0]!;
        },
        answer: () => sample(raw.px, raw.py, raw.vx, raw.vy),
      };
    },
    'scalar column': () => {
      const { speeds, drags, raw } = columns();
      return {
        run: () => {
          for (let i = 0; i < count; i++) speeds.set(i, addScalars(speeds.get(i), mulScalars(drags.get(i), frame)));
          return raw.speed[0]!;
        },
        answer: () => sample(raw.speed),
      };
    },
    accumulator: () => {
      const { velocities, masses } = columns();
      let total = joules(0);
      return {
        run: () => {
          total = joules(0);
          for (let i = 0; i < count; i++) {
            const motion = velocities.get(i);
            total = addScalars(total, mulScalars(mulScalars(masses.get(i), dot(motion, motion)), 0.5));
          }
          return valueIn(total, joules);
        },
        answer: () => [valueIn(total, joules)],
      };
    },
  },
};
export default twins;
