/**
 * Where bodies are: those that left a zone lately, those for which it asked their homes, and those of the players whose
 * home it is. So mail for a body is sent on, and no player gets two bodies.
 */
import type { Bodies } from './bodies.js';
import { type BodyId, isPlayer, type PlayerNumber, playerId, playerOf, type ZoneNumber } from './ids.js';
import type { Body, Outbox } from './letters.js';
import { Recent } from './recent.js';
import { Residents } from './residents.js';
import { homeOf, type World } from './world.js';

/** As much of a zone as is needed. */
interface Place {
  readonly world: World;
  readonly number: ZoneNumber;
  readonly bodies: Bodies;
  readonly tick: number;
}

export class Whereabouts {
  /**
   * The bodies that left lately, and where to. Mail for a body follows on the same stream, so it arrives after the
   * body.
   */
  readonly left = new Recent();
  /** The players for whose bodies their homes were asked lately: the mail arrives for sure, so once is enough. */
  readonly asked = new Recent();
  readonly residents = new Residents();
  private readonly place: Place;

  constructor(place: Place) {
    this.place = place;
  }

  /** Forgets what was noted too long ago. Called in each step. */
  forget(): void {
    const { tick, world } = this.place;
    for (const notes of [this.left, this.asked]) notes.forgetUntil(tick - world.memory);
  }

  /**
   * Where a body is that is not here; `undefined` if it never was here, or left too long ago. A home knows its players.
   */
  whereIs(id: BodyId): ZoneNumber | undefined {
    const zone = this.isHomeOf(id) ? this.residents.zoneOf(id) : this.left.zoneOf(id);
    return zone === this.place.number ? undefined : zone;
  }

  /**
   * The zone that knows where a player is, whose body this zone does not know; `undefined` for creatures, and at home.
   */
  whoKnows(id: BodyId): ZoneNumber | undefined {
    return isPlayer(id) && !this.isHomeOf(id) ? this.homeOf(playerOf(id)) : undefined;
  }

  /**
   * Whether a body is here, or was here and left; of a player of this home, whether it has one, which may be on its way
   * here.
   */
  knows(id: BodyId): boolean {
    return (
      this.place.bodies.rowOf(id) >= 0 || this.whereIs(id) !== undefined || this.residents.zoneOf(id) !== undefined
    );
  }

  /** Whether a player of this home has a body, or gets one when it joins. Other zones cannot know that of theirs. */
  hasPlaceFor(player: PlayerNumber): boolean {
    return this.homeOf(player) !== this.place.number || this.residents.hasPlace || this.knows(playerId(player));
  }

  /**
   * Notes that the home of a player is asked for its body.
   *
   * @returns whether it has to be: not if it is known, nor again soon
   */
  noteAsked(player: PlayerNumber): boolean {
    const id = playerId(player);
    if (this.knows(id) || this.asked.zoneOf(id) !== undefined) return false;
    this.asked.note(id, this.homeOf(player), this.place.tick);
    return true;
  }

  /** Notes that a body came. */
  noteHere({ id, epoch }: Body): void {
    this.left.delete(id);
    this.asked.delete(id);
    if (this.isHomeOf(id)) this.residents.note(id, this.place.number, epoch);
  }

  /** Notes where a body goes, and tells the home of a player. Tests replace it, to show what happens without. */
  noteGone({ id, epoch }: Body, to: ZoneNumber, outbox: Outbox): void {
    if (this.isHomeOf(id)) {
      this.residents.note(id, to, epoch);
      return;
    }
    this.left.note(id, to, this.place.tick);
    const home = this.whoKnows(id);
    // The body itself tells the home to which it goes.
    if (home !== undefined && home !== to) outbox.post(home, { kind: 'moved', id, zone: to, epoch });
  }

  /** The one zone that may make a player's body. Tests replace it, to show what happens when any zone may. */
  homeOf(player: PlayerNumber): ZoneNumber {
    return homeOf(this.place.world, player);
  }

  private isHomeOf(id: BodyId): boolean {
    return isPlayer(id) && this.homeOf(playerOf(id)) === this.place.number;
  }
}
