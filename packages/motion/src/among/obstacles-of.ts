/** Tracked objects as obstacles of `moveAndSlide`. */
import type { Handle, ObjectFilter, ObjectTracker } from '@tilewright/queries';
import { rawFilter, trackedObjects } from '@tilewright/queries/kernel';
import type { AnyQuantity } from '@tilewright/units';
import type { RawBody } from '../moving/body.js';
import { type Among, Obstacles } from '../moving/obstacles.js';
import { amongs } from './among-objects.js';
import type { BodyObjectHit } from './body-object-hit.js';
import { type ObstacleOptions, requireExcept, requireObstacleOptions } from './options.js';

/** The objects of a tracker, as obstacles of a moving body: see `obstaclesOf`. */
export class TrackedObstacles<in out T, in out Q extends AnyQuantity> extends Obstacles<BodyObjectHit<T, Q>, Q> {
  /**
   * The object that does not stop the body, usually the body itself. Set it before each step, to use the same obstacles
   * for many bodies.
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
    among.begin(trackedObjects(where, this.tracker), this.except, rawFilter(this.filter), body);
    return among;
  }
}

/**
 * Makes the objects of a tracker obstacles of `moveAndSlide`:
 * `moveAndSlide(map, space, body, step, { among: obstacles })`. Make them once, and use them for many steps; they
 * always are the objects that are tracked now.
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
 * move.center; // => tilePosition(tiles(2.5), tiles(1))
 * move.hits.map((hit) => ('object' in hit ? hit.object : hit.tile)); // => ['crate']
 */
export function obstaclesOf<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  options?: ObstacleOptions<T>,
): TrackedObstacles<T, Q> {
  trackedObjects('obstaclesOf', tracker);
  requireObstacleOptions('obstaclesOf', options);
  return new TrackedObstacles(tracker, options);
}
