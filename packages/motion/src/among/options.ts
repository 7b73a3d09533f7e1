/** The options of sweeps among tracked objects. */
import type { Handle, ObjectFilter } from '@tilewright/queries';
import { argumentError, type OptionNames, requireFunction, requireOptions } from '@tilewright/units/checks';

/** The options of `sweepObjects` and `obstaclesOf`. */
export interface ObstacleOptions<T> {
  /**
   * The object that is the moving body itself, or that it must pass through: it never stops the body. The handle of an
   * object that was removed is allowed, and excepts nothing.
   */
  readonly except?: Handle | undefined;
  /**
   * Only objects for which this returns true can stop the body. It may be called several times for one object, and must
   * return the same. It must not change the tracker.
   */
  readonly filter?: ObjectFilter<T> | undefined;
}

const OBSTACLE_OPTIONS: OptionNames<ObstacleOptions<unknown>> = ['except', 'filter'];

/** @throws RangeError for an unknown member, or a value that the types do not allow */
export function requireObstacleOptions<T>(where: string, options: ObstacleOptions<T> | undefined): void {
  if (options === undefined) return;
  requireOptions(where, options, OBSTACLE_OPTIONS);
  requireExcept(where, 'except', options.except);
  if (options.filter !== undefined) requireFunction(where, 'filter', options.filter);
}

/** @throws RangeError unless it is a number that a tracker could have given as a handle, or `undefined` */
export function requireExcept(where: string, parameter: string, except: Handle | undefined): void {
  const value: unknown = except;
  if (value === undefined || (Number.isInteger(value) && Number(value) >= 0)) return;
  throw argumentError(where, parameter, 'a handle', value, 'Pass what add() returned');
}
