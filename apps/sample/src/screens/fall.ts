/**
 * What brought the player down, and what would help against it next time.
 *
 * Shows: the events of a step, kept for as long as somebody asks about them; rules told with the numbers that the game plays by.
 */
import { add, type Duration, format, type Instant, seconds, sub } from '@tilewright/units';
import { type CreatureKind, creatureKinds, danger, playerAbilities } from '../simulation/balance.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { StepEvents } from '../simulation/events.js';
import { timeOf } from '../simulation/game.js';
import { type HitPoints, hitPoints } from '../simulation/health.js';
import type { Game } from '../simulation/state.js';
import { nameOfPlace } from '../simulation/world.js';

/** Who bit the player longer ago is not what brought it down. */
const memory: Duration = seconds(8);

interface Attack {
  readonly creature: CreatureId;
  readonly kind: CreatureKind;
  readonly damage: HitPoints;
  readonly at: Instant;
}

/** The attackers of one kind: how many there were, and what their bites took. */
export interface Pack {
  readonly kind: CreatureKind;
  readonly count: number;
  readonly damage: HitPoints;
}

/** Remembers who bit the player lately. */
export class Attackers {
  private attacks: Attack[] = [];
  private game: Game | undefined;

  /** Call after each step. */
  take(game: Game, { bites }: StepEvents): void {
    if (bites.length === 0) return;
    const { creatures } = game;
    const at = timeOf(game);
    this.attacks = this.attacks.filter((attack) => game === this.game && isRecent(attack, at));
    this.game = game;
    for (const { creature, damage } of bites) {
      const row = creatures.rowOf(creature);
      // Nobody knows the kind of one that has died since.
      if (row >= 0) this.attacks.push({ creature, kind: creatures.herdOf(row).kind, damage, at });
    }
  }

  /** Who bit in the last seconds, the worst kind first. */
  last(game: Game): readonly Pack[] {
    const recent = this.attacks.filter((attack) => game === this.game && isRecent(attack, timeOf(game)));
    const packs = creatureKinds.map((kind) => {
      const own = recent.filter((attack) => attack.kind === kind);
      return {
        kind,
        count: new Set(own.map(({ creature }) => creature)).size,
        damage: own.reduce<HitPoints>((sum, { damage }) => add(sum, damage), hitPoints(0)),
      };
    });
    return packs
      .filter(({ count }) => count > 0)
      .sort((a, b) => Number(b.damage > a.damage) - Number(a.damage > b.damage));
  }
}

function isRecent({ at }: Attack, now: Instant): boolean {
  return sub(now, at) <= memory;
}

/** What brought the player down, where, and a tip: "Eleven rats at the gatehouse. ..." */
export function wordsOfFall(game: Game, packs: readonly Pack[]): string {
  const [worst] = packs;
  if (worst === undefined) return tips.hidden;
  const who = packs.slice(0, 2).map(nameOf).join(' and ');
  const place = nameOfPlace(game.world, game.player.position);
  const where =
    place === game.world.title ? 'outside of its rooms' : `at the ${place.charAt(0).toLowerCase()}${place.slice(1)}`;
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${where}. ${tipFor(worst, packs, game.player.charges)}`;
}

/** From how many attackers on it is a crowd that brings the player down, of whatever kind. */
const crowd = 5;

function tipFor({ kind }: Pack, packs: readonly Pack[], charges: number): string {
  const count = packs.reduce((sum, pack) => sum + pack.count, 0);
  if (kind === 'ogre' || kind === 'hound') return tips[kind];
  if (count < crowd) return kind === 'guard' ? tips.guard : tips.hidden;
  // With charges left, they would have helped.
  return charges > 1 ? tips.charges : tips.narrow;
}

const tips = {
  hound: `Hounds outrun you: shoot them while they come, or get behind a wall, and after ${format(danger.memory, seconds)} without a sight of you they give up.`,
  ogre: 'An ogre bites hardest and is slower than you: walk away from it, and throw charges at it from afar.',
  guard: 'Guards see far, but only ahead: pass behind their backs. What does not see you does not chase you.',
  charges: `A charge hurts everything around it that no wall shelters. You carry ${playerAbilities.charges}, and each comes back in ${format(playerAbilities.refill, seconds)}: throw them before you are surrounded.`,
  narrow:
    'In a doorway or a corridor only a few can reach you at a time, and a shot goes on through those that it kills.',
  hidden: `Break their line of sight: ${format(danger.memory, seconds)} after a creature last saw you around a corner, it stops chasing you.`,
} as const;

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "eleven rats", "a hound" */
function nameOf({ kind, count }: Pack): string {
  if (count === 1) return kind === 'ogre' ? 'an ogre' : `a ${kind}`;
  return `${numbers[count] ?? count} ${kind}s`;
}
