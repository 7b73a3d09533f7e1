/**
 * Ledges on the path of a body that walks: it climbs low ones, and goes down low ones without leaving the floor.
 *
 *           2 along
 *         o-------->.       1  up by the height of a ledge, or to the ceiling
 *     1 ^ :         : 3     2  along x by the rest of the displacement, or to the next wall
 *       | :   ######v###    3  down as far as it went up, and by the rest along y, or to the floor
 *         o-->######
 *     ##########            Each part is a leg of its own, so nothing is passed through. If the body does not get farther
 *                           than without them, the three legs are discarded.
 */
import { sumTail } from '@tilewright/units/exact';
import type { AxisMotion } from './axis-motion.js';
import type { BoxLeg } from './box-leg.js';
import { ALONG_X, AT_CORNER, FREE } from './box-sweep.js';
import { goToNextSeen, isCarried } from './carried.js';
import type { CircleLeg } from './circle-leg.js';
import type { SolidFaces } from './faces.js';
import { MOST_CLIMBS } from './limits.js';

/** A step of a body that slides; see `Slide`. */
interface SlidingStep {
  readonly leg: BoxLeg | CircleLeg;
  hits: number;
  left: number;
  velocityX: number;
  velocityY: number;
  blocked: number;
  readonly isOnFloor: boolean;
  note(): void;
  land(): void;
}

export class Ledges {
  // NaN makes engines store these fields as doubles from the start.
  /** How high ledges may be, in the world; 0 for none. */
  up: number = Number.NaN;
  down: number = Number.NaN;
  /** Whether the body takes ledges in this step. */
  isWalking = false;

  /** Where the step began. */
  private startX: number = Number.NaN;
  private startY: number = Number.NaN;
  /** Where a tile stopped the body, and what was left of the displacement, velocity and directions there. */
  private fromX: number = Number.NaN;
  private fromY: number = Number.NaN;
  private restX: number = Number.NaN;
  private restY: number = Number.NaN;
  private velocityX: number = Number.NaN;
  private velocityY: number = Number.NaN;
  private blocked = 0;
  /** Where a floor last stopped the body; NaN if none did. */
  private floor: number = Number.NaN;
  /** How far the body gets without climbing, and the part of the rest that it goes above a ledge. */
  private farX: number = Number.NaN;
  private part: number = Number.NaN;
  private climbs = 0;

  /** Starts a step. A body that moves up jumps: it takes no ledges. */
  begin({ leg: { x, y } }: SlidingStep): void {
    this.isWalking = (this.up > 0 || this.down > 0) && y.change >= 0;
    this.startX = x.start;
    this.startY = y.start;
    this.floor = Number.NaN;
    this.climbs = 0;
  }

  /** Keeps the state of a body that a tile stopped, before it slides on: `change` of both axes is what is left. */
  keep({ leg: { x, y }, blocked, velocityX, velocityY }: SlidingStep): void {
    this.fromX = x.reached;
    this.fromY = y.reached;
    this.restX = x.change;
    this.restY = y.change;
    this.velocityX = velocityX;
    this.velocityY = velocityY;
    this.blocked = blocked;
  }

  /** Notes that a floor stops the body where it is now. */
  stand({ leg: { y } }: SlidingStep): void {
    this.floor = y.reached;
  }

  /**
   * Climbs the ledge that has stopped the body, if it can. Then the body is set down, and the contact with the ledge is
   * removed. Otherwise all is as before.
   *
   * @returns whether it climbs
   */
  climb(slide: SlidingStep, faces: SolidFaces): boolean {
    const { leg } = slide;
    const { x, y } = leg;
    const isCorner = leg.axis === AT_CORNER;
    const { restX } = this;
    if (!(this.up > 0) || restX === 0 || this.climbs === MOST_CLIMBS) return false;
    // A corner behind the body does not stop it along x.
    if (isCorner ? !((leg.cornerX - x.inReached) * restX > 0) : leg.axis !== ALONG_X) return false;
    const slideX = x.change;
    const slideY = y.change;
    this.farX = this.fromX;
    if (isCorner) this.goWithout(slide, faces);
    if (this.isStanding(leg, faces) && this.goOver(leg, faces) && (x.reached - this.farX) * restX > 0) {
      this.setDown(slide);
      return true;
    }
    x.reached = this.fromX;
    y.reached = this.fromY;
    x.change = slideX;
    y.change = slideY;
    return false;
  }

  /**
   * Keeps a body that stood on a floor on the floor: if the step has ended in the air, the body goes down to a floor
   * that is at most a ledge lower than the one on which it stood.
   */
  snap(slide: SlidingStep, faces: SolidFaces): void {
    const { leg } = slide;
    const { x, y } = leg;
    if (!(this.down > 0)) return;
    this.fromX = x.reached;
    this.fromY = y.reached;
    if (this.floor !== this.floor) {
      put(x, this.startX, 0);
      put(y, this.startY, 0);
      leg.begin(faces);
      if (isCarried(leg, faces)) this.floor = this.startY;
    }
    // NaN if it stood on no floor.
    const lowest = this.floor + this.down;
    if (lowest >= this.fromY) {
      // Up to a place at which it would overlap a floor that it touches at the lowest place.
      y.start = lowest;
      goToNextSeen(y);
      put(x, this.fromX, 0);
      put(y, this.fromY, y.reached - this.fromY);
      leg.begin(faces);
      leg.go(faces);
      // A corner at any angle carries the body, as at the start of the next step. Else a circle would leave each stair.
      if (leg.axis !== FREE) {
        // A floor that stopped the body before is not noted again.
        if (y.reached !== this.fromY || !slide.isOnFloor) {
          slide.left = 0;
          noteLanding(slide);
        }
        return;
      }
    }
    x.reached = this.fromX;
    y.reached = this.fromY;
  }

  /** Goes on by the leg that slides around a corner, and keeps how far that leads. */
  private goWithout({ leg }: SlidingStep, faces: SolidFaces): void {
    leg.x.start = this.fromX;
    leg.y.start = this.fromY;
    leg.begin(faces);
    leg.go(faces);
    this.farX = leg.x.reached;
  }

  private isStanding(leg: BoxLeg | CircleLeg, faces: SolidFaces): boolean {
    put(leg.x, this.fromX, 0);
    put(leg.y, this.fromY, 0);
    leg.begin(faces);
    return isCarried(leg, faces);
  }

  /** Goes up, along and down. Returns whether that leads over the ledge. */
  private goOver(leg: BoxLeg | CircleLeg, faces: SolidFaces): boolean {
    const { x, y } = leg;
    put(x, this.fromX, 0);
    put(y, this.fromY, -this.up);
    leg.begin(faces);
    leg.go(faces);
    const top = y.reached;
    if (!(top < this.fromY)) return false;
    const topInTiles = y.inReached;
    put(x, this.fromX, this.restX);
    put(y, top, 0);
    leg.begin(faces);
    leg.go(faces);
    this.part = leg.fraction;
    const far = x.reached;
    const lifted = this.fromY - top;
    put(x, far, 0);
    put(y, y.reached, lifted + this.restY);
    leg.begin(faces);
    leg.go(faces);
    if (leg.axis === FREE && this.restY === 0 && y.reached !== this.fromY) {
      // Up and down again, rounding may have led beside the height at which it began.
      put(y, y.reached, this.fromY - y.reached);
      leg.begin(faces);
      leg.go(faces);
    }
    if (leg.axis !== AT_CORNER) return true;
    // A circle that comes down on a corner above its lowest point has not climbed the ledge.
    const lowest = topInTiles + y.half;
    return lowest < leg.cornerY || (lowest === leg.cornerY && sumTail(topInTiles, y.half, lowest) <= 0);
  }

  /** Ends a climb where `goOver` has led. */
  private setDown(slide: SlidingStep): void {
    const { x, y, axis } = slide.leg;
    this.climbs++;
    slide.hits--;
    slide.blocked = this.blocked;
    slide.velocityX = this.velocityX;
    slide.velocityY = this.velocityY;
    slide.left -= slide.left * this.part;
    x.change = this.part < 1 ? this.restX - (x.reached - this.fromX) : 0;
    y.change = 0;
    if (axis !== FREE) noteLanding(slide);
  }
}

/** Starts a part of a step along one axis. Small enough that engines inline it, and box no doubles. */
function put(axis: AxisMotion, start: number, change: number): void {
  axis.start = start;
  axis.change = change;
}

/** Notes the floor, or the corner, on which a body is set down. */
function noteLanding(slide: SlidingStep): void {
  // It comes down at the time at which it is above the floor.
  slide.leg.fraction = 0;
  slide.note();
  slide.land();
}
