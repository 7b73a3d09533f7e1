/**
 * A step of a body that slides along what stops it: at most two legs along the axes after the first one.
 *
 *         o------>|         leg 1: to the face; the rest of the displacement loses its part along x
 *                 |
 *                 v         leg 2: the rest along y
 *               #####       leg 3: nothing is left
 */
import type { RawSpace } from '../arguments/raw.js';
import { sizeOfTiles } from '../arguments/raw.js';
import { carried } from './axis-place.js';
import { BoxLeg, isFreeAt } from './box-leg.js';
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

  /** Moves the body of `leg` by its displacement; the leg then holds the position reached. */
  run(faces: SolidFaces, space: RawSpace): void {
    const { leg } = this;
    this.contacts = 0;
    this.startsInside = this.startsInTile(faces, space);
    if (this.startsInside) return;
    let left = 1;
    for (;;) {
      const { x, y, dx, dy } = leg;
      leg.run(faces, space);
      if (leg.axis === FREE) return;
      left = this.note(left);
      leg.dx = leg.axis === ALONG_X ? 0 : dx - (leg.x - x);
      leg.dy = leg.axis === ALONG_X ? dy - (leg.y - y) : 0;
      if ((leg.dx === 0 && leg.dy === 0) || this.contacts === MOST_CONTACTS) return;
    }
  }

  /** Whether the body overlaps a solid tile at the start; `foundX` and `foundY` of the faces then name it. */
  startsInTile(faces: SolidFaces, space: RawSpace): boolean {
    const { leg } = this;
    const { origin } = space;
    const size = sizeOfTiles(space);
    const x = carried(origin.x, size, leg.x);
    const y = carried(origin.y, size, leg.y);
    return !isFreeAt(faces, x, y, leg.halfWidth, leg.halfHeight);
  }

  /** Writes the contact of the leg; returns the part of the step that is left after it. */
  private note(left: number): number {
    const { leg, numbers } = this;
    const { sweep } = leg;
    const at = this.contacts++ * CONTACT_STRIDE;
    numbers[at + AT_TILE] = sweep.tileX;
    numbers[at + AT_TILE + 1] = sweep.tileY;
    numbers[at + AT_AXIS] = leg.axis;
    numbers[at + AT_SIGN] = leg.axis === ALONG_X ? sweep.x.sign : sweep.y.sign;
    numbers[at + AT_CENTER] = leg.x;
    numbers[at + AT_CENTER + 1] = leg.y;
    numbers[at + AT_PART] = 1 - left + left * leg.fraction;
    return left - left * leg.fraction;
  }
}
