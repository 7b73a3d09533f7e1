/** The check of a tracker argument. */
import { argumentError } from '@tilewright/units/checks';
import { ObjectTracker } from './tracker.js';

/** @throws RangeError unless it is an `ObjectTracker` */
export function requireTracker(where: string, tracker: unknown): void {
  if (!(tracker instanceof ObjectTracker)) throw argumentError(where, 'tracker', 'an ObjectTracker', tracker);
}
