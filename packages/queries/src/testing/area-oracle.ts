/**
 * The tiles of a disc and of a rectangle, by the definition: every tile of a box around the shape is asked, in exact
 * arithmetic. Coordinates in tile space; a tile is the half-open square from its north-west corner.
 */
import { at, floorDivide, onGrid } from '@tilewright/testing';
import type { Box, Cell } from './segment-oracle.js';

export type Inclusion = 'any' | 'center' | 'inside';

/** Rows from north to south, west to east in a row; of all tiles around the disc, or of those in a box. */
export function oracleTilesInCircle(cx: number, cy: number, radius: number, inclusion: Inclusion, box?: Box): Cell[] {
  const { one, values } = onGrid(cx, cy, radius);
  const [CX, CY, R] = [at(values, 0), at(values, 1), at(values, 2)];
  const [west, north, east, south] = box ?? [
    floorDivide(CX - R, one) - 1,
    floorDivide(CY - R, one) - 1,
    floorDivide(CX + R, one) + 2,
    floorDivide(CY + R, one) + 2,
  ];
  const columns = range(west, east - 1);
  const rows = range(north, south - 1);
  // Everything is doubled, so that the center of a tile is whole.
  const [DX, DY, diameter] = [2n * CX, 2n * CY, 2n * R];
  return cellsWhere(columns, rows, (x, y) => {
    const [west, north] = [2n * BigInt(x) * one, 2n * BigInt(y) * one];
    const [east, south] = [west + 2n * one, north + 2n * one];
    const within = (X: bigint, Y: bigint): boolean => (X - DX) ** 2n + (Y - DY) ** 2n <= diameter ** 2n;
    if (inclusion === 'center') return within(west + one, north + one);
    if (inclusion === 'inside') {
      return within(west, north) && within(east, north) && within(west, south) && within(east, south);
    }
    // The tile's nearest point, if it has one: on its open east and south sides it only comes as near as it likes.
    const nearestX = DX < west ? west : DX < east ? DX : east;
    const nearestY = DY < north ? north : DY < south ? DY : south;
    const squared = (nearestX - DX) ** 2n + (nearestY - DY) ** 2n;
    return nearestX === east || nearestY === south ? squared < diameter ** 2n : squared <= diameter ** 2n;
  });
}

/** Rows from north to south, west to east in a row; of all tiles around the rectangle, or of those in a box. */
export function oracleTilesInRectangle(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  inclusion: Inclusion,
  edges: 'closed' | 'half-open',
  box?: Box,
): Cell[] {
  const { one, values } = onGrid(minX, minY, maxX, maxY);
  const [X0, Y0, X1, Y1] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const [west, north, east, south] = box ?? [
    floorDivide(X0, one) - 1,
    floorDivide(Y0, one) - 1,
    floorDivide(X1, one) + 2,
    floorDivide(Y1, one) + 2,
  ];
  const columns = range(west, east - 1);
  const rows = range(north, south - 1);
  const open = edges === 'half-open';
  const holds = (low: bigint, high: bigint, value: bigint): boolean =>
    low <= value && (open ? value < high : value <= high);
  /** One axis: does [low, high] or [low, high) meet the tile's [from, from + 1), hold its middle, or all of it? */
  const meets = (low: bigint, high: bigint, from: bigint): boolean => {
    const to = from + one;
    if (inclusion === 'center') return holds(2n * low, 2n * high, from + to);
    if (inclusion === 'inside') return low <= from && to <= high && low < high;
    if (open && low === high) return false;
    return low < to && (open ? from < high : from <= high);
  };
  return cellsWhere(columns, rows, (x, y) => meets(X0, X1, BigInt(x) * one) && meets(Y0, Y1, BigInt(y) * one));
}

export function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** How many tiles the oracles of areas have decided about in this test file. */
export const decisions = { count: 0 };

export function cellsWhere(
  columns: readonly number[],
  rows: readonly number[],
  belongs: (x: number, y: number) => boolean,
): Cell[] {
  decisions.count += rows.length * columns.length;
  return rows.flatMap((y) => columns.filter((x) => belongs(x, y)).map((x): Cell => [x, y]));
}
