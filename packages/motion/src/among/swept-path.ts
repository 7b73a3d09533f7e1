/**
 * The path of a moving body, as numbers in the world of a tracker. Numbers are passed in fields, because engines box
 * doubles that are passed to calls that they do not inline; NaN makes engines store the fields as doubles from the
 * start.
 */
import { isCircle, type RawBody } from '../moving/body.js';

export class SweptPath {
  /** The center at the start and at the end. */
  startX: number = Number.NaN;
  startY: number = Number.NaN;
  endX: number = Number.NaN;
  endY: number = Number.NaN;
  /** Half of the extents of a box, or 0; and the radius of a circle, or 0. */
  halfX: number = Number.NaN;
  halfY: number = Number.NaN;
  radius: number = Number.NaN;

  /** Takes the size of a body. */
  take(body: RawBody): void {
    const isRound = isCircle(body);
    this.halfX = isRound ? 0 : body.halfExtents.x;
    this.halfY = isRound ? 0 : body.halfExtents.y;
    this.radius = isRound ? body.radius : 0;
  }
}
