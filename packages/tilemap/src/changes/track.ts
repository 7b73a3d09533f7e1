/**
 * Tracks which tiles of a map are written.
 *
 * Tracking replaces the methods of one map that write by methods that also record what they wrote. So an untracked
 * map pays nothing, not even a comparison in `setAt`, which would take 7 to 9 % longer, and a program that tracks no
 * map does not contain this code.
 */
import { argumentError } from '@tilewright/units/checks';
import { MOST_NESTED_VIEWS } from '../limits.js';
import { requireTilemap, TilemapBase, type WriteWatchers } from '../storage/base.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import type { TileRect } from '../values/rect.js';
import { DirtyBlocks } from './dirty-blocks.js';
import { watchWrites } from './watch-writes.js';

/** The changes of a map since they were last taken. Made by `trackChanges`. */
export interface TilemapChanges {
  /**
   * Returns and clears the rectangles that together contain every tile written since the last call, or since
   * tracking began. They do not overlap, and are not empty. They are ordered by their first rows from north to
   * south, then from west to east.
   *
   * @remarks Each rectangle is the smallest around the written tiles of a block of 16 x 16 tiles, or several such
   * rectangles joined. If tiles in more than 1,024 blocks were written, the blocks are larger until the next call.
   * O(rectangles), at most 1,024, however many tiles were written.
   */
  take(): TileRect[];

  /**
   * Ends the tracking. A later `take` still returns what was written before. After the last tracker of a map has
   * stopped, the map has its original methods again.
   */
  stop(): void;
}

/**
 * Tracks which tiles of a map are written from now on, directly or through any view of it.
 *
 * Like for `version`, a write counts even if the value does not change; to find actual differences, pass the
 * rectangles to `diffOf`. After writes to the raw array of a map, call its `markChanged(rect)`, which counts as a
 * write of the rectangle. A `fill` of all tiles of a chunked map is one rectangle, `everyTile`.
 *
 * @param map - the map to track, or a view of a map, which gives the changes inside the view. A map can have several
 * trackers
 * @returns the tracker; call its `take` to read the changes
 * @throws RangeError if the map was not made by this package, and is not a view of such a map
 *
 * @remarks 28 KiB per tracker, however much is written. A tracked `setAt` allocates nothing, and takes about four
 * times as long as an untracked one; a tracked `fill` takes up to the time of 1,024 tracked `setAt` longer. An
 * untracked map pays nothing. The map keeps the tracker alive until `stop`.
 *
 * @example
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 100, height: 100 }), 'grass');
 * const changes = trackChanges(level);
 * level.set(tile(70, 80), 'water');
 * level.fill('sand', tileRect({ x: 2, y: 3, width: 40, height: 5 }));
 * changes.take(); // => [tileRect({ x: 2, y: 3, width: 40, height: 5 }), tileRect({ x: 70, y: 80, width: 1, height: 1 })]
 * changes.take(); // => []
 * changes.stop();
 */
export function trackChanges(map: ReadonlyTilemap<unknown>): TilemapChanges {
  requireTilemap('trackChanges', 'map', map);
  const source = wholeOf(map);
  if (source === undefined) {
    throw argumentError('trackChanges', 'map', 'a map made by this package, or a view of one', map);
  }
  if (!Object.isExtensible(source)) {
    throw argumentError('trackChanges', 'map', 'neither frozen nor sealed', map);
  }
  const part = new Part(map.bounds);
  const watchers = source.watchers instanceof Watchers ? source.watchers : new Watchers(source);
  watchers.add(part);
  return { take: () => part.blocks.take(), stop: () => watchers.delete(part) };
}

/**
 * The map that stores the values: the map itself, or the map under a view. `undefined` for user-defined maps, also
 * for a map whose `whole` is circular.
 */
function wholeOf(map: ReadonlyTilemap<unknown>): TilemapBase<unknown> | undefined {
  let whole: unknown = map;
  for (let depth = 0; depth <= MOST_NESTED_VIEWS; depth++) {
    if (whole instanceof TilemapBase) return whole;
    if (typeof whole !== 'object' || whole === null) return undefined;
    // A mapped view has no layout, since its values differ from the stored values.
    const layout: unknown = Reflect.get(whole, 'layout');
    if (layout !== 'view' && layout !== undefined) return undefined;
    whole = Reflect.get(whole, 'whole');
  }
  return undefined;
}

/** One tracker of a map: it collects the changes inside its bounds. */
class Part {
  readonly blocks: DirtyBlocks = new DirtyBlocks();
  private readonly west: number;
  private readonly north: number;
  private readonly east: number;
  private readonly south: number;

  /** @param bounds - may be empty */
  constructor({ x, y, width, height }: TileRect) {
    this.west = x;
    this.north = y;
    this.east = x + width - 1;
    this.south = y + height - 1;
  }

  addTile(x: number, y: number): void {
    if (x >= this.west && x <= this.east && y >= this.north && y <= this.south) this.blocks.addTile(x, y);
  }

  addRect({ x, y, width, height }: TileRect): void {
    const west = Math.max(x, this.west);
    const north = Math.max(y, this.north);
    const east = Math.min(x + width - 1, this.east);
    const south = Math.min(y + height - 1, this.south);
    if (west <= east && north <= south) this.blocks.add(west, north, east, south);
  }
}

/** The trackers of a map, and the calls by which they learn of its writes. */
class Watchers implements WriteWatchers {
  private readonly map: TilemapBase<unknown>;
  private readonly parts: Part[] = [];
  private unwatch: () => void = () => {};

  constructor(map: TilemapBase<unknown>) {
    this.map = map;
  }

  add(part: Part): void {
    if (this.parts.push(part) === 1) this.unwatch = watchWrites(this.map, this);
  }

  delete(part: Part): void {
    const index = this.parts.indexOf(part);
    if (index < 0) return;
    this.parts.splice(index, 1);
    if (this.parts.length === 0) this.unwatch();
  }

  noteTile(x: number, y: number): void {
    for (let index = 0; index < this.parts.length; index++) this.parts[index]!.addTile(x, y);
  }

  noteRect(rect: TileRect): void {
    for (const part of this.parts) part.addRect(rect);
  }
}
