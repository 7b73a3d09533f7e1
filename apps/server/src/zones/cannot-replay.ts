/** What the store has of a zone cannot be replayed: a byte of it changed, or the code of the game. */
import type { ZoneNumber } from '../simulation/ids.js';

/** Where the replay ends: at the entry of a tick, or at the snapshot of one, which may be unknown. */
export type ReplayEnd = { readonly tick: number } | { readonly snapshot: number | undefined };

export class CannotReplay extends RangeError {
  override readonly name = 'CannotReplay';
  readonly end: ReplayEnd;

  constructor(zone: ZoneNumber, end: ReplayEnd, cause: unknown) {
    const at = 'snapshot' in end && end.snapshot !== undefined ? ` at tick ${end.snapshot}` : '';
    const what = 'tick' in end ? `tick ${end.tick} of zone ${zone}` : `the snapshot of zone ${zone}${at}`;
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`recover: ${what} cannot be replayed: ${why}`, { cause });
    this.end = end;
  }
}
