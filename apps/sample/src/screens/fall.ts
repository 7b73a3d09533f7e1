/**
 * Which creatures brought the player down.
 *
 * Shows: the events of a step, kept while they matter.
 */
import { add, type Duration, type Instant, seconds, sub } from '@tilewright/units';
import { type CreatureKind, creatureKinds } from '../simulation/balance.js';
import type { CreatureId } from '../simulation/creatures.js';
import type { StepEvents } from '../simulation/events.js';
import { timeOf } from '../simulation/game.js';
import { type HitPoints, hitPoints } from '../simulation/health.js';
import type { Game } from '../simulation/state.js';

/** Older bites did not bring the player down. */
const memory: Duration = seconds(8);

interface Attack {
  readonly creature: CreatureId;
  readonly kind: CreatureKind;
  readonly damage: HitPoints;
  readonly at: Instant;
}

/** The attackers of one kind: how many of them bit, and how much damage they did. */
export interface Pack {
  readonly kind: CreatureKind;
  readonly count: number;
  readonly damage: HitPoints;
}

/** Remembers which creatures bit the player recently. */
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
      // The kind of a creature that has died since is unknown.
      if (row >= 0) this.attacks.push({ creature, kind: creatures.herdOf(row).kind, damage, at });
    }
  }

  /** The creatures that bit recently, by kind: the kind that did the most damage comes first. */
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
