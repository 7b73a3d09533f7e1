/**
 * Finds the players that have gone: their bodies are in a zone, and no client of theirs watches it. It counts ticks,
 * and reads no clock, so the time without a host does not count, when no client can be there. The next host starts
 * counting again.
 */
import { isPlayer, type PlayerNumber, playerOf } from '../simulation/ids.js';
import type { Zone } from '../simulation/zone.js';

/** The number of ticks between two looks. */
const TICKS_PER_LOOK = 20;

export class Absentees {
  private readonly away: number;
  /** The tick since which each player has no client. */
  private since = new Map<PlayerNumber, number>();

  /** @param away - the number of ticks without a client after which a player has gone */
  constructor(away: number) {
    this.away = away;
  }

  /**
   * @param present - the players whose clients watch the zone
   * @returns the players that have gone, at each look until their bodies are gone, too
   */
  look({ tick, bodies }: Zone, present: () => Iterable<PlayerNumber>): readonly PlayerNumber[] {
    if (tick % TICKS_PER_LOOK !== 0) return [];
    const here = new Set(present());
    const before = this.since;
    this.since = new Map();
    const gone: PlayerNumber[] = [];
    for (const id of bodies.columns.ids) {
      if (!isPlayer(id) || here.has(playerOf(id))) continue;
      const since = before.get(playerOf(id)) ?? tick;
      this.since.set(playerOf(id), since);
      if (tick - since >= this.away) gone.push(playerOf(id));
    }
    return gone;
  }
}
