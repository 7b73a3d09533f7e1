/** Real processes that are killed and stopped, and a Redis that is killed, with clients at work; then the audit. */
import { runs } from '@tilewright/testing';
import { describe, expect, inject, it } from 'vitest';
import { type Harm, HarmedWorld } from './harm.js';

/** Ten harms: eight processes are killed, two stand still, and Redis is killed. A long run does this ten times. */
const ROUND: readonly Harm[] = [
  'kill',
  'pause',
  'kill',
  'kill all',
  'kill Redis',
  'kill',
  'kill',
  'pause',
  'kill',
  'kill',
];
const program = inject('redis');
const rounds = runs(1);
/** Only against processes that hang: on a busy machine they may take long. */
const timeout = 240_000 * rounds;

describe.skipIf(program === '')('processes over Redis', () => {
  it('lose and double nothing, whatever is killed or stands still', { timeout }, async () => {
    const args = ['--zones', '3x2', '--tiles', '10', '--herd', '5', '--processes', '2', '--lease', '800'];
    const world = await HarmedWorld.start({ program, args, clients: 6, seed: 1 });
    try {
      for (let round = 0; round < rounds; round++) for (const harm of ROUND) await world.harm(harm);
      await world.untilHandedOver(3);
      expect(world.problems).toStrictEqual([]);
      expect(await world.endAndAudit()).toStrictEqual([]);
      expect(world.standstills).toBeGreaterThanOrEqual(2 * rounds);
      console.log(
        `${ROUND.length * rounds} harms, ${world.handOvers} hand-overs, ${world.standstills} zones lost meanwhile`,
      );
    } finally {
      await world.stop();
    }
  });
});
