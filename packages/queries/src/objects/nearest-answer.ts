/** The answer of `nearestObjectsInto`. */
import type { AnyQuantity, Length } from '@tilewright/units';
import { Answer, isIndex } from './answer.js';
import { quantityOf } from './hit.js';

/**
 * The objects nearest to a position with their distances, nearest first. Create an answer once with `new` and fill it
 * with each question.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.5)));
 * const answer = new NearestAnswer<string, TileLength>();
 * nearestObjectsInto(answer, tracker, at(4, 2), 3); // => 1
 * answer.distance(0); // => tiles(1.5)
 */
export class NearestAnswer<in out T, in out Q extends AnyQuantity = Length> extends Answer<T> {
  // For the compiler only: the unit of the distances.
  declare private readonly unit: Q;

  /**
   * The distance from the position to the shape of the object at an index; 0 inside. @throws RangeError like `object`
   */
  distance(index: number): Q {
    if (!isIndex(index, this.length)) this.refuse('distance', index);
    return quantityOf<Q>(this.matches.keys[index]!);
  }
}
