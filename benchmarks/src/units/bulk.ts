/** Bulk verbs over columns. */
import {
  addScaled,
  clampMagnitudes,
  metersPerSecond,
  seconds,
  setDirections,
  setUnitVectors,
  setVectorsTowards,
  turnScaled,
  turnTowardsScaled,
} from '@tilewright/units';
import { alternating, type Contender } from '../harness/contender.js';
import { columns } from './columns.js';
import { useEverything } from './everything.js';
import { dt, maxSpeed, sample } from './scene.js';

useEverything();
const frame = seconds(dt);
const limit = metersPerSecond(maxSpeed);

const bulk: Contender = {
  name: 'bulk verbs',
  rows: {
    'one-line step': alternating(
      columns,
      ({ positions, velocities, raw }) => {
        addScaled(positions, velocities, frame);
        return raw.px[0]!;
      },
      ({ raw }) => sample(raw.px, raw.py),
    ),
    'scalar column': alternating(
      columns,
      ({ speeds, drags, raw }) => {
        addScaled(speeds, drags, frame);
        return raw.speed[0]!;
      },
      ({ raw }) => sample(raw.speed),
    ),
    'limit speeds': alternating(
      columns,
      ({ velocities, raw }) => {
        clampMagnitudes(velocities, limit);
        return raw.vx[0]!;
      },
      ({ raw }) => sample(raw.vx, raw.vy),
    ),
    'turn headings': alternating(
      columns,
      ({ headings, spins, raw }) => {
        turnScaled(headings, spins, frame);
        return raw.heading[0]!;
      },
      ({ raw }) => sample(raw.heading),
    ),
    'turn towards goals': alternating(
      columns,
      ({ headings, aims, turnRates, raw }) => {
        turnTowardsScaled(headings, aims, turnRates, frame);
        return raw.heading[0]!;
      },
      ({ raw }) => sample(raw.heading),
    ),
    'velocities of headings': alternating(
      columns,
      ({ velocities, headings, speeds, raw }) => {
        setVectorsTowards(velocities, headings, speeds);
        return raw.vx[0]!;
      },
      ({ raw }) => sample(raw.vx, raw.vy),
    ),
    'unit vectors of headings': alternating(
      columns,
      ({ rays, headings, raw }) => {
        setUnitVectors(rays, headings);
        return raw.vx[0]!;
      },
      ({ raw }) => sample(raw.vx, raw.vy),
    ),
    'headings of velocities': alternating(
      columns,
      ({ velocities, headings, raw }) => {
        setDirections(headings, velocities);
        return raw.heading[0]!;
      },
      ({ raw }) => sample(raw.heading),
    ),
  },
};
export default bulk;
