/**
 * Which tiles rays from an eye touch before solid tiles block them, by the definition and in whole numbers of any size.
 *
 * What is touched changes only at the directions of corners. So it is enough to look along the rays through each
 * corner, and along one ray between each two that are neighbors. A ray is cut where it crosses grid lines: between two
 * cuts it lies in one tile, or on the line between two; around a cut there are one, two or four tiles. A path beside it
 * gets from one open tile to another through a side that they share.
 */
import { rational } from '@tilewright/testing';

export type Cell = readonly [x: number, y: number];
type Vector = readonly [x: bigint, y: bigint];

export interface Grid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The keys of the tiles of a grid, and around it, that free rays touch. */
export function touchedTiles(
  eyeX: number,
  eyeY: number,
  grid: Grid,
  isOpaque: (x: number, y: number) => boolean,
  corners: 'pass' | 'block',
): Set<string> {
  const [a, b] = [rational(eyeX), rational(eyeY)];
  const one = a.denominator * b.denominator;
  const eye: Vector = [a.numerator * b.denominator, b.numerator * a.denominator];
  const inside = (x: number, y: number): boolean => eyeX > x && eyeX < x + 1 && eyeY > y && eyeY < y + 1;
  const solid = (x: number, y: number): boolean =>
    x >= grid.x &&
    y >= grid.y &&
    x < grid.x + grid.width &&
    y < grid.y + grid.height &&
    !inside(x, y) &&
    isOpaque(x, y);

  const touched = new Set<string>();
  const around = around4(eye[0], eye[1], one);
  if (around.every(([x, y]) => solid(x, y))) return touched;
  for (const [x, y] of around) touched.add(`${x},${y}`);
  for (const direction of directions(eye, one, grid)) {
    follow(eye, one, direction, grid, solid, corners, touched);
  }
  return touched;
}

/** The directions of all corners, and one between each two neighbors. */
function directions([ex, ey]: Vector, one: bigint, grid: Grid): Vector[] {
  const found: Vector[] = [
    [1n, 0n],
    [-1n, 0n],
    [0n, 1n],
    [0n, -1n],
  ];
  for (let y = grid.y; y <= grid.y + grid.height; y++) {
    for (let x = grid.x; x <= grid.x + grid.width; x++) {
      const [dx, dy] = [BigInt(x) * one - ex, BigInt(y) * one - ey];
      if (dx !== 0n || dy !== 0n) found.push([dx, dy]);
    }
  }
  found.sort((a, b) => half(a) - half(b) || sign(b[0] * a[1] - b[1] * a[0]));
  const all: Vector[] = [];
  for (const [i, a] of found.entries()) {
    const b = found[(i + 1) % found.length] ?? a;
    if (a[0] * b[1] - a[1] * b[0] === 0n && half(a) === half(b)) continue;
    all.push(a, [a[0] + b[0], a[1] + b[1]]);
  }
  return all;
}

function half([x, y]: Vector): number {
  return y > 0n || (y === 0n && x > 0n) ? 0 : 1;
}

function sign(value: bigint): number {
  return value < 0n ? -1 : value > 0n ? 1 : 0;
}

/** Adds the tiles that one ray touches. */
function follow(
  [ex, ey]: Vector,
  one: bigint,
  [dx, dy]: Vector,
  grid: Grid,
  solid: (x: number, y: number) => boolean,
  corners: 'pass' | 'block',
  touched: Set<string>,
): void {
  // Cuts as fractions: over a common positive denominator.
  const denominator = (dx === 0n ? 1n : abs(dx)) * (dy === 0n ? 1n : abs(dy));
  const cuts = new Set<bigint>();
  // From the eye on: it may be outside of the grid.
  const [column, row] = [Number(ex / one), Number(ey / one)];
  cut(ex, dx, one, Math.min(column, grid.x) - 2, Math.max(column, grid.x + grid.width) + 2, denominator, cuts);
  cut(ey, dy, one, Math.min(row, grid.y) - 2, Math.max(row, grid.y + grid.height) + 2, denominator, cuts);
  const places = [0n, ...[...cuts].sort((a, b) => sign(a - b))];
  const at = (place: bigint, times: bigint): Cell[] =>
    around4(ex * denominator * times + place * dx, ey * denominator * times + place * dy, one * denominator * times);

  let reached: readonly Cell[] = [];
  let behind: readonly Cell[] = [];
  for (let i = 0; i + 1 < places.length; i++) {
    const place = places[i] ?? 0n;
    const end = places[i + 1] ?? 0n;
    const cells = at(place, 1n);
    const next = at(place + end, 2n);
    if (corners === 'block') {
      // The start may touch, the rest may not.
      if (next.some(([x, y]) => solid(x, y)) || (i > 0 && cells.some(([x, y]) => solid(x, y)))) return;
    } else {
      const open = cells.filter(([x, y]) => !solid(x, y));
      const isNear = behind.some((cell) => has(cells, cell));
      const linked = isNear ? link(reached, open) : open;
      reached = next.some((cell) => has(cells, cell)) ? next.filter((cell) => has(linked, cell)) : next;
      if (reached.length === 0) return;
    }
    behind = next;
    for (const [x, y] of [...next, ...at(end, 1n)]) touched.add(`${x},${y}`);
  }
}

/** Where a ray crosses the grid lines of one axis, ahead of its start. */
function cut(
  from: bigint,
  by: bigint,
  one: bigint,
  first: number,
  last: number,
  denominator: bigint,
  into: Set<bigint>,
): void {
  if (by === 0n) return;
  for (let line = first; line <= last; line++) {
    const place = ((BigInt(line) * one - from) * denominator) / by;
    if (place > 0n) into.add(place);
  }
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The tiles whose closed squares contain a point. */
function around4(x: bigint, y: bigint, one: bigint): Cell[] {
  return touching(y, one).flatMap((row) => touching(x, one).map((column): Cell => [column, row]));
}

function touching(value: bigint, one: bigint): number[] {
  const quotient = value / one;
  const floor = value < 0n && quotient * one !== value ? quotient - 1n : quotient;
  return floor * one === value ? [Number(floor) - 1, Number(floor)] : [Number(floor)];
}

function has(cells: readonly Cell[], [x, y]: Cell): boolean {
  return cells.some((cell) => cell[0] === x && cell[1] === y);
}

/** The open tiles that a path reaches from some of them, through sides. */
function link(from: readonly Cell[], open: readonly Cell[]): readonly Cell[] {
  const linked = [...from];
  for (let i = 0; i < linked.length; i++) {
    const [x, y] = linked[i] ?? [0, 0];
    for (const cell of open) {
      if (Math.abs(cell[0] - x) + Math.abs(cell[1] - y) === 1 && !has(linked, cell)) linked.push(cell);
    }
  }
  return linked;
}
