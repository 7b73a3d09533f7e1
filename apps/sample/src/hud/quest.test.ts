/** The words for each kind of goal. */
import { expect, it } from 'vitest';
import { readKeep } from '../simulation/testing/keep.js';
import { worldOf } from '../simulation/world.js';
import { taskOf } from './quest.js';

it('each goal is a task in a few words', async () => {
  expect(worldOf(await readKeep()).goals.map(taskOf)).toEqual([
    'Go through the gate',
    'Find the ring in the great hall',
    'Find the ring in the undercroft',
    'Find the ring in the library',
    'Rob the treasury',
    'Escape to the road',
  ]);
});
