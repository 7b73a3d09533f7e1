/**
 * Dead reckoning: both sides move an object along its velocity, with the same doubles, until the sender finds that
 * the error is too large.
 *
 *     shown = sent + round(velocity * duration of a tick * ticks since / step)     in codes, for x and for y
 */
import type { AnyQuantity, Duration } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireNonNegative,
  requireObject,
  requireOptions,
  requirePositive,
} from '@tilewright/units/checks';
import type { PointCodec } from '../codecs/point.js';
import { isVectorCodec } from '../codecs/vector.js';
import type { Lattice } from '../codecs/lattice.js';

/** How a mirror moves objects between updates. */
export interface ReckoningOptions<Q extends AnyQuantity> {
  /** The duration of a tick of the simulation. */
  readonly tick: Duration;
  /**
   * The greatest distance between the position of an object and the position in the mirror, apart from half a step.
   * An update is sent only if the error is larger. With 0 every position is exact, in fewer bytes if velocities
   * predict positions.
   */
  readonly maxError: Q;
}

const reckoningOptions: OptionNames<ReckoningOptions<AnyQuantity>> = ['tick', 'maxError'];

export class Reckoning {
  /** The square of the greatest allowed error, in steps. */
  readonly most: number;
  /** What both sides must agree on. */
  readonly signature: readonly number[];
  private readonly velocities: Lattice;
  private readonly ticksPerStep: number;

  constructor(velocities: Lattice, ticksPerStep: number, maxError: number) {
    this.velocities = velocities;
    this.ticksPerStep = ticksPerStep;
    this.most = maxError * maxError;
    this.signature = [5, ticksPerStep];
  }

  /** The displacement along one axis after some ticks, in steps, from a component of the velocity. */
  shift(velocity: number, ticks: number): number {
    return Math.floor(this.velocities.valueOf(velocity) * this.ticksPerStep * ticks + 0.5);
  }
}

/** @throws RangeError if an option is not valid, or the row has no codec of velocities */
export function reckoningOf(
  where: string,
  position: PointCodec<AnyQuantity>,
  velocity: unknown,
  options: ReckoningOptions<AnyQuantity>,
): Reckoning {
  const parameter = 'reckoning';
  requireObject(where, parameter, 'an object with the duration of a tick and a greatest error', options);
  requireOptions(`${where}: ${parameter}`, options, reckoningOptions);
  const tick = requirePositive(where, `${parameter}.tick`, options.tick);
  const maxError = requireNonNegative(where, `${parameter}.maxError`, options.maxError);
  if (!isVectorCodec(velocity)) {
    throw argumentError(where, 'fields.velocity', 'a codec made by vectorCodec, for reckoning', velocity);
  }
  const { step } = position.x;
  return new Reckoning(velocity.lattice, tick / step, maxError / step);
}
