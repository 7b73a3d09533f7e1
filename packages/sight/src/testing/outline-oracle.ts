/**
 * The outline of what an eye sees, by the definition and in whole numbers of any size.
 *
 * What rays hit changes only at the directions of corners and of a sector's edges. Between two neighboring directions,
 * all rays end on one line of the grid, which one ray between them finds by trying all tiles. The vertices are the
 * points where the two directions meet that line.
 */
import { compare, fraction, minus, nextDown, nextUp, plus, type Rational, rational, times } from '@tilewright/testing';
import type { Grid } from './rays.js';

type Vector = readonly [x: bigint, y: bigint];

/** The edges of a sector, as vectors. */
export interface Edges {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly isReflex: boolean;
}

export type Point = readonly [x: number, y: number];

interface Face {
  readonly isColumn: boolean;
  readonly line: number;
}

interface Eye {
  /** Both coordinates, times `one`. */
  readonly at: Vector;
  readonly one: bigint;
}

/** The vertices, clockwise as seen with y down. */
export function outlineOf(
  eyeX: number,
  eyeY: number,
  grid: Grid,
  isOpaque: (x: number, y: number) => boolean,
  edges?: Edges,
): Point[] {
  const [at, one] = integers(eyeX, eyeY);
  const eye: Eye = { at, one };
  const isEyeIn = (x: number, y: number): boolean => eyeX > x && eyeX < x + 1 && eyeY > y && eyeY < y + 1;
  const walls: Grid[] = [];
  for (let y = grid.y; y < grid.y + grid.height; y++) {
    for (let x = grid.x; x < grid.x + grid.width; x++) {
      if (isOpaque(x, y) && !isEyeIn(x, y)) walls.push({ x, y, width: 1, height: 1 });
    }
  }
  const sides = edges && {
    ...edges,
    from: integers(edges.from.x, edges.from.y)[0],
    to: integers(edges.to.x, edges.to.y)[0],
  };
  const directions = directionsOf(eye, grid, sides === undefined ? [] : [sides.from, sides.to]);
  const faces = directions.map((a, i) => {
    const b = directions[(i + 1) % directions.length] ?? a;
    const between: Vector = [a[0] + b[0], a[1] + b[1]];
    return sides === undefined || isInSector(between, sides) ? faceOf(eye, between, grid, walls) : undefined;
  });
  const points: (Point | 'eye')[] = [];
  for (const [i, face] of faces.entries()) {
    const before = faces.at(i - 1);
    const direction = directions[i] ?? [0n, 0n];
    // Both sides of a direction may end on one line, which goes on there.
    if (before !== undefined && before.line === face?.line && before.isColumn === face.isColumn) continue;
    points.push(before === undefined ? 'eye' : pointOn(eye, direction, before));
    points.push(face === undefined ? 'eye' : pointOn(eye, direction, face));
  }
  return withoutMiddles(points).map((point) => (point === 'eye' ? [eyeX, eyeY] : point));
}

/** Two doubles as whole numbers over a common denominator, which is a power of two, as theirs are. */
function integers(x: number, y: number): [Vector, bigint] {
  const [a, b] = [rational(x), rational(y)];
  const one = a.denominator > b.denominator ? a.denominator : b.denominator;
  return [[a.numerator * (one / a.denominator), b.numerator * (one / b.denominator)], one];
}

function cross([ax, ay]: Vector, [bx, by]: Vector): bigint {
  return ax * by - ay * bx;
}

/** All directions in which something changes, clockwise. */
function directionsOf({ at: [ex, ey], one }: Eye, grid: Grid, more: readonly Vector[]): Vector[] {
  const found: Vector[] = [[1n, 0n], [-1n, 0n], [0n, 1n], [0n, -1n], ...more];
  for (let y = grid.y; y <= grid.y + grid.height; y++) {
    for (let x = grid.x; x <= grid.x + grid.width; x++) {
      const [dx, dy] = [BigInt(x) * one - ex, BigInt(y) * one - ey];
      if (dx !== 0n || dy !== 0n) found.push([dx, dy]);
    }
  }
  const half = ([x, y]: Vector): number => (y > 0n || (y === 0n && x > 0n) ? 0 : 1);
  found.sort((a, b) => {
    const turn = cross(a, b);
    return half(a) - half(b) || (turn > 0n ? -1 : turn < 0n ? 1 : 0);
  });
  return found.filter((each, i) => {
    const before = found[i - 1];
    return before === undefined || half(before) !== half(each) || cross(before, each) !== 0n;
  });
}

function isInSector(
  direction: Vector,
  { from, to, isReflex }: { readonly from: Vector; readonly to: Vector; readonly isReflex: boolean },
): boolean {
  const isAfter = cross(from, direction) > 0n;
  const isBefore = cross(direction, to) > 0n;
  if (cross(from, to) === 0n && from[0] * to[0] + from[1] * to[1] > 0n) return isReflex;
  return isReflex ? isAfter || isBefore : isAfter && isBefore;
}

/** The line on which a ray that passes no corner ends; undefined if it sees nothing. */
function faceOf({ at: [ex, ey], one }: Eye, [dx, dy]: Vector, grid: Grid, walls: readonly Grid[]): Face | undefined {
  // Places are multiples of the direction, times the product of both its components.
  const sign = dx * dy > 0n ? 1n : -1n;
  const columns = placesOf(grid.x, grid.width, (line) => (BigInt(line) * one - ex) * dy * sign);
  const rows = placesOf(grid.y, grid.height, (line) => (BigInt(line) * one - ey) * dx * sign);
  const passage = ({ x, y, width, height }: Grid): Passage | undefined => {
    const [west, east] = dx > 0n ? [x, x + width] : [x + width, x];
    const [north, south] = dy > 0n ? [y, y + height] : [y + height, y];
    const [startX, endX] = [columns(west), columns(east)];
    const [startY, endY] = [rows(north), rows(south)];
    const start = startX > startY ? startX : startY;
    const end = endX < endY ? endX : endY;
    if (start >= end || end <= 0n) return undefined;
    return {
      start,
      entry: startX > startY ? { isColumn: true, line: west } : { isColumn: false, line: north },
      end,
      exit: endX < endY ? { isColumn: true, line: east } : { isColumn: false, line: south },
    };
  };
  const whole = passage(grid);
  if (whole === undefined) return undefined;
  let nearest = { place: whole.end, face: whole.exit };
  for (const wall of walls) {
    const through = passage(wall);
    if (through === undefined || through.start >= nearest.place) continue;
    if (through.start <= 0n) return undefined;
    nearest = { place: through.start, face: through.entry };
  }
  return nearest.face;
}

/** Where a ray is inside of a rectangle, and through which lines it goes. */
interface Passage {
  readonly start: bigint;
  readonly entry: Face;
  readonly end: bigint;
  readonly exit: Face;
}

function placesOf(first: number, count: number, placeOf: (line: number) => bigint): (line: number) => bigint {
  const places = Array.from({ length: count + 1 }, (_, i) => placeOf(first + i));
  return (line) => places[line - first] ?? 0n;
}

/** Where a ray meets a line of the grid, rounded once. */
function pointOn({ at: [ex, ey], one }: Eye, [dx, dy]: Vector, { isColumn, line }: Face): Point {
  const [from, by, otherFrom, otherBy] = isColumn ? [ex, dx, ey, dy] : [ey, dy, ex, dx];
  const place = fraction(BigInt(line) * one - from, by);
  const other = nearestDouble(
    times(plus(fraction(otherFrom, 1n), times(place, fraction(otherBy, 1n))), fraction(1n, one)),
  );
  // Not -0.
  return isColumn ? [line, other + 0] : [other + 0, line];
}

/** The double nearest to a fraction; of two, the one with an even last bit. */
export function nearestDouble(exact: Rational): number {
  const near = Number((exact.numerator << 200n) / exact.denominator) / 2 ** 200;
  // What is tiny needs more bits.
  let guess =
    Math.abs(near) > 2 ** -100 ? near : Number((exact.numerator << 1100n) / exact.denominator) / 2 ** 550 / 2 ** 550;
  for (;;) {
    const order = compare(exact, rational(guess));
    if (order === 0) return guess;
    const other = order > 0 ? nextUp(guess) : nextDown(guess);
    const toGuess = minus(exact, rational(guess));
    const toOther = minus(rational(other), exact);
    const closer = compare(order > 0 ? toGuess : negative(toGuess), order > 0 ? toOther : negative(toOther));
    if (closer < 0) return guess;
    if (closer === 0) return isEven(guess) ? guess : other;
    guess = other;
  }
}

function negative({ numerator, denominator }: Rational): Rational {
  return { numerator: -numerator, denominator };
}

function isEven(value: number): boolean {
  return new BigUint64Array(Float64Array.of(value).buffer)[0]! % 2n === 0n;
}

/** Drops points that are there twice, and those between two others on one grid line. */
function withoutMiddles(points: readonly (Point | 'eye')[]): (Point | 'eye')[] {
  const left = [...points];
  const at = (i: number): Point | 'eye' => left[(i + left.length) % left.length] ?? 'eye';
  for (let i = 0; i < left.length && left.length > 1;) {
    const [before, here, after] = [at(i - 1), at(i), at(i + 1)];
    const isTwice = here === 'eye' ? after === 'eye' : after !== 'eye' && here[0] === after[0] && here[1] === after[1];
    const isMiddle =
      here !== 'eye' &&
      before !== 'eye' &&
      after !== 'eye' &&
      [0, 1].some((axis) => here[axis] === before[axis] && here[axis] === after[axis]);
    if (isTwice || isMiddle) {
      left.splice(i, 1);
      i = Math.max(0, i - 2);
    } else {
      i++;
    }
  }
  return left.length < 3 ? [] : left;
}
