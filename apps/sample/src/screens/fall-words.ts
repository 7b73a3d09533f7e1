/**
 * What the result says about a fall, with a tip for the next game.
 *
 * Shows: tips that quote the numbers of the rules.
 */
import { format, seconds } from '@tilewright/units';
import { danger, playerAbilities } from '../simulation/balance.js';
import type { Game } from '../simulation/state.js';
import { nameOfPlace } from '../simulation/world.js';
import type { Pack } from './fall.js';

/** Which creatures brought the player down, where, and a tip: "Eleven rats at the gatehouse. ..." */
export function wordsOfFall(game: Game, packs: readonly Pack[]): string {
  const [worst] = packs;
  if (worst === undefined) return tips.hidden;
  const who = packs.slice(0, 2).map(nameOf).join(' and ');
  const place = nameOfPlace(game.world, game.player.position);
  const where =
    place === game.world.title ? 'outside any room' : `at the ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${where}. ${tipFor(worst, packs, game.player.charges)}`;
}

/** From this number of attackers on, their number matters more than their kind. */
const crowd = 5;

function tipFor({ kind }: Pack, packs: readonly Pack[], charges: number): string {
  const count = packs.reduce((sum, pack) => sum + pack.count, 0);
  if (kind === 'ogre' || kind === 'hound') return tips[kind];
  if (count < crowd) return kind === 'guard' ? tips.guard : tips.hidden;
  // The charges that were left would have helped.
  return charges > 1 ? tips.charges : tips.narrow;
}

const tips = {
  hound: `Hounds outrun you: shoot them as they come, or get behind a wall. They give up after ${format(danger.memory, seconds)} without seeing you.`,
  ogre: 'Ogres bite hardest but are slower than you: keep your distance and throw charges at them.',
  guard: 'Guards see far, but only ahead: pass behind them. A creature that does not see you does not chase you.',
  charges: `A charge hurts every creature around it that is not behind a wall. You carry ${playerAbilities.charges} and get one back every ${format(playerAbilities.refill, seconds)}: throw them before you are surrounded.`,
  narrow:
    'In a doorway or a corridor, only a few can reach you at a time, and a shot passes through the creatures that it kills.',
  hidden: `Break their line of sight: go around a corner, and a creature gives up ${format(danger.memory, seconds)} after it last saw you.`,
} as const;

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "eleven rats", "a hound" */
function nameOf({ kind, count }: Pack): string {
  if (count === 1) return kind === 'ogre' ? 'an ogre' : `a ${kind}`;
  return `${numbers[count] ?? count} ${kind}s`;
}
