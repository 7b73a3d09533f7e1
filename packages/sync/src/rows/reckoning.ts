/**
 * Dead reckoning: both sides move an object along its velocity, in the same doubles, until the sender finds it too far off.
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

/** How the other side moves objects by itself. */
export interface ReckoningOptions<Q extends AnyQuantity> {
  /** The duration of a tick of the simulation. */
  readonly tick: Duration;
  /**
   * The greatest distance between where an object is and where the other side shows it, beside half a step. An update is
   * sent only beyond. 0 shows every position exactly, in fewer bytes if velocities say where objects go.
   */
  readonly maxError: Q;
}

const reckoningOptions: OptionNames<ReckoningOptions<AnyQuantity>> = ['tick', 'maxError'];

export class Reckoning {
  /** The square of the greatest error, in steps. */
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

  /** How far, in steps, an object has come after some ticks, by a component of its velocity. */
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
