/**
 * A shape that rests, grown by a moving body that shrinks to its center: a rectangle, the core, with a reach around it.
 *
 * All edges are relative to the center of the body, so that bounds are as tight far from the origin as near to it.
 */
import { powerToOrdinary } from './ordinary.js';
import type { SweptPath } from './swept-path.js';

/** Outside of these magnitudes, numbers are scaled, so that no product overflows or underflows. */
const LEAST_ORDINARY = 1e-20;
const GREATEST_ORDINARY = 1e20;

export class GrownShape {
  /** The record of the shape: its numbers in the world, and the owner. */
  readonly record: Float64Array = new Float64Array(5);
  isRectangle = false;
  owner = -1;

  // The path, the body and the shape, times `unit`, a power of two: 1 for ordinary numbers.
  unit: number = Number.NaN;
  startX: number = Number.NaN;
  startY: number = Number.NaN;
  endX: number = Number.NaN;
  endY: number = Number.NaN;
  halfX: number = Number.NaN;
  halfY: number = Number.NaN;
  radius: number = Number.NaN;
  minX: number = Number.NaN;
  minY: number = Number.NaN;
  maxX: number = Number.NaN;
  maxY: number = Number.NaN;
  /** The radius of a circle. */
  more: number = Number.NaN;
  /** The sum of both radii, rounded. */
  reach: number = Number.NaN;

  // The displacement, its directions, and the edges of the core relative to the center of the body; all rounded.
  stepX: number = Number.NaN;
  stepY: number = Number.NaN;
  signX = 0;
  signY = 0;
  lowX: number = Number.NaN;
  highX: number = Number.NaN;
  lowY: number = Number.NaN;
  highY: number = Number.NaN;
  /** The part of the path before a corner, a result of the exact part. */
  fraction: number = Number.NaN;

  /** Takes the path and a record of the tracker. */
  load(path: SweptPath, records: Float64Array, at: number, isRectangle: boolean): void {
    const { record } = this;
    const minX = records[at]!;
    const minY = records[at + 1]!;
    const third = records[at + 2]!;
    const fourth = records[at + 3]!;
    record[0] = minX;
    record[1] = minY;
    record[2] = third;
    record[3] = fourth;
    this.isRectangle = isRectangle;
    this.owner = isRectangle ? records[at + 4]! : fourth;
    this.minX = minX;
    this.minY = minY;
    this.maxX = isRectangle ? third : minX;
    this.maxY = isRectangle ? fourth : minY;
    this.more = isRectangle ? 0 : third;
    this.startX = path.startX;
    this.startY = path.startY;
    this.endX = path.endX;
    this.endY = path.endY;
    this.halfX = path.halfX;
    this.halfY = path.halfY;
    this.radius = path.radius;
    this.unit = 1;
    const size = Math.max(
      Math.abs(this.startX) + Math.abs(this.endX) + Math.abs(minX) + Math.abs(third),
      Math.abs(this.startY) + Math.abs(this.endY) + Math.abs(minY) + Math.abs(this.maxY),
      this.halfX + this.halfY + this.radius,
    );
    if (!(size > LEAST_ORDINARY && size < GREATEST_ORDINARY)) this.scale(powerToOrdinary(size));
    this.measure();
  }

  private scale(unit: number): void {
    this.unit = unit;
    this.startX *= unit;
    this.startY *= unit;
    this.endX *= unit;
    this.endY *= unit;
    this.halfX *= unit;
    this.halfY *= unit;
    this.radius *= unit;
    this.minX *= unit;
    this.minY *= unit;
    this.maxX *= unit;
    this.maxY *= unit;
    this.more *= unit;
  }

  private measure(): void {
    const { startX, startY, halfX, halfY } = this;
    this.stepX = this.endX - startX;
    this.stepY = this.endY - startY;
    this.signX = this.stepX > 0 ? 1 : this.stepX < 0 ? -1 : 0;
    this.signY = this.stepY > 0 ? 1 : this.stepY < 0 ? -1 : 0;
    this.reach = this.radius + this.more;
    this.lowX = this.minX - startX - halfX;
    this.highX = this.maxX - startX + halfX;
    this.lowY = this.minY - startY - halfY;
    this.highY = this.maxY - startY + halfY;
  }
}
