/**
 * When and where a moving body first touches a shape that rests: exact decisions, behind floating-point filters.
 *
 *            reach
 *           .-----------.            The body shrinks to its center, and the shape grows by the body: a rectangle, the core,
 *          /  +-------+  \           with a reach around it.
 *     o---|-> | core  |   |
 *          \  +-------+  /             body     shape         core, around the shape           reach
 *           '-----------'              box      rectangle     grown by the half extents        0
 *                                      box      circle        its center, grown likewise       its radius
 *     The center enters the open       circle   rectangle     the rectangle                    the radius of the body
 *     set of points nearer to the      circle   circle        its center                       the sum of the radii
 *     core than the reach: through
 *     a side, or near a corner of the core. Touching is not entering. A point is a circle of radius 0.
 */
import { differenceTail, productTail } from '@tilewright/units/exact';
import { FILTER_ERROR, LEAST_FILTER_ERROR } from './limits.js';
import { ALONG_X, ALONG_Y, AT_CORNER, FREE } from '../moving/box-sweep.js';
import { putCornerFraction, signOfStart } from './compensated.js';
import {
  compareSteps,
  compareTimes,
  isInsideExactly,
  settleCorner,
  signOfGap,
  signOfReach,
  signOfSide,
} from './exact-approach.js';
import { HIGH_X, HIGH_Y, LOW_X, LOW_Y } from './edges.js';
import { GrownShape } from './grown-shape.js';

export class Approach extends GrownShape {
  /** `ALONG_X`, `ALONG_Y` or `AT_CORNER`; `FREE` if the body overlaps the shape at the start. */
  axis: number = FREE;
  /** The edges of the corner that the body touches. */
  cornerEdgeX = 0;
  cornerEdgeY = 0;
  /**
   * Bounds of the fraction of the path before the contact; equal once the contact is settled. -1 at the start inside.
   */
  least: number = Number.NaN;
  most: number = Number.NaN;
  private line: number = Number.NaN;

  /** Whether the body overlaps the shape at the start. */
  get isInside(): boolean {
    const { lowX, highX, lowY, highY, halfX, halfY, reach } = this;
    const x = Math.max(lowX, -highX, 0);
    const y = Math.max(lowY, -highY, 0);
    if (reach === 0) {
      // Below, the reach covers the error of a coordinate that is not above 0.
      const errorX = (x + 2 * halfX) * FILTER_ERROR + LEAST_FILTER_ERROR;
      const errorY = (y + 2 * halfY) * FILTER_ERROR + LEAST_FILTER_ERROR;
      if (x > errorX || y > errorY) return false;
      if (Math.max(lowX, -highX) < -errorX && Math.max(lowY, -highY) < -errorY) return true;
      return isInsideExactly(this);
    }
    const excess = x * x + y * y - reach * reach;
    const bound =
      ((x + 2 * halfX) * (x + 2 * halfX) + (y + 2 * halfY) * (y + 2 * halfY) + reach * reach) * FILTER_ERROR +
      LEAST_FILTER_ERROR;
    if (excess > bound) return false;
    if (excess < -bound) return true;
    const sign = signOfStart(this);
    return sign === 0 ? isInsideExactly(this) : sign < 0;
  }

  /**
   * Whether the body overlaps the shape at the start, or comes to overlap it on the path. Then `axis` and so on say
   * how.
   */
  meets(): boolean {
    if (this.isInside) {
      this.axis = FREE;
      this.least = this.most = -1;
      return true;
    }
    if (this.signX === 0 && this.signY === 0) return false;
    if (!this.isAhead(true) || !this.isAhead(false)) return false;
    if (this.reach === 0) return this.meetsRectangle();
    if (this.isPoint) return this.meetsCorners();
    if (this.meetsSide(true)) {
      this.axis = ALONG_X;
    } else if (this.meetsSide(false)) {
      this.axis = ALONG_Y;
    } else {
      return this.meetsCorners();
    }
    this.boundSide();
    return true;
  }

  /** Whether the path leads into the strip between the border lines of the grown shape along an axis, or is in it. */
  private isAhead(isX: boolean): boolean {
    const sign = isX ? this.signX : this.signY;
    const low = isX ? this.lowX : this.lowY;
    const high = isX ? this.highX : this.highY;
    const half = 2 * (isX ? this.halfX : this.halfY) + this.reach;
    const { reach } = this;
    const far = (sign < 0 ? -low : high) + reach;
    const farError = (Math.abs(far) + half) * FILTER_ERROR + LEAST_FILTER_ERROR;
    const near = (sign < 0 ? -high : low) - reach;
    const length = isX ? Math.abs(this.stepX) : Math.abs(this.stepY);
    const before = near - length;
    const nearError = (Math.abs(near) + length + half) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (sign === 0) {
      // It moves beside the strip, or in it.
      if (far < -farError || near > nearError) return false;
      if (far > farError && near < -nearError) return true;
      return isInStrip(this, isX);
    }
    if (far < -farError || before > nearError) return false;
    if (!(far > farError) && signOfGap(this, isX, false) <= 0) return false;
    return before < -nearError || signOfReach(this, isX) < 0;
  }

  /** The same for a core without a reach: it is entered along the axis of the later border line. */
  private meetsRectangle(): boolean {
    const { signX, signY } = this;
    if (signX === 0 || signY === 0) {
      this.axis = signX === 0 ? ALONG_Y : ALONG_X;
      this.boundSide();
      return true;
    }
    const nearX = signX > 0 ? this.lowX : -this.highX;
    const nearY = signY > 0 ? this.lowY : -this.highY;
    const farX = signX > 0 ? this.highX : -this.lowX;
    const farY = signY > 0 ? this.highY : -this.lowY;
    const lengthX = Math.abs(this.stepX);
    const lengthY = Math.abs(this.stepY);
    const errorX = 2 * this.halfX * lengthY;
    const errorY = 2 * this.halfY * lengthX;
    const x = nearX * lengthY;
    const y = nearY * lengthX;
    const bound = (Math.abs(x) + Math.abs(y) + errorX + errorY) * FILTER_ERROR + LEAST_FILTER_ERROR;
    const difference = x - y;
    const order = difference > bound ? 1 : difference < -bound ? -1 : compareTimes(this, true, this, false, true);
    // At an exact corner, the body goes on along the axis of the longer displacement.
    const isX = order === 0 ? compareSteps(this) < 0 : order > 0;
    this.axis = isX ? ALONG_X : ALONG_Y;
    if (order !== 0) {
      const leave = isX ? farY * lengthX : farX * lengthY;
      const enter = isX ? x : y;
      const error = (Math.abs(leave) + Math.abs(enter) + errorX + errorY) * FILTER_ERROR + LEAST_FILTER_ERROR;
      if (enter - leave > error) return false;
      if (!(enter - leave < -error) && compareTimes(this, isX, this, !isX, false) >= 0) return false;
    }
    this.boundSide();
    return true;
  }

  /** Whether the center is between the other two edges of the core when it is at the border line along an axis. */
  private meetsSide(isX: boolean): boolean {
    const sign = isX ? this.signX : this.signY;
    const low = isX ? this.lowX : this.lowY;
    const high = isX ? this.highX : this.highY;
    const half = 2 * (isX ? this.halfX : this.halfY) + this.reach;
    if (sign === 0) return false;
    const near = (sign > 0 ? low : -high) - this.reach;
    const nearError = (Math.abs(near) + half) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (near < -nearError || (!(near > nearError) && signOfGap(this, isX, true) < 0)) return false;
    const length = isX ? Math.abs(this.stepX) : Math.abs(this.stepY);
    const across = (isX ? this.stepY : this.stepX) * near;
    const acrossError = Math.abs(isX ? this.stepY : this.stepX) * (near + half);
    const otherHalf = 2 * (isX ? this.halfY : this.halfX);
    const first = isX ? this.lowY : this.lowX;
    const firstGap = across - first * length;
    const firstError = (acrossError + (Math.abs(first) + otherHalf) * length) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (firstGap < -firstError) return false;
    const last = isX ? this.highY : this.highX;
    const lastGap = across - last * length;
    const lastError = (acrossError + (Math.abs(last) + otherHalf) * length) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (lastGap > lastError) return false;
    if (!(firstGap > firstError) && signOfSide(this, isX, isX ? LOW_Y : LOW_X) < 0) return false;
    return lastGap < -lastError || signOfSide(this, isX, isX ? HIGH_Y : HIGH_X) <= 0;
  }

  /**
   * The part of the path before the near border line of `axis`: the nearest double, unless the exact value lies within
   * 2^-90 of the middle of two.
   */
  private boundSide(): void {
    this.measureLine(this.axis === ALONG_X);
    this.least = this.most = this.line;
  }

  /** Writes the part of the path before a near border line into `line`: engines would box a double that is returned. */
  private measureLine(isX: boolean): void {
    const { radius, more } = this;
    const sign = isX ? this.signX : this.signY;
    const start = isX ? this.startX : this.startY;
    const end = isX ? this.endX : this.endY;
    const half = isX ? this.halfX : this.halfY;
    const edge = sign > 0 ? (isX ? this.minX : this.minY) : isX ? this.maxX : this.maxY;
    const first = edge - start;
    const second = sign * first - half;
    const third = second - radius;
    const gap = third - more;
    const tails =
      sign * differenceTail(edge, start, first) +
      differenceTail(sign * first, half, second) +
      differenceTail(second, radius, third) +
      differenceTail(third, more, gap);
    const length = sign * (end - start);
    const lengthTail = sign * differenceTail(end, start, end - start);
    const rounded = (gap + tails) / length;
    const product = rounded * length;
    const remainder = gap - product - productTail(rounded, length, product) + (tails - rounded * lengthTail);
    const fraction = rounded + remainder / length;
    this.line = fraction > 0 ? (fraction < 1 ? fraction : 1) : 0;
  }

  /** Whether the core is a point: a circle meets a circle. */
  private get isPoint(): boolean {
    return this.radius > 0 && !this.isRectangle;
  }

  /** Whether the path leads nearer to a corner of the core than the reach; notes the first such corner. */
  private meetsCorners(): boolean {
    const { signX, signY } = this;
    const { isPoint } = this;
    const corners = isPoint ? 1 : 4;
    let best = 2;
    for (let corner = 0; corner < corners; corner++) {
      const isHighX = (corner & 1) !== 0;
      const isHighY = corner > 1;
      // The center cannot come to a corner first that is behind in both directions.
      const leads = isPoint || (isHighX ? signX < 0 : signX > 0) || (isHighY ? signY < 0 : signY > 0);
      if (!leads || !this.meetsCorner(isHighX ? HIGH_X : LOW_X, isHighY ? HIGH_Y : LOW_Y)) continue;
      if (this.fraction >= best) continue;
      best = this.fraction;
      this.cornerEdgeX = isHighX ? HIGH_X : LOW_X;
      this.cornerEdgeY = isHighY ? HIGH_Y : LOW_Y;
      this.least = this.bounds[0]!;
      this.most = this.bounds[1]!;
    }
    this.axis = AT_CORNER;
    return best <= 1;
  }

  /** The bounds of the corner that was asked last. */
  private readonly bounds: Float64Array = new Float64Array(2);

  private meetsCorner(edgeX: number, edgeY: number): boolean {
    const { stepX, stepY, reach, bounds } = this;
    const x = edgeX === LOW_X ? this.lowX : this.highX;
    const y = edgeY === LOW_Y ? this.lowY : this.highY;
    const sizeX = Math.abs(x) + 2 * this.halfX;
    const sizeY = Math.abs(y) + 2 * this.halfY;
    const lengthX = Math.abs(stepX);
    const lengthY = Math.abs(stepY);
    const ahead = x * stepX + y * stepY;
    const aheadError = (sizeX * lengthX + sizeY * lengthY) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (ahead < -aheadError) return false;
    const squares = stepX * stepX + stepY * stepY;
    const cross = x * stepY - y * stepX;
    const terms = sizeX * lengthY + sizeY * lengthX;
    const square = reach * reach * squares - cross * cross;
    const squareError =
      (reach * reach * squares + terms * (2 * Math.abs(cross) + terms * FILTER_ERROR)) * FILTER_ERROR +
      LEAST_FILTER_ERROR;
    if (square < -squareError) return false;
    const power = x * x + y * y - reach * reach;
    const powerError = (sizeX * sizeX + sizeY * sizeY + reach * reach) * FILTER_ERROR + LEAST_FILTER_ERROR;
    const half = Math.sqrt(Math.max(square, 0));
    const sum = ahead + half;
    const fraction = power / sum;
    // The error of the root of a square that is far enough from 0.
    const error = (powerError + fraction * (aheadError + squareError / half)) / sum + FILTER_ERROR;
    const least = fraction - error;
    const most = fraction + error;
    if (square > 2 * squareError && ahead > 2 * aheadError) {
      if (least > 1) return false;
      if (most < 1) {
        bounds[0] = Math.max(least, 0);
        bounds[1] = most;
        this.fraction = fraction;
        return true;
      }
    }
    if (!settleCorner(this, edgeX, edgeY)) return false;
    this.correctCorner(edgeX, edgeY);
    bounds[0] = bounds[1] = this.fraction;
    return true;
  }

  /** Makes the bounds of the contact equal. */
  settle(): void {
    if (this.least === this.most) return;
    if (!putCornerFraction(this, this.cornerEdgeX, this.cornerEdgeY))
      settleCorner(this, this.cornerEdgeX, this.cornerEdgeY);
    this.correctCorner(this.cornerEdgeX, this.cornerEdgeY);
    this.least = this.most = this.fraction;
  }

  /** The body meets a corner no sooner than the border lines beside it, whatever is rounded. */
  private correctCorner(edgeX: number, edgeY: number): void {
    const { signX, signY } = this;
    if (signX !== 0 && signX > 0 === (edgeX === LOW_X)) {
      this.measureLine(true);
      this.fraction = Math.max(this.fraction, this.line);
    }
    if (signY !== 0 && signY > 0 === (edgeY === LOW_Y)) {
      this.measureLine(false);
      this.fraction = Math.max(this.fraction, this.line);
    }
  }

  /**
   * Whether this contact comes before another one on the same path. Fractions are compared as doubles; where they are
   * equal, sides come before corners, and sides are compared exactly; 0 if that cannot decide either.
   */
  compare(that: Approach): number {
    if (this.least > that.most) return 1;
    if (this.most < that.least) return -1;
    this.settle();
    that.settle();
    if (this.least !== that.least) return this.least < that.least ? -1 : 1;
    if (this.axis === FREE || that.axis === FREE) return 0;
    if (this.axis === AT_CORNER || that.axis === AT_CORNER) {
      return Number(this.axis === AT_CORNER) - Number(that.axis === AT_CORNER);
    }
    const isX = this.axis === ALONG_X;
    const order = compareTimes(this, isX, that, that.axis === ALONG_X, true);
    if (order !== 0 || this.axis === that.axis) return order;
    // The side across the longer displacement comes first, as among tiles.
    return compareSteps(this) >= 0 === isX ? -1 : 1;
  }
}

function isInStrip(a: GrownShape, isX: boolean): boolean {
  // Without a displacement along the axis, the gaps are those of a displacement to larger coordinates.
  if (isX) a.signX = 1;
  else a.signY = 1;
  const isIn = signOfGap(a, isX, true) < 0 && signOfGap(a, isX, false) > 0;
  if (isX) a.signX = 0;
  else a.signY = 0;
  return isIn;
}
