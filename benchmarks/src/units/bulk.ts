/** Bulk verbs over columns. */
import { addScaled, clampMagnitudes, metersPerSecond, seconds } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { columns } from './columns.js';
import { useEverything } from './everything.js';
import { dt, maxSpeed, sample } from './scene.js';

useEverything();
const frame = seconds(dt);

const bulk: Contender = {
  name: 'bulk verbs',
  rows: {
    'one-line step': () => {
      const { positions, velocities, raw } = columns();
      return {
        run: () => {
          addScaled(positions, velocities, frame);
          return raw.px[0]!;
        },
        answer: () => sample(raw.px, raw.py),
      };
    },
    'scalar column': () => {
      const { speeds, drags, raw } = columns();
      return {
        run: () => {
          addScaled(speeds, drags, frame);
          return raw.speed[0]!;
        },
        answer: () => sample(raw.speed),
      };
    },
    'limit speeds': () => {
      const { velocities, raw } = columns();
      const limit = metersPerSecond(maxSpeed);
      return {
        run: () => {
          clampMagnitudes(velocities, limit);
          return raw.vx[0]!;
        },
        answer: () => sample(raw.vx, raw.vy),
      };
    },
  },
};
export default bulk;
