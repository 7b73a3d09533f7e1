/** safe-units: a quantity is an object with a dictionary of its dimensions. */
import { Measure, meters, seconds } from 'safe-units';
import { alternating, type Contender } from '../../harness/contender.js';
import { count, dt, sample, scene } from '../scene.js';

const speedUnit = meters.per(seconds);
const dragUnit = speedUnit.per(seconds);
const frame = Measure.of(dt, seconds);

function columns() {
  const { speed, drag } = scene();
  return {
    speeds: Array.from(speed, (value) => Measure.of(value, speedUnit)),
    drags: Array.from(drag, (value) => Measure.of(value, dragUnit)),
  };
}

const contender: Contender = {
  name: 'safe-units 2.0.1',
  rows: {
    'scalar column': alternating(
      columns,
      ({ speeds, drags }) => {
        for (let i = 0; i < count; i++) speeds[i] = speeds[i]!.plus(drags[i]!.times(frame));
        return speeds[0]!.value;
      },
      ({ speeds }) => sample(speeds.map(({ value }) => value)),
    ),
  },
};
export default contender;
