/**
 * Finds where a map changed since it was read.
 *
 * The `version` of the map says whether it changed; `trackChanges` says where, if it can track the map. Tracking
 * stops when the ground that started it is garbage-collected.
 */
import { type ReadonlyTilemap, type TilemapChanges, type TileRect, trackChanges } from '@tilewright/tilemap';

const tracked: FinalizationRegistry<TilemapChanges> = /* @__PURE__ */ new FinalizationRegistry((changes) => {
  changes.stop();
});

export class MapChanges {
  private readonly map: ReadonlyTilemap<unknown>;
  private readonly changes: TilemapChanges | undefined;
  /** What was written and has not been read since. If a reader throws, it stays. */
  private readonly unread: TileRect[] = [];
  private version: number;

  /** @param tracks - false for a single use: then any change counts as a change of the whole map */
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

  /** The rectangles that need to be read. */
  pending(): readonly TileRect[] {
    const { version } = this.map;
    if (version !== this.version) {
      if (this.changes === undefined) this.unread.push(this.map.bounds);
      else this.unread.push(...this.changes.take());
      this.version = version;
    }
    return this.unread;
  }

  /** Adds a rectangle that needs to be read. */
  add(rect: TileRect): void {
    this.unread.push(rect);
  }

  /** Marks all pending rectangles as read. @returns false, and marks nothing, if the map was written meanwhile */
  settle(): boolean {
    if (this.map.version !== this.version) return false;
    this.unread.length = 0;
    return true;
  }
}

/** `undefined` for a map that cannot be tracked: a user-defined map, or a frozen one. */
function changesOf(map: ReadonlyTilemap<unknown>): TilemapChanges | undefined {
  try {
    return trackChanges(map);
  } catch {
    return undefined;
  }
}
