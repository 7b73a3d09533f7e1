/**
 * What a zone knows of bodies for a while: of each, a zone, and the tick in which it was noted. Then it is forgotten, so it
 * grows with what happens in that time, and not with the world.
 */
import { type QuantityColumn, quantityColumn } from '@tilewright/units';
import type { BodyId, ZoneNumber } from './ids.js';

/** What is saved of it: row by row, from the oldest to the newest. */
export interface RecentColumns {
  readonly ids: QuantityColumn<number>;
  readonly zones: QuantityColumn<number>;
  readonly ticks: QuantityColumn<number>;
}

export class Recent {
  /** In the order of their ticks. */
  private readonly notes = new Map<BodyId, { readonly zone: ZoneNumber; readonly tick: number }>();

  get size(): number {
    return this.notes.size;
  }

  /** The zone that was noted last; `undefined` if none was, or if it is forgotten. */
  zoneOf(id: BodyId): ZoneNumber | undefined {
    return this.notes.get(id)?.zone;
  }

  /** @param tick - at least that of every note before */
  note(id: BodyId, zone: ZoneNumber, tick: number): void {
    this.forget(id); // the new note is the last one
    this.notes.set(id, { zone, tick });
  }

  forget(id: BodyId): void {
    this.notes.delete(id);
  }

  /** Forgets all notes up to a tick. */
  forgetUntil(last: number): void {
    for (const [id, { tick }] of this.notes) {
      if (tick > last) return;
      this.notes.delete(id);
    }
  }

  ids(): Iterable<BodyId> {
    return this.notes.keys();
  }

  saveTo({ ids, zones, ticks }: RecentColumns): void {
    for (const column of [ids, zones, ticks]) column.resize(this.notes.size);
    let row = 0;
    for (const [id, { zone, tick }] of this.notes) {
      ids.set(row, id);
      zones.set(row, zone);
      ticks.set(row++, tick);
    }
  }

  restoreFrom({ ids, zones, ticks }: RecentColumns): void {
    this.notes.clear();
    for (let row = 0; row < ids.length; row++) {
      this.notes.set(ids.get(row), { zone: zones.get(row), tick: ticks.get(row) });
    }
  }
}

export function recentColumns(): RecentColumns {
  return { ids: quantityColumn<number>(), zones: quantityColumn<number>(), ticks: quantityColumn<number>() };
}
