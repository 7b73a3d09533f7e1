/**
 * The players whose home a zone is. Their home makes their bodies, once, so it never forgets them: it knows in which
 * zone each of them is, since zones tell it of each hand-over, and keeps what there is of those that sleep. So there is
 * one entry for each player in the whole world, and a zone that looks for a player asks its home.
 */
import type { BodyId, ZoneNumber } from './ids.js';
import type { Body } from './letters.js';
import { numberColumn, RowsById } from './rows-by-id.js';
import { type Sleeper, Sleepers } from './sleepers.js';

/** Where a body is, and since which epoch. */
interface Resident {
  readonly id: BodyId;
  readonly zone: ZoneNumber;
  readonly epoch: number;
}

export class Residents {
  /** How many may have a body at one time. The host of the zone says it by an input, so that a replay knows it, too. */
  places = Number.MAX_SAFE_INTEGER;
  /** The players with a body. */
  readonly awake = new RowsById<Resident>(
    { id: numberColumn(), zone: numberColumn(), epoch: numberColumn() },
    (read) => ({ id: read('id'), zone: read('zone'), epoch: read('epoch') }),
  );
  readonly asleep = new Sleepers();

  /** Whether another one may get a body. */
  get hasPlace(): boolean {
    return this.awake.size < this.places;
  }

  /** The zone to which the body of a player went last, as far as its home has heard; `undefined` if it has none. */
  zoneOf(id: BodyId): ZoneNumber | undefined {
    return this.awake.get(id)?.zone;
  }

  /**
   * Notes where a body is from an epoch on. News of several zones come in any order: those of an older epoch change
   * nothing.
   */
  note(id: BodyId, zone: ZoneNumber, epoch: number): void {
    const known = this.awake.get(id) ?? this.asleep.get(id);
    if (known === undefined || known.epoch < epoch) this.awake.set({ id, zone, epoch });
  }

  /** A body is in no zone any more: its place is free. */
  sleep(body: Body): void {
    this.awake.delete(body.id);
    this.asleep.set(body);
  }

  /** @returns what a player gets back with its next body; `undefined` if it does not sleep */
  wake(id: BodyId): Sleeper | undefined {
    const sleeper = this.asleep.get(id);
    this.asleep.delete(id);
    return sleeper;
  }

  /** Gives coins to a player if it sleeps. @returns whether it does */
  give(id: BodyId, coins: number): boolean {
    const sleeper = this.asleep.get(id);
    if (sleeper === undefined) return false;
    this.asleep.set({ ...sleeper, coins: sleeper.coins + coins });
    return true;
  }
}
