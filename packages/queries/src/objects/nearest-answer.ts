/** An answer of `nearestObjectsInto`. */
import { type AnyQuantity, type Length, unsafeQuantity } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import { Answer } from './answer.js';

/**
 * The objects nearest to a position with their distances, nearest first, to keep and to fill again.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.5)));
 * const answer = new NearestAnswer<string, TileLength>();
 * nearestObjectsInto(answer, tracker, at(4, 2), 3); // => 1
 * answer.distance(0); // => tiles(1.5)
 */
export class NearestAnswer<T, Q extends AnyQuantity = Length> extends Answer<T> {
  private distances: Float64Array = new Float64Array(0);

  /** How far the shape of the object at an index is from the position; 0 inside. @throws RangeError as `object` does */
  distance(index: number): Q {
    if (!(index >>> 0 === index && index < this.length)) this.refuse('distance', index);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is in the tracker's own unit
    return unsafeQuantity<AnyQuantity>(this.distances[index]!) as Q;
  }

  /** @internal */
  override take(store: Store<T>, count: number): number {
    const { keys } = this.matches;
    if (this.distances.length < count) this.distances = new Float64Array(keys.length);
    for (let i = 0; i < count; i++) this.distances[i] = keys[i]!;
    return super.take(store, count);
  }
}
