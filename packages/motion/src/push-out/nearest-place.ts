/**
 * The nearest position to which a disc can be pushed so that it overlaps no solid tiles.
 *
 * Tile space, plain numbers. The search goes from tile to tile, those around the center first. While the center lies in
 * one tile, each solid tile near it limits the center by one border:
 *
 *     ####|                            a solid tile in the same row or column: a line, at the radius from its side.
 *     ####+- - - - - - -+- - -         The lines leave a box of the tile
 *     ####|  :          |
 *     ####|  :  box   _.|              a solid tile across a corner: an arc of the radius around its nearest corner.
 *     ----+--:- - - -/--+----          The arcs cut into the box
 *         |  :      |   |####
 *      minX = side + radius            the nearest place is where the box is nearest to the center, or a foot on an arc,
 *                                      or a point where two borders meet
 *
 * A solid tile at an offset of (i, j) closes the whole tile to the center if i^2 + j^2 < radius^2, and does not affect
 * it if this holds for none of its corners. Prefix sums of solid tiles per row answer this in constant time, so only
 * tiles at the border of open space cost more.
 */
import { Pool } from '@tilewright/queries/kernel';
import type { Disc } from './disc.js';
import { FARTHEST } from './limits.js';

/**
 * Moves the disc to the nearest position within `reach` at which it is clear. Returns false, and moves nothing, if it
 * is nowhere clear.
 *
 * @param error - the absolute error: the position is at most that much farther than the nearest, or that much too near
 * to a tile
 *
 * @remarks Reads each tile within radius + reach once.
 */
export function moveToNearestPlace(disc: Disc, reach: number, error: number): boolean {
  const search = searches.borrow();
  search.start(disc, reach, error);
  const isFound = search.run();
  if (isFound) {
    disc.cx = search.foundX;
    disc.cy = search.foundY;
  }
  searches.giveBack(search);
  return isFound;
}

/** A search, which is reused: its arrays only grow. */
class Search {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  /** The best position so far, NaN before there is one, and its distance; at first, the largest distance allowed. */
  foundX: number = Number.NaN;
  foundY: number = Number.NaN;
  private distance: number = Number.NaN;

  private cx: number = Number.NaN;
  private cy: number = Number.NaN;
  private radius: number = Number.NaN;
  /** The absolute error, and the radius minus the error: no solid tile may be nearer than that. */
  private error: number = Number.NaN;
  private leastRadius: number = Number.NaN;

  // The tiles within reach, all bounds inclusive.
  private west: number = 0;
  private north: number = 0;
  private east: number = 0;
  private south: number = 0;
  /**
   * The prefix sums, row by row, of these tiles and a margin around them: the number of solid tiles up to each tile.
   */
  private sums: Uint16Array = new Uint16Array(0);
  private stride: number = 0;
  private margin: number = 0;

  // The box of the current tile, and the corners whose arcs cut into it: x, y, x, y, ...
  private minX: number = Number.NaN;
  private minY: number = Number.NaN;
  private maxX: number = Number.NaN;
  private maxY: number = Number.NaN;
  private corners: Float64Array = new Float64Array(16);
  /** The number of coordinates of these corners. */
  private ends: number = 0;

  start(disc: Disc, reach: number, error: number): void {
    const { cx, cy, radius } = disc;
    this.foundX = this.foundY = Number.NaN;
    this.distance = reach;
    this.cx = cx;
    this.cy = cy;
    this.radius = radius;
    this.error = error;
    this.leastRadius = Math.max(0, radius - error);
    this.west = Math.max(-FARTHEST, Math.floor(cx - reach));
    this.north = Math.max(-FARTHEST, Math.floor(cy - reach));
    this.east = Math.min(FARTHEST - 1, Math.floor(cx + reach));
    this.south = Math.min(FARTHEST - 1, Math.floor(cy + reach));
    // One tile more than necessary, for the sums before the first tile.
    this.margin = Math.ceil(radius) + 1;
    this.stride = this.east - this.west + 1 + 2 * this.margin;
    const length = this.stride * (this.south - this.north + 1 + 2 * this.margin);
    if (this.sums.length < length) this.sums = new Uint16Array(length);
    for (let y = this.north - this.margin, at = 0; at < length; y++) {
      let sum = 0;
      for (let i = 0; i < this.stride; i++) {
        if (i > 0 && disc.solids.has(this.west - this.margin + i, y)) sum++;
        this.sums[at++] = sum;
      }
    }
  }

  /** Searches rings of tiles around the tile of the center. Ring n is at least n - 1 tiles away. */
  run(): boolean {
    const x = Math.floor(this.cx);
    const y = Math.floor(this.cy);
    for (let ring = 0; ring - 1 <= this.distance; ring++) {
      for (let j = -ring; j <= ring; j++) {
        const step = Math.abs(j) === ring ? 1 : 2 * ring;
        for (let i = -ring; i <= ring; i += step) this.lookIn(x + i, y + j);
      }
    }
    return this.isFound();
  }

  /** Searches a tile for a position that is nearer than the best so far. */
  private lookIn(x: number, y: number): void {
    const { error } = this;
    if (x < this.west || x > this.east || y < this.north || y > this.south) return;
    if (this.distanceTo(within(this.cx, x, x + 1), within(this.cy, y, y + 1)) > this.distance + error) return;
    if (!this.findBorders(x, y)) return;
    if (this.minX - this.maxX > error || this.minY - this.maxY > error) return;
    // If a gap between two walls is as wide as the disc, rounding may have closed it.
    if (this.minX > this.maxX) this.minX = this.maxX = (this.minX + this.maxX) / 2;
    if (this.minY > this.maxY) this.minY = this.maxY = (this.minY + this.maxY) / 2;
    this.dropCornersOutOfReach();
    const nearestX = within(this.cx, this.minX, this.maxX);
    const nearestY = within(this.cy, this.minY, this.maxY);
    if (this.distanceTo(nearestX, nearestY) > this.distance + error || this.take(nearestX, nearestY)) return;
    this.tryArcs();
  }

  /** Finds the box and the corners of a tile; returns false if one solid tile closes the whole tile. */
  private findBorders(x: number, y: number): boolean {
    const { sums, stride, radius, leastRadius } = this;
    const center = (y - this.north + this.margin) * stride + x - this.west + this.margin;
    this.minX = x;
    this.minY = y;
    this.maxX = x + 1;
    this.maxY = y + 1;
    this.ends = 0;
    const rows = Math.ceil(radius);
    for (let j = 0; j <= rows; j = j > 0 ? -j : 1 - j) {
      const at = center + j * stride;
      // Solid tiles up to `inner` columns away close the whole tile (so does the tile itself); those farther than
      // `outer` do not matter.
      const inner = Math.max(Math.ceil(Math.sqrt(leastRadius * leastRadius - j * j)) - 1, j === 0 ? 0 : -1);
      if (inner >= 0 && sums[at + inner] !== sums[at - inner - 1]) return false;
      const off = Math.max(0, Math.abs(j) - 1);
      const outer = Math.ceil(Math.sqrt(radius * radius - off * off));
      if (sums[at + outer] === sums[at - outer - 1]) continue;
      for (let i = -outer; i <= outer; i++) {
        if (sums[at + i] !== sums[at + i - 1]) this.addBorder(x, y, i, j);
      }
    }
    return true;
  }

  /** Adds the border by which a solid tile at an offset limits the center. */
  private addBorder(x: number, y: number, i: number, j: number): void {
    const { radius } = this;
    const sideX = i < 0 ? x + i + 1 : x + i;
    const sideY = j < 0 ? y + j + 1 : y + j;
    if (i !== 0 && j !== 0) this.addCorner(sideX, sideY);
    else if (i < 0) this.minX = Math.max(this.minX, sideX + radius);
    else if (i > 0) this.maxX = Math.min(this.maxX, sideX - radius);
    else if (j < 0) this.minY = Math.max(this.minY, sideY + radius);
    else this.maxY = Math.min(this.maxY, sideY - radius);
  }

  private addCorner(x: number, y: number): void {
    if (this.ends === this.corners.length) {
      const corners = new Float64Array(2 * this.ends);
      corners.set(this.corners);
      this.corners = corners;
    }
    this.corners[this.ends++] = x;
    this.corners[this.ends++] = y;
  }

  /** Removes the corners whose arcs do not cut into the box. */
  private dropCornersOutOfReach(): void {
    const { corners, ends, radius, minX, minY, maxX, maxY } = this;
    let kept = 0;
    for (let at = 0; at < ends; at += 2) {
      const x = corners[at]!;
      const y = corners[at + 1]!;
      if (lengthOf(x - within(x, minX, maxX), y - within(y, minY, maxY)) >= radius) continue;
      corners[kept] = x;
      corners[kept + 1] = y;
      kept += 2;
    }
    this.ends = kept;
  }

  /** Tries the feet on the arcs, and the points where arcs meet each other and the box. */
  private tryArcs(): void {
    const { cx, cy, corners, ends, radius } = this;
    for (let a = 0; a < ends; a += 2) {
      const x = corners[a]!;
      const y = corners[a + 1]!;
      const distance = lengthOf(cx - x, cy - y);
      this.tryAt(x + ((cx - x) / distance) * radius, y + ((cy - y) / distance) * radius);
      for (let end = 0; end < 2; end++) {
        const side = end === 0 ? this.minX : this.maxX;
        const half = halfChord(radius, side - x);
        this.tryAt(side, y - half);
        this.tryAt(side, y + half);
      }
      for (let end = 0; end < 2; end++) {
        const side = end === 0 ? this.minY : this.maxY;
        const half = halfChord(radius, side - y);
        this.tryAt(x - half, side);
        this.tryAt(x + half, side);
      }
      for (let b = a + 2; b < ends; b += 2) {
        const dx = corners[b]! - x;
        const dy = corners[b + 1]! - y;
        const apart = lengthOf(dx, dy);
        const part = halfChord(radius, apart / 2) / apart;
        this.tryAt(x + dx / 2 - dy * part, y + dy / 2 + dx * part);
        this.tryAt(x + dx / 2 + dy * part, y + dy / 2 - dx * part);
      }
    }
  }

  /** Tries a position if it lies in the box; NaN does not. */
  private tryAt(x: number, y: number): void {
    const { minX, minY, maxX, maxY, error } = this;
    if (x >= minX - error && x <= maxX + error && y >= minY - error && y <= maxY + error) this.take(x, y);
  }

  /** Accepts a position if it is clear of all arcs and better than the best so far. Returns whether it was accepted. */
  private take(x: number, y: number): boolean {
    const { corners, ends, leastRadius, foundX, foundY, error } = this;
    const isFound = this.isFound();
    const more = this.distanceTo(x, y) - this.distance;
    if (more > (isFound ? error : 0)) return false;
    // Of equally near positions, the northernmost is best, and of these the westernmost.
    if (isFound && more >= -error && (y - foundY || x - foundX) >= 0) return false;
    for (let at = 0; at < ends; at += 2) {
      if (lengthOf(x - corners[at]!, y - corners[at + 1]!) < leastRadius) return false;
    }
    this.foundX = x;
    this.foundY = y;
    // A position that was preferred as more northern may be slightly farther away. The bound must not grow with it.
    this.distance += Math.min(0, more);
    return true;
  }

  /** Only NaN differs from itself. */
  private isFound(): boolean {
    return this.foundX === this.foundX;
  }

  private distanceTo(x: number, y: number): number {
    return lengthOf(x - this.cx, y - this.cy);
  }
}

function lengthOf(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

/** Half of the chord of a circle at a distance from its center; NaN if the line misses the circle. */
function halfChord(radius: number, distance: number): number {
  return Math.sqrt((radius - distance) * (radius + distance));
}

function within(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

const searches: Pool<Search> = /* @__PURE__ */ new Pool(() => new Search());
