/** A flow field that is made once for a map, and then follows its goals and its walls; and a crowd that follows it. */
import { FlowField, setVelocitiesByFlow } from '@tilewright/paths';
import type { Tile } from '@tilewright/tilemap';
import { unsafeNumber } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { kinds } from '../paths/maps.js';
import { repairTask, space, speed, velocityTask } from './crowd.js';
import { repairRow, velocityRow } from './names.js';
import { fieldTasks } from './rows.js';
import { costAt } from './scene.js';

function distanceIn(flow: FlowField<boolean>, at: Tile): number {
  const found = flow.distanceAt(at);
  return found === undefined ? -1 : unsafeNumber(found);
}

const tilewright: Contender = {
  name: 'tilewright',
  rows: {
    ...fieldTasks(
      () => true,
      (walls, rule, costs, first) => {
        const isEven = costs === 'even';
        const flow = isEven
          ? new FlowField(walls, { goals: first, rule })
          : new FlowField(walls, { goals: first, rule, cost: (_, x, y) => costAt(x, y) });
        return {
          compute: (goal) => {
            flow.setGoals(goal);
            return flow.update();
          },
          at: (at) => (isEven ? distanceIn(flow, at) : (flow.costAt(at) ?? -1)),
        };
      },
    ),
    ...Object.fromEntries(
      kinds.map((kind) => [
        repairRow(kind),
        repairTask(kind, (walls, goals) => {
          const flow = new FlowField(walls, { goals });
          return { compute: () => flow.update(), at: (at) => distanceIn(flow, at) };
        }),
      ]),
    ),
    [velocityRow]: velocityTask(({ flow, positions, velocities }) => {
      setVelocitiesByFlow(velocities, positions, flow, space, speed);
    }),
  },
};
export default tilewright;
