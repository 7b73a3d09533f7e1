/** A question about many objects, and how many of them were looked at. */
import { objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { unitTileSpace } from '@tilewright/tilemap';
import type { Circle2, TileLength } from '@tilewright/units';

export function trackerOf(shapes: readonly Circle2<TileLength>[]): ObjectTracker<number, TileLength> {
  const tracker = new ObjectTracker<number, TileLength>({ space: unitTileSpace });
  for (const [index, shape] of shapes.entries()) tracker.add(index, shape);
  return tracker;
}

export function ask(
  tracker: ObjectTracker<number, TileLength>,
  area: Circle2<TileLength>,
): { found: number[]; candidates: number } {
  tracker.counters.start();
  const found = objectsInCircle(tracker, area, { order: 'added' });
  tracker.counters.stop();
  return { found, candidates: tracker.counters.candidates };
}
