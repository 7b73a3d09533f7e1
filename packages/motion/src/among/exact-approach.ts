/**
 * What a floating-point filter cannot decide about the approach of a body to a shape, by exact sums; where products
 * leave the range of doubles, by whole numbers.
 */
import { Expansion } from '@tilewright/units/exact';
import { HIGH_X, HIGH_Y, LOW_X, LOW_Y } from './edges.js';
import type { GrownShape } from './grown-shape.js';
import { compareWholeTimes, isInsideOfWhole, settleWholeCorner, signOfWholeSide } from './integer-approach.js';

// Shared by all calls: no function of this file calls code of a caller, so no call runs inside another one.
const one = /* @__PURE__ */ new Expansion();
const other = /* @__PURE__ */ new Expansion();
const stepX = /* @__PURE__ */ new Expansion();
const stepY = /* @__PURE__ */ new Expansion();
const cornerX = /* @__PURE__ */ new Expansion();
const cornerY = /* @__PURE__ */ new Expansion();
const reach = /* @__PURE__ */ new Expansion();
const cross = /* @__PURE__ */ new Expansion();
const extent = /* @__PURE__ */ new Expansion();
const square = /* @__PURE__ */ new Expansion();
const power = /* @__PURE__ */ new Expansion();
const sum = /* @__PURE__ */ new Expansion();

/** The sign of the gap between the body and the near, or the far, border line of the shape along an axis. */
export function signOfGap(a: GrownShape, isX: boolean, isNear: boolean): number {
  putGap(sum, a, isX, isNear);
  return sum.sign();
}

/**
 * Whether the body passes the near border line before it has moved to its end: the sign of the gap minus the
 * displacement.
 */
export function signOfReach(a: GrownShape, isX: boolean): number {
  putGap(sum, a, isX, true);
  const sign = isX ? a.signX : a.signY;
  sum.add(-sign * (isX ? a.endX : a.endY));
  sum.add(sign * (isX ? a.startX : a.startY));
  return sum.sign();
}

/** Compares when a body is at two border lines. Both approaches are on the same path. */
export function compareTimes(
  a: GrownShape,
  isX: boolean,
  b: GrownShape,
  isOtherX: boolean,
  isOtherNear: boolean,
): number {
  putGap(one, a, isX, true);
  putGap(other, b, isOtherX, isOtherNear);
  sum.clear();
  if (isX === isOtherX && a.unit === b.unit) {
    sum.addProductOf(one, unity, 1);
    sum.addProductOf(other, unity, -1);
    return sum.sign();
  }
  putStep(stepX, b, isOtherX);
  putStep(stepY, a, isX);
  one.compress();
  other.compress();
  sum.addProductOf(one, stepX, isOtherX ? signOf(b.signX) : signOf(b.signY));
  sum.addProductOf(other, stepY, isX ? signOf(-a.signX) : signOf(-a.signY));
  return sum.isExact ? sum.sign() : compareWholeTimes(a, isX, b, isOtherX, isOtherNear);
}

const unity = /* @__PURE__ */ unit();

function unit(): Expansion {
  const expansion = new Expansion();
  expansion.add(1);
  return expansion;
}

/** Compares how far the body moves along x and along y. */
export function compareSteps(a: GrownShape): number {
  sum.clear();
  sum.add(a.endX * a.signX);
  sum.add(-a.startX * a.signX);
  sum.add(-a.endY * a.signY);
  sum.add(a.startY * a.signY);
  return sum.sign();
}

/**
 * On which side of an edge of the other axis the center is when the body is at the near border line of an axis: the
 * sign of the coordinate of the center minus that of the edge.
 */
export function signOfSide(a: GrownShape, isX: boolean, edge: number): number {
  putGap(one, a, isX, true);
  putEdge(other, a, edge);
  putStep(stepX, a, isX);
  putStep(stepY, a, !isX);
  one.compress();
  other.compress();
  sum.clear();
  sum.addProductOf(one, stepY, 1);
  sum.addProductOf(other, stepX, isX ? signOf(-a.signX) : signOf(-a.signY));
  return sum.isExact ? sum.sign() : signOfWholeSide(a, isX, edge);
}

/** Whether the body overlaps the shape at the start. */
export function isInsideExactly(a: GrownShape): boolean {
  putNearest(cornerX, a, LOW_X);
  putNearest(cornerY, a, LOW_Y);
  putReach(a);
  if (a.reach === 0) {
    return (
      signOfEdge(a, LOW_X) < 0 && signOfEdge(a, HIGH_X) > 0 && signOfEdge(a, LOW_Y) < 0 && signOfEdge(a, HIGH_Y) > 0
    );
  }
  sum.clear();
  sum.addProductOf(cornerX, cornerX, 1);
  sum.addProductOf(cornerY, cornerY, 1);
  sum.addProductOf(reach, reach, -1);
  return sum.isExact ? sum.sign() < 0 : isInsideOfWhole(a);
}

/**
 * Whether the body, which does not overlap the shape at the start, comes nearer to a corner of its core than the reach.
 * Then `fraction` of the approach is the part of the path before that, within some last places.
 */
export function settleCorner(a: GrownShape, edgeX: number, edgeY: number): boolean {
  putEdge(cornerX, a, edgeX);
  putEdge(cornerY, a, edgeY);
  putStep(stepX, a, true);
  putStep(stepY, a, false);
  putReach(a);
  cornerX.compress();
  cornerY.compress();
  // How far the corner is ahead, times the length of the path.
  one.clear();
  one.addProductOf(cornerX, stepX, 1);
  one.addProductOf(cornerY, stepY, 1);
  const aheadSign = one.sign();
  one.compress();
  extent.clear();
  extent.addProductOf(stepX, stepX, 1);
  extent.addProductOf(stepY, stepY, 1);
  extent.compress();
  cross.clear();
  cross.addProductOf(cornerX, stepY, 1);
  cross.addProductOf(cornerY, stepX, -1);
  cross.compress();
  other.clear();
  other.addProductOf(reach, reach, 1);
  other.compress();
  square.clear();
  square.addProductOf(other, extent, 1);
  square.addProductOf(cross, cross, -1);
  power.clear();
  power.addProductOf(cornerX, cornerX, 1);
  power.addProductOf(cornerY, cornerY, 1);
  power.addProductOf(other, unity, -1);
  if (!(one.isExact && extent.isExact && square.isExact && power.isExact)) return settleWholeCorner(a, edgeX, edgeY);
  if (aheadSign <= 0 || square.sign() <= 0) return false;
  // The path ends before the foot of the corner, or inside, or it has passed by.
  sum.clear();
  sum.addProductOf(one, unity, 1);
  sum.addProductOf(extent, unity, -1);
  if (sum.sign() >= 0 && !endsInside(edgeX, edgeY, a)) return false;
  const fraction = power.value() / (one.value() + Math.sqrt(square.value()));
  a.fraction = fraction > 0 ? (fraction < 1 ? fraction : 1) : 0;
  return true;
}

/** Whether the end of the path is nearer to a corner than the reach. `other` is the square of the reach. */
function endsInside(edgeX: number, edgeY: number, a: GrownShape): boolean {
  putEdge(cross, a, edgeX);
  cross.add(-a.endX);
  cross.add(a.startX);
  cross.compress();
  sum.clear();
  sum.addProductOf(cross, cross, 1);
  putEdge(cross, a, edgeY);
  cross.add(-a.endY);
  cross.add(a.startY);
  cross.compress();
  sum.addProductOf(cross, cross, 1);
  sum.addProductOf(other, unity, -1);
  return sum.isExact ? sum.sign() < 0 : settleWholeCorner(a, edgeX, edgeY);
}

function signOf(value: number): 1 | -1 {
  return value < 0 ? -1 : 1;
}

function signOfEdge(a: GrownShape, edge: number): number {
  putEdge(sum, a, edge);
  return sum.sign();
}

/** The gap between the body and a border line of the shape, in the direction of the displacement. */
function putGap(into: Expansion, a: GrownShape, isX: boolean, isNear: boolean): void {
  const sign = isX ? a.signX : a.signY;
  const isLow = sign > 0 === isNear;
  const outward = isNear ? -1 : 1;
  into.clear();
  into.add(sign * (isX ? (isLow ? a.minX : a.maxX) : isLow ? a.minY : a.maxY));
  into.add(-sign * (isX ? a.startX : a.startY));
  into.add(outward * (isX ? a.halfX : a.halfY));
  into.add(outward * a.radius);
  into.add(outward * a.more);
}

/** An edge of the core, relative to the center of the body. */
function putEdge(into: Expansion, a: GrownShape, edge: number): void {
  into.clear();
  if (edge === LOW_X || edge === HIGH_X) {
    into.add(edge === LOW_X ? a.minX : a.maxX);
    into.add(-a.startX);
    into.add(edge === LOW_X ? -a.halfX : a.halfX);
  } else {
    into.add(edge === LOW_Y ? a.minY : a.maxY);
    into.add(-a.startY);
    into.add(edge === LOW_Y ? -a.halfY : a.halfY);
  }
}

/** The coordinate of the point of the core that is nearest to the center of the body, along the axis of two edges. */
function putNearest(into: Expansion, a: GrownShape, low: number): void {
  putEdge(into, a, low);
  if (into.sign() < 0) {
    putEdge(into, a, low + 1);
    if (into.sign() > 0) into.clear();
  }
  into.compress();
}

function putStep(into: Expansion, a: GrownShape, isX: boolean): void {
  into.clear();
  into.add(isX ? a.endX : a.endY);
  into.add(isX ? -a.startX : -a.startY);
}

function putReach(a: GrownShape): void {
  reach.clear();
  reach.add(a.radius);
  reach.add(a.more);
}
