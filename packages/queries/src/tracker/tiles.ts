/**
 * The tiles of objects, and the objects on tiles: the tiles of a shape are the tiles of its points.
 *
 * A shape is converted to tile space once (positions as by `toTileSpace`, a radius by one rounded division), and
 * everything after that is exact. A position outside the range of tiles is converted by the plain quotient, because its
 * object may still reach tiles.
 */
import type { Tile, TileRect, TileSpace } from '@tilewright/tilemap';
import {
  borderCoordinate,
  MAX_TILE,
  MIN_TILE,
  rawOriginX,
  rawOriginY,
  rawTileSize,
  tileSpaceCoordinate,
  unsafeTile,
} from '@tilewright/tilemap/kernel';
import type { AnyQuantity } from '@tilewright/units';
import { CircleRows } from '../area/circle-rows.js';
import { ANY } from '../area/limits.js';
import { RECTANGLE_STRIDE } from './limits.js';
import type { Store } from './store.js';

/**
 * The margin by which a tile is widened, relative to its coordinates, so that it certainly meets all objects that reach
 * the tile in tile space.
 */
const MARGIN = 1 / 0x100_0000_0000;

export class ObjectTiles {
  private readonly originX: number;
  private readonly originY: number;
  private readonly size: number;
  private readonly rows: CircleRows = new CircleRows();

  constructor(space: TileSpace<AnyQuantity>) {
    this.originX = rawOriginX(space);
    this.originY = rawOriginY(space);
    this.size = rawTileSize(space);
  }

  /**
   * Writes a box in the world, `minX minY maxX maxY`, that certainly meets all objects that reach a tile in tile space.
   */
  boxAround(x: number, y: number, box: Float64Array): void {
    const { originX, originY, size } = this;
    const minX = borderCoordinate(originX, size, x);
    const minY = borderCoordinate(originY, size, y);
    const padX = this.pad(minX, originX);
    const padY = this.pad(minY, originY);
    box[0] = minX - padX;
    box[1] = minY - padY;
    box[2] = minX + size + padX;
    box[3] = minY + size + padY;
  }

  /** Whether an object reaches a tile; `box` is its `boxAround`. */
  reaches(store: Store<unknown>, slot: number, x: number, y: number, box: Float64Array): boolean {
    const { originX, originY, size } = this;
    const padX = 2 * this.pad(borderCoordinate(originX, size, x), originX);
    const padY = 2 * this.pad(borderCoordinate(originY, size, y), originY);
    return reachesWell(store, slot, box, padX, padY) || this.reachesExactly(store, slot, x, y);
  }

  private pad(border: number, origin: number): number {
    return (Math.abs(border) + Math.abs(origin) + this.size) * MARGIN;
  }

  /** All tiles of an object, row by row. The shape is read now; the tiles are computed lazily. */
  tilesOf(store: Store<unknown>, slot: number): Iterable<Tile> {
    const { records, stride } = store.cellsOf(slot);
    const at = store.slots.record[slot]! * stride;
    if (store.isRectangle(slot)) {
      const west = this.firstColumn(records[at]!);
      const north = this.firstRow(records[at + 1]!);
      return tilesBetween(west, north, this.lastColumn(records[at + 2]!), this.lastRow(records[at + 3]!));
    }
    const rows = new CircleRows();
    this.begin(rows, records[at]!, records[at + 1]!, records[at + 2]!, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
    return tilesOfRows(rows);
  }

  /** The rows of tiles of an object inside bounds, three numbers each: y, first x, last x. */
  rowsOf(store: Store<unknown>, slot: number, { x, y, width, height }: TileRect): number[] {
    const { records, stride } = store.cellsOf(slot);
    const at = store.slots.record[slot]! * stride;
    const rows: number[] = [];
    if (store.isRectangle(slot)) {
      const west = Math.max(x, this.firstColumn(records[at]!));
      const east = Math.min(x + width - 1, this.lastColumn(records[at + 2]!));
      const south = Math.min(y + height - 1, this.lastRow(records[at + 3]!));
      if (west > east) return rows;
      for (let row = Math.max(y, this.firstRow(records[at + 1]!)); row <= south; row++) rows.push(row, west, east);
      return rows;
    }
    const circle = this.rows;
    this.begin(circle, records[at]!, records[at + 1]!, records[at + 2]!, x, y, x + width - 1, y + height - 1);
    while (circle.next()) rows.push(circle.y, circle.xMin, circle.xMax);
    return rows;
  }

  private reachesExactly(store: Store<unknown>, slot: number, x: number, y: number): boolean {
    const { records, stride } = store.cellsOf(slot);
    const at = store.slots.record[slot]! * stride;
    if (store.isRectangle(slot)) {
      return (
        this.firstColumn(records[at]!) <= x &&
        x <= this.lastColumn(records[at + 2]!) &&
        this.firstRow(records[at + 1]!) <= y &&
        y <= this.lastRow(records[at + 3]!)
      );
    }
    this.begin(this.rows, records[at]!, records[at + 1]!, records[at + 2]!, x, y, x, y);
    return this.rows.next();
  }

  private begin(
    rows: CircleRows,
    x: number,
    y: number,
    radius: number,
    west: number,
    north: number,
    east: number,
    south: number,
  ): void {
    const { originX, originY, size } = this;
    rows.cx = carried(originX, size, x);
    rows.cy = carried(originY, size, y);
    rows.radius = finite(radius / size);
    // A disc outside the bounds is not searched: it may be arbitrarily far away.
    const { cx, cy, radius: reach } = rows;
    const isNear = cy - reach < south + 2 && cy + reach > north - 1 && cx - reach < east + 2 && cx + reach > west - 1;
    rows.begin(ANY, west, north, isNear ? east : west - 1, south);
  }

  private firstColumn(x: number): number {
    return Math.max(MIN_TILE, Math.floor(carried(this.originX, this.size, x)));
  }

  private firstRow(y: number): number {
    return Math.max(MIN_TILE, Math.floor(carried(this.originY, this.size, y)));
  }

  private lastColumn(x: number): number {
    return Math.min(MAX_TILE, Math.floor(carried(this.originX, this.size, x)));
  }

  private lastRow(y: number): number {
    return Math.min(MAX_TILE, Math.floor(carried(this.originY, this.size, y)));
  }
}

/** The `ObjectTiles` of a tracker, created on first use. */
export function objectTilesOf<Q extends AnyQuantity>(tracker: {
  readonly space: TileSpace<Q>;
  tiles: ObjectTiles | undefined;
}): ObjectTiles {
  return (tracker.tiles ??= new ObjectTiles(tracker.space));
}

/**
 * Whether an object reaches into a box `minX minY maxX maxY` by more than two margins: then it certainly reaches the
 * tile in tile space, and needs no conversion.
 */
function reachesWell(store: Store<unknown>, slot: number, box: Float64Array, padX: number, padY: number): boolean {
  const { records, stride } = store.cellsOf(slot);
  const at = store.slots.record[slot]! * stride;
  const x = records[at]!;
  const y = records[at + 1]!;
  const minX = box[0]! + padX;
  const minY = box[1]! + padY;
  const maxX = box[2]! - padX;
  const maxY = box[3]! - padY;
  // Far from the world's origin, a tile may be smaller than the margins: then nothing is certain.
  if (!(minX <= maxX && minY <= maxY)) return false;
  if (stride === RECTANGLE_STRIDE) return x < maxX && records[at + 2]! > minX && y < maxY && records[at + 3]! > minY;
  const dx = x < minX ? minX - x : x > maxX ? x - maxX : 0;
  const dy = y < minY ? minY - y : y > maxY ? y - maxY : 0;
  const radius = records[at + 2]! * (1 - MARGIN);
  return dx + dy === 0 || dx * dx + dy * dy < radius * radius;
}

/** Converts a world coordinate to tile space, also outside the range of tiles. */
function carried(origin: number, size: number, coordinate: number): number {
  const held = tileSpaceCoordinate(origin, size, coordinate);
  return held === held ? held : finite((coordinate - origin) / size);
}

/** Replaces an infinite coordinate, which small tiles in a large world can cause, by one outside the range of tiles. */
function finite(value: number): number {
  return Math.max(-Number.MAX_VALUE, Math.min(value, Number.MAX_VALUE));
}

function* tilesBetween(west: number, north: number, east: number, south: number): Generator<Tile> {
  for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) yield unsafeTile(x, y);
}

function* tilesOfRows(rows: CircleRows): Generator<Tile> {
  while (rows.next()) for (let x = rows.xMin; x <= rows.xMax; x++) yield unsafeTile(x, rows.y);
}
