/** Tracked objects as obstacles of `moveAndSlide`. */
import type { AnyQuantity } from '@tilewright/units';
import type { RawBody } from '../motion/body.js';
import { type Among, Obstacles } from '../motion/obstacles.js';
import { type ObjectFilter, rawFilter } from '../objects/options.js';
import type { Handle } from '../tracker/handle.js';
import { requireTracker } from '../tracker/require-tracker.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { amongs } from './among-objects.js';
import type { ObjectContact } from './object-contact.js';
import { type ObstacleOptions, requireExcept, requireObstacleOptions } from './options.js';

/** The objects of a tracker, as obstacles of a moving body: see `obstaclesOf`. */
export class TrackedObstacles<in out T, in out Q extends AnyQuantity> extends Obstacles<ObjectContact<T, Q>, Q> {
  /**
   * The object that does not stop the body, usually the body itself. Set it before each step, to use the same obstacles for
   * many bodies.
   */
  except: Handle | undefined;
  private readonly tracker: ObjectTracker<T, Q>;
  private readonly filter: ObjectFilter<T> | undefined;

  /** @internal */
  constructor(tracker: ObjectTracker<T, Q>, options: ObstacleOptions<T> | undefined) {
    super();
    this.tracker = tracker;
    this.except = options?.except;
    this.filter = options?.filter;
  }

  /** @internal */
  override begin(where: string, body: RawBody): Among {
    requireExcept(where, 'among.except', this.except);
    const among = amongs.borrow();
    among.begin(this.tracker.store, this.except, rawFilter(this.filter), body);
    return among;
  }
}

/**
 * Makes the objects of a tracker obstacles of `moveAndSlide`: `moveAndSlide(map, space, body, step, { among: obstacles })`. Make
 * them once, and use them for many steps; they always are the objects that are tracked now.
 *
 * @param tracker - the tracker of the objects, in the world of the tile space
 * @param options - `except`: an object that does not stop the body, such as the body itself; `filter`
 * @throws RangeError if an argument is not valid
 *
 * @remarks O(1). Allocates the obstacles.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const self = tracker.add('player', circle(at(1, 1), tiles(0.5)));
 * tracker.add('crate', rectangle(at(3, 0), at(4, 2)));
 * const among = obstaclesOf(tracker, { except: self });
 * const step = tileDifference(tiles(5), tiles(0));
 * const move = moveAndSlide(walls, unitTileSpace, circle(at(1, 1), tiles(0.5)), step, { among });
 * move.position; // => tilePosition(tiles(2.5), tiles(1))
 * move.contacts.map((contact) => ('object' in contact ? contact.object : contact.tile)); // => ['crate']
 */
export function obstaclesOf<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  options?: ObstacleOptions<T>,
): TrackedObstacles<T, Q> {
  requireTracker('obstaclesOf', tracker);
  requireObstacleOptions('obstaclesOf', options);
  return new TrackedObstacles(tracker, options);
}
