/**
 * One leg of a moving box in the world: it moves in a straight line until a tile stops it, or to the end.
 *
 * The center, the half extents and the displacement are converted to tile space, where the sweep decides exactly. The leg
 * ends at a world position at which the converted box overlaps no solid tile, so that the next query finds it free:
 *
 *     stopped axis    the furthest coordinate at which the box does not reach beyond the face
 *     the other one   the coordinate at the time of the contact, rounded; if rounding leads into a tile, the furthest
 *                     coordinate before the tile
 *
 * If that still overlaps a tile, the leg ends a little further back, in the end at its start.
 */
import type { RawSpace } from '../arguments/raw.js';
import { sizeOfTiles } from '../arguments/raw.js';
import { carried, furthest } from './axis-place.js';
import { ALONG_X, ALONG_Y, BoxSweep, FREE } from './box-sweep.js';
import type { SolidFaces } from './faces.js';
import { firstTile, lastTile, type Span } from './span.js';

/** By which parts of a leg a position that overlaps a tile is taken back: 2^-48, 2^-32 and 2^-16. */
const RETREATS = [1 / 0x1_0000_0000_0000, 1 / 0x1_0000_0000, 1 / 0x1_0000];

export class BoxLeg {
  // NaN makes engines store these fields as doubles from the start.
  /** The center in the world: at the start, and after `run` at the end. */
  x: number = Number.NaN;
  y: number = Number.NaN;
  /** The displacement in the world. */
  dx: number = Number.NaN;
  dy: number = Number.NaN;
  /** Half of the width and of the height, in tiles. */
  halfWidth: number = Number.NaN;
  halfHeight: number = Number.NaN;
  /** The part of the leg before the contact; 1 if nothing stopped the box. */
  fraction: number = Number.NaN;
  /** `ALONG_X`, `ALONG_Y`, or `FREE`. */
  axis: number = FREE;
  readonly sweep: BoxSweep = new BoxSweep();

  /** Moves the box by the displacement, or up to the first tile that stops it. */
  run(faces: SolidFaces, space: RawSpace): void {
    const { sweep, x, y, dx, dy } = this;
    const { x: spanX, y: spanY } = sweep;
    const { origin } = space;
    const size = sizeOfTiles(space);
    const { west, north, east, south } = faces;
    spanX.begin(carried(origin.x, size, x), this.halfWidth, dx / size, west, east);
    spanY.begin(carried(origin.y, size, y), this.halfHeight, dy / size, north, south);
    const axis = sweep.run(faces);
    this.axis = axis;
    if (axis === FREE) {
      spanX.leaveUntilEnd();
      spanY.leaveUntilEnd();
      this.fraction = 1;
      this.x = x + dx;
      this.y = y + dy;
    } else {
      const stopped = axis === ALONG_X ? spanX : spanY;
      stopped.leaveUntilBorder();
      const fraction = stopped.fractionAtBorder();
      this.fraction = fraction;
      this.x = axis === ALONG_X ? furthest(origin.x, size, spanX, x) : x + dx * fraction;
      this.y = axis === ALONG_Y ? furthest(origin.y, size, spanY, y) : y + dy * fraction;
    }
    if (this.isFree(faces, space)) return;
    if (axis !== ALONG_X) this.x = withdrawn(origin.x, size, spanX, x, this.x);
    if (axis !== ALONG_Y) this.y = withdrawn(origin.y, size, spanY, y, this.y);
    for (const part of RETREATS) {
      if (this.isFree(faces, space)) return;
      const rest = this.fraction * (1 - part);
      this.x = x + dx * rest;
      this.y = y + dy * rest;
    }
    if (this.isFree(faces, space)) return;
    this.x = x;
    this.y = y;
  }

  /** Whether the box overlaps no solid tile at its position, converted to tile space. */
  isFree(faces: SolidFaces, space: RawSpace): boolean {
    const { origin } = space;
    const size = sizeOfTiles(space);
    const x = carried(origin.x, size, this.x);
    const y = carried(origin.y, size, this.y);
    const { x: spanX, y: spanY } = this.sweep;
    return (spanX.covers(x) && spanY.covers(y)) || isFreeAt(faces, x, y, this.halfWidth, this.halfHeight);
  }
}

/** Whether a box in tile space overlaps no solid tile. */
export function isFreeAt(faces: SolidFaces, x: number, y: number, halfWidth: number, halfHeight: number): boolean {
  const west = firstTile(x, halfWidth);
  const north = firstTile(y, halfHeight);
  const east = lastTile(x, halfWidth);
  const south = lastTile(y, halfHeight);
  if (faces.isOutsideSolid && !faces.contains(west, north, east, south)) {
    // Then one of these two corners lies outside.
    const isFirst = !faces.contains(west, north, west, north);
    faces.foundX = isFirst ? west : east;
    faces.foundY = isFirst ? north : south;
    return false;
  }
  const lastRow = Math.min(south, faces.south - 1);
  const lastColumn = Math.min(east, faces.east - 1);
  for (let row = Math.max(north, faces.north); row <= lastRow; row++) {
    for (let column = Math.max(west, faces.west); column <= lastColumn; column++) {
      if (!faces.isSolid(column, row)) continue;
      faces.foundX = column;
      faces.foundY = row;
      return false;
    }
  }
  return true;
}

/** A coordinate that rounding took beyond a border that the leading edge does not cross: the furthest before it. */
function withdrawn(origin: number, size: number, span: Span, start: number, reached: number): number {
  if (span.sign === 0) return reached;
  const limit = furthest(origin, size, span, start);
  return span.sign > 0 ? Math.min(reached, limit) : Math.max(reached, limit);
}
