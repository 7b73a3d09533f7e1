/**
 * Who left a zone, and where to. Mail that comes late follows on the same stream as the body, so it arrives after the body.
 * There is at most one entry for each body of the world: an entry ends when its body returns.
 */
import type { QuantityColumn } from '@tilewright/units';
import type { BodyId, ZoneNumber } from './ids.js';

export class Left {
  private readonly zones = new Map<BodyId, ZoneNumber>();

  /** The zone to which a body went last; `undefined` if it was never here, or is here. */
  whereIs(id: BodyId): ZoneNumber | undefined {
    return this.zones.get(id);
  }

  went(id: BodyId, to: ZoneNumber): void {
    this.zones.set(id, to);
  }

  returned(id: BodyId): void {
    this.zones.delete(id);
  }

  ids(): Iterable<BodyId> {
    return this.zones.keys();
  }

  saveTo(ids: QuantityColumn<number>, zones: QuantityColumn<number>): void {
    ids.resize(this.zones.size);
    zones.resize(this.zones.size);
    let row = 0;
    for (const [id, zone] of this.zones) {
      ids.set(row, id);
      zones.set(row++, zone);
    }
  }

  restoreFrom(ids: QuantityColumn<number>, zones: QuantityColumn<number>): void {
    this.zones.clear();
    for (let row = 0; row < ids.length; row++) this.zones.set(ids.get(row), zones.get(row));
  }
}
