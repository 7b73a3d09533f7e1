/**
 * A step of a body that slides along what stops it: at most two legs along the axes after the first one.
 *
 *         o------>|         leg 1: to the face; the rest of the displacement loses its part along x
 *                 |
 *                 v         leg 2: the rest along y
 *               #####       leg 3: nothing is left
 */
import { BoxLeg } from './box-leg.js';
import { ALONG_X, FREE } from './box-sweep.js';
import type { SolidFaces } from './faces.js';

/** The most contacts of a step: one for each axis. */
export const MOST_CONTACTS = 2;

/** The numbers of a contact: tile, axis, sign of the motion along it, center, and fraction of the whole step. */
export const CONTACT_STRIDE = 7;
export const AT_TILE = 0;
export const AT_AXIS = 2;
export const AT_SIGN = 3;
export const AT_CENTER = 4;
export const AT_PART = 6;

/** Moves one body at a time. Reusable; allocates nothing. */
export class Slide {
  readonly leg: BoxLeg = new BoxLeg();
  startsInside = false;
  contacts = 0;
  readonly numbers: Float64Array = new Float64Array(MOST_CONTACTS * CONTACT_STRIDE);

  /** Moves the body of `leg` by its displacement; `reached` of its axes is then the position. */
  run(faces: SolidFaces): void {
    const { leg } = this;
    const { x, y } = leg;
    this.contacts = 0;
    leg.begin(faces);
    this.startsInside = leg.startsInside(faces);
    if (this.startsInside) {
      x.goTo(0);
      y.goTo(0);
      return;
    }
    let left = 1;
    for (;;) {
      leg.go(faces);
      if (leg.axis === FREE) return;
      left = this.note(left);
      x.change = leg.axis === ALONG_X ? 0 : x.change - (x.reached - x.start);
      y.change = leg.axis === ALONG_X ? y.change - (y.reached - y.start) : 0;
      if ((x.change === 0 && y.change === 0) || this.contacts === MOST_CONTACTS) return;
      x.start = x.reached;
      y.start = y.reached;
      leg.begin(faces);
    }
  }

  /** Writes the contact of the leg; returns the part of the step that is left after it. */
  private note(left: number): number {
    const { leg, numbers } = this;
    const at = this.contacts++ * CONTACT_STRIDE;
    numbers[at + AT_TILE] = leg.tileX;
    numbers[at + AT_TILE + 1] = leg.tileY;
    numbers[at + AT_AXIS] = leg.axis;
    numbers[at + AT_SIGN] = leg.axis === ALONG_X ? leg.x.sign : leg.y.sign;
    numbers[at + AT_CENTER] = leg.x.reached;
    numbers[at + AT_CENTER + 1] = leg.y.reached;
    numbers[at + AT_PART] = 1 - left + left * leg.fraction;
    return left - left * leg.fraction;
  }
}
