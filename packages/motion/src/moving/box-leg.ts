/**
 * One leg of a moving box in the world: it moves in a straight line until a tile stops it, or to the end.
 *
 * The centers at the start and at the end, and the half extents, are converted to tile space, where the sweep decides
 * exactly. A leg that nothing stops ends at its end. A leg that a tile stops ends at a world position at which the
 * converted box overlaps no solid tile, so that the next query finds it free:
 *
 *     stopped axis    the furthest coordinate at which the box does not reach beyond the face
 *     the other one   the coordinate at the time of the contact, rounded; if rounding leads into a tile, the furthest
 *                     coordinate before the tile
 *
 * If that still overlaps a tile, the leg ends a little further back, in the end at its start.
 */
import { ALONG_X, BoxSweep, FREE } from './box-sweep.js';
import type { SolidFaces } from './faces.js';

export class BoxLeg extends BoxSweep {
  /** The part of the leg before the contact; 1 if nothing stopped the box. */
  fraction: number = Number.NaN;
  /** `ALONG_X`, `ALONG_Y`, or `FREE`. */
  axis: number = FREE;

  /** Starts a leg from `start` by `change` of both axes. */
  begin(faces: SolidFaces): void {
    this.x.begin(faces.west, faces.east);
    this.y.begin(faces.north, faces.south);
  }

  /**
   * Moves the box by the displacement, or up to the first tile or object that stops it. It overlaps no solid tile now.
   */
  go(faces: SolidFaces): void {
    this.goAmongTiles(faces);
    this.isObject = false;
    this.among?.stop(this, faces);
  }

  private goAmongTiles(faces: SolidFaces): void {
    const { x, y } = this;
    const axis = this.run(faces);
    this.axis = axis;
    if (axis === FREE) {
      // The sweep ended at this very position.
      this.fraction = 1;
      x.goToEnd();
      y.goToEnd();
      return;
    }
    const stopped = axis === ALONG_X ? x : y;
    const other = axis === ALONG_X ? y : x;
    stopped.leaveUntilBorder();
    stopped.findPart(stopped.border);
    this.fraction = stopped.part;
    stopped.goToBorder();
    other.part = this.fraction;
    other.goToPart();
    // The other axis has not crossed its next border yet, whatever tiles are behind it.
    other.withdraw();
    if (!this.isFree(faces)) this.retreat(faces);
  }

  private retreat(faces: SolidFaces): void {
    const { x, y } = this;
    // From 2^-48 of the leg on, by four times as much each time: far from the origin the last places are coarse, and a
    // body that is taken back by many more of them than it must floats.
    for (let part = 1 / 0x1_0000_0000_0000; part < 1; part *= 4) {
      if (this.isFree(faces)) return;
      x.part = y.part = this.fraction * (1 - part);
      x.goToPart();
      y.goToPart();
    }
    if (this.isFree(faces)) return;
    x.goToStart();
    y.goToStart();
  }

  /** Whether the box at the position reached, converted to tile space, overlaps no solid tile. */
  private isFree(faces: SolidFaces): boolean {
    return (this.x.coversReached && this.y.coversReached) || !this.isInside(faces);
  }

  /** Whether the box at the position reached overlaps a solid tile; `insideX` and `insideY` then name it. */
  isInside(faces: SolidFaces): boolean {
    this.x.seeReached();
    this.y.seeReached();
    const { firstSeen: west, lastSeen: east } = this.x;
    const { firstSeen: north, lastSeen: south } = this.y;
    if (faces.isOutsideSolid && !faces.contains(west, north, east, south)) {
      // Then one of these two corners lies outside.
      const isFirst = !faces.contains(west, north, west, north);
      this.insideX = isFirst ? west : east;
      this.insideY = isFirst ? north : south;
      return true;
    }
    return this.overlapsSolid(faces, west, north, east, south);
  }

  /** The same at the start of the leg, for all `x` and `y` from `low` to `high`. */
  startsInside(faces: SolidFaces): boolean {
    if (faces.isOutsideSolid) {
      this.x.goToStart();
      this.y.goToStart();
      return this.isInside(faces);
    }
    return this.overlapsSolid(faces, this.x.low, this.y.low, this.x.high, this.y.high);
  }

  private overlapsSolid(faces: SolidFaces, west: number, north: number, east: number, south: number): boolean {
    const lastRow = Math.min(south, faces.south - 1);
    const lastColumn = Math.min(east, faces.east - 1);
    for (let row = Math.max(north, faces.north); row <= lastRow; row++) {
      for (let column = Math.max(west, faces.west); column <= lastColumn; column++) {
        if (!faces.isSolid(column, row)) continue;
        this.insideX = column;
        this.insideY = row;
        return true;
      }
    }
    return false;
  }
}
