/**
 * A disc among solid tiles: decides exactly whether it is clear of them, and moves it away from those that are too
 * near.
 *
 * Tile space, plain numbers. Touching a tile is clear, overlapping it is not. A disc of radius zero is a point. It
 * overlaps solid tiles if all tiles that it touches (one, two on a border, four on a corner) are solid.
 */
import { Pool } from '@tilewright/queries/kernel';
import { SolidTiles } from '@tilewright/tilemap/kernel';
import { compareRectangleDistance } from '@tilewright/units/exact';
import { DISC_ERROR } from './limits.js';

export class Disc {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;

  readonly solids: SolidTiles = new SolidTiles();

  /** @remarks Reads the tiles that the disc overlaps, up to the first solid one. Allocates nothing. */
  isClear(): boolean {
    const { solids, cx, cy, radius } = this;
    if (radius === 0) return !this.isInside();
    // Rounding may move a sum up to a whole number. Reading one tile too many is harmless.
    const west = Math.max(solids.west, Math.ceil(cx - radius) - 1);
    const north = Math.max(solids.north, Math.ceil(cy - radius) - 1);
    const east = Math.min(solids.east - 1, Math.floor(cx + radius));
    const south = Math.min(solids.south - 1, Math.floor(cy + radius));
    if (west > east || north > south) return true;
    // Reading a bit is cheaper than computing a distance; the cost of a predicate is unknown.
    const { readsBits } = solids;
    const squared = radius * radius;
    const unsure = DISC_ERROR * squared;
    for (let y = north | 0; y <= south; y++) {
      const dy = cy < y ? y - cy : cy > y + 1 ? cy - (y + 1) : 0;
      for (let x = west | 0; x <= east; x++) {
        if (readsBits && !solids.hasInside(x, y)) continue;
        const dx = cx < x ? x - cx : cx > x + 1 ? cx - (x + 1) : 0;
        const excess = dx * dx + dy * dy - squared;
        if (excess > unsure || (excess > -unsure && !this.overlaps(x, y))) continue;
        if (readsBits || solids.hasInside(x, y)) return false;
      }
    }
    return true;
  }

  /** Moves the disc away from all solid tiles that are nearer than its radius plus a margin. */
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
        if (!(distance > 0 && distance < reach && this.solids.has(x, y))) continue;
        // Between walls that face each other, the sum of both pushes leads out along the gap between them.
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

  /** Releases the map. */
  release(): void {
    this.solids.release();
  }

  private isInside(): boolean {
    const x = Math.floor(this.cx);
    const y = Math.floor(this.cy);
    const west = x === this.cx ? x - 1 : x;
    const north = y === this.cy ? y - 1 : y;
    const { solids } = this;
    return solids.has(x, y) && solids.has(west, y) && solids.has(x, north) && solids.has(west, north);
  }
}

/** Discs for queries while they run. */
export const discs: Pool<Disc> = /* @__PURE__ */ new Pool(() => new Disc());
