/**
 * A disc among solid tiles: whether it is clear of them, exactly, and how it gets off those that it is too near to.
 *
 * Tile space, plain numbers. Touching a tile is clear, overlapping it is not. A disc of radius zero is a point; it is in
 * solid ground if all tiles that it touches (one, two on a border, four on a corner) are solid.
 */
import { BitTilemap, type ReadonlyTilemap, type TileRect } from '@tilewright/tilemap';
import { compareRectangleDistance } from '@tilewright/units/exact';
import { type IsSolid, isTrue } from '../segment/solids.js';

/** A difference of rounded squares is off by less than this part of them. */
const FILTER = 8 / 0x20_0000_0000_0000;

export class Disc {
  // NaN makes them doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;

  private map: ReadonlyTilemap<unknown> | undefined = undefined;
  private isSolid: IsSolid<unknown> | undefined = undefined;
  // Outside of these, ends inclusive, nothing is solid.
  private west: number = 0;
  private north: number = 0;
  private east: number = -1;
  private south: number = -1;

  /** Says what is solid: tiles of the map inside of bounds that lie in it, by a predicate or by themselves. */
  among(map: ReadonlyTilemap<unknown>, isSolid: IsSolid<unknown> | undefined, bounds: TileRect): void {
    this.map = map;
    this.isSolid = isSolid;
    this.west = bounds.x;
    this.north = bounds.y;
    this.east = bounds.x + bounds.width - 1;
    this.south = bounds.y + bounds.height - 1;
  }

  /** Forgets what is solid, which would live as long as the disc. */
  release(): void {
    this.map = undefined;
    this.isSolid = undefined;
  }

  isSolidAt(x: number, y: number): boolean {
    const { map, isSolid } = this;
    if (map === undefined || x < this.west || x > this.east || y < this.north || y > this.south) return false;
    const value = map.getAt(x, y);
    return isSolid === undefined ? isTrue('pushOut', 'isSolid', value) : isSolid(value, x, y);
  }

  /** @remarks Asks the tiles that the disc overlaps, up to the first solid one. Allocates nothing. */
  isClear(): boolean {
    const { map, cx, cy, radius } = this;
    if (radius === 0) return !this.isInside();
    // Rounding may lift a sum up to a whole number; a tile too many is only looked at.
    const west = Math.max(this.west, Math.ceil(cx - radius) - 1);
    const north = Math.max(this.north, Math.ceil(cy - radius) - 1);
    const east = Math.min(this.east, Math.floor(cx + radius));
    const south = Math.min(this.south, Math.floor(cy + radius));
    if (west > east || north > south) return true;
    const bits = this.isSolid === undefined && map instanceof BitTilemap ? map : undefined;
    const squared = radius * radius;
    const unsure = FILTER * squared;
    for (let y = north | 0; y <= south; y++) {
      const dy = cy < y ? y - cy : cy > y + 1 ? cy - (y + 1) : 0;
      const row = bits === undefined ? 0 : (y - bits.bounds.y) * bits.stride;
      for (let x = west | 0; x <= east; x++) {
        // A bit is read faster than a distance is computed; what a predicate costs nobody knows.
        if (bits !== undefined) {
          const column = x - bits.bounds.x;
          if ((((bits.words[row + (column >>> 5)] ?? 0) >>> column) & 1) === 0) continue;
        }
        const dx = cx < x ? x - cx : cx > x + 1 ? cx - (x + 1) : 0;
        const beyond = dx * dx + dy * dy - squared;
        if (beyond > unsure || (beyond > -unsure && !this.overlaps(x, y))) continue;
        if (bits !== undefined || this.isSolidAt(x, y)) return false;
      }
    }
    return true;
  }

  /** Moves the disc away from all solid tiles that are nearer than its radius and a margin. */
  leave(margin: number): void {
    const { cx, cy, radius } = this;
    const reach = radius + margin;
    const east = Math.floor(cx + reach);
    const south = Math.floor(cy + reach);
    for (let y = Math.floor(cy - reach); y <= south; y++) {
      for (let x = Math.floor(cx - reach); x <= east; x++) {
        const dx = cx - Math.max(x, Math.min(cx, x + 1));
        const dy = cy - Math.max(y, Math.min(cy, y + 1));
        const distance = Math.sqrt(dx * dx + dy * dy);
        if (!(distance > 0 && distance < reach && this.isSolidAt(x, y))) continue;
        // Of walls that face each other, both pushes together lead out along the gap between them.
        const push = (reach - Math.min(distance, radius)) / distance;
        this.cx += dx * push;
        this.cy += dy * push;
      }
    }
  }

  /** Whether the disc overlaps a tile, where rounding could decide. */
  private overlaps(x: number, y: number): boolean {
    return compareRectangleDistance(x, y, x + 1, y + 1, this.cx, this.cy, this.radius) < 0;
  }

  private isInside(): boolean {
    const x = Math.floor(this.cx);
    const y = Math.floor(this.cy);
    const west = x === this.cx ? x - 1 : x;
    const north = y === this.cy ? y - 1 : y;
    return this.isSolidAt(x, y) && this.isSolidAt(west, y) && this.isSolidAt(x, north) && this.isSolidAt(west, north);
  }
}
