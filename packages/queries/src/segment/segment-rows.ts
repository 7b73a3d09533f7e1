/** Many segments, row by row, and the walk for the rows that the fast path cannot decide. */
import type { IsSolid, ReadonlyTilemap, TileRect } from '@tilewright/tilemap';
import { requireRect, requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { type ChunkLayout, SolidTiles } from '@tilewright/tilemap/kernel';
import type { FloatArray } from '@tilewright/units';
import type { Pairs, RawPoint } from '@tilewright/units/checks';
import { isPointColumn, requirePointRows } from '../arguments/columns.js';
import type { RawSpace } from '../arguments/raw.js';
import { toTiles } from '../arguments/tile-space.js';
import { Pool } from '../pool.js';
import { chunksToSkip, walkToSolid } from './blocking.js';
import { SegmentCursor } from './cursor.js';
import { putSegment } from './start.js';

const NO_NUMBERS: FloatArray = new Float64Array(0);

/** The arguments of a query for many segments. Reusable: queries borrow it from `segmentRows`. */
export class SegmentRows {
  length: number = 0;
  // Row i starts at element i * fromStep: the step is 0 if all segments start at one point.
  fromX: FloatArray = NO_NUMBERS;
  fromY: FloatArray = NO_NUMBERS;
  fromStep: number = 1;
  toX: FloatArray = NO_NUMBERS;
  toY: FloatArray = NO_NUMBERS;
  readonly walk: SegmentCursor = new SegmentCursor();

  private readonly onePointX: Float64Array = new Float64Array(1);
  private readonly onePointY: Float64Array = new Float64Array(1);
  // NaN makes the engine store the coordinates as doubles, so that writing them allocates nothing.
  private readonly start: Writable<RawPoint> = { x: Number.NaN, y: Number.NaN };
  private readonly end: Writable<RawPoint> = { x: Number.NaN, y: Number.NaN };
  private readonly solids: SolidTiles = new SolidTiles();
  private chunks: ChunkLayout | undefined = undefined;
  private flags: Uint8Array = new Uint8Array(0);
  private where: string = '';
  private fromName: string = '';
  private toName: string = '';
  private space: RawSpace | undefined = undefined;
  private rule: number = 0;

  /**
   * Takes the arguments.
   *
   * @param from - a column of points, or one point for all rows
   * @throws RangeError if an argument is not valid; for a column, the error names the row
   */
  begin(
    where: string,
    map: ReadonlyTilemap<unknown>,
    space: RawSpace,
    fromName: string,
    from: Pairs | RawPoint,
    toName: string,
    to: Pairs,
    isSolid: IsSolid<unknown> | undefined,
    rule: number,
    bounds: TileRect | undefined,
  ): void {
    requireTilemap(where, 'map', map);
    requireTileSpace(where, 'space', space);
    if (isPointColumn(where, fromName, from)) {
      requirePointRows(where, fromName, space, from);
      const { rawX, rawY, length } = from;
      requirePointRows(where, toName, space, to, length, fromName);
      this.fromX = rawX;
      this.fromY = rawY;
      this.fromStep = 1;
    } else {
      toTiles(where, fromName, space, from);
      requirePointRows(where, toName, space, to);
      this.onePointX[0] = from.x;
      this.onePointY[0] = from.y;
      this.fromX = this.onePointX;
      this.fromY = this.onePointY;
      this.fromStep = 0;
    }
    if (bounds !== undefined) requireRect(where, 'bounds', bounds);
    this.length = to.length;
    this.toX = to.rawX;
    this.toY = to.rawY;
    this.where = where;
    this.fromName = fromName;
    this.toName = toName;
    this.space = space;
    this.rule = rule;
    this.solids.start(where, map, isSolid, bounds);
    this.chunks = chunksToSkip(this.solids, isSolid, bounds);
  }

  /**
   * Whether solid tiles block the segment in a row. The walk then holds where.
   *
   * @param asked - the number of first tiles of the walk that are known not to block
   */
  isBlocked(row: number, asked: number): boolean {
    const { walk, start, end, space } = this;
    if (space === undefined) return false;
    const from = row * this.fromStep;
    start.x = this.fromX[from]!;
    start.y = this.fromY[from]!;
    end.x = this.toX[row]!;
    end.y = this.toY[row]!;
    putSegment(walk, this.where, this.fromName, this.toName, space, start, end, true);
    return walkToSolid(walk, this.solids, this.rule, this.chunks, asked);
  }

  /** Whether the map is read bit by bit: then no code of the caller runs, and no row can fail. */
  get readsBits(): boolean {
    return this.solids.readsBits;
  }

  /** An array with a flag for each row, which belongs to this query. */
  reserveFlags(): Uint8Array {
    if (this.flags.length < this.length) this.flags = new Uint8Array(Math.max(this.length, 2 * this.flags.length));
    return this.flags;
  }

  release(): void {
    this.fromX = this.fromY = this.toX = this.toY = NO_NUMBERS;
    this.chunks = this.space = undefined;
    this.solids.release();
  }
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export const segmentRows: Pool<SegmentRows> = /* @__PURE__ */ new Pool(() => new SegmentRows());
