/**
 * The edges of the sector of a view, which are those of the shape `sector` of the same direction and angle, bit for bit. They
 * are kept until another sector is asked for, and made in columns, so that a view allocates nothing.
 */
import { directionColumn, quantityColumn, setUnitVectors, turnScaled, vectorColumn } from '@tilewright/units';
import type { Angle, DirectionColumn, QuantityColumn, Vector2, VectorColumn } from '@tilewright/units';
import { FULL_TURN, HALF_TURN_BITS } from '../limits.js';
import { ANGLE, FROM_X, FROM_Y, type Limits, TO_X, TO_Y } from './disc-and-sector.js';

export class Edges {
  private direction: number = 0;
  private isMade: boolean = false;
  private isReflex: boolean = false;
  private readonly half: DirectionColumn = directionColumn(1);
  private readonly sweep: QuantityColumn<Angle> = quantityColumn<Angle>(1);
  private readonly sides: DirectionColumn = directionColumn(2);
  private readonly vectors: VectorColumn<Vector2<number>> = vectorColumn<Vector2<number>>(2);

  /** Limits a view to a sector of the angle that was written. A full turn or more limits nothing. */
  put(reach: Limits, direction: number): void {
    const angle = reach.numbers[ANGLE]!;
    reach.hasSector = angle < FULL_TURN;
    if (!reach.hasSector) return;
    if (!this.isMade || this.direction !== direction || this.sweep.raw[0] !== angle) {
      this.sweep.raw[0] = angle;
      this.make(direction);
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
    // Half of a full turn is the least int32, -2^31.
    this.isReflex = half < 0 || 2 * half > HALF_TURN_BITS;
    this.direction = direction;
    this.isMade = true;
  }
}
