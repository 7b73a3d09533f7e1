/** Who brought the player down, and the tip that fits. */
import { expect, it } from 'vitest';
import type { CreatureKind } from '../simulation/balance.js';
import { noEvents, type StepEvents } from '../simulation/events.js';
import { step, timeOf } from '../simulation/game.js';
import { hitPoints } from '../simulation/health.js';
import type { Game } from '../simulation/state.js';
import { at, gameWith, herdOf, idle, smallWorld } from '../simulation/testing/small-world.js';
import { Attackers, type Pack } from './fall.js';
import { wordsOfFall } from './fall-words.js';

const gameOf = (...kinds: readonly CreatureKind[]): Game =>
  gameWith(
    smallWorld('P......', '.......'),
    ...kinds.map((kind) => ({ herd: herdOf({ kind, bite: hitPoints(0) }), position: at(6.5, 1.5) })),
  );

/** One bite of each creature. */
function bitesIn({ creatures }: Game): StepEvents {
  const bites = Array.from({ length: creatures.count }, (_, row) => ({
    creature: creatures.ids[row]!,
    position: creatures.positions.get(row),
    damage: hitPoints(creatures.herdOf(row).kind === 'ogre' ? 6 : 1),
  }));
  return { ...noEvents(), bites };
}

const pack = (kind: CreatureKind, count: number): Pack => ({ kind, count, damage: hitPoints(count) });

it('counts each attacker once, and puts the worst kind first', () => {
  const game = gameOf('rat', 'rat', 'rat', 'ogre');
  const attackers = new Attackers();
  attackers.take(game, bitesIn(game));
  attackers.take(game, bitesIn(game));
  expect(attackers.last(game)).toEqual([
    { kind: 'ogre', count: 1, damage: hitPoints(12) },
    { kind: 'rat', count: 3, damage: hitPoints(6) },
  ]);
});

it('forgets those that bit long ago, or in another game', () => {
  const game = gameOf('rat');
  const attackers = new Attackers();
  attackers.take(game, bitesIn(game));
  expect(attackers.last(gameOf('rat'))).toEqual([]);
  for (let i = 0; i < 481; i++) step(game, idle());
  expect(timeOf(game)).toBeDefined();
  expect(attackers.last(game)).toEqual([]);
});

it.each<[readonly Pack[], number, RegExp]>([
  [[pack('rat', 11)], 5, /^Eleven rats outside any room\. A charge hurts/],
  [[pack('rat', 11)], 0, /^Eleven rats .*\. In a doorway/],
  [[pack('rat', 1)], 5, /^A rat .*\. Break their line of sight/],
  [[pack('hound', 2), pack('rat', 9)], 5, /^Two hounds and nine rats .*\. Hounds outrun you/],
  [[pack('ogre', 1)], 5, /^An ogre .*\. Ogres bite hardest/],
  [[pack('guard', 2)], 5, /^Two guards .*\. Guards see far/],
  [[pack('rat', 40)], 5, /^40 rats/],
  [[], 5, /^Break their line of sight/],
])('says who it was, and gives a tip: %j with %d charges left', (packs, charges, words) => {
  const game = gameOf();
  game.player.charges = charges;
  expect(wordsOfFall(game, packs)).toMatch(words);
});
