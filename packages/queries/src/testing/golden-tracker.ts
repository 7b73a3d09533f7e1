/**
 * A thousand frames of a tracker on seeded input, every operation and every query in them, hashed: equal in every
 * engine, or something here is not deterministic.
 *
 * Nothing of Node or of a test runner, so that a page can run it; the pinned hashes are in `golden-tracker.test.ts`.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { tile, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Length,
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import { nobody } from '../tracker/changes.js';
import { checkTracker } from '../tracker/check.js';
import { observeTiles } from '../tracker/observe.js';
import { tilesOfObject } from '../tracker/tiles-of-object.js';
import {
  firstObjectOnSegment,
  type Handle,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  ObjectTracker,
  orderByPlace,
  overlappingPairs,
  restore,
  snapshotInto,
  type TrackedShape,
  TrackerSnapshot,
} from '../index.js';

/**
 * Of all answers, those without an order sorted; of the same as they were handed out; and of the bytes of snapshots,
 * whose restoring changes neither.
 */
export interface GoldenTracker {
  readonly answers: string;
  readonly order: string;
  readonly bytes: string;
}

const side = 48;
const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

export function goldenOfTracker(frames = 1000): GoldenTracker {
  const run = new Run();
  for (let frame = 0; frame < frames; frame++) run.frame(frame);
  return run.digest();
}

/** The same of a tracker that is ordered by place now and then, and whose objects say where they are. */
export function goldenOfOrderedTracker(frames = 300): GoldenTracker {
  const run = new Run(true);
  for (let frame = 0; frame < frames; frame++) run.frame(frame);
  return run.digest();
}

interface Tracked {
  readonly handle: Handle;
  x: number;
  y: number;
}

class Run {
  private readonly random = randomNumbers(20_261_121);
  private readonly answers = new Hasher();
  private readonly order = new Hasher();
  private readonly bytes = new Hasher();
  private readonly snapshot = new TrackerSnapshot<number>();
  private readonly tracker = new ObjectTracker<number>({
    space: tileSpace({ origin: at(-1.5, 0.25), tileSize: metersPerTile(1.25) }),
  });
  private tracked: Tracked[] = [];
  private next = 0;
  private readonly isOrdered: boolean;

  constructor(isOrdered = false) {
    this.isOrdered = isOrdered;
    this.fill();
    observeTiles(this.tracker, tileRect({ x: 4, y: 4, width: 12, height: 12 }), (changes) => {
      for (const { kind, object, tile: where } of changes) this.answers.add([kind, object, where.x, where.y]);
    });
  }

  digest(): GoldenTracker {
    this.answers.add(checkTracker(this.tracker));
    return {
      answers: this.answers.digest(),
      order: this.order.digest(),
      bytes: this.bytes.digest(),
    };
  }

  frame(frame: number): void {
    this.change(frame);
    if (frame % 20 === 0) this.rollBack();
    this.ask();
  }

  /** Goes on for a few moves without a listener, and comes back. */
  private rollBack(): void {
    const { tracker, snapshot } = this;
    snapshotInto(snapshot, tracker);
    this.bytes.add(snapshot.bytes);
    const { observers } = tracker;
    tracker.observers = nobody;
    for (const { handle, x, y } of this.tracked) tracker.move(handle, at(y, x));
    tracker.clear();
    restore(tracker, snapshot);
    tracker.observers = observers;
  }

  private fill(): void {
    const places = Array.from({ length: 200 }, () => ({ x: this.place(), y: this.place() }));
    const ids = places.map(() => this.next++);
    const centers = pointColumn<Position2>(places.map(({ x, y }) => at(x, y)));
    const radii = quantityColumn<Length>(ids.map(() => meters(this.random())));
    const handles = this.tracker.addAll(ids, { centers, radii });
    this.tracked = handles.map((handle, i) => ({ handle, ...(places[i] ?? { x: 0, y: 0 }) }));
  }

  private change(frame: number): void {
    const { tracker } = this;
    const [x, y] = [this.place(), this.place()];
    this.tracked.push({ handle: tracker.add(this.next++, this.shape(x, y)), x, y });
    for (const { handle } of this.tracked.splice(this.index(), 1)) this.answers.add(tracker.remove(handle));
    for (let i = 0; i < 10; i++) {
      const one = this.one();
      [one.x, one.y] = [this.place(), this.place()];
      tracker.move(one.handle, at(one.x, one.y));
    }
    const changed = this.one();
    tracker.reshape(changed.handle, this.shape(changed.x, changed.y));
    // A step of all, or of some; now and then a jump.
    const moved = frame % 3 === 0 ? this.tracked : this.tracked.slice(0, 20);
    for (const one of moved) {
      const isJump = frame % 100 === 99;
      one.x = isJump ? this.place() : one.x + (this.random() - 0.5) / 8;
      one.y = isJump ? this.place() : one.y + (this.random() - 0.5) / 8;
    }
    const handles = moved.map(({ handle }) => handle);
    if (this.isOrdered) {
      const places = new Map(moved.map((one) => [one.handle, one]));
      tracker.moveEach(meters, (_, handle) => places.get(handle));
      if (frame % 10 === 9) {
        this.answers.add([
          ...orderByPlace(
            tracker,
            [this.tracked],
            this.tracked.map(({ handle }) => handle),
          ),
        ]);
      }
    } else {
      tracker.moveAll(pointColumn<Position2>(moved.map((one) => at(one.x, one.y))), handles);
    }
    if (frame % 400 === 399) {
      tracker.clear();
      this.fill();
    }
  }

  private ask(): void {
    const { tracker } = this;
    const odd = { filter: (object: number): boolean => object % 2 === 1 };
    const [x, y] = [this.place(), this.place()];
    const [here, there] = [at(x, y), at(this.place(), this.place())];
    this.unordered(objectsOnTile(tracker, tile(Math.floor(this.random() * 40), Math.floor(this.random() * 40))));
    this.unordered(objectsAt(tracker, here));
    this.unordered(objectsInCircle(tracker, circle(here, meters(3 * this.random()))));
    this.unordered(objectsInRectangle(tracker, rectangle(here, at(x + 5, y + 3)), odd));
    this.unordered(objectsOverlapping(tracker, this.one().handle));
    this.answers.add([
      nearestObjects(tracker, here, 8),
      nearestObjects(tracker, there, 40, { ...odd, maxDistance: meters(9) }),
    ]);
    const way = segmentBetween(here, there);
    for (const hit of [firstObjectOnSegment(tracker, way), ...objectsOnSegment(tracker, way)]) {
      this.answers.add([hit?.object, hit?.contact, hit?.distance, hit?.fraction, hit?.normal]);
    }
    const pairs = overlappingPairs(tracker);
    this.order.add(pairs);
    this.answers.add(pairs.sort(([a, b], [c, d]) => a - c || b - d));
    this.answers.add([...tilesOfObject(tracker, this.one().handle)]);
  }

  private unordered(objects: number[]): void {
    this.order.add(objects);
    this.answers.add(objects.sort((a, b) => a - b));
  }

  private index(): number {
    return Math.floor(this.random() * this.tracked.length);
  }

  private one(): Tracked {
    const one = this.tracked[this.index()];
    if (one === undefined) throw new Error('there are always some objects');
    return one;
  }

  /** A coordinate: a half every fourth time, so that shapes touch. */
  private place(): number {
    const coordinate = this.random() * side;
    return this.random() < 0.25 ? Math.round(2 * coordinate) / 2 : coordinate;
  }

  private shape(x: number, y: number): TrackedShape<Length> {
    const kind = this.random();
    const size = this.random() < 0.02 ? 6 : this.random();
    if (kind < 0.2) return at(x, y);
    if (kind < 0.6) return circle(at(x, y), meters(size));
    return rectangle(at(x, y), at(x + size, y + 1));
  }
}
