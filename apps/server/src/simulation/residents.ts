/**
 * The players whose home a zone is: where each of them is. Their home makes their bodies, once, so it never forgets them, and
 * zones tell it of each hand-over. So there is one entry for each player in the whole world, and whoever looks for a player
 * asks its home.
 */
import type { QuantityColumn } from '@tilewright/units';
import type { BodyId, ZoneNumber } from './ids.js';

/** What is saved of them, row by row. */
export interface ResidentColumns {
  readonly ids: QuantityColumn<number>;
  readonly zones: QuantityColumn<number>;
  readonly epochs: QuantityColumn<number>;
}

export class Residents {
  private readonly places = new Map<BodyId, { readonly zone: ZoneNumber; readonly epoch: number }>();

  /** The zone to which the body went last, as far as its home has heard; `undefined` if it was never made. */
  zoneOf(id: BodyId): ZoneNumber | undefined {
    return this.places.get(id)?.zone;
  }

  /** Notes where a body is from an epoch on. News of several zones come in any order: those of an older epoch change nothing. */
  note(id: BodyId, zone: ZoneNumber, epoch: number): void {
    const known = this.places.get(id);
    if (known === undefined || known.epoch < epoch) this.places.set(id, { zone, epoch });
  }

  ids(): Iterable<BodyId> {
    return this.places.keys();
  }

  saveTo({ ids, zones, epochs }: ResidentColumns): void {
    for (const column of [ids, zones, epochs]) column.resize(this.places.size);
    let row = 0;
    for (const [id, { zone, epoch }] of this.places) {
      ids.set(row, id);
      zones.set(row, zone);
      epochs.set(row++, epoch);
    }
  }

  restoreFrom({ ids, zones, epochs }: ResidentColumns): void {
    this.places.clear();
    for (let row = 0; row < ids.length; row++) {
      this.places.set(ids.get(row), { zone: zones.get(row), epoch: epochs.get(row) });
    }
  }
}
