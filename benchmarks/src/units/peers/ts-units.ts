/** @buge/ts-units: a quantity is an object with an amount, a dimension and a unit. */
import { meters } from '@buge/ts-units/length';
import { seconds } from '@buge/ts-units/time';
import { alternating, type Contender } from '../../harness/contender.js';
import { count, dt, sample, scene } from '../scene.js';

const frame = seconds(dt);

function columns() {
  const { speed, drag } = scene();
  return {
    speeds: Array.from(speed, (value) => meters(value).per(seconds(1))),
    drags: Array.from(drag, (value) => meters(value).per(seconds(1)).per(seconds(1))),
  };
}

const contender: Contender = {
  name: '@buge/ts-units 1.2.3',
  rows: {
    'scalar column': alternating(
      columns,
      ({ speeds, drags }) => {
        for (let i = 0; i < count; i++) speeds[i] = speeds[i]!.plus(drags[i]!.times(frame));
        return speeds[0]!.amount;
      },
      ({ speeds }) => sample(speeds.map(({ amount }) => amount)),
    ),
  },
};
export default contender;
