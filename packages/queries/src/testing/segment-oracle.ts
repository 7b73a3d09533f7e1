/**
 * The tiles of a segment, by the definition: column by column, the rows of the segment's points in that column, in
 * exact arithmetic. Nothing here steps along a grid, so it shares no reasoning with the walk it judges.
 *
 * All coordinates are in tile space. A tile owns its north and west border.
 */
import { at, floorDivide, onGrid } from '@tilewright/testing';

export type Corners = 'one' | 'both' | 'none';
export type Cell = readonly [x: number, y: number];

/** Columns `west` to `east` and rows `north` to `south`, the latter of each excluded. */
export type Box = readonly [west: number, north: number, east: number, south: number];

/** The tiles of the segment's points, in order, with what each corner mode adds; of those, the ones in a box. */
export function oracleTilesOnSegment(
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  box?: Box,
): Readonly<Record<Corners, readonly Cell[]>> {
  if (box !== undefined) {
    const [west, north, east, south] = box;
    // What a corner adds shows in the tiles around it.
    const near = oracleIn([west - 1, north - 1, east + 1, south + 1], sx, sy, ex, ey);
    const inside = ([x, y]: Cell): boolean => x >= west && x < east && y >= north && y < south;
    return { none: near.none.filter(inside), one: near.one.filter(inside), both: near.both.filter(inside) };
  }
  return oracleIn(undefined, sx, sy, ex, ey);
}

function oracleIn(
  box: Box | undefined,
  sx: number,
  sy: number,
  ex: number,
  ey: number,
): Readonly<Record<Corners, readonly Cell[]>> {
  const points = tilesOfPoints(box, sx, sy, ex, ey);
  if (ex >= sx === ey >= sy) {
    return {
      none: points,
      one: withFallingCorners(points, 'one'),
      both: withFallingCorners(points, 'both'),
    };
  }
  return { none: points, one: points, both: withRisingCorners(points, sx, sy, ex, ey) };
}

/** Where the segment meets the tile's closed square, as exact fractions `[entry, exit]` over a common denominator. */
export function oracleFractions(
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  [x, y]: Cell,
): { entry: bigint; exit: bigint; denominator: bigint } {
  const { one, values } = onGrid(sx, sy, ex, ey);
  const [SX, SY, EX, EY] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const width = magnitude(EX - SX) || 1n;
  const height = magnitude(EY - SY) || 1n;
  const denominator = width * height;
  let entry = 0n;
  let exit = denominator;
  const clip = (near: bigint, far: bigint, other: bigint): void => {
    if (near * other > entry) entry = near * other;
    if (far * other < exit) exit = far * other;
  };
  const [west, east] = [BigInt(x) * one, BigInt(x + 1) * one];
  const [north, south] = [BigInt(y) * one, BigInt(y + 1) * one];
  if (EX > SX) clip(west - SX, east - SX, height);
  if (EX < SX) clip(SX - east, SX - west, height);
  if (EY > SY) clip(north - SY, south - SY, width);
  if (EY < SY) clip(SY - south, SY - north, width);
  return { entry, exit, denominator };
}

function tilesOfPoints(box: Box | undefined, sx: number, sy: number, ex: number, ey: number): Cell[] {
  const { one, values } = onGrid(sx, sy, ex, ey);
  const [SX, SY, EX, EY] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const [dx, dy] = [EX - SX, EY - SY];
  const [startX, endX] = [floorDivide(SX, one), floorDivide(EX, one)];
  const tiles: Cell[] = [];
  const infinity = Number.POSITIVE_INFINITY;
  const [west, north, east, south] = box ?? [-infinity, -infinity, infinity, infinity];
  const pushRows = (x: number, first: number, last: number): void => {
    const [from, to] = [Math.max(Math.min(first, last), north), Math.min(Math.max(first, last), south - 1)];
    if (x < west || x >= east) return;
    for (let i = 0; i <= to - from; i++) tiles.push([x, last >= first ? from + i : to - i]);
  };
  if (dx === 0n) {
    pushRows(startX, floorDivide(SY, one), floorDivide(EY, one));
    return tiles;
  }
  // The row at the point with abscissa X is floor(rowNumerator(X) / (one * |dx|)).
  const width = magnitude(dx);
  const rowNumerator = (X: bigint): bigint => SY * width + (dx > 0n ? X - SX : SX - X) * dy;
  const unit = one * width;
  const step = dx > 0n ? 1 : -1;
  const [from, to] = [Math.max(Math.min(startX, endX), west), Math.min(Math.max(startX, endX), east - 1)];
  for (let i = 0; i <= to - from; i++) {
    const x = step > 0 ? from + i : to - i;
    const west = BigInt(x) * one;
    const east = west + one;
    // Points of this column: closed on the west border, open on the east one.
    const fromBorder = x !== startX;
    const toBorder = x !== endX;
    const first = fromBorder ? rowNumerator(dx > 0n ? west : east) : SY * width;
    const last = toBorder ? rowNumerator(dx > 0n ? east : west) : EY * width;
    const firstRow = fromBorder && dx < 0n && dy < 0n ? floorBelow(first, unit) : floorDivide(first, unit);
    const lastRow = toBorder && dx > 0n && dy > 0n ? floorBelow(last, unit) : floorDivide(last, unit);
    pushRows(x, firstRow, lastRow);
  }
  return tiles;
}

/** The row of the points just north of a point. */
function floorBelow(numerator: bigint, denominator: bigint): number {
  const row = floorDivide(numerator, denominator);
  return BigInt(row) * denominator === numerator ? row - 1 : row;
}

function withFallingCorners(points: readonly Cell[], corners: 'one' | 'both'): Cell[] {
  const tiles: Cell[] = [];
  points.forEach(([x, y], i) => {
    const before = points[i - 1];
    if (before !== undefined && before[0] !== x && before[1] !== y) {
      tiles.push([Math.min(x, before[0]), Math.max(y, before[1])]);
      if (corners === 'both') tiles.push([Math.max(x, before[0]), Math.min(y, before[1])]);
    }
    tiles.push([x, y]);
  });
  return tiles;
}

/**
 * A rising segment meets a corner inside itself in one point of the tile south-east; `both` adds the north-west one.
 */
function withRisingCorners(points: readonly Cell[], sx: number, sy: number, ex: number, ey: number): Cell[] {
  const { one, values } = onGrid(sx, sy, ex, ey);
  const [SX, SY, EX, EY] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const tiles: Cell[] = [];
  points.forEach(([x, y], i) => {
    tiles.push([x, y]);
    if (i === 0 || i === points.length - 1) return;
    const [X, Y] = [BigInt(x) * one, BigInt(y) * one];
    const strictlyInside = (X - SX) * (X - EX) < 0n && (Y - SY) * (Y - EY) < 0n;
    if (strictlyInside && (X - SX) * (EY - SY) === (Y - SY) * (EX - SX)) tiles.push([x - 1, y - 1]);
  });
  return tiles;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
