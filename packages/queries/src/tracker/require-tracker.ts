/** The check of a tracker argument. */
import type { AnyQuantity } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { TrackedObjects } from './tracked.js';
import { ObjectTracker } from './tracker.js';

/** @throws RangeError unless it is an `ObjectTracker` */
export function requireTracker(where: string, tracker: unknown): void {
  if (!(tracker instanceof ObjectTracker)) throw argumentError(where, 'tracker', 'an ObjectTracker', tracker);
}

/** The objects of a tracker, for questions of other packages. @throws RangeError unless it is an `ObjectTracker` */
export function trackedObjects<T, Q extends AnyQuantity>(where: string, tracker: ObjectTracker<T, Q>): TrackedObjects {
  requireTracker(where, tracker);
  return tracker.store;
}
