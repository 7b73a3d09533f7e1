/**
 * One leg of a moving circle: it moves in a straight line until a tile stops it, or to the end.
 *
 *        _______            The center of a circle stays out of the tile grown by the radius: out of the tile moved to each
 *      /:       :\          side by the radius (faces), and out of the discs around its corners.
 *     |.:.......:.|
 *     | :  ###  : |         face      the leading edge meets the border of the tile, the center between its other two borders
 *     |.:..###..:.|         corner    the center comes nearer to the corner than the radius
 *      \:_______:/
 *
 * The sweep of the box around the circle finds the tiles, in order; a tile that the circle meets later than the best so
 * far ends it. Whether a face or a corner stops the circle is decided exactly. The times of contacts are doubles:
 * contacts that are nearer in time than their rounding errors may change places, and no position overlaps a tile
 * because of that.
 */
import {
  compareDistance,
  compareRectangleDistance,
  compareSegmentDistance,
  signOfProductSum,
} from '@tilewright/units/exact';
import { ALONG_X, ALONG_Y, AT_CORNER, BoxSweep, FREE } from './box-sweep.js';
import type { SolidFaces } from './faces.js';
import type { AxisMotion } from './axis-motion.js';
import { LEAST_ORDER_TERMS, ORDER_ERROR } from './limits.js';

const factors = new Float64Array(20);

export class CircleLeg extends BoxSweep {
  /** The part of the leg before the contact; 1 if nothing stopped the circle. */
  fraction: number = Number.NaN;
  /** `ALONG_X`, `ALONG_Y`, `AT_CORNER` or `FREE`. */
  axis: number = FREE;

  // The best contacts so far, and their times; above 1 if there are none.
  private faceTime: number = Number.NaN;
  private faceAxis: number = FREE;
  private faceX = 0;
  private faceY = 0;
  private cornerTime: number = Number.NaN;
  private cornerTileX = 0;
  private cornerTileY = 0;

  /** Starts a leg from `start` by `change` of both axes. The half extent of both is the radius. */
  begin(faces: SolidFaces): void {
    this.x.begin(faces.west, faces.east);
    this.y.begin(faces.north, faces.south);
    this.x.goToStart();
    this.y.goToStart();
  }

  /** Whether the circle overlaps a solid tile at the start; `insideX` and `insideY` then name it. */
  startsInside(faces: SolidFaces): boolean {
    return this.isInside(faces);
  }

  /**
   * Moves the circle by the displacement, or up to the first tile or object that stops it. It overlaps no solid tile
   * now.
   */
  go(faces: SolidFaces): void {
    this.goAmongTiles(faces);
    this.isObject = false;
    this.among?.stop(this, faces);
  }

  private goAmongTiles(faces: SolidFaces): void {
    const { x, y } = this;
    this.faceTime = this.cornerTime = 2;
    x.forgetWalls();
    y.forgetWalls();
    this.meetFirstTiles(faces);
    this.run(faces);
    this.choose();
    if (this.axis === FREE) {
      this.fraction = 1;
      x.goToEnd();
      y.goToEnd();
      return;
    }
    if (this.axis === AT_CORNER) {
      x.part = y.part = this.fraction;
      x.goToPart();
      y.goToPart();
      x.withdraw();
      y.withdraw();
    } else {
      const stopped = this.axis === ALONG_X ? x : y;
      stopped.border = this.axis === ALONG_X ? nearBorder(x, this.tileX) : nearBorder(y, this.tileY);
      stopped.goToBorder();
      const other = this.axis === ALONG_X ? y : x;
      other.part = this.fraction;
      other.goToPart();
      other.withdraw();
    }
    if (!this.isClear(faces)) this.retreat(faces);
  }

  private retreat(faces: SolidFaces): void {
    const { x, y } = this;
    // From 2^-48 of the leg on, by four times as much each time: far from the origin the last places are coarse, and a
    // body that is taken back by many more of them than it must floats.
    for (let part = 1 / 0x1_0000_0000_0000; part < 1; part *= 4) {
      if (this.isClear(faces)) return;
      x.part = y.part = this.fraction * (1 - part);
      x.goToPart();
      y.goToPart();
      x.withdraw();
      y.withdraw();
    }
    if (this.isClear(faces)) return;
    x.goToStart();
    y.goToStart();
  }

  /** Whether the circle at the position reached overlaps neither a solid tile nor the tile that stopped it. */
  private isClear(faces: SolidFaces): boolean {
    this.x.seeReached();
    this.y.seeReached();
    return !this.overlapsSeen(this.tileX, this.tileY) && !this.isInside(faces);
  }

  /** Whether the circle overlaps a tile where it was seen last. */
  overlapsSeen(column: number, row: number): boolean {
    const { x, y } = this;
    const { seen: cx, half: radius } = x;
    const { seen: cy } = y;
    const dx = cx < column ? column - cx : cx > column + 1 ? cx - (column + 1) : 0;
    const dy = cy < row ? row - cy : cy > row + 1 ? cy - (row + 1) : 0;
    // Beside a face, the edges decide exactly.
    if (dx === 0) return y.firstSeen <= row && row <= y.lastSeen;
    if (dy === 0) return x.firstSeen <= column && column <= x.lastSeen;
    const squared = radius * radius;
    const excess = dx * dx + dy * dy - squared;
    if (squared > LEAST_ORDER_TERMS) {
      if (excess > squared * ORDER_ERROR) return false;
      if (excess < -squared * ORDER_ERROR) return true;
    }
    return compareRectangleDistance(column, row, column + 1, row + 1, cx, cy, radius) < 0;
  }

  /** Whether the circle overlaps a tile at the start of the leg. */
  private overlapsAtStart(column: number, row: number): boolean {
    const { x, y } = this;
    x.at = x.start;
    y.at = y.start;
    x.see();
    y.see();
    return this.overlapsSeen(column, row);
  }

  /** The box around the circle may overlap tiles at the start that the circle meets later. */
  private meetFirstTiles(faces: SolidFaces): void {
    const { x, y } = this;
    const lastRow = Math.min(y.high, faces.south - 1);
    const lastColumn = Math.min(x.high, faces.east - 1);
    for (let row = Math.max(y.low, faces.north); row <= lastRow; row++) {
      for (let column = Math.max(x.low, faces.west); column <= lastColumn; column++) this.meet(faces, column, row);
    }
  }

  protected override isStoppedAlongX(faces: SolidFaces): boolean {
    const { x, y } = this;
    x.findPart(x.border);
    if (x.part > Math.min(this.faceTime, this.cornerTime)) return true;
    const column = x.entering;
    const last = Math.min(y.high, faces.south - 1);
    for (let row = Math.max(y.low, faces.north); row <= last; row++) this.meet(faces, column, row);
    return false;
  }

  protected override isStoppedAlongY(faces: SolidFaces): boolean {
    const { x, y } = this;
    y.findPart(y.border);
    if (y.part > Math.min(this.faceTime, this.cornerTime)) return true;
    const row = y.entering;
    const last = Math.min(x.high, faces.east - 1);
    for (let column = Math.max(x.low, faces.west); column <= last; column++) this.meet(faces, column, row);
    return false;
  }

  /** Notes where the circle meets a tile. */
  private meet(faces: SolidFaces, column: number, row: number): void {
    const { x, y } = this;
    if (faces.isEmpty(column, row)) return;
    // A tile with fewer than four sides stops only circles that come from outside.
    if (faces.hasSides && this.overlapsAtStart(column, row)) return;
    const isStoppedX = faces.stopsAlongX(column, row, x.sign);
    const isStoppedY = faces.stopsAlongY(column, row, y.sign);
    if (isStoppedX && this.meetsFace(x, y, column, row)) this.noteFace(ALONG_X, x, column, column, row);
    else if (isStoppedY && this.meetsFace(y, x, row, column)) this.noteFace(ALONG_Y, y, row, column, row);
    else if (isStoppedX || isStoppedY) this.meetCorners(column, row, isStoppedX, isStoppedY);
  }

  /**
   * Whether the leading edge meets the border of a tile while the center is between the other two borders of the tile.
   */
  private meetsFace(along: AxisMotion, across: AxisMotion, tile: number, other: number): boolean {
    const { sign } = along;
    const border = nearBorder(along, tile);
    const gap = (border - along.lead) * sign;
    // Already beyond the border, or not that far in this step.
    if (sign === 0 || gap < 0 || (gap === 0 && along.leadTail * sign > 0) || !along.reaches(border)) return false;
    // On a line between two tiles, both stop the circle at the same time, and so does their corner.
    return sideAtBorder(along, across, border, other) >= 0 && sideAtBorder(along, across, border, other + 1) <= 0;
  }

  private noteFace(axis: number, along: AxisMotion, tile: number, column: number, row: number): void {
    const border = nearBorder(along, tile);
    along.findPart(border);
    along.noteWall(border);
    const { part: time } = along;
    if (time >= this.faceTime) return;
    this.faceTime = time;
    this.faceAxis = axis;
    this.faceX = column;
    this.faceY = row;
  }

  /** Notes the first corner of a tile to which the center comes nearer than the radius. */
  private meetCorners(column: number, row: number, isStoppedX: boolean, isStoppedY: boolean): void {
    const { x, y } = this;
    for (let corner = 0; corner < 4; corner++) {
      const kx = column + (corner & 1);
      const ky = row + (corner >> 1);
      const { center: cx, half: radius } = x;
      const { center: cy } = y;
      const leadsX = isStoppedX && ((corner & 1) === 0 ? x.sign > 0 : x.sign < 0);
      const leadsY = isStoppedY && (corner >> 1 === 0 ? y.sign > 0 : y.sign < 0);
      if (!leadsX && !leadsY) continue;
      const toX = kx - cx;
      const toY = ky - cy;
      // Squares of the displacement itself may overflow.
      const size = Math.max(Math.abs(x.displacement), Math.abs(y.displacement));
      const dx = x.displacement / size;
      const dy = y.displacement / size;
      const squares = dx * dx + dy * dy;
      const ahead = dx * toX + dy * toY;
      const across = dx * toY - dy * toX;
      // The path must come nearer to the corner than the radius, and begin no nearer. Its line passes the corner at a
      // distance of |across| / sqrt(squares), and its foot is where `ahead` is 0.
      const acrossError = (Math.abs(dx * toY) + Math.abs(dy * toX)) * ORDER_ERROR;
      const aheadError = (Math.abs(dx * toX) + Math.abs(dy * toY)) * ORDER_ERROR;
      const nearest = radius * Math.sqrt(squares);
      if (ahead < -aheadError || Math.abs(across) - acrossError > nearest * (1 + ORDER_ERROR)) continue;
      const least = radius * radius;
      const endX = kx - x.end;
      const endY = ky - y.end;
      const isNearer =
        (ahead > aheadError &&
          ahead + aheadError < squares * size * (1 - ORDER_ERROR) &&
          Math.abs(across) + acrossError < nearest * (1 - ORDER_ERROR)) ||
        endX * endX + endY * endY < least * (1 - ORDER_ERROR) - LEAST_ORDER_TERMS;
      if (!isNearer && compareSegmentDistance(cx, cy, x.end, y.end, kx, ky, radius) >= 0) continue;
      const isFarAtStart = toX * toX + toY * toY > least * (1 + ORDER_ERROR) + LEAST_ORDER_TERMS;
      if (!isFarAtStart && compareDistance(cx, cy, kx, ky, radius) < 0) continue;
      const half = Math.sqrt(Math.max(radius * radius * squares - across * across, 0));
      const time = Math.min(Math.max((ahead - half) / squares / size, 0), 1);
      if (!(time < this.cornerTime)) continue;
      // A corner stops a circle whose center is beyond a side that stops bodies.
      const isBeyondX = leadsX && (kx - (cx + time * x.displacement)) * x.sign > 0;
      const isBeyondY = leadsY && (ky - (cy + time * y.displacement)) * y.sign > 0;
      if (!isBeyondX && !isBeyondY) continue;
      this.cornerTime = time;
      this.cornerX = kx;
      this.cornerY = ky;
      this.cornerTileX = column;
      this.cornerTileY = row;
    }
  }

  /** Chooses the first contact. A corner on the line of the face is never met before the face. */
  private choose(): void {
    const { faceTime, cornerTime } = this;
    const isFace = faceTime <= 1;
    const isOnLine =
      this.faceAxis === ALONG_X
        ? this.cornerX === nearBorder(this.x, this.faceX)
        : this.cornerY === nearBorder(this.y, this.faceY);
    if (cornerTime <= 1 && !(isFace && (faceTime <= cornerTime || isOnLine))) {
      this.axis = AT_CORNER;
      this.fraction = cornerTime;
      this.tileX = this.cornerTileX;
      this.tileY = this.cornerTileY;
    } else if (isFace) {
      this.axis = this.faceAxis;
      this.fraction = faceTime;
      this.tileX = this.faceX;
      this.tileY = this.faceY;
    } else {
      this.axis = FREE;
    }
  }

  /** Whether the circle at the position reached, converted to tile space, overlaps a solid tile. */
  isInside(faces: SolidFaces): boolean {
    const { x, y } = this;
    x.seeReached();
    y.seeReached();
    const { firstSeen: west, lastSeen: east } = x;
    const { firstSeen: north, lastSeen: south } = y;
    if (faces.isOutsideSolid && !faces.contains(west, north, east, south)) {
      const isFirst = !faces.contains(west, north, west, north);
      this.insideX = isFirst ? west : east;
      this.insideY = isFirst ? north : south;
      return true;
    }
    const lastRow = Math.min(south, faces.south - 1);
    const lastColumn = Math.min(east, faces.east - 1);
    for (let row = Math.max(north, faces.north); row <= lastRow; row++) {
      for (let column = Math.max(west, faces.west); column <= lastColumn; column++) {
        if (!faces.isSolid(column, row)) continue;
        if (!this.overlapsSeen(column, row)) continue;
        this.insideX = column;
        this.insideY = row;
        return true;
      }
    }
    return false;
  }
}

/** The border of a tile that a body meets first. */
function nearBorder({ sign }: AxisMotion, tile: number): number {
  return sign > 0 ? tile : tile + 1;
}

/**
 * On which side of a line of the other axis the center is when the leading edge is at a border: 1 beyond the line, -1
 * before it, 0 on it. The sign of `(across.center - line) * along.displacement + (border - along.lead) *
 * across.displacement`, with both displacements as sums of two doubles.
 */
function sideAtBorder(along: AxisMotion, across: AxisMotion, border: number, line: number): number {
  const { sign, displacement, displacementTail, lead, leadTail } = along;
  const first = (across.center - line) * displacement * sign;
  const second = (border - lead - leadTail) * across.displacement * sign;
  const terms = Math.abs(first) + Math.abs(second);
  const bound = terms * ORDER_ERROR;
  const sum = first + second;
  if (terms > LEAST_ORDER_TERMS) {
    if (sum > bound) return 1;
    if (sum < -bound) return -1;
  }
  factors[0] = factors[2] = across.center * sign;
  factors[4] = factors[6] = -line * sign;
  factors[1] = factors[5] = displacement;
  factors[3] = factors[7] = displacementTail;
  factors[8] = factors[10] = border * sign;
  factors[12] = factors[14] = -lead * sign;
  factors[16] = factors[18] = -leadTail * sign;
  factors[9] = factors[13] = factors[17] = across.displacement;
  factors[11] = factors[15] = factors[19] = across.displacementTail;
  return signOfProductSum(factors, 10);
}
