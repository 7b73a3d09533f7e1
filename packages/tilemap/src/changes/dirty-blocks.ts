/**
 * Collects rectangles of tiles in bounded memory: a hash table of square blocks, each with the smallest rectangle
 * around what was added inside it.
 *
 *     . . . . | . . . .        Two tiles of a block give one rectangle, a tile of another block gives another. If there
 *     . # - . | . . . .        are too many blocks, their side is doubled: four blocks become the quarters of a larger
 *     . - # . | . # . .        block, and their rectangles are united. So tiles far from all others keep a separate
 *     . . . . | . . . .        rectangle.
 *
 * Every added tile is in a rectangle, and no two rectangles overlap, since blocks do not.
 */
import { hash } from '../collections/tile-index.js';
import { LEAST_BLOCK_SHIFT, MOST_DIRTY_BLOCKS } from '../limits.js';
import { everyTile, rectsEqual, type TileRect, unsafeTileRect } from '../values/rect.js';

/** At most half of the slots are used, so that searches are short. A power of two. */
const SLOTS = 2 * MOST_DIRTY_BLOCKS;

/** A rectangle by its first and last column and row. Unlike a `TileRect`, it can be changed. */
interface Extent {
  readonly west: number;
  readonly north: number;
  east: number;
  south: number;
}

/**
 * The numbers of an entry: the column and row of its block, and its rectangle from the first to the last column and
 * row.
 */
const STRIDE = 6;

export class DirtyBlocks {
  /** log2 of the side of a block. */
  private shift: number = LEAST_BLOCK_SHIFT;
  private count: number = 0;
  /** The offset of the entry of the last access; the next access is often in the same block. */
  private last: number = 0;
  private readonly entries: Int32Array = new Int32Array(STRIDE * MOST_DIRTY_BLOCKS);
  /** An entry plus 1; 0 if empty. */
  private readonly slots: Int16Array = new Int16Array(SLOTS);

  /** Adds a tile. Allocates nothing. */
  addTile(x: number, y: number): void {
    const { entries, last, shift } = this;
    if (this.count > 0 && entries[last] === x >> shift && entries[last + 1] === y >> shift) {
      include(entries, last, x, y, x, y);
    } else this.add(x, y, x, y);
  }

  /** Adds a rectangle of tiles, from its first to its last column and row. Allocates nothing. */
  add(west: number, north: number, east: number, south: number): void {
    while (this.blocksAcross(west, east) * this.blocksAcross(north, south) > MOST_DIRTY_BLOCKS) this.widen();
    while (!this.addToBlocks(west, north, east, south)) this.widen();
  }

  /**
   * Returns the rectangles and clears them. They are ordered by their first rows from north to south, then from west
   * to east.
   */
  take(): TileRect[] {
    const extents = merged(this.extents());
    this.slots.fill(0);
    this.count = 0;
    this.shift = LEAST_BLOCK_SHIFT;
    return extents.map(rectOf);
  }

  private blocksAcross(first: number, last: number): number {
    return (last >> this.shift) - (first >> this.shift) + 1;
  }

  /** @returns whether there was room for all blocks; otherwise call it again after `widen` */
  private addToBlocks(west: number, north: number, east: number, south: number): boolean {
    const { entries, shift } = this;
    // The last column of a block is `start | rest`, and so is the last row.
    const rest = (1 << shift) - 1;
    for (let row = north >> shift; row <= south >> shift; row++) {
      const top = Math.max(north, row << shift);
      const bottom = Math.min(south, (row << shift) | rest);
      for (let column = west >> shift; column <= east >> shift; column++) {
        const left = Math.max(west, column << shift);
        const right = Math.min(east, (column << shift) | rest);
        const at = this.entryOf(column, row, left, top);
        if (at < 0) return false;
        include(entries, at, left, top, right, bottom);
      }
    }
    return true;
  }

  /** The offset of the entry of a block; a new entry gets the rectangle of one tile. -1 if there is no room. */
  private entryOf(column: number, row: number, x: number, y: number): number {
    const { entries, slots } = this;
    let slot = hash(column, row) & (SLOTS - 1);
    for (let content = slots[slot]!; content !== 0; content = slots[slot]!) {
      const at = STRIDE * (content - 1);
      if (entries[at] === column && entries[at + 1] === row) return (this.last = at);
      slot = (slot + 1) & (SLOTS - 1);
    }
    if (this.count === MOST_DIRTY_BLOCKS) return -1;
    const at = STRIDE * this.count++;
    slots[slot] = this.count;
    entries[at] = column;
    entries[at + 1] = row;
    entries[at + 2] = entries[at + 4] = x;
    entries[at + 3] = entries[at + 5] = y;
    return (this.last = at);
  }

  /**
   * Doubles the side of the blocks. With blocks of 2^31 x 2^31 tiles there are only four, so there is room
   * eventually. New entries overwrite old entries that have already been read, since there are never more new ones.
   */
  private widen(): void {
    const { count, entries } = this;
    this.shift++;
    this.count = 0;
    this.slots.fill(0);
    for (let old = 0; old < STRIDE * count; old += STRIDE) {
      const west = entries[old + 2]!;
      const north = entries[old + 3]!;
      const east = entries[old + 4]!;
      const south = entries[old + 5]!;
      include(entries, this.entryOf(west >> this.shift, north >> this.shift, west, north), west, north, east, south);
    }
  }

  private extents(): Extent[] {
    const { entries } = this;
    return Array.from({ length: this.count }, (_, entry) => {
      const at = STRIDE * entry;
      return { west: entries[at + 2]!, north: entries[at + 3]!, east: entries[at + 4]!, south: entries[at + 5]! };
    });
  }
}

/** Extends the rectangle of the entry at an offset. */
function include(entries: Int32Array, at: number, west: number, north: number, east: number, south: number): void {
  if (west < entries[at + 2]!) entries[at + 2] = west;
  if (north < entries[at + 3]!) entries[at + 3] = north;
  if (east > entries[at + 4]!) entries[at + 4] = east;
  if (south > entries[at + 5]!) entries[at + 5] = south;
}

/**
 * Joins horizontally adjacent rectangles with the same rows, then vertically adjacent rectangles with the same columns.
 */
function merged(extents: Extent[]): Extent[] {
  const wide: Extent[] = [];
  extents.sort((a, b) => a.north - b.north || a.south - b.south || a.west - b.west);
  for (const extent of extents) {
    const before = wide.at(-1);
    if (before?.north === extent.north && before.south === extent.south && before.east + 1 === extent.west) {
      before.east = extent.east;
    } else wide.push(extent);
  }
  const high: Extent[] = [];
  wide.sort((a, b) => a.west - b.west || a.east - b.east || a.north - b.north);
  for (const extent of wide) {
    const above = high.at(-1);
    if (above?.west === extent.west && above.east === extent.east && above.south + 1 === extent.north) {
      above.south = extent.south;
    } else high.push(extent);
  }
  return high.sort((a, b) => a.north - b.north || a.west - b.west);
}

function rectOf({ west, north, east, south }: Extent): TileRect {
  const rect = unsafeTileRect(west, north, east - west + 1, south - north + 1);
  return rectsEqual(rect, everyTile) ? everyTile : rect;
}
