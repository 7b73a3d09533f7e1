/**
 * What stops a moving box, by rational arithmetic: plain and slow.
 *
 * A box overlaps the inside of a tile during an open interval of time: from the later of the times at which it enters
 * the tile's column and row to the earlier of those at which it leaves them. The first tile that it would overlap stops
 * it.
 */
import { compare, type Rational, minus, over, plus, rational } from '@tilewright/testing';
import { ALONG_X, ALONG_Y, FREE } from '../box-sweep.js';

export interface MovingBox {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly endX: number;
  readonly endY: number;
}

/** Times; `undefined` is never for a start, and forever for an end. */
interface Interval {
  readonly from: Rational | undefined;
  readonly to: Rational | undefined;
}

const zero = rational(0);
const one = rational(1);
const always: Interval = { from: undefined, to: undefined };

/** When the open interval between the edges overlaps the tile along one axis; `undefined` if it never does. */
function overlap(center: number, half: number, end: number, tile: number): Interval | undefined {
  // Far from the path, no arithmetic is needed.
  if (Math.max(center, end) + half < tile - 1 || Math.min(center, end) - half > tile + 2) return undefined;
  const displacement = minus(rational(end), rational(center));
  const sign = compare(displacement, zero);
  const low = minus(rational(center), rational(half));
  const high = plus(rational(center), rational(half));
  const toNear = minus(rational(tile), high);
  const toFar = minus(rational(tile + 1), low);
  if (sign === 0) return compare(toNear, zero) < 0 && compare(toFar, zero) > 0 ? always : undefined;
  const times = [over(toNear, displacement), over(toFar, displacement)] as const;
  return sign > 0 ? { from: times[0], to: times[1] } : { from: times[1], to: times[0] };
}

const later = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a === undefined || (b !== undefined && compare(b, a) > 0) ? b : a;
const earlier = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a === undefined || (b !== undefined && compare(b, a) < 0) ? b : a;

export interface Stop {
  readonly axis: number;
  readonly time: Rational | undefined;
  /** Whether the box overlaps a tile at the start. */
  readonly startsInside: boolean;
}

export function stopOf(box: MovingBox, solid: readonly { readonly x: number; readonly y: number }[]): Stop {
  let time: Rational | undefined;
  let axes: number[] = [];
  // Many tiles are in one column, or in one row.
  const columns = new Map<number, Interval | undefined>();
  const rows = new Map<number, Interval | undefined>();
  for (const tile of solid) {
    if (!columns.has(tile.x)) columns.set(tile.x, overlap(box.x, box.halfWidth, box.endX, tile.x));
    if (!rows.has(tile.y)) rows.set(tile.y, overlap(box.y, box.halfHeight, box.endY, tile.y));
    const x = columns.get(tile.x);
    const y = rows.get(tile.y);
    if (x === undefined || y === undefined) continue;
    const from = later(x.from, y.from);
    const to = earlier(x.to, y.to);
    if (from !== undefined && to !== undefined && compare(from, to) >= 0) continue;
    if (to !== undefined && compare(to, zero) <= 0) continue;
    if (from === undefined || compare(from, zero) < 0) return { axis: FREE, time: undefined, startsInside: true };
    if (compare(from, one) >= 0) continue;
    const order = time === undefined ? -1 : compare(from, time);
    if (order > 0) continue;
    if (order < 0) axes = [];
    time = from;
    // Entered along the axis that came later; both at once is a corner.
    const isX = x.from !== undefined && compare(x.from, from) === 0;
    const isY = y.from !== undefined && compare(y.from, from) === 0;
    axes.push(isX && isY ? FREE : isX ? ALONG_X : ALONG_Y);
  }
  if (time === undefined) return { axis: FREE, time, startsInside: false };
  // At a corner the axis of the longer displacement goes on, and the other one is stopped.
  const length = (from: number, to: number): Rational => {
    const displacement = minus(rational(to), rational(from));
    return compare(displacement, zero) < 0 ? minus(zero, displacement) : displacement;
  };
  const isXLonger = compare(length(box.x, box.endX), length(box.y, box.endY)) >= 0;
  const [longer, shorter] = isXLonger ? [ALONG_X, ALONG_Y] : [ALONG_Y, ALONG_X];
  return { axis: axes.includes(longer) ? longer : shorter, time, startsInside: false };
}
