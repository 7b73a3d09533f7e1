/**
 * Bodies that move among tiles and tracked objects on seeded input, hashed: equal in every engine, or something here is
 * not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hash is in `golden.test.ts`.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { ObjectTracker } from '@tilewright/queries';
import { bitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import { circle, difference, meters, metersPerTile, position, rectangle } from '@tilewright/units';
import { type Body2, box, moveAndSlide, obstaclesOf, sweepObjects } from '../index.js';

const side = 24;

/** The hash of what stops bodies in a crowd that moves. */
export function goldenOfBodies(frames = 300): string {
  const hasher = new Hasher();
  const random = randomNumbers(2718);
  const within = (low: number, high: number): number => low + (high - low) * random();
  const space = tileSpace({ origin: position(meters(-3.3), meters(1e3)), tileSize: metersPerTile(0.7) });
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  walls.forEach((_, x, y) => walls.setAt(x, y, random() < 0.05));
  const tracker = new ObjectTracker<number>({ space });
  const place = (x: number, y: number) => position(meters(x), meters(y));
  const [west, north, width] = [-3.3, 1e3, side * 0.7];
  for (let i = 0; i < 20; i++) {
    const [x, y] = [within(west, west + width), within(north, north + width)];
    tracker.add(i, rectangle(place(x, y), place(x + within(0, 1), y + within(0, 1))));
  }
  const bodies: Body2[] = Array.from({ length: 20 }, (_, i) => {
    const center = place(within(west, west + width), within(north, north + width));
    return i % 2 === 0
      ? circle(center, meters(within(0.1, 0.5)))
      : box(center, difference(meters(within(0.1, 0.5)), meters(within(0.1, 0.5))));
  });
  const handles = bodies.map((body, i) => tracker.add(100 + i, 'radius' in body ? body : body.center));
  const among = obstaclesOf(tracker);
  for (let frame = 0; frame < frames; frame++) {
    const i = frame % bodies.length;
    const body = bodies[i]!;
    const except = handles[i]!;
    const far = frame % 7 === 0 ? 20 : 1;
    const step = difference(meters(within(-far, far)), meters(within(-far, far)));
    among.except = except;
    const move = moveAndSlide(walls, space, body, step, { among });
    const first = sweepObjects(tracker, body, step, { except, filter: (object) => object % 3 !== 0 });
    hasher.add([move.center, move.hits, move.startsInside]).add(first);
    bodies[i] = move.body;
    tracker.move(except, move.center);
  }
  return hasher.digest();
}
