/** The general verbs in loops of the user's. */
import { add, clampMagnitude, div, dot, joules, metersPerSecond, mul, seconds, sub, valueIn } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { columns } from './columns.js';
import { useEverything } from './everything.js';
import { count, dt, maxForce, maxSpeed, sample } from './scene.js';

useEverything();
const frame = seconds(dt);
const top = metersPerSecond(maxSpeed);
const force = metersPerSecond(maxForce);
const second = seconds(1);

const general: Contender = {
  name: 'general verbs',
  rows: {
    'one-line step': () => {
      const { positions, velocities, raw } = columns();
      return {
        run: () => {
          for (let i = 0; i < count; i++) positions.set(i, add(positions.get(i), mul(velocities.get(i), frame)));
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
            const wanted = clampMagnitude(div(sub(goals.get(i), here), second), top);
            const change = clampMagnitude(sub(wanted, motion), force);
            const next = add(motion, mul(change, dt));
            velocities.set(i, next);
            positions.set(i, add(here, mul(next, frame)));
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
          for (let i = 0; i < count; i++) speeds.set(i, add(speeds.get(i), mul(drags.get(i), frame)));
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
            total = add(total, mul(mul(masses.get(i), dot(motion, motion)), 0.5));
          }
          return valueIn(total, joules);
        },
        answer: () => [valueIn(total, joules)],
      };
    },
  },
};
export default general;
