/**
 * Where solid tiles first block a segment, by the definition: solid tiles are closed squares, and a segment is free if
 * some path arbitrarily close to it misses them all (`'pass'`), or if no point but its two ends touches one
 * (`'block'`).
 *
 * The segment is cut where it crosses grid lines, in exact arithmetic. Between two cuts it lies in one tile, or on the
 * line between two; around a cut there are one, two or four tiles. A path beside it gets from one open tile to another
 * through a side that they share. Nothing here steps along a grid, so it shares no reasoning with the walk it judges.
 */
import { at, floorDivide, onGrid } from '@tilewright/testing';
import type { Box, Cell } from './segment-oracle.js';

/** A place on the segment as an exact fraction of it; the denominator is positive. */
export interface Place {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export interface OracleBlock {
  readonly place: Place;
  /** The tiles that may be named: of those that block there, the northern, then the western. */
  readonly tile: Cell;
  readonly side: 'west' | 'east' | 'north' | 'south' | undefined;
}

/** With a box, all is open outside of it. */
export function oracleBlock(
  sx: number,
  sy: number,
  ex: number,
  ey: number,
  isSolid: (x: number, y: number) => boolean,
  corners: 'pass' | 'block',
  box?: Box,
): OracleBlock | undefined {
  const { one, values } = onGrid(sx, sy, ex, ey);
  const [SX, SY, EX, EY] = [at(values, 0), at(values, 1), at(values, 2), at(values, 3)];
  const [dx, dy] = [EX - SX, EY - SY];
  const solid = ([x, y]: Cell): boolean => isSolid(x, y);

  /** The tiles whose closed squares hold the point at a place. */
  const around = ({ numerator, denominator }: Place): Cell[] => {
    const columns = touching(SX * denominator + numerator * dx, one * denominator);
    const rows = touching(SY * denominator + numerator * dy, one * denominator);
    return rows.flatMap((y) => columns.map((x): Cell => [x, y]));
  };
  const blockedAt = (place: Place, tile: Cell, next: readonly Cell[]): OracleBlock => ({
    place,
    tile,
    side: around(place).length === 2 && next.length === 1 ? sideOf(around(place), tile) : undefined,
  });

  const start: Place = { numerator: 0n, denominator: 1n };
  if (dx === 0n && dy === 0n) {
    const cells = around(start);
    return cells.every(solid) ? blockedAt(start, northern(cells), cells) : undefined;
  }

  const [west, north, east, south] = box ?? [-Infinity, -Infinity, Infinity, Infinity];
  const cuts = [
    start,
    ...crossings(SX, EX, one, west, east),
    ...crossings(SY, EY, one, north, south),
    { numerator: 1n, denominator: 1n },
  ]
    .sort(compare)
    .filter((cut, i, all) => i === 0 || compare(cut, at(all, i - 1)) !== 0);
  // The open tiles that a path has reached between the cut before and this one.
  let reached: readonly Cell[] = [];
  let behind: readonly Cell[] = [];
  for (let i = 0; i + 1 < cuts.length; i++) {
    const place = at(cuts, i);
    const cells = around(place);
    const next = around(between(place, at(cuts, i + 1)));
    const isFirst = i === 0;
    // Neither before nor after this place. At its start a segment may touch them.
    const beside = isFirst ? [] : cells.filter((cell) => !isIn(next, cell) && !isIn(behind, cell));
    if (corners === 'block') {
      const touched = beside.some(solid) ? beside : next;
      if (touched.some(solid)) return blockedAt(place, northern(touched.filter(solid)), next);
    } else {
      const open = cells.filter((cell) => !solid(cell));
      // From far away, where all is open, a path comes by any of them.
      const isFar = !behind.some((cell) => isIn(cells, cell));
      const linked = isFar ? open : linkedTo(reached, open);
      // Far away again, too.
      const isLeaving = !next.some((cell) => isIn(cells, cell));
      reached = isLeaving ? next : next.filter((cell) => isIn(linked, cell));
      if (reached.length === 0) {
        const first = [beside, next, cells].find((group) => group.length > 0 && group.every(solid));
        return blockedAt(place, northern(first ?? cells.filter(solid)), next);
      }
    }
    behind = next;
  }
  return undefined;
}

/** The columns (or rows) whose closed extents hold a coordinate: two where it is a grid line. */
function touching(numerator: bigint, denominator: bigint): number[] {
  const floor = floorDivide(numerator, denominator);
  return BigInt(floor) * denominator === numerator ? [floor - 1, floor] : [floor];
}

/**
 * Where a segment crosses the grid lines across one axis, its ends excluded: those up to two tiles outside of a box.
 */
function crossings(from: bigint, to: bigint, one: bigint, first: number, last: number): Place[] {
  const length = to > from ? to - from : from - to;
  const [low, high] = to > from ? [from, to] : [to, from];
  const places: Place[] = [];
  const near = low / one - (low < 0n ? 1n : 0n);
  const start = first === -Infinity ? near : greater(near, BigInt(first) - 2n);
  const end = last === Infinity ? high / one + 1n : BigInt(last) + 2n;
  for (let line = start; line <= end && line * one < high; line++) {
    if (line * one <= low) continue;
    const along = to > from ? line * one - from : from - line * one;
    places.push({ numerator: along, denominator: length });
  }
  return places;
}

function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function compare(a: Place, b: Place): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function between(a: Place, b: Place): Place {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: 2n * a.denominator * b.denominator,
  };
}

function isIn(cells: readonly Cell[], [x, y]: Cell): boolean {
  return cells.some((cell) => cell[0] === x && cell[1] === y);
}

/** The open tiles around a point that a path reaches from some of them without leaving the point's neighborhood. */
function linkedTo(from: readonly Cell[], open: readonly Cell[]): readonly Cell[] {
  const linked = [...from];
  for (let i = 0; i < linked.length; i++) {
    const [x, y] = at(linked, i);
    for (const cell of open) {
      if (Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1 && !isIn(linked, cell)) linked.push(cell);
    }
  }
  return linked;
}

function northern(cells: readonly Cell[]): Cell {
  return [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])[0] ?? [Number.NaN, Number.NaN];
}

/** On which side of a tile the other of two neighbors lies. */
function sideOf(pair: readonly Cell[], [x, y]: Cell): OracleBlock['side'] {
  const other = pair.find((cell) => cell[0] !== x || cell[1] !== y) ?? [x, y];
  if (other[0] !== x) return other[0] < x ? 'west' : 'east';
  return other[1] < y ? 'north' : 'south';
}
