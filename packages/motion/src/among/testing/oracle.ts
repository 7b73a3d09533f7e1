/**
 * The first shape that a moving body meets, by whole numbers on a common grid and roots with 200 further bits: plain
 * and slow.
 *
 * The center of the body must not enter the open set of points nearer to a rectangle, the core, than a reach. For a
 * reach of 0 that is the inside of the core; otherwise the core grown by the reach along x, the core grown along y, and
 * the discs around its corners. Each is convex, so the center is inside of it during one open interval of time.
 */
import { onGrid } from '@tilewright/testing';

/** The numbers of a body: half extents and a radius, one of which is 0. */
export interface PlainBody {
  readonly halfX: number;
  readonly halfY: number;
  readonly radius: number;
}

/** A path of the center. */
export interface PlainPath {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/** A rectangle with a radius around it; a circle is its center with a radius. */
export interface PlainShape {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  readonly radius: number;
}

/** When and how a body meets a shape; times are whole multiples of 2^-200, rounded down. */
export interface Meeting {
  readonly time: bigint;
  readonly axis: 'inside' | 'x' | 'y' | 'corner';
}

const BITS = 200n;
export const ONE = 1n << BITS;

export function meetingOf(path: PlainPath, body: PlainBody, shape: PlainShape): Meeting | undefined {
  const { values } = onGrid(
    path.startX,
    path.startY,
    path.endX,
    path.endY,
    body.halfX,
    body.halfY,
    body.radius,
    shape.minX,
    shape.minY,
    shape.maxX,
    shape.maxY,
    shape.radius,
  );
  const [x, y, endX, endY, halfX, halfY, r, minX, minY, maxX, maxY, s] = values as [
    ...[bigint, bigint, bigint, bigint, bigint, bigint],
    ...[bigint, bigint, bigint, bigint, bigint, bigint],
  ];
  const [dx, dy] = [endX - x, endY - y];
  const reach = r + s;
  // Relative to the center.
  const [west, north, east, south] = [minX - halfX - x, minY - halfY - y, maxX + halfX - x, maxY + halfY - y];
  const gapX = west > 0n ? west : east < 0n ? -east : 0n;
  const gapY = north > 0n ? north : south < 0n ? -south : 0n;
  const isInside =
    reach === 0n ? west < 0n && east > 0n && north < 0n && south > 0n : gapX * gapX + gapY * gapY < reach * reach;
  if (isInside) return { time: -1n, axis: 'inside' };
  // The boxes around the path and around the grown shape do not overlap.
  if (west - reach >= (dx > 0n ? dx : 0n) || east + reach <= (dx < 0n ? dx : 0n)) return undefined;
  if (north - reach >= (dy > 0n ? dy : 0n) || south + reach <= (dy < 0n ? dy : 0n)) return undefined;
  if (reach === 0n) return enterBox(dx, dy, west, north, east, south);
  const meetings = [
    ...(west === east && north === south ? [] : [enterSide('x', dx, dy, west - reach, east + reach, north, south)]),
    ...(west === east && north === south ? [] : [enterSide('y', dy, dx, north - reach, south + reach, west, east)]),
    ...[west, east].flatMap((kx) => [north, south].map((ky) => enterDisc(-kx, -ky, dx, dy, reach))),
  ];
  let first: Meeting | undefined;
  for (const meeting of meetings) {
    if (meeting !== undefined && (first === undefined || meeting.time < first.time)) first = meeting;
  }
  return first;
}

/** A fraction with a positive denominator. */
type Fraction = readonly [bigint, bigint];
const order = ([a, b]: Fraction, [c, d]: Fraction): number => (a * d < c * b ? -1 : Number(a * d > c * b));

function enterBox(
  dx: bigint,
  dy: bigint,
  west: bigint,
  north: bigint,
  east: bigint,
  south: bigint,
): Meeting | undefined {
  const x = strip(dx, west, east);
  const y = strip(dy, north, south);
  if (x === undefined || y === undefined) return undefined;
  const later = order(x.enter, y.enter);
  const enter = later >= 0 ? x.enter : y.enter;
  const leave = order(x.leave, y.leave) <= 0 ? x.leave : y.leave;
  if (order(enter, leave) >= 0 || order(enter, [0n, 1n]) < 0 || order(enter, [1n, 1n]) >= 0) return undefined;
  const [lengthX, lengthY] = [dx < 0n ? -dx : dx, dy < 0n ? -dy : dy];
  // At a corner, the axis of the longer displacement goes on.
  const entered = later > 0 || (later === 0 && lengthX < lengthY) ? 'x' : 'y';
  return { time: (enter[0] << BITS) / enter[1], axis: entered };
}

/**
 * The displacement crosses a side that is `low` or `high` along one axis, and from `first` to `last` along the other
 * one.
 */
function enterSide(
  axis: 'x' | 'y',
  along: bigint,
  across: bigint,
  low: bigint,
  high: bigint,
  first: bigint,
  last: bigint,
): Meeting | undefined {
  const length = along < 0n ? -along : along;
  const gap = along < 0n ? -high : low;
  if (along === 0n || gap < 0n || gap >= length) return undefined;
  if (across * gap < first * length || across * gap > last * length) return undefined;
  return { time: (gap << BITS) / length, axis };
}

const never: Fraction = [1n << 3000n, 1n];
const ever: Fraction = [-(1n << 3000n), 1n];

/** When a coordinate from 0 by `d` is between two others. */
function strip(d: bigint, low: bigint, high: bigint): { enter: Fraction; leave: Fraction } | undefined {
  if (d === 0n) return low < 0n && high > 0n ? { enter: ever, leave: never } : undefined;
  return d > 0n ? { enter: [low, d], leave: [high, d] } : { enter: [-high, -d], leave: [-low, -d] };
}

/** The displacement from (px, py), relative to the center of a disc, enters its inside. */
function enterDisc(px: bigint, py: bigint, dx: bigint, dy: bigint, r: bigint): Meeting | undefined {
  const squares = dx * dx + dy * dy;
  if (squares === 0n) return undefined;
  const ahead = -(px * dx + py * dy);
  if (ahead <= 0n) return undefined;
  const across = dx * py - dy * px;
  const discriminant = r * r * squares - across * across;
  if (discriminant <= 0n) return undefined;
  const [qx, qy] = [px + dx, py + dy];
  if (qx * qx + qy * qy >= r * r && ahead >= squares) return undefined;
  const root = rootOf(discriminant << (2n * BITS));
  return { time: ((ahead << BITS) - root) / squares, axis: 'corner' };
}

function rootOf(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The first meeting of a body with a list of shapes; at equal times, with the first of them. */
export function firstMeeting(
  path: PlainPath,
  body: PlainBody,
  shapes: readonly PlainShape[],
): (Meeting & { readonly index: number }) | undefined {
  const { values } = onGrid(path.startX, path.startY, path.endX, path.endY);
  const [startX, startY, endX, endY] = values as [bigint, bigint, bigint, bigint];
  const [lengthX, lengthY] = [endX - startX, endY - startY].map((d) => (d < 0n ? -d : d)) as [bigint, bigint];
  const longer = lengthX >= lengthY ? 'x' : 'y';
  // At equal times sides come before corners, and the side across the longer displacement before the other one.
  const rank = ({ axis }: Meeting): number => (axis === 'inside' ? 0 : axis === longer ? 1 : axis === 'corner' ? 3 : 2);
  let first: (Meeting & { readonly index: number }) | undefined;
  for (const [index, shape] of shapes.entries()) {
    const meeting = meetingOf(path, body, shape);
    if (meeting === undefined) continue;
    if (
      first === undefined ||
      meeting.time < first.time ||
      (meeting.time === first.time && rank(meeting) < rank(first))
    ) {
      first = { ...meeting, index };
    }
  }
  return first;
}
