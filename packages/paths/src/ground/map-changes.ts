/**
 * Where a map changed since it was read.
 *
 * Its `version` says whether; `trackChanges` says where, if the map is one that it can track. The map keeps what tracking
 * needs until it is stopped: that happens when the ground that asked for it is collected.
 */
import { type ReadonlyTilemap, type TilemapChanges, type TileRect, trackChanges } from '@tilewright/tilemap';

const tracked: FinalizationRegistry<TilemapChanges> = /* @__PURE__ */ new FinalizationRegistry((changes) => {
  changes.stop();
});

export class MapChanges {
  private readonly map: ReadonlyTilemap<unknown>;
  private readonly changes: TilemapChanges | undefined;
  /** What was written, and has not been read since: a reader that throws leaves it. */
  private readonly unread: TileRect[] = [];
  private version: number;

  /** @param tracks - false where the map is read once: any change is then one of the whole map */
  constructor(map: ReadonlyTilemap<unknown>, tracks: boolean) {
    this.map = map;
    this.changes = tracks ? changesOf(map) : undefined;
    this.version = map.version;
    if (this.changes !== undefined) tracked.register(this, this.changes);
  }

  /** Whether nothing was written since the last `settle`. */
  get isCurrent(): boolean {
    return this.map.version === this.version && this.unread.length === 0;
  }

  /** The rectangles of all that is to be read; at most those of the map. */
  pending(): readonly TileRect[] {
    const { version } = this.map;
    if (version !== this.version) {
      if (this.changes === undefined) this.unread.push(this.map.bounds);
      else this.unread.push(...this.changes.take());
      this.version = version;
    }
    return this.unread;
  }

  /** Adds a rectangle to what is to be read. */
  add(rect: TileRect): void {
    this.unread.push(rect);
  }

  /** Says that all that was pending has been read. @returns false if the map was written meanwhile, and nothing is settled */
  settle(): boolean {
    if (this.map.version !== this.version) return false;
    this.unread.length = 0;
    return true;
  }
}

/** `undefined` for a map that cannot be tracked: one of another make, or one that is frozen. */
function changesOf(map: ReadonlyTilemap<unknown>): TilemapChanges | undefined {
  try {
    return trackChanges(map);
  } catch {
    return undefined;
  }
}
