/**
 * The ground: where on a map a body can be, as bits, and what each tile costs. It follows the changes of the map.
 *
 *     . . . . . . . . . .     a map of 3 x 2 tiles: rows of one word each (here of ten bits)
 *     . 1 1 0 . . . . . .     1: open, the body can be there
 *     . 0 1 1 . . . . . .     .: outside, 0 as are tiles that are closed
 *     . . . . . . . . . .
 *
 * Each tile has an id, which is the number of its bit: tile (west, north) has the id `pitch + 1`. `id + 1` is the tile to the
 * east, `id + pitch` the one to the south; around the map there are closed tiles at least one wide, also between the end of
 * one row and the beginning of the next. So a search that begins inside needs no other check than that of the bit:
 *
 *     (open[id >>> 5] >>> (id & 31)) & 1
 *
 * Id 0 is never a tile of the map.
 *
 * For what is built on a ground:
 *
 * - Before each use, call `follow(where)`. It returns true if open tiles or costs changed since the last call; then
 *   `changedCount` ids of tiles that changed are in `changed`, or `changedCount` is `MANY_CHANGES`. Each change also
 *   increases `revision`. `refresh(where, rect)` does the same, and reads tiles again that the map does not know to have changed.
 * - Both call `isSolid` and `cost` of the user. What these throw passes through; then nothing has changed, and the next call
 *   tries again. No other member calls anything of the user.
 * - `open` and `costs` are the same arrays for the whole life of a ground. Do not write them.
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

/** A rectangle of columns and rows of the ground, which are 1 for the first tiles of the map; both ends included. */
interface Part {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export class Ground {
  /** The tiles that it covers: those of the map that are inside of the bounds of the options. */
  readonly bounds: TileRect;
  /** `FOUR_WAY`, `EIGHT_WAY` or `NO_CORNER_CUTTING`. */
  readonly rule: number;
  /** The difference of the ids of two tiles one above the other: a multiple of 32. */
  readonly pitch: number;
  /** The number of rows, those of the map and two around them. */
  readonly rows: number;
  /** One past the greatest id: `pitch * rows`. */
  readonly idCount: number;
  /** One bit per id, 1 if the body can be there. */
  readonly open: Int32Array;
  /** What each tile costs, by id, if the options have `cost`; 1 for solid tiles. */
  readonly costs: Uint8Array | undefined;

  /** How often open tiles or costs changed, the first reading included. */
  revision: number = 0;
  /** The ids of the tiles that changed by the last `follow` or `refresh`, in no order; a tile may be there twice. */
  changed: Int32Array = new Int32Array(64);
  /** How many there are, or `MANY_CHANGES`: more than a tenth of all tiles. */
  changedCount: number = 0;

  private readonly source: CheckedGround;
  private readonly changes: MapChanges;
  private readonly reader: MapReader;
  private readonly body: Body | undefined;
  /** One bit per id, 1 if the tile is solid; where the body is its tile alone, `open` says so. */
  private readonly solid: Int32Array | undefined;
  private readonly narrow: Int32Array;
  private readonly buffer: Int32Array;
  private readonly inversePitch: number;
  private isReading: boolean = false;

  /**
   * Reads a map.
   *
   * @param isKept - false if it is used only once: then it is first read by `follow`, and its changes are not tracked
   * @throws RangeError if there are too many tiles; and what `isSolid` and `cost` throw
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
      const rule = `at most ${MOST_TILES} tiles, with one around them, in rows of whole words of 32`;
      throw argumentError(where, 'bounds', rule, this.idCount, 'Give the bounds of a part of the map');
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

  /** The id of a tile inside of the bounds. */
  idAt(x: number, y: number): number {
    return (y - this.bounds.y + 1) * this.pitch + (x - this.bounds.x + 1);
  }

  /** The id of a tile that a user gave; 0, which is closed, if it is outside of the bounds. @throws RangeError if it is no tile */
  idOf(where: string, parameter: string, tile: Tile): number {
    const { x, y } = requireTile(where, parameter, tile);
    return this.idOrZero(x, y);
  }

  /** The id of a column and a row; 0, which is closed, outside of the bounds, also for coordinates that are not numbers. */
  idOrZero(x: number, y: number): number {
    const { bounds } = this;
    const isInside = x >= bounds.x && x - bounds.x < bounds.width && y >= bounds.y && y - bounds.y < bounds.height;
    return isInside ? this.idAt(x, y) : 0;
  }

  /** The row of an id: 1 for the first one of the map. Half a tile is added, so that rounding does not matter. */
  rowOf(id: number): number {
    return ((id + 0.5) * this.inversePitch) | 0;
  }

  /** The column of the tile with an id, as in `Tile`. */
  xOf(id: number): number {
    return this.bounds.x - 1 + (id - this.rowOf(id) * this.pitch);
  }

  /** The row of the tile with an id, as in `Tile`. */
  yOf(id: number): number {
    return this.bounds.y - 1 + this.rowOf(id);
  }

  /** The tile with an id. */
  tileOf(id: number): Tile {
    return unsafeTile(this.xOf(id), this.yOf(id));
  }

  /** Whether the body can be at a tile. */
  isOpen(id: number): boolean {
    return ((this.open[id >>> 5]! >>> (id & 31)) & 1) === 1;
  }

  /** What the tile with an id costs. */
  costOf(id: number): number {
    return this.costs === undefined ? 1 : this.costs[id]!;
  }

  /**
   * Takes in what changed in the map.
   *
   * @returns whether open tiles or costs changed
   * @throws RangeError if the map lost tiles, or if `isSolid` or `cost` write to the map or call what uses the ground; and
   * what they throw
   */
  follow(where: string): boolean {
    this.requireIdle(where);
    const { bounds } = this.source.map;
    if (this.bounds.width * this.bounds.height !== 0 && !containsRect(bounds, this.bounds)) {
      throw argumentError(where, 'map', 'as large as it was, or larger', this.source.map);
    }
    if (this.changes.isCurrent) {
      this.changedCount = 0;
      return false;
    }
    return this.update(where);
  }

  /**
   * Takes in what changed in the map, and reads the tiles of a rectangle again, or all: for predicates that depend on more
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
    throw new RangeError(`${where}: must not be called by isSolid or cost of the same object. Call it later`);
  }

  private update(where: string): boolean {
    const parts = this.changes.pending().map((rect) => this.partOf(rect));
    this.read(where, parts);
    this.changedCount = 0;
    this.takeIn(parts);
    if (this.body !== undefined) for (const part of parts) this.fit(this.body, part);
    // What is built on the ground has all to read the first time.
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

  /** The tiles of a rectangle that are inside of the bounds; none if the first column is behind the last one. */
  private partOf({ x, y, width, height }: TileRect): Part {
    const { bounds } = this;
    return {
      firstColumn: Math.max(x, bounds.x) - bounds.x + 1,
      lastColumn: Math.min(x + width, bounds.x + bounds.width) - bounds.x,
      firstRow: Math.max(y, bounds.y) - bounds.y + 1,
      lastRow: Math.min(y + height, bounds.y + bounds.height) - bounds.y,
    };
  }

  /** Takes in what was read, and notes each tile that the body can now be at, or no longer, or that costs something else. */
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

  /** Finds again where the body can be, in all tiles from which it reaches a part that was read. */
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
