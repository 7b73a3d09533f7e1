/**
 * The players whose home a zone is. Their home makes their bodies, once, so it never forgets them: it knows in which zone each
 * of them is, since zones tell it of each hand-over, and keeps what there is of those that sleep. So there is one entry for each
 * player in the whole world, and whoever looks for a player asks its home.
 */
import { type QuantityColumn, quantityColumn } from '@tilewright/units';
import type { BodyId, ZoneNumber } from './ids.js';
import type { Body } from './letters.js';
import { type Sleeper, Sleepers } from './sleepers.js';

/** What is saved of those with a body, row by row. */
export interface ResidentColumns {
  readonly ids: QuantityColumn<number>;
  readonly zones: QuantityColumn<number>;
  readonly epochs: QuantityColumn<number>;
}

/** Where a body is, and since which epoch. */
interface Place {
  readonly zone: ZoneNumber;
  readonly epoch: number;
}

export class Residents {
  /** How many may have a body at one time. The host of the zone says it by an input, so that a replay knows it, too. */
  places = Number.MAX_SAFE_INTEGER;
  private readonly awake = new Map<BodyId, Place>();
  readonly asleep = new Sleepers();

  /** Whether another one may get a body. */
  get hasPlace(): boolean {
    return this.awake.size < this.places;
  }

  /** The zone to which the body of a player went last, as far as its home has heard; `undefined` if it has none. */
  zoneOf(id: BodyId): ZoneNumber | undefined {
    return this.awake.get(id)?.zone;
  }

  /** Notes where a body is from an epoch on. News of several zones come in any order: those of an older epoch change nothing. */
  note(id: BodyId, zone: ZoneNumber, epoch: number): void {
    const known = this.awake.get(id) ?? this.asleep.get(id);
    if (known === undefined || known.epoch < epoch) this.awake.set(id, { zone, epoch });
  }

  /** A body is no more in any zone: its place is free. */
  sleep(body: Body): void {
    this.awake.delete(body.id);
    this.asleep.set(body);
  }

  /** @returns what a sleeper gets back with its next body; `undefined` for who does not sleep */
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

  /** The players with a body. */
  ids(): Iterable<BodyId> {
    return this.awake.keys();
  }

  saveTo({ ids, zones, epochs }: ResidentColumns): void {
    for (const column of [ids, zones, epochs]) column.resize(this.awake.size);
    let row = 0;
    for (const [id, { zone, epoch }] of this.awake) {
      ids.set(row, id);
      zones.set(row, zone);
      epochs.set(row++, epoch);
    }
  }

  restoreFrom({ ids, zones, epochs }: ResidentColumns): void {
    this.awake.clear();
    for (let row = 0; row < ids.length; row++) {
      this.awake.set(ids.get(row), { zone: zones.get(row), epoch: epochs.get(row) });
    }
  }
}

export function residentColumns(): ResidentColumns {
  const column = (): QuantityColumn<number> => quantityColumn<number>();
  return { ids: column(), zones: column(), epochs: column() };
}
