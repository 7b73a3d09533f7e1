/** The walks still run in all engines that this machine has, in a short version. */
import { describe, expect, it } from 'vitest';
import { ours, present, walkIn } from './report.js';
import { type Row, runsOf, stepsAlong, stepsAmong } from './walk.js';

const few: Readonly<Record<Row, number>> = {
  free: 1,
  floor: 1,
  wall: 1,
  ceiling: 1,
  'thin wall': 2,
  'random maps': 2,
};

describe.each(present().map((engine) => [engine.name, engine] as const))('%s', (_, engine) => {
  it('moves freely, slides along walls, and is stopped by a wall at low speed', async () => {
    const answers = await walkIn(engine, few);
    expect(answers.free[0]).toBeLessThan(0.01);
    for (const row of ['floor', 'wall', 'ceiling'] as const) {
      const [lost = stepsAlong, steps] = answers[row];
      expect(lost, row).toBeLessThan(stepsAlong);
      expect(steps).toBe(stepsAlong);
    }
    expect(answers['thin wall'].slice(0, 3)).toEqual([0, 0, 2]);
    const [deep = Number.NaN, steps] = answers['random maps'];
    expect(deep).toBeLessThan(2 * stepsAmong);
    expect(steps).toBe(2 * stepsAmong);
  });
});

it.each(ours.map((engine) => [engine.name, engine] as const))(
  '%s never lose a step or pass a wall',
  async (_, engine) => {
    const answers = await walkIn(engine, runsOf);
    for (const row of ['floor', 'wall', 'ceiling', 'thin wall', 'random maps'] as const)
      expect(answers[row][0]).toBe(0);
    expect(answers['thin wall'][3]).toBe(0);
  },
);
