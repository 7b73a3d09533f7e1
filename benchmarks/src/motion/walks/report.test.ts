/** The walks still run in all engines, in a short version. */
import { describe, expect, it } from 'vitest';
import { engines, ours, walkIn } from './report.js';
import { type Row, runsOf, stepsAlong } from './walk.js';

const few: Readonly<Record<Row, number>> = {
  free: 1,
  floor: 1,
  wall: 1,
  ceiling: 1,
  'thin wall': 2,
};

describe.each(engines.map((engine) => [engine.name, engine] as const))('%s', (_, engine) => {
  it('moves freely, slides along walls, and is stopped by a wall at low speed', async () => {
    const answers = await walkIn(engine, few);
    expect(answers.free[0]).toBeLessThan(0.01);
    for (const row of ['floor', 'wall', 'ceiling'] as const) {
      const [lost = stepsAlong, steps] = answers[row];
      expect(lost, row).toBeLessThan(stepsAlong);
      expect(steps).toBe(stepsAlong);
    }
    expect(answers['thin wall'].slice(0, 3)).toEqual([0, 0, 2]);
  });
});

it.each(ours.map((engine) => [engine.name, engine] as const))(
  '%s never lose a step or pass a wall',
  async (_, engine) => {
    const answers = await walkIn(engine, runsOf);
    for (const row of ['floor', 'wall', 'ceiling', 'thin wall'] as const) expect(answers[row][0]).toBe(0);
    expect(answers['thin wall'][3]).toBe(0);
  },
);
