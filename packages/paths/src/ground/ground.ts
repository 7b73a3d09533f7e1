/**
 * The ground: the tiles of a map at which a body fits, as bits, and what each tile costs. It follows the changes of
 * the map.
 *
 *     . . . . . . . . . .     a map of 3 x 2 tiles: rows of one word each (here of ten bits)
 *     . 1 1 0 . . . . . .     1: open, the body fits there
 *     . 0 1 1 . . . . . .     .: outside, 0 like closed tiles
 *     . . . . . . . . . .
 *
 * Each tile has an id, the number of its bit: tile (west, north) has the id `pitch + 1`. `id + 1` is the tile to the
 * east, `id + pitch` the tile to the south. A border of closed tiles, at least one tile wide, surrounds the map,
 * also between the end of a row and the beginning of the next. So a search that starts inside needs no bounds check,
 * only the bit:
 *
 *     (open[id >>> 5] >>> (id & 31)) & 1
 *
 * Id 0 is never a tile of the map.
 *
 * Rules for code that uses a ground:
 *
 * - Before each use, call `follow(where)`. It returns true if open tiles or costs changed since the last call. Then
 *   the first `changedCount` elements of `changed` are the ids of the changed tiles, or `changedCount` is
 *   `MANY_CHANGES`. Each change also increases `revision`. `refresh(where, rect)` does the same, and also reads tiles
 *   again that were not written.
 * - Both call the caller's `isSolid` and `cost`. If these throw, nothing has changed, and the next call tries again.
 *   No other member calls back.
 * - `open` and `costs` are the same arrays for the whole lifetime of a ground. Do not write to them.
 */
import { rectIntersection, type Tile, type TileRect } from '@tilewright/tilemap';
import { requireRect, requireTile } from '@tilewright/tilemap/checks';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import { argumentError } from '@tilewright/units/checks';
import type { CheckedGround } from '../arguments/options.js';
import { BITS_PER_WORD, MANY_CHANGES, MOST_TILES, TILES_PER_LISTED_CHANGE } from '../limits.js';
import { type Body, bodyOf, narrowTiles, wordsForBody } from './body.js';
import { MapChanges } from './map-changes.js';
import { MapReader } from './map-reader.js';

/**
 * A rectangle of columns and rows of the ground, both ends included. The first tile of the map is in column 1 and
 * row 1.
 */
interface Part {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export class Ground {
  /** The covered tiles: the intersection of the map and the bounds from the options. */
  readonly bounds: TileRect;
  /** `FOUR_WAY`, `EIGHT_WAY` or `NO_CORNER_CUTTING`. */
  readonly rule: number;
  /** The difference between the ids of a tile and of the tile north of it: a multiple of 32. */
  readonly pitch: number;
  /** The number of rows, including a closed row at each end. */
  readonly rows: number;
  /** One past the greatest id: `pitch * rows`. */
  readonly idCount: number;
  /** One bit per id, 1 if the body fits there. */
  readonly open: Int32Array;
  /** What each tile costs, by id, if the options have `cost`; 1 for solid tiles. */
  readonly costs: Uint8Array | undefined;

  /** How often open tiles or costs changed, the first reading included. */
  revision: number = 0;
  /** The ids of the tiles that the last `follow` or `refresh` changed, in no order. An id may occur twice. */
  changed: Int32Array = new Int32Array(64);
  /** The number of these ids, or `MANY_CHANGES` if more than a tenth of all tiles changed. */
  changedCount: number = 0;

  private readonly source: CheckedGround;
  private readonly changes: MapChanges;
  private readonly reader: MapReader;
  private readonly body: Body | undefined;
  /** One bit per id, 1 if the tile is solid. `undefined` for a body of one tile, for which `open` suffices. */
  private readonly solid: Int32Array | undefined;
  private readonly narrow: Int32Array;
  private readonly buffer: Int32Array;
  private readonly inversePitch: number;
  private isReading: boolean = false;

  /**
   * Reads a map.
   *
   * @param isKept - false for a single use: then `follow` reads the map, and its changes are not tracked
   * @throws RangeError if there are too many tiles; also what `isSolid` and `cost` throw
   */
  constructor(where: string, source: CheckedGround, isKept: boolean = true) {
    const { map, bounds } = source;
    this.source = source;
    this.bounds = bounds === undefined ? map.bounds : rectIntersection(map.bounds, bounds);
    this.rule = source.rule;
    const stride = Math.ceil((this.bounds.width + 2) / BITS_PER_WORD);
    this.pitch = stride * BITS_PER_WORD;
    this.inversePitch = 1 / this.pitch;
    this.rows = this.bounds.height + 2;
    this.idCount = this.pitch * this.rows;
    if (this.idCount > MOST_TILES) {
      const rule = `at most ${MOST_TILES} tiles, counting a border of one tile and rows rounded up to 32 tiles`;
      throw argumentError(where, 'bounds', rule, this.idCount, 'Pass smaller bounds');
    }
    this.open = new Int32Array(stride * this.rows);
    this.costs = source.cost === undefined ? undefined : new Uint8Array(this.idCount).fill(1);
    this.body = bodyOf(source.size, source.radius);
    this.solid = this.body === undefined ? undefined : new Int32Array(stride * this.rows).fill(-1);
    this.narrow = new Int32Array(this.body === undefined ? 0 : stride);
    this.buffer = new Int32Array(wordsForBody(this.body, stride));
    this.reader = new MapReader(source, this.bounds);
    this.changes = new MapChanges(map, isKept);
    this.changes.add(this.bounds);
    if (isKept) this.update(where);
  }

  /** The id of a tile inside the bounds. */
  idAt(x: number, y: number): number {
    return (y - this.bounds.y + 1) * this.pitch + (x - this.bounds.x + 1);
  }

  /**
   * The id of a caller's tile; 0, which is closed, if it is outside the bounds. @throws RangeError if it is not a tile
   */
  idOf(where: string, parameter: string, tile: Tile): number {
    const { x, y } = requireTile(where, parameter, tile);
    return this.idOrZero(x, y);
  }

  /** The id of a column and a row; 0, which is closed, outside the bounds and for NaN. */
  idOrZero(x: number, y: number): number {
    const { bounds } = this;
    const isInside = x >= bounds.x && x - bounds.x < bounds.width && y >= bounds.y && y - bounds.y < bounds.height;
    return isInside ? this.idAt(x, y) : 0;
  }

  /**
   * The row of an id: 1 for the first row of the map. The added half tile makes the result exact in spite of rounding.
   */
  rowOf(id: number): number {
    return ((id + 0.5) * this.inversePitch) | 0;
  }

  /** The column of the tile with this id, as in `Tile`. */
  xOf(id: number): number {
    return this.bounds.x - 1 + (id - this.rowOf(id) * this.pitch);
  }

  /** The row of the tile with this id, as in `Tile`. */
  yOf(id: number): number {
    return this.bounds.y - 1 + this.rowOf(id);
  }

  /** The tile with this id. */
  tileOf(id: number): Tile {
    return unsafeTile(this.xOf(id), this.yOf(id));
  }

  /** Whether the body fits at a tile. */
  isOpen(id: number): boolean {
    return ((this.open[id >>> 5]! >>> (id & 31)) & 1) === 1;
  }

  /** The cost of the tile with this id. */
  costOf(id: number): number {
    return this.costs === undefined ? 1 : this.costs[id]!;
  }

  /**
   * Reads what changed in the map.
   *
   * @returns whether open tiles or costs changed
   * @throws RangeError if the map has shrunk, or if `isSolid` or `cost` writes to the map or calls code that uses
   * the ground; also what they throw
   */
  follow(where: string): boolean {
    this.requireIdle(where);
    const { bounds } = this.source.map;
    if (this.bounds.width * this.bounds.height !== 0 && !containsRect(bounds, this.bounds)) {
      throw argumentError(where, 'map', 'at least as large as before', this.source.map);
    }
    if (this.changes.isCurrent) {
      this.changedCount = 0;
      return false;
    }
    return this.update(where);
  }

  /**
   * Reads what changed in the map, and the tiles of a rectangle, by default all: for predicates that depend on more
   * than the map.
   *
   * @returns whether open tiles or costs changed
   * @throws RangeError like `follow`, and if `rect` is not a rectangle
   */
  refresh(where: string, rect: TileRect = this.bounds): boolean {
    this.requireIdle(where);
    requireRect(where, 'rect', rect);
    this.changes.add(rectIntersection(rect, this.bounds));
    return this.follow(where) || this.changedCount !== 0;
  }

  private requireIdle(where: string): void {
    if (!this.isReading) return;
    throw new RangeError(`${where}: must not be called from isSolid or cost of the same object. Call it later`);
  }

  private update(where: string): boolean {
    const parts = this.changes.pending().map((rect) => this.partOf(rect));
    this.read(where, parts);
    this.changedCount = 0;
    this.takeIn(parts);
    if (this.body !== undefined) for (const part of parts) this.fit(this.body, part);
    // The first time, users of the ground must read everything.
    if (this.revision === 0) this.changedCount = MANY_CHANGES;
    if (this.changedCount !== 0) this.revision++;
    return this.changedCount !== 0;
  }

  private read(where: string, parts: readonly Part[]): void {
    let words = 0;
    let tiles = 0;
    for (const part of parts) {
      const rows = Math.max(0, part.lastRow - part.firstRow + 1);
      words += rows * Math.max(0, (part.lastColumn >>> 5) - (part.firstColumn >>> 5) + 1);
      tiles += rows * Math.max(0, part.lastColumn - part.firstColumn + 1);
    }
    this.reader.begin(words, tiles);
    this.isReading = true;
    try {
      for (const { firstColumn, lastColumn, firstRow, lastRow } of parts) {
        if (firstColumn <= lastColumn) this.reader.read(where, firstColumn, lastColumn, firstRow, lastRow);
      }
    } finally {
      this.isReading = false;
    }
    if (!this.changes.settle()) {
      throw new RangeError(`${where}: isSolid and cost must not write to the map. Write to it before or after`);
    }
  }

  /** The part of a rectangle that is inside the bounds; it is empty if its first column comes after its last. */
  private partOf({ x, y, width, height }: TileRect): Part {
    const { bounds } = this;
    return {
      firstColumn: Math.max(x, bounds.x) - bounds.x + 1,
      lastColumn: Math.min(x + width, bounds.x + bounds.width) - bounds.x,
      firstRow: Math.max(y, bounds.y) - bounds.y + 1,
      lastRow: Math.min(y + height, bounds.y + bounds.height) - bounds.y,
    };
  }

  /** Stores what was read, and notes each tile that opened, closed or changed its cost. */
  private takeIn(parts: readonly Part[]): void {
    const { words, costs: newCosts } = this.reader;
    const { open, solid, costs } = this;
    const stride = this.pitch / BITS_PER_WORD;
    let at = 0;
    let costAt = 0;
    for (const { firstColumn, lastColumn, firstRow, lastRow } of parts) {
      if (firstColumn > lastColumn) continue;
      for (let row = firstRow; row <= lastRow; row++) {
        if (costs !== undefined) {
          for (let id = row * this.pitch + firstColumn, last = id + lastColumn - firstColumn; id <= last; id++) {
            const cost = newCosts[costAt++]!;
            if (costs[id] === cost) continue;
            costs[id] = cost;
            if (this.isOpen(id)) this.note(id);
          }
        }
        for (let word = firstColumn >>> 5; word <= lastColumn >>> 5; word++) {
          let mask = -1;
          if (word === firstColumn >>> 5) mask &= -1 << (firstColumn & 31);
          if (word === lastColumn >>> 5) mask &= -1 >>> (31 - (lastColumn & 31));
          const index = row * stride + word;
          const isSolid = words[at++]!;
          if (solid === undefined) this.writeOpen(index, (open[index]! & ~mask) | (~isSolid & mask));
          else solid[index] = (solid[index]! & ~mask) | (isSolid & mask);
        }
      }
    }
    this.reader.shrink(stride * BITS_PER_WORD);
  }

  /** Recomputes where the body fits, for all tiles at which it would cover a part that was read. */
  private fit(body: Body, { firstColumn, lastColumn, firstRow, lastRow }: Part): void {
    const { solid, narrow, buffer, bounds } = this;
    if (solid === undefined || firstColumn > lastColumn || firstRow > lastRow) return;
    const stride = this.pitch / BITS_PER_WORD;
    const firstWord = Math.max(1, firstColumn - body.east) >>> 5;
    const lastWord = Math.min(bounds.width, lastColumn - body.west) >>> 5;
    const from = Math.max(1, firstRow - body.top - body.from.length + 1);
    const to = Math.min(bounds.height, lastRow - body.top);
    for (let row = from; row <= to; row++) {
      narrowTiles(body, solid, this.rows, stride, row, firstWord, lastWord, narrow, buffer);
      for (let word = firstWord; word <= lastWord; word++) {
        this.writeOpen(row * stride + word, ~narrow[word - firstWord]!);
      }
    }
  }

  private writeOpen(index: number, word: number): void {
    let difference = this.open[index]! ^ word;
    if (difference === 0) return;
    this.open[index] = word;
    for (; difference !== 0; difference &= difference - 1) {
      this.note(index * BITS_PER_WORD + 31 - Math.clz32(difference & -difference));
    }
  }

  private note(id: number): void {
    const count = this.changedCount;
    if (count === MANY_CHANGES) return;
    if (count < this.changed.length) {
      this.changed[count] = id;
      this.changedCount++;
      return;
    }
    if (count * TILES_PER_LISTED_CHANGE > this.bounds.width * this.bounds.height) {
      this.changedCount = MANY_CHANGES;
      return;
    }
    const more = new Int32Array(2 * count);
    more.set(this.changed);
    this.changed = more;
    this.note(id);
  }
}

function containsRect(outer: TileRect, inner: TileRect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
