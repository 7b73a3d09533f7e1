/**
 * Computes the edges of the sector of a view, bit for bit the same as the edges of the shape `sector`. They are cached
 * until the sector changes, and stored in columns, so that a view allocates nothing.
 */
import {
  directionBits,
  directionColumn,
  quantityColumn,
  setUnitVectors,
  turnScaled,
  unsafeNumber,
  vectorColumn,
} from '@tilewright/units';
import type { Angle, DirectionColumn, QuantityColumn, Vector2, VectorColumn } from '@tilewright/units';
import type { RawView } from '../arguments/raw.js';
import { FULL_TURN, HALF_TURN_BITS } from '../limits.js';
import { FROM_X, FROM_Y, type Limits, TO_X, TO_Y } from './disc-and-sector.js';

export class Edges {
  private direction: number = 0;
  private isMade: boolean = false;
  private isReflex: boolean = false;
  private readonly half: DirectionColumn = directionColumn(1);
  private readonly sweep: QuantityColumn<Angle> = quantityColumn<Angle>(1);
  private readonly sides: DirectionColumn = directionColumn(2);
  private readonly vectors: VectorColumn<Vector2<number>> = vectorColumn<Vector2<number>>(2);

  /** Limits a view to its sector, if it has one. A full turn or more limits nothing. */
  put(reach: Limits, { direction, angle }: RawView): void {
    reach.hasSector = false;
    if (direction === undefined || angle === undefined || !(unsafeNumber(angle) < FULL_TURN)) return;
    reach.hasSector = true;
    const bits = directionBits(direction);
    if (!this.isMade || this.direction !== bits || this.sweep.raw[0] !== unsafeNumber(angle)) {
      this.sweep.raw[0] = unsafeNumber(angle);
      this.make(bits);
    }
    const { rawX, rawY } = this.vectors;
    reach.isReflex = this.isReflex;
    reach.numbers[FROM_X] = rawX[0]!;
    reach.numbers[FROM_Y] = rawY[0]!;
    reach.numbers[TO_X] = rawX[1]!;
    reach.numbers[TO_Y] = rawY[1]!;
  }

  private make(direction: number): void {
    this.half.raw[0] = 0;
    turnScaled(this.half, this.sweep, 0.5);
    const half = this.half.raw[0];
    this.sides.raw[0] = direction - half;
    this.sides.raw[1] = direction + half;
    setUnitVectors(this.vectors, this.sides);
    // Half of a full turn wraps around to the least int32, -2^31.
    this.isReflex = half < 0 || 2 * half > HALF_TURN_BITS;
    this.direction = direction;
    this.isMade = true;
  }
}
