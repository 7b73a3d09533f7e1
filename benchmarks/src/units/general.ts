/** The general verbs, imported and called in a user's loops. */
import {
  type Duration,
  add,
  clampMagnitude,
  div,
  dot,
  joules,
  metersPerSecond,
  mul,
  seconds,
  sub,
  valueIn,
} from '@tilewright/units';
import { alternating, type Contender } from '../harness/contender.js';
import { type Columns, columns } from './columns.js';
import { useEverything } from './everything.js';
import { count, dt, maxForce, maxSpeed, sample } from './scene.js';

useEverything();
const frame = seconds(dt);

function step({ positions, velocities, raw }: Columns, time: Duration): number {
  for (let i = 0; i < count; i++) positions.set(i, add(positions.get(i), mul(velocities.get(i), time)));
  return raw.px[0]!;
}

function steer({ positions, velocities, goals, raw }: Columns, time: Duration): number {
  const top = metersPerSecond(maxSpeed);
  const force = metersPerSecond(maxForce);
  const second = seconds(1);
  const part = div(time, second);
  for (let i = 0; i < count; i++) {
    const here = positions.get(i);
    const motion = velocities.get(i);
    const wanted = clampMagnitude(div(sub(goals.get(i), here), second), top);
    const change = clampMagnitude(sub(wanted, motion), force);
    const next = add(motion, mul(change, part));
    velocities.set(i, next);
    positions.set(i, add(here, mul(next, time)));
  }
  return raw.px[0]!;
}

function slow({ speeds, drags, raw }: Columns, time: Duration): number {
  for (let i = 0; i < count; i++) speeds.set(i, add(speeds.get(i), mul(drags.get(i), time)));
  return raw.speed[0]!;
}

function energy({ velocities, masses }: Columns): number {
  let total = joules(0);
  for (let i = 0; i < count; i++) {
    const motion = velocities.get(i);
    total = add(total, mul(mul(masses.get(i), dot(motion, motion)), 0.5));
  }
  return valueIn(total, joules);
}

const general: Contender = {
  name: 'general verbs',
  rows: {
    'one-line step': alternating(
      columns,
      (data) => step(data, frame),
      ({ raw }) => sample(raw.px, raw.py),
    ),
    'steering chain': alternating(
      columns,
      (data) => steer(data, frame),
      ({ raw }) => sample(raw.px, raw.py, raw.vx, raw.vy),
    ),
    'scalar column': alternating(
      columns,
      (data) => slow(data, frame),
      ({ raw }) => sample(raw.speed),
    ),
    accumulator: alternating(columns, energy, (data) => [energy(data)]),
  },
};
export default general;
