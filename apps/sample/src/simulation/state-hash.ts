/**
 * A short fingerprint of a game. Two games with equal fingerprints continue in the same way, bit for bit.
 *
 * Shows: columns expose their raw arrays, to a hash as to a GPU or a worker; quantities are plain numbers at run time.
 */
import { directionBits } from '@tilewright/units';
import { allMoods } from './creatures.js';
import { type Game, gamePhases } from './state.js';
import { goalsReached } from './goals.js';
import { lessonsDone } from './lessons.js';
import { Hash } from './hash.js';

/**
 * A hash of all state that the next step depends on: 32 bits as eight hexadecimal digits. What the player remembers of
 * the map is not in it, because no rule reads it; what it sees follows from its position. Whether the user has changed
 * tiles is not in it either: only a change of the number of creatures reads that.
 */
export function stateHash(game: Game): string {
  const { steps, player, creatures, population, charges, trails, random, world, phase, score, waves } = game;
  const hash = new Hash();
  hash.words([steps, ...random.state, player.charges, directionBits(player.facing), Number(player.hasTreasure)]);
  hash.pairs(player.position, player.previousPosition, player.velocity);
  hash.quantities(player.health, player.nextChargeAt, player.nextShotAt, player.healsFrom, player.unseenSince);

  hash.words([gamePhases.indexOf(phase), Number(game.isReady), goalsReached(game), lessonsDone(game), waves.number]);
  hash.words([score.slain, score.timesSeen, score.walls]);
  hash.quantities(game.beganAt, score.time, score.timeUnseen, waves.nextAt);
  for (const { words } of [world.solid, world.opaque]) hash.words(words);

  const { goal, nextGoal, slices } = trails;
  hash.words([goal.x, goal.y, nextGoal.x, nextGoal.y, slices]);

  const { ids, herds, moods, count } = creatures;
  hash.words([count, ...ids]);
  hash.words(herds.map((herd) => world.herds.indexOf(herd)));
  hash.words(moods.map((mood) => allMoods.indexOf(mood)));
  const { positions, previousPositions, velocities, knocks, headings, goals } = creatures;
  for (const { rawX, rawY } of [positions, previousPositions, velocities, knocks]) {
    hash.doubles(rawX.subarray(0, count));
    hash.doubles(rawY.subarray(0, count));
  }
  for (const { raw } of [headings, goals]) hash.words(raw.subarray(0, count));
  const { health, stunnedUntil, nextBiteAt, alertUntil } = creatures;
  for (const { raw } of [health, stunnedUntil, nextBiteAt, alertUntil]) hash.doubles(raw.subarray(0, count));

  for (const { herd, until } of population.away) {
    hash.words([world.herds.indexOf(herd)]);
    hash.quantities(until);
  }
  for (const { position, velocity, left } of charges) {
    hash.pairs(position, velocity);
    hash.quantities(left);
  }
  return hash.digits;
}
