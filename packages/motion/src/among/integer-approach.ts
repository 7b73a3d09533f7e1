/**
 * The last resort of the approach of a body to a shape: whole numbers without limits, for numbers so far apart that
 * exact sums of doubles overflow or underflow. Some microseconds.
 */
import { integerRoot, scaledInteger, signOfInteger } from '@tilewright/units/exact';
import { HIGH_X, HIGH_Y, LOW_X, LOW_Y } from './edges.js';
import type { GrownShape } from './grown-shape.js';

/** The bits of a fraction. */
const BITS = 120n;

/** The edges of the core relative to the center of the body, the displacement, and the reach, on one grid. */
interface Whole {
  readonly edges: readonly [lowX: bigint, highX: bigint, lowY: bigint, highY: bigint];
  readonly stepX: bigint;
  readonly stepY: bigint;
  readonly reach: bigint;
}

function wholeOf(a: GrownShape): Whole {
  const [startX, startY] = [scaledInteger(a.startX), scaledInteger(a.startY)];
  const [halfX, halfY] = [scaledInteger(a.halfX), scaledInteger(a.halfY)];
  return {
    edges: [
      scaledInteger(a.minX) - startX - halfX,
      scaledInteger(a.maxX) - startX + halfX,
      scaledInteger(a.minY) - startY - halfY,
      scaledInteger(a.maxY) - startY + halfY,
    ],
    stepX: scaledInteger(a.endX) - startX,
    stepY: scaledInteger(a.endY) - startY,
    reach: scaledInteger(a.radius) + scaledInteger(a.more),
  };
}

/** The gap before a border line of the grown shape, in the direction of the displacement. */
function gapOf({ edges, reach }: Whole, sign: number, isX: boolean, isNear: boolean): bigint {
  const edge = edges[(isX ? LOW_X : LOW_Y) + Number(sign > 0 !== isNear)]!;
  return (sign > 0 ? edge : -edge) + (isNear ? -reach : reach);
}

export function isInsideOfWhole(a: GrownShape): boolean {
  const { edges, reach } = wholeOf(a);
  const [lowX, highX, lowY, highY] = edges;
  if (reach === 0n) return lowX < 0n && highX > 0n && lowY < 0n && highY > 0n;
  const x = lowX > 0n ? lowX : highX < 0n ? highX : 0n;
  const y = lowY > 0n ? lowY : highY < 0n ? highY : 0n;
  return x * x + y * y < reach * reach;
}

/** See `compareTimes`. Both shapes are scaled alike. */
export function compareWholeTimes(
  a: GrownShape,
  isX: boolean,
  b: GrownShape,
  isOtherX: boolean,
  isOtherNear: boolean,
): number {
  const [one, other] = [wholeOf(a), wholeOf(b)];
  const gap = gapOf(one, isX ? a.signX : a.signY, isX, true);
  const otherGap = gapOf(other, isOtherX ? b.signX : b.signY, isOtherX, isOtherNear);
  return signOfInteger(
    gap * sizeOf(isOtherX ? other.stepX : other.stepY) - otherGap * sizeOf(isX ? one.stepX : one.stepY),
  );
}

/** See `signOfSide`. */
export function signOfWholeSide(a: GrownShape, isX: boolean, edge: number): number {
  const whole = wholeOf(a);
  const gap = gapOf(whole, isX ? a.signX : a.signY, isX, true);
  const [along, across] = isX ? [whole.stepX, whole.stepY] : [whole.stepY, whole.stepX];
  return signOfInteger(gap * across - whole.edges[edge]! * sizeOf(along));
}

/**
 * Whether the center comes nearer to a corner than the reach; it does not at the start. Then `fraction` is the part of
 * the path before that, within 2^-120.
 */
export function settleWholeCorner(a: GrownShape, edgeX: number, edgeY: number): boolean {
  const { edges, stepX, stepY, reach } = wholeOf(a);
  const x = edges[edgeX === HIGH_X ? HIGH_X : LOW_X];
  const y = edges[edgeY === HIGH_Y ? HIGH_Y : LOW_Y];
  const ahead = x * stepX + y * stepY;
  const squares = stepX * stepX + stepY * stepY;
  if (ahead <= 0n) return false;
  const cross = x * stepY - y * stepX;
  const square = reach * reach * squares - cross * cross;
  if (square <= 0n) return false;
  if (ahead >= squares && squareOf(x - stepX) + squareOf(y - stepY) >= reach * reach) return false;
  const part = ((ahead << BITS) - integerRoot(square << (2n * BITS))) / squares;
  a.fraction = Math.min(Math.max(Number(part) / Number(1n << BITS), 0), 1);
  return true;
}

function squareOf(value: bigint): bigint {
  return value * value;
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}
