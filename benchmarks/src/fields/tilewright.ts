/** A flow field that is made once for a map, and then follows its goals and its walls. */
import { FlowField } from '@tilewright/paths';
import { unsafeNumber } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';

const tilewright: Contender = contender('tilewright', (walls, first) => {
  const flow = new FlowField(walls, { goals: first });
  let last = first;
  return {
    compute: (goal) => {
      if (goal !== last) flow.setGoals(goal);
      last = goal;
      return flow.update();
    },
    at: (at) => {
      const distance = flow.distanceAt(at);
      return distance === undefined ? -1 : unsafeNumber(distance);
    },
  };
});
export default tilewright;
