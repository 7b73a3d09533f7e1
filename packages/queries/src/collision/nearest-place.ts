/**
 * The nearest place to which a disc can be pushed so that it overlaps no solid tiles.
 *
 * Tile space, plain numbers. Places are looked for in one tile after another, those around the center first. While the
 * center stays in one tile, each solid tile keeps it off by one border:
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
 * A solid tile at an offset of (i, j) forbids the whole tile if i^2 + j^2 < radius^2, and none of it if the same holds for
 * none of its corners. Sums of solid tiles per row answer that at once, so only tiles at the rim of open space cost more.
 */
import type { Disc } from './disc.js';
import { FARTHEST } from './limits.js';

/** A center to go to. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * The nearest place within `reach` at which the disc is clear; `undefined` if there is none.
 *
 * @param error - the absolute error: the place is at most that much farther away, or too narrow
 *
 * @remarks Asks each tile within radius and reach once.
 */
export function nearestPlace(disc: Disc, reach: number, error: number): Place | undefined {
  const search = new Search(disc, reach, error);
  const x = Math.floor(disc.cx);
  const y = Math.floor(disc.cy);
  // Rings of tiles around that of the center. Ring n is at least n - 1 tiles away.
  for (let ring = 0; ring - 1 <= search.distance; ring++) {
    for (let j = -ring; j <= ring; j++) {
      const step = Math.abs(j) === ring ? 1 : 2 * ring;
      for (let i = -ring; i <= ring; i += step) search.lookIn(x + i, y + j);
    }
  }
  return search.found;
}

class Search {
  /** The best place so far, and how far away it is: at first, how far one may be. */
  found: Place | undefined = undefined;
  distance: number;

  private readonly cx: number;
  private readonly cy: number;
  private readonly radius: number;
  /** The absolute error, and the radius less that, which no solid tile may come closer than. */
  private readonly error: number;
  private readonly leastRadius: number;

  // The tiles within reach, ends inclusive.
  private readonly west: number;
  private readonly north: number;
  private readonly east: number;
  private readonly south: number;
  /** For them, and as many more around them as the radius takes, row by row: the number of solid tiles up to each. */
  private readonly sums: Uint16Array;
  private readonly stride: number;
  private readonly margin: number;

  // The box of the present tile, and the corners around which arcs cut into it: x, y, x, y, ...
  private minX: number = Number.NaN;
  private minY: number = Number.NaN;
  private maxX: number = Number.NaN;
  private maxY: number = Number.NaN;
  private readonly corners: number[] = [];

  constructor(disc: Disc, reach: number, error: number) {
    const { cx, cy, radius } = disc;
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
    // One more than the tiles that matter, for the sums before the first of them.
    this.margin = Math.ceil(radius) + 1;
    this.stride = this.east - this.west + 1 + 2 * this.margin;
    this.sums = new Uint16Array(this.stride * (this.south - this.north + 1 + 2 * this.margin));
    for (let y = this.north - this.margin, at = 0; at < this.sums.length; y++) {
      let sum = 0;
      for (let i = 0; i < this.stride; i++) {
        if (i > 0 && disc.solids.has(this.west - this.margin + i, y)) sum++;
        this.sums[at++] = sum;
      }
    }
  }

  /** Takes the nearest place in a tile, if it is nearer than the best so far. */
  lookIn(x: number, y: number): void {
    const { error } = this;
    if (x < this.west || x > this.east || y < this.north || y > this.south) return;
    if (this.distanceTo(within(this.cx, x, x + 1), within(this.cy, y, y + 1)) > this.distance + error) return;
    if (!this.findBorders(x, y)) return;
    if (this.minX - this.maxX > error || this.minY - this.maxY > error) return;
    // Where two walls are as far apart as the disc is wide, rounding may have closed the gap.
    if (this.minX > this.maxX) this.minX = this.maxX = (this.minX + this.maxX) / 2;
    if (this.minY > this.maxY) this.minY = this.maxY = (this.minY + this.maxY) / 2;
    this.dropCornersOutOfReach();
    const nearestX = within(this.cx, this.minX, this.maxX);
    const nearestY = within(this.cy, this.minY, this.maxY);
    if (this.distanceTo(nearestX, nearestY) > this.distance + error || this.take(nearestX, nearestY)) return;
    this.tryArcs();
  }

  /** Finds box and corners of a tile; false if a single solid tile forbids it all. */
  private findBorders(x: number, y: number): boolean {
    const { sums, stride, radius, leastRadius } = this;
    const center = (y - this.north + this.margin) * stride + x - this.west + this.margin;
    this.minX = x;
    this.minY = y;
    this.maxX = x + 1;
    this.maxY = y + 1;
    this.corners.length = 0;
    const rows = Math.ceil(radius);
    for (let j = 0; j <= rows; j = j > 0 ? -j : 1 - j) {
      const at = center + j * stride;
      // Solid tiles up to `inner` columns away forbid all of the tile (as it does itself), those farther away than `outer` nothing.
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

  /** The border by which a solid tile at an offset keeps the center off. */
  private addBorder(x: number, y: number, i: number, j: number): void {
    const { radius } = this;
    const sideX = i < 0 ? x + i + 1 : x + i;
    const sideY = j < 0 ? y + j + 1 : y + j;
    if (i !== 0 && j !== 0) this.corners.push(sideX, sideY);
    else if (i < 0) this.minX = Math.max(this.minX, sideX + radius);
    else if (i > 0) this.maxX = Math.min(this.maxX, sideX - radius);
    else if (j < 0) this.minY = Math.max(this.minY, sideY + radius);
    else this.maxY = Math.min(this.maxY, sideY - radius);
  }

  /** Keeps the corners whose arcs come into the box. */
  private dropCornersOutOfReach(): void {
    const { corners, radius, minX, minY, maxX, maxY } = this;
    let kept = 0;
    for (let at = 0; at < corners.length; at += 2) {
      const x = corners[at]!;
      const y = corners[at + 1]!;
      if (lengthOf(x - within(x, minX, maxX), y - within(y, minY, maxY)) >= radius) continue;
      corners[kept] = x;
      corners[kept + 1] = y;
      kept += 2;
    }
    corners.length = kept;
  }

  /** Tries the feet on arcs, and where arcs meet each other and the box. */
  private tryArcs(): void {
    const { cx, cy, corners, radius, minX, minY, maxX, maxY } = this;
    for (let a = 0; a < corners.length; a += 2) {
      const x = corners[a]!;
      const y = corners[a + 1]!;
      const distance = lengthOf(cx - x, cy - y);
      this.tryAt(x + ((cx - x) / distance) * radius, y + ((cy - y) / distance) * radius);
      for (const side of [minX, maxX]) {
        const half = halfChord(radius, side - x);
        this.tryAt(side, y - half);
        this.tryAt(side, y + half);
      }
      for (const side of [minY, maxY]) {
        const half = halfChord(radius, side - y);
        this.tryAt(x - half, side);
        this.tryAt(x + half, side);
      }
      for (let b = a + 2; b < corners.length; b += 2) {
        const dx = corners[b]! - x;
        const dy = corners[b + 1]! - y;
        const apart = lengthOf(dx, dy);
        const part = halfChord(radius, apart / 2) / apart;
        this.tryAt(x + dx / 2 - dy * part, y + dy / 2 + dx * part);
        this.tryAt(x + dx / 2 + dy * part, y + dy / 2 - dx * part);
      }
    }
  }

  /** Takes a place that lies in the box; NaN does not. */
  private tryAt(x: number, y: number): void {
    const { minX, minY, maxX, maxY, error } = this;
    if (x >= minX - error && x <= maxX + error && y >= minY - error && y <= maxY + error) this.take(x, y);
  }

  /** Takes a place if it is clear of all arcs and comes before the best so far. Tells whether it did. */
  private take(x: number, y: number): boolean {
    const { corners, leastRadius, found, error } = this;
    const more = this.distanceTo(x, y) - this.distance;
    if (more > (found === undefined ? 0 : error)) return false;
    // Of equally near ones the northernmost, and of these the westernmost.
    if (found !== undefined && more >= -error && (y - found.y || x - found.x) >= 0) return false;
    for (let at = 0; at < corners.length; at += 2) {
      if (lengthOf(x - corners[at]!, y - corners[at + 1]!) < leastRadius) return false;
    }
    this.found = { x, y };
    // One that is chosen for its side may be a bit farther away; the next one must not be farther than both.
    this.distance += Math.min(0, more);
    return true;
  }

  private distanceTo(x: number, y: number): number {
    return lengthOf(x - this.cx, y - this.cy);
  }
}

function lengthOf(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

/** Half of the chord of a circle at a distance from its center; NaN where the circle is not met. */
function halfChord(radius: number, distance: number): number {
  return Math.sqrt((radius - distance) * (radius + distance));
}

function within(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
