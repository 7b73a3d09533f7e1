/**
 * A step of a body that slides along what stops it, in up to four legs.
 *
 *         o------>|         leg 1: to the face; the rest of the displacement loses its part along x
 *                 |
 *                 v         leg 2: the rest along y
 *               #####       leg 3: nothing is left
 *
 * After the corner of a tile, the rest loses its part along the normal, which points from the corner to the center of a
 * circle. A circle in a gap that is narrower than it is meets two corners:
 *
 *      | displacement        the rest after one corner leads into the other, and the rest after that may lead back up:
 *      v                     then the body is wedged, and nothing is left
 *    ( o )
 *    #   #
 */
import type { BoxLeg } from './box-leg.js';
import { ALONG_X, AT_CORNER, FREE } from './box-sweep.js';
import type { CircleLeg } from './circle-leg.js';
import type { SolidFaces } from './faces.js';
import { Ledges } from './ledges.js';
import { HUGE, HUGE_UNIT, MOST_HITS, MOST_NOTES } from './limits.js';
import { beginStep } from './settle.js';

/** The numbers of a hit: tile, axis, sign of the motion along it, center, fraction of the whole step, and corner. */
export const HIT_STRIDE = 9;
export const AT_TILE = 0;
export const AT_AXIS = 2;
export const AT_SIGN = 3;
export const AT_CENTER = 4;
export const AT_PART = 6;
export const AT_CONTACT_CORNER = 7;
/** In place of the axis: an object stopped the body, not a tile. */
export const AT_OBJECT = 3;

/** Moves one body at a time. Reusable; creates no objects. */
export class Slide {
  leg: BoxLeg | CircleLeg;
  readonly ledges: Ledges = new Ledges();
  startsInside = false;
  hits = 0;
  /** The part of the step that is left. */
  left: number = Number.NaN;
  /** The velocity of the body, which loses what tiles stop. */
  velocityX: number = Number.NaN;
  velocityY: number = Number.NaN;
  readonly numbers: Float64Array = new Float64Array(MOST_NOTES * HIT_STRIDE);
  /** The directions in which the body was blocked, as the bits of a set. */
  blocked = 0;

  constructor(leg: BoxLeg | CircleLeg) {
    this.leg = leg;
  }

  /** Moves the body of `leg` by its displacement; `reached` of its axes is then the position. */
  run(faces: SolidFaces): void {
    const { leg, ledges } = this;
    const { x, y } = leg;
    this.hits = 0;
    this.blocked = CARDINAL_SET;
    this.startsInside = false;
    // Off a floor, a body that walks may have to go down.
    const mayGoDown = ledges.down > 0 && y.change >= 0;
    if (!mayGoDown && leg.among === undefined && faces.areClearAround(x, y)) {
      x.goToEnd();
      y.goToEnd();
      return;
    }
    this.startsInside = beginStep(leg, faces);
    if (this.startsInside) {
      x.goToStart();
      y.goToStart();
      return;
    }
    ledges.begin(this);
    this.left = 1;
    this.slideOn(faces);
    if (ledges.isWalking) ledges.snap(this, faces);
  }

  /** Moves the body, and slides along each tile that stops it. */
  private slideOn(faces: SolidFaces): void {
    const { leg, ledges } = this;
    const { x, y } = leg;
    // The direction of the displacement: its larger component is 1 or -1, so that no product overflows.
    const most = Math.max(Math.abs(x.change), Math.abs(y.change));
    const aimX = x.change / most;
    const aimY = y.change / most;
    let isTurned = false;
    let stops = 0;
    for (;;) {
      leg.go(faces);
      if (leg.axis === FREE) return;
      this.note();
      x.change -= x.reached - x.start;
      y.change -= y.reached - y.start;
      if (ledges.isWalking) ledges.keep(this);
      this.stop();
      isTurned ||= leg.axis === AT_CORNER;
      if (isTurned && stops > 0 && x.change * aimX + y.change * aimY < 0) this.rest();
      if (!(ledges.isWalking && ledges.climb(this, faces))) stops++;
      if ((x.change === 0 && y.change === 0) || stops === MOST_HITS) return;
      x.start = x.reached;
      y.start = y.reached;
      leg.begin(faces);
    }
  }

  /** Whether a floor has stopped the body. */
  get isOnFloor(): boolean {
    return (this.blocked & SOUTH) !== 0;
  }

  /**
   * Takes what the tile that has stopped the leg stops out of the rest of the displacement, and out of the velocity.
   */
  stop(): void {
    const { leg } = this;
    if (leg.axis === AT_CORNER) this.slideAround();
    else if (leg.axis === ALONG_X) this.stopAlongX();
    else this.stopAlongY();
  }

  /** Stops the body on what carries it. */
  land(): void {
    this.blocked |= SOUTH;
    this.leg.y.change = 0;
    this.velocityY = 0;
    this.ledges.stand(this);
  }

  /** Ends the step here: what is left would lead back. */
  private rest(): void {
    this.leg.x.change = 0;
    this.leg.y.change = 0;
    this.velocityX = 0;
    this.velocityY = 0;
  }

  private stopAlongX(): void {
    const { x } = this.leg;
    this.blocked |= x.sign > 0 ? EAST : WEST;
    x.change = 0;
    this.velocityX = 0;
  }

  private stopAlongY(): void {
    const { y } = this.leg;
    if (y.sign > 0) {
      this.land();
      return;
    }
    this.blocked |= NORTH;
    y.change = 0;
    this.velocityY = 0;
  }

  /** Takes the part along the normal of a corner out of the rest of the displacement. */
  private slideAround(): void {
    const { x, y, cornerX, cornerY, isObject } = this.leg;
    const awayX = isObject ? this.leg.awayX : x.inReached - cornerX;
    const awayY = isObject ? this.leg.awayY : y.inReached - cornerY;
    const larger = Math.max(Math.abs(awayX), Math.abs(awayY));
    const distance = larger * Math.sqrt((awayX / larger) * (awayX / larger) + (awayY / larger) * (awayY / larger));
    const normalX = awayX / distance;
    const normalY = awayY / distance;
    if (Math.abs(awayX) >= Math.abs(awayY)) this.blocked |= awayX < 0 ? EAST : WEST;
    if (Math.abs(awayY) >= Math.abs(awayX)) this.blocked |= awayY < 0 ? SOUTH : NORTH;
    if (awayY < 0 && -awayY >= Math.abs(awayX)) this.ledges.stand(this);
    // Sums of components near the largest double would overflow, in the world or in tiles; the powers of two are exact.
    const most = Math.max(Math.abs(x.change), Math.abs(y.change));
    const isHuge = most > HUGE || most / x.size > HUGE;
    const unit = isHuge ? HUGE_UNIT : 1;
    const restX = x.change / unit;
    const restY = y.change / unit;
    const inward = normalX * restX + normalY * restY;
    // A little more, so that rounding does not lead into the corner again.
    // 2^-50: by this part, a rest of a displacement leads away from a corner.
    const outwardPart = 1 / 0x4_0000_0000_0000;
    const back = Math.max(-inward, 0) + (Math.abs(restX) + Math.abs(restY)) * outwardPart;
    // What is left of a huge displacement may be longer along one axis than the displacement was: that is cut off.
    const limit = isHuge ? most / 2 : Number.POSITIVE_INFINITY;
    x.change = limited((restX + normalX * back) * unit, limit);
    y.change = limited((restY + normalY * back) * unit, limit);
    this.slowAround(normalX, normalY);
  }

  /** Takes the part along the normal of a corner out of the velocity. */
  private slowAround(normalX: number, normalY: number): void {
    const { velocityX, velocityY } = this;
    const most = Math.max(Math.abs(velocityX), Math.abs(velocityY));
    const unit = most > HUGE ? HUGE_UNIT : 1;
    const speedX = velocityX / unit;
    const speedY = velocityY / unit;
    const inward = Math.min(normalX * speedX + normalY * speedY, 0);
    const limit = most > HUGE ? most : Number.POSITIVE_INFINITY;
    this.velocityX = limited((speedX - normalX * inward) * unit, limit);
    this.velocityY = limited((speedY - normalY * inward) * unit, limit);
  }

  /** Writes the hit of the leg, and takes its part from what is left of the step. */
  note(): void {
    const { leg, numbers, left } = this;
    const at = this.hits++ * HIT_STRIDE;
    numbers[at + AT_TILE] = leg.tileX;
    numbers[at + AT_TILE + 1] = leg.tileY;
    numbers[at + AT_AXIS] = leg.isObject ? AT_OBJECT : leg.axis;
    numbers[at + AT_SIGN] = leg.axis === ALONG_X ? leg.x.sign : leg.y.sign;
    numbers[at + AT_CENTER] = leg.x.reached;
    numbers[at + AT_CENTER + 1] = leg.y.reached;
    const part = 1 - left + left * leg.fraction;
    // Contacts come in order; their rounded times could be one last place out of it.
    numbers[at + AT_PART] = at > 0 ? Math.max(numbers[at - HIT_STRIDE + AT_PART]!, part) : part;
    numbers[at + AT_CONTACT_CORNER] = leg.cornerX;
    numbers[at + AT_CONTACT_CORNER + 1] = leg.cornerY;
    if (leg.isObject) leg.among?.note(this.hits - 1, numbers[at + AT_PART]!);
    this.left = left - left * leg.fraction;
  }
}

function limited(value: number, limit: number): number {
  return Math.min(Math.max(value, -limit), limit);
}

const CARDINAL_SET = 0x100;
const EAST = 0b1;
const SOUTH = 0b100;
const WEST = 0b1_0000;
const NORTH = 0b100_0000;
