/** Short games with few creatures, so that they take seconds. */
import { expect, it } from 'vitest';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { endsAsRecorded, recordGame } from './record-game.js';

const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));
const plan = { bot: 'planner', creatures: 20, seed: 3, phase: 'playing', mostSteps: 300 } as const;

it('leads to the same state when it is played again', () => {
  const run = recordGame(world, plan);
  expect(run).toMatchObject({ seed: 3, creatures: 20 });
  expect(endsAsRecorded(world, run)).toBe(true);
  expect(endsAsRecorded(world, { ...run, hash: '00000000' })).toBe(false);
  expect(endsAsRecorded(world, { ...run, entries: run.entries.slice(1) })).toBe(false);
});

it('is an error where no game ends as planned', () => {
  const record = (): unknown => recordGame(world, { ...plan, phase: 'escaped', mostSteps: 3 });
  expect(record).toThrow('recordGame: of 50 games with 20 creatures, none ends with the player escaped');
});
