/**
 * What a zone knows of bodies for a while: of each, a zone, and the tick in which it was noted. Then it is forgotten,
 * so it grows with what happens in that time, and not with the world.
 */
import type { BodyId, ZoneNumber } from './ids.js';
import { numberColumn, RowsById } from './rows-by-id.js';

interface Note {
  readonly id: BodyId;
  readonly zone: ZoneNumber;
  readonly tick: number;
}

/** Notes in the order of their ticks. */
export class Recent extends RowsById<Note> {
  constructor() {
    super({ id: numberColumn(), zone: numberColumn(), tick: numberColumn() }, (read) => ({
      id: read('id'),
      zone: read('zone'),
      tick: read('tick'),
    }));
  }

  /** The zone that was noted last; `undefined` if none was, or if it is forgotten. */
  zoneOf(id: BodyId): ZoneNumber | undefined {
    return this.get(id)?.zone;
  }

  /** @param tick - at least that of every note before */
  note(id: BodyId, zone: ZoneNumber, tick: number): void {
    this.delete(id); // the new note is the last one
    this.set({ id, zone, tick });
  }

  /** Forgets all notes up to a tick. */
  forgetUntil(last: number): void {
    for (const { id, tick } of this.values()) {
      if (tick > last) return;
      this.delete(id);
    }
  }
}
