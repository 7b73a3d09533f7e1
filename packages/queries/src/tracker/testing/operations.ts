/** Random operations on a tracker, done to it and to the model alike. */
import { coordinate } from '@tilewright/testing';
import { tileSpace } from '@tilewright/tilemap';
import {
  circle,
  meters,
  metersPerTile,
  pointColumnOver,
  quantityColumnOver,
  rectangle,
  position,
  unsafePoint,
  unsafeQuantity,
  type Length,
  type Position2,
} from '@tilewright/units';
import fc from 'fast-check';
import type { Handle } from '../../handle.js';
import { orderByPlace } from '../order-by-place.js';
import type { TrackedShape } from '../shapes.js';
import { ObjectTracker } from '../tracker.js';
import { Model, modelCircle, modelRectangle, type ModelRectangle, type ModelShape } from './model.js';

export const at = (x: number, y: number): Position2 => unsafePoint(x, y);
export const length = (value: number): Length => unsafeQuantity(value);

/** The shape of a model as the tracker takes it. */
export function typed(shape: ModelShape): TrackedShape<Length> {
  if (shape.kind === 'rectangle') return rectangle(at(shape.minX, shape.minY), at(shape.maxX, shape.maxY));
  if (shape.radius === 0) return at(shape.x, shape.y);
  return circle(at(shape.x, shape.y), length(shape.radius));
}

/** Small whole and half numbers, so that shapes touch; any number; and far away. */
export const place: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -20, max: 20 }).map((half) => half / 2) },
  { weight: 3, arbitrary: fc.double({ min: -12, max: 12, noNaN: true }) },
  { weight: 1, arbitrary: coordinate(1e6) },
);

export const size: fc.Arbitrary<number> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 6 }).map((half) => half / 2) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 2, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e-9, 40, 1e5) },
);

export const shape: fc.Arbitrary<ModelShape> = fc.oneof(
  fc.tuple(place, place, size).map(([x, y, radius]) => modelCircle(x, y, radius)),
  fc.tuple(place, place).map(([x, y]) => modelCircle(x, y, 0)),
  fc.tuple(place, place, size, size).map(([x, y, width, height]) => modelRectangle(x, y, x + width, y + height)),
  // Walls, far longer than wide.
  fc
    .tuple(place, place, fc.constantFrom(8, 40), fc.constantFrom(0, 0.1, 1), fc.boolean())
    .map(([x, y, length, width, isFlat]) =>
      isFlat ? modelRectangle(x, y, x + length, y + width) : modelRectangle(x, y, x + width, y + length),
    ),
);

/** What is done; `which` picks an object among those there are. */
export type Operation =
  | { readonly kind: 'add'; readonly shape: ModelShape }
  | { readonly kind: 'addAll'; readonly circles: readonly (readonly [number, number, number])[] }
  | { readonly kind: 'addBoxes'; readonly boxes: readonly (readonly [number, number, number, number])[] }
  | { readonly kind: 'move'; readonly which: number; readonly x: number; readonly y: number }
  | { readonly kind: 'reshape'; readonly which: number; readonly shape: ModelShape }
  | { readonly kind: 'remove'; readonly which: number }
  | {
      readonly kind: 'moveAll';
      readonly share: number;
      readonly dx: number;
      readonly dy: number;
      readonly seed: number;
    }
  | { readonly kind: 'drift'; readonly dx: number; readonly dy: number; readonly isByHandles: boolean }
  | { readonly kind: 'moveEach'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'orderByPlace' }
  | { readonly kind: 'clear' };

const which = fc.nat({ max: 1000 });

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('add' as const), shape }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('addAll' as const),
      circles: fc.array(fc.tuple(place, place, size), { maxLength: 40 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('addBoxes' as const),
      boxes: fc.array(fc.tuple(place, place, size, size), { maxLength: 40 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('move' as const), which, x: place, y: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reshape' as const), which, shape }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('moveAll' as const),
      share: fc.constantFrom(0, 0.3, 1),
      dx: place,
      dy: place,
      seed: which,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('drift' as const),
      dx: fc.constantFrom(0, 0.01, -0.25, 3),
      dy: fc.constantFrom(0, 0.02, -0.5),
      isByHandles: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('moveEach' as const), dx: place, dy: place }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'orderByPlace' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'clear' as const }) },
);

export class Pair {
  readonly tracker: ObjectTracker<number>;
  readonly model: Model = new Model();
  readonly handles: Map<number, Handle> = new Map();
  /** Handles of removed objects. */
  readonly stale: Handle[] = [];
  /** Whether all bulk moves are by handles, because rows do not follow the order of addition. */
  isByHandles = false;
  private next = 0;
  private hasRemoved = false;

  constructor(tileSize = 1) {
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(tileSize) });
    this.tracker = new ObjectTracker<number>({ space });
  }

  run(done: Operation): void {
    const { tracker, model } = this;
    switch (done.kind) {
      case 'add':
        this.handles.set(this.next, tracker.add(this.next, typed(done.shape)));
        model.add(this.next++, done.shape);
        return;
      case 'addAll':
        this.addAll(done.circles);
        return;
      case 'addBoxes':
        this.addBoxes(done.boxes.map(([x, y, width, height]) => modelRectangle(x, y, x + width, y + height)));
        return;
      case 'move':
        this.withObject(done.which, (id, handle) => {
          tracker.move(handle, at(done.x, done.y));
          model.move(id, done.x, done.y);
        });
        return;
      case 'reshape':
        this.withObject(done.which, (id, handle) => {
          tracker.reshape(handle, typed(done.shape));
          model.reshape(id, done.shape);
        });
        return;
      case 'remove':
        this.withObject(done.which, (id, handle) => {
          if (tracker.remove(handle) !== id) throw new Error('another object was removed');
          model.remove(id);
          this.handles.delete(id);
          this.stale.push(handle);
          this.hasRemoved = true;
        });
        return;
      case 'moveAll':
        this.moveAll(done.share, done.dx, done.dy, done.seed);
        return;
      case 'drift':
        this.drift(done.dx, done.dy, done.isByHandles);
        return;
      case 'moveEach':
        tracker.moveEach(meters, (id) => ({ x: done.dx + (id % 5) / 2, y: done.dy + (id % 7) / 2 }));
        for (const { id } of model.objects) model.move(id, done.dx + (id % 5) / 2, done.dy + (id % 7) / 2);
        return;
      case 'orderByPlace':
        orderByPlace(tracker, [], [...this.handles.values()]);
        // Rows no longer follow the order of addition.
        this.isByHandles = true;
        return;
      case 'clear':
        tracker.clear();
        this.stale.push(...this.handles.values());
        this.handles.clear();
        model.objects = [];
        this.hasRemoved = false;
    }
  }

  private addAll(circles: readonly (readonly [number, number, number])[]): void {
    const ids = circles.map(() => this.next++);
    const handles = this.tracker.addAll(ids, {
      centers: pointColumnOver(new Float64Array(circles.map(([x]) => x)), new Float64Array(circles.map(([, y]) => y))),
      radii: quantityColumnOver<Length>(new Float64Array(circles.map(([, , radius]) => radius))),
    });
    for (const [row, id] of ids.entries()) {
      const [x, y, radius] = circles[row] as readonly [number, number, number];
      this.model.add(id, modelCircle(x, y, radius));
      this.handles.set(id, handles[row] as Handle);
    }
  }

  private addBoxes(boxes: readonly ModelRectangle[]): void {
    const ids = boxes.map(() => this.next++);
    const column = (of: (box: ModelRectangle) => number): Float64Array => new Float64Array(boxes.map(of));
    const handles = this.tracker.addAll(ids, {
      mins: pointColumnOver(
        column(({ minX }) => minX),
        column(({ minY }) => minY),
      ),
      maxs: pointColumnOver(
        column(({ maxX }) => maxX),
        column(({ maxY }) => maxY),
      ),
    });
    for (const [row, id] of ids.entries()) {
      this.model.add(id, boxes[row] as ModelRectangle);
      this.handles.set(id, handles[row] as Handle);
    }
  }

  /** Moves a share of all objects, or all; by handles, in a shuffled order, or by the order of addition. */
  private moveAll(share: number, dx: number, dy: number, seed: number): void {
    const { tracker, model } = this;
    const objects = [...model.objects];
    const byOrder = share === 1 && seed % 2 === 0 && !this.hasRemoved && !this.isByHandles;
    if (!byOrder) objects.sort((a, b) => ((a.id * 7919 + seed) % 101) - ((b.id * 7919 + seed) % 101));
    objects.length = Math.ceil(objects.length * share);
    const xs = objects.map(({ id }) => dx + (id % 5) / 2);
    const ys = objects.map(({ id }) => dy + (id % 7) / 2);
    const handles = objects.map(({ id }) => this.handles.get(id) as Handle);
    const column = pointColumnOver<Position2>(new Float64Array(xs), new Float64Array(ys));
    if (byOrder) tracker.moveAll(column);
    else tracker.moveAll(column, handles);
    for (const [row, { id }] of objects.entries()) model.move(id, xs[row] as number, ys[row] as number);
  }

  /** Moves all a little, those with an odd id the other way. */
  private drift(dx: number, dy: number, isByHandles: boolean): void {
    const { tracker, model } = this;
    const moves = model.objects.map(({ id, shape: own }) => {
      const sign = id % 2 === 0 ? 1 : -1;
      const [x, y] = own.kind === 'circle' ? [own.x, own.y] : [own.minX, own.minY];
      return { id, x: x + sign * dx, y: y + sign * dy };
    });
    const xs = new Float64Array(moves.map(({ x }) => x));
    const ys = new Float64Array(moves.map(({ y }) => y));
    const column = pointColumnOver<Position2>(xs, ys);
    if (isByHandles || this.hasRemoved || this.isByHandles) {
      tracker.moveAll(
        column,
        moves.map(({ id }) => this.handles.get(id) as Handle),
      );
    } else {
      tracker.moveAll(column);
    }
    for (const { id, x, y } of moves) model.move(id, x, y);
  }

  private withObject(index: number, act: (id: number, handle: Handle) => void): void {
    const { objects } = this.model;
    const object = objects[index % Math.max(1, objects.length)];
    if (object !== undefined) act(object.id, this.handles.get(object.id) as Handle);
  }
}
