/**
 * Traces the outline of what an eye sees, row by row away from the eye: to the south, then to the north.
 *
 *     near   --+=========+-------+===+--    = lit faces: their ends are points of the outline, from west to east
 *              |#########|  gap  |###       | beside a gap, the face that is turned to the eye
 *     far    --+---------+-----+-+-----     the light that passes the gap is a beam of the next row
 *
 * All beams have an interior: a ray that only touches tiles shows no area, so the option `corners` does not matter
 * here. Outside the bounds all is closed, except on the side of an eye that is outside.
 */
import { OpaqueTiles, MAIN_ROW, OTHER_ROW } from '../light/opaque-tiles.js';
import { EYE_X, EYE_Y, type Limits, REACH_NUMBERS } from '../light/disc-and-sector.js';
import { LINE_SLOPE, OutlineBeams } from './beams.js';
import { Chain } from './chain.js';
import { FAR, NEAR, OutlineLines } from './lines.js';
import { RowTiles } from './row-tiles.js';
import { type Columns, FirstBeams } from './sides.js';

export class Outline {
  readonly reach: Limits = { numbers: new Float64Array(REACH_NUMBERS), hasSector: false, isReflex: false };
  readonly opaque: OpaqueTiles = new OpaqueTiles();
  readonly chain: Chain = new Chain();
  readonly tiles: Columns = { first: 0, last: -1, north: 0, south: -1 };

  private readonly row: RowTiles = new RowTiles(this.opaque, this.tiles);
  private readonly lines: OutlineLines = new OutlineLines();
  private readonly firstBeams: FirstBeams = new FirstBeams();
  private beams: OutlineBeams = new OutlineBeams();
  private next: OutlineBeams = new OutlineBeams();
  private eyeCode: number = 0;
  /** Whether the eye is in the interior of a tile, which then counts as open. */
  private isInside: boolean = false;
  // Where the lines of the current beam leave the row.
  private farWest: number = 0;
  private farEast: number = 0;

  /** Traces the outline on one side of the eye, from west to east. @returns the head of its chain */
  trace(side: 1 | -1): number {
    const { reach, tiles, row, lines, chain } = this;
    const { first, last, north, south } = tiles;
    const { left } = this.opaque;
    const x = reach.numbers[EYE_X]!;
    const y = reach.numbers[EYE_Y]!;
    row.endsWest = x >= left + first;
    row.endsEast = x <= left + last + 1;
    const column = Math.max(first - 1, Math.min(Math.floor(x) - left, last + 1)) | 0;
    this.eyeCode = 2 * column + (column + left === x && column >= first ? 0 : 1);
    this.isInside = Math.floor(x) !== x && Math.floor(y) !== y;
    lines.start(reach.numbers, left, first, last, north, south);
    lines.side = side;
    this.firstBeams.put(this.beams, lines, reach, tiles);
    const head = chain.start();
    this.placeBeams(head);
    this.goOn();
    return head;
  }

  /**
   * Gives each of the first beams its anchor in the chain, and inserts the eye between two beams, or at the open end
   * of a beam.
   */
  private placeBeams(head: number): void {
    const { beams, chain } = this;
    const { count, floats, anchor } = beams;
    let before = head;
    for (let beam = 0; beam < count; beam++) {
      if (beam > 0 || floats[6 * beam + LINE_SLOPE]! > Number.NEGATIVE_INFINITY) before = chain.insertEye(before);
      anchor[beam] = before;
    }
    if (count === 0 || floats[6 * count - 3 + LINE_SLOPE]! < Number.POSITIVE_INFINITY) chain.insertEye(before);
  }

  /** Advances the beams through all rows. */
  private goOn(): void {
    const { lines, opaque, tiles, reach } = this;
    const { first, last, north, south } = tiles;
    const y = reach.numbers[EYE_Y]!;
    const isSouth = lines.side > 0;
    let row = (isSouth ? Math.max(Math.floor(y), north) : Math.min(Math.ceil(y) - 1, south)) | 0;
    if (isSouth ? y >= north : y <= south + 1) {
      lines.numbers[NEAR] = y;
      // For an eye in the interior of a row, both sides share what was read of the row.
      if (isSouth || Math.floor(y) === y) opaque.enter(row, OTHER_ROW, first, last);
      else opaque.select(row, OTHER_ROW, first, last);
      this.passRow(row, true);
      row += lines.side;
    } else {
      this.comeIn(isSouth ? north : south + 1);
    }
    for (; row >= north && row <= south && this.beams.count > 0; row += lines.side) {
      opaque.enter(row, MAIN_ROW, first, last);
      this.passRow(row, false);
    }
    this.end();
  }

  /** For an eye north or south of all rows. */
  private comeIn(border: number): void {
    const { lines, beams } = this;
    lines.enter(border);
    for (let slot = 0; slot < 2 * beams.count; slot++) beams.code[slot] = lines.crossing(beams, slot);
  }

  private passRow(row: number, isFirst: boolean): void {
    const { lines, beams, next } = this;
    const isSouth = lines.side > 0;
    if (!isFirst) lines.numbers[NEAR] = isSouth ? row : row + 1;
    lines.enter(isSouth ? row + 1 : row);
    next.count = 0;
    for (let beam = 0; beam < beams.count; beam++) {
      this.farWest = lines.crossing(beams, 2 * beam);
      this.farEast = lines.crossing(beams, 2 * beam + 1);
      if (isFirst) this.passEye(beam);
      else this.passBeam(beam);
    }
    this.beams = next;
    this.next = beams;
  }

  /** Ends the beams that have passed all rows. */
  private end(): void {
    const { beams, lines } = this;
    lines.numbers[NEAR] = lines.numbers[FAR]!;
    for (let beam = 0; beam < beams.count; beam++) {
      const first = beams.code[2 * beam]! >> 1;
      const end = ((beams.code[2 * beam + 1]! - 1) >> 1) + 1;
      this.addFace(beam, beams.anchor[beam]!, first, end);
    }
    beams.count = 0;
  }

  /** Advances a beam through the row of the eye. */
  private passEye(beam: number): void {
    const { beams, eyeCode, chain } = this;
    const anchor = beams.anchor[beam]!;
    beams.code[2 * beam] = eyeCode;
    beams.code[2 * beam + 1] = eyeCode;
    const column = eyeCode >> 1;
    if ((eyeCode & 1) !== 0) {
      if (!this.isInside && this.row.isOpaque(column)) chain.insertEye(anchor);
      else this.passGapAt(beam, anchor, column, column, false, false);
      return;
    }
    // The eye is on the line between two columns.
    const goesWest = beams.floats[6 * beam + LINE_SLOPE]! < 0;
    const goesEast = beams.floats[6 * beam + 3 + LINE_SLOPE]! > 0;
    const isShutWest = goesWest && this.row.isOpaque(column - 1);
    const isShutEast = goesEast && this.row.isOpaque(column);
    const isOpenWest = goesWest && !isShutWest;
    const isOpenEast = goesEast && !isShutEast;
    const before = isShutWest ? chain.insertEye(anchor) : anchor;
    if (isShutEast) chain.insertEye(before);
    if (!isOpenWest && !isOpenEast) return;
    this.passGapAt(
      beam,
      before,
      isOpenWest ? column - 1 : column,
      isOpenEast ? column : column - 1,
      isShutWest,
      isShutEast,
    );
  }

  /** Advances a beam through the row: adds the faces and gaps that it meets, from west to east. */
  private passBeam(beam: number): void {
    const { beams } = this;
    const entry = beams.code[2 * beam]! >> 1;
    const exit = (beams.code[2 * beam + 1]! - 1) >> 1;
    let anchor = beams.anchor[beam]!;
    let column = entry;
    while (column <= exit) {
      if (this.row.isOpaque(column)) {
        const end = this.row.nextOpen(column + 1, exit);
        anchor = this.addFace(beam, anchor, column, end);
        column = end;
      } else {
        const end = this.row.nextOpaque(column + 1, exit);
        anchor = this.passGapAt(beam, anchor, column, end - 1, column > entry, end <= exit);
        column = end;
      }
    }
  }

  /**
   * Advances a beam through open columns of the row, and through open columns beside them into which its outer lines
   * lead.
   *
   * @param isWalledWest - whether an opaque tile is west of these columns; `isWalledEast`: whether an opaque tile is
   * east of them
   * @returns the last point that was added, or `anchor`
   */
  private passGapAt(
    beam: number,
    anchor: number,
    first: number,
    last: number,
    isWalledWest: boolean,
    isWalledEast: boolean,
  ): number {
    const { beams, farWest, farEast } = this;
    let start = first;
    let end = last + 1;
    let isClosedWest = isWalledWest;
    let isClosedEast = isWalledEast;
    const least = farWest >> 1;
    if (!isWalledWest && least < first && beams.floats[6 * beam + LINE_SLOPE]! < 0) {
      start = this.row.previousOpaque(least, first - 1) + 1;
      isClosedWest = start > least;
    }
    const most = (farEast - 1) >> 1;
    if (!isWalledEast && most > last && beams.floats[6 * beam + 3 + LINE_SLOPE]! > 0) {
      end = this.row.nextOpaque(last + 1, most);
      isClosedEast = end <= most;
    }
    return this.passGap(beam, anchor, start, isClosedWest, end, isClosedEast);
  }

  /** Adds the faces beside a gap that are turned to the eye, and the beam that passes the gap. */
  private passGap(
    beam: number,
    anchor: number,
    start: number,
    isClosedWest: boolean,
    end: number,
    isClosedEast: boolean,
  ): number {
    const { beams, next, lines, eyeCode } = this;
    const west = 2 * beam;
    const east = west + 1;
    next.reserve();
    const made = 2 * next.count;
    const startCode = 2 * start;
    const endCode = 2 * end;

    let code = this.farWest;
    if (!isClosedWest) {
      next.copyLine(made, beams, west);
    } else if (startCode > eyeCode) {
      lines.aim(next, made, start, NEAR);
      code = lines.crossing(next, made);
    } else {
      lines.aim(next, made, start, FAR);
      code = startCode;
    }
    next.code[made] = code;
    let otherCode = this.farEast;
    if (!isClosedEast) {
      next.copyLine(made + 1, beams, east);
    } else if (endCode < eyeCode) {
      lines.aim(next, made + 1, end, NEAR);
      otherCode = lines.crossing(next, made + 1);
    } else {
      lines.aim(next, made + 1, end, FAR);
      otherCode = endCode;
    }
    next.code[made + 1] = otherCode;
    const passes =
      code < otherCode || (code === otherCode && (code & 1) !== 0 && lines.isWest(next, made, next, made + 1));

    let point = anchor;
    if (isClosedWest && startCode < eyeCode) {
      point = this.addOnFace(point, start, NEAR, beams, west, beams.code[west]! <= startCode);
      point = this.addOnFace(point, start, FAR, next, made + 1, passes);
    }
    if (passes) {
      next.anchor[next.count] = point;
      next.count++;
    }
    if (isClosedEast && endCode > eyeCode) {
      point = this.addOnFace(point, end, FAR, next, made, passes);
      point = this.addOnFace(point, end, NEAR, beams, east, beams.code[east]! >= endCode);
    }
    return point;
  }

  /** Adds a point on the side of a tile, on the line west of a column: a corner, or the point where a line ends. */
  private addOnFace(
    before: number,
    column: number,
    corner: typeof NEAR | typeof FAR,
    beams: OutlineBeams,
    slot: number,
    isCorner: boolean,
  ): number {
    const { chain, lines } = this;
    const point = chain.insert(before);
    chain.x[point] = column + lines.left;
    if (isCorner) chain.y[point] = lines.numbers[corner]!;
    else lines.putY(chain.y, point, beams, slot, column);
    return point;
  }

  /** Adds the near side of a run of opaque tiles, as far as the beam reaches. @returns the eastern point */
  private addFace(beam: number, anchor: number, first: number, end: number): number {
    const { beams } = this;
    const west = beams.code[2 * beam]!;
    const east = beams.code[2 * beam + 1]!;
    const isWhole = 2 * first > west || (west & 1) === 0;
    const isWholeEast = 2 * end < east || (east & 1) === 0;
    const point = this.addNear(anchor, Math.max(first, west >> 1), 2 * beam, isWhole);
    return this.addNear(point, Math.min(end, east >> 1), 2 * beam + 1, isWholeEast);
  }

  /** Adds a point on the near side of the row: a corner, or the point where a line ends. */
  private addNear(before: number, column: number, slot: number, isCorner: boolean): number {
    const { chain, lines, beams } = this;
    const point = chain.insert(before);
    chain.y[point] = lines.numbers[NEAR]!;
    if (isCorner) chain.x[point] = column + lines.left;
    else lines.putX(chain.x, point, beams, slot);
    return point;
  }
}
