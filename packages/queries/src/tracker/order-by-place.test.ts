/** Ordering by place changes where things are in memory, and nothing that can be asked. */
import { runs } from '@tilewright/testing';
import { type Tile, tile, tileRect } from '@tilewright/tilemap';
import {
  type Direction2,
  directionColumn,
  type Length,
  meters,
  pointColumn,
  pointColumnOver,
  type Position2,
  quantityColumn,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SLOTS } from '../limits.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsInRectangleInto,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from '../objects/index.js';
import { checkTracker, findFaults } from './check.js';
import type { Handle } from '../handle.js';
import { observeTiles } from './observe.js';
import { orderByPlace, type RowColumn } from './order-by-place.js';
import { renumber } from './renumber.js';
import { Store } from './store.js';
import { at, disc, space, track } from './testing/meters.js';
import { operation, type Operation, Pair } from './testing/operations.js';
import { tilesOfObject } from './tiles-of-object.js';
import { ObjectTracker } from './tracker.js';

const everywhere = rectangle(at(-1e9, -1e9), at(1e9, 1e9));
const somewhere = rectangle(at(-3, -2), at(4, 5));
const across = segmentBetween(at(-9.25, -7.5), at(8.5, 9.125));
const operations = (most: number): fc.Arbitrary<Operation[]> => fc.array(operation, { maxLength: most });

/**
 * Everything that a tracker can be asked, by object and handle, in the order of the answers; or sorted, where the order
 * is unspecified.
 */
function answersOf({ tracker, handles, stale }: Pair, isSorted: boolean): unknown {
  expect(checkTracker(tracker)).toEqual([]);
  const list = (entries: readonly unknown[]): unknown =>
    isSorted ? entries.map((entry) => JSON.stringify(entry)).sort() : entries;
  const entriesOf = (count: number, entry: (i: number) => unknown): unknown[] =>
    Array.from({ length: count }, (_, i) => entry(i));
  const seen: unknown[] = [];
  const filter = (object: number, handle: Handle): boolean => {
    seen.push([object, handle, tracker.get(handle)]);
    return object % 3 !== 0;
  };
  const objects = new ObjectAnswer<number>();
  objectsInRectangleInto(objects, tracker, somewhere, { filter });
  const pairs = new PairAnswer<number>();
  overlappingPairsInto(pairs, tracker, { filter: (a, b, one, other) => seen.push([a, b, one, other]) > 0 });
  const asked = [
    list(seen),
    list(entriesOf(objects.length, (i) => [objects.object(i), objects.handle(i)])),
    list(entriesOf(pairs.length, (i) => [pairs.first(i), pairs.firstHandle(i), pairs.secondHandle(i)])),
    list(objectsInRectangle(tracker, everywhere)),
    list(objectsInCircle(tracker, disc(1, 1, 4), { filter })),
    list(objectsAt(tracker, at(1, 1))),
    list(objectsOnTile(tracker, tile(1, 1))),
    list(overlappingPairs(tracker)),
  ];
  const some = [...handles.values()].slice(0, 9);
  const nearest = new ObjectAnswer<number>();
  nearestObjectsInto(nearest, tracker, at(1, 1), 40);
  return [
    asked,
    tracker.size,
    shapesOf(tracker, handles),
    stale.map((handle) => tracker.has(handle)),
    some.map((handle) => list(objectsOverlapping(tracker, handle))),
    some.map((handle) => firstTiles(tracker, handle)),
    objectsInRectangle(tracker, everywhere, { order: 'added' }),
    objectsInRectangle(tracker, everywhere, { order: 'added', limit: 5 }),
    firstObjectOnSegment(tracker, across, { filter }),
    objectsOnSegment(tracker, across),
    nearestObjects(tracker, at(0, 0), 7, { filter }),
    entriesOf(nearest.length, (i) => [nearest.object(i), nearest.handle(i), nearest.distance(i)]),
  ];
}

/** Large objects have billions of tiles. */
function firstTiles(tracker: ObjectTracker<number>, handle: Handle): Tile[] {
  const tiles: Tile[] = [];
  for (const each of tilesOfObject(tracker, handle)) if (tiles.push(each) === 50) break;
  return tiles;
}

function shapesOf(tracker: ObjectTracker<number>, handles: ReadonlyMap<number, Handle>): unknown {
  expect(checkTracker(tracker)).toEqual([]);
  return [...handles.values()].map((handle) => [tracker.get(handle), tracker.has(handle), tracker.shapeOf(handle)]);
}

/** The columns of a caller: one row per object, in the order in which they are kept. */
function columnsOf({ tracker, handles }: Pair): { ids: number[]; own: Handle[]; numbers: Float32Array } {
  const ids = [...handles.keys()];
  const own = [...handles.values()];
  for (const [row, id] of ids.entries()) expect(tracker.get(own[row]!)).toBe(id);
  return { ids, own, numbers: new Float32Array([...ids.map((id) => id / 2), 7, 8]) };
}

describe('orderByPlace', () => {
  it('changes no answer, now or after any later operations, and keeps all handles', () => {
    fc.assert(
      fc.property(operations(40), operations(20), operations(20), (first, second, third) => {
        const [ordered, plain] = [new Pair(), new Pair()];
        const changes: [string[][], string[][]] = [[], []];
        for (const [index, { tracker }] of [ordered, plain].entries()) {
          observeTiles(tracker, tileRect({ x: -6, y: -6, width: 12, height: 12 }), (batch) => {
            changes[index]!.push(batch.map((change) => JSON.stringify(change)).sort());
          });
        }
        for (const part of [first, second, third]) {
          for (const each of part) {
            ordered.run(each);
            plain.run(each);
          }
          // The same handles were given out.
          expect([...ordered.handles]).toEqual([...plain.handles]);
          ordered.isByHandles = plain.isByHandles = true;
          const { ids, own, numbers } = columnsOf(ordered);
          const before = [...ids];
          const former = orderByPlace(ordered.tracker, [ids, numbers], own);
          expect(ids).toEqual([...former].map((row) => before[row]));
          expect([...numbers]).toEqual([...ids.map((id) => id / 2), 7, 8]);
          expect(own).toEqual(ids.map((id) => ordered.handles.get(id)));
          // Later bulk moves may sort the objects of a cell in another order.
          const isSorted = part !== first;
          expect(answersOf(ordered, isSorted)).toEqual(answersOf(plain, isSorted));
          // Rows without handles, right after removals.
          const xs = new Float64Array(ids.map((id) => (id * 7) % 11));
          const ys = new Float64Array(ids.map((id) => (id * 3) % 5));
          ordered.tracker.moveAll(pointColumnOver<Position2>(xs, ys));
          plain.tracker.moveAll(
            pointColumnOver<Position2>(xs, ys),
            ids.map((id) => plain.handles.get(id)!),
          );
          for (const [row, id] of ids.entries()) {
            for (const { model } of [ordered, plain]) model.move(id, xs[row]!, ys[row]!);
          }
          expect(shapesOf(ordered.tracker, ordered.handles)).toEqual(shapesOf(plain.tracker, plain.handles));
        }
        expect(changes[0]).toEqual(changes[1]);
        expect(checkTracker(ordered.tracker)).toEqual([]);
      }),
      { seed: 1621, numRuns: runs(150) },
    );
  });

  it('puts rows, slots and records into one order', () => {
    const tracker = track();
    const ids = Array.from({ length: 3000 }, (_, i) => `${i}`);
    const positions = pointColumn<Position2>(ids.map((_, i) => at((i * 7919) % 50, (i * 104_729) % 60)));
    tracker.addAll(ids.slice(0, 2000), { positions: pointColumn<Position2>([...positions].slice(0, 2000)) });
    const boxes = pointColumn<Position2>([...positions].slice(2000));
    tracker.addAll(ids.slice(2000), { mins: boxes, maxs: boxes });
    orderByPlace(tracker, [positions, ids]);
    expect(objectsInRectangle(tracker, everywhere)).toEqual(ids);
    tracker.moveAll(positions);
    expect(objectsInRectangle(tracker, everywhere)).toEqual(ids);
    const { store } = tracker;
    for (const { records, stride, end } of [store.circles, store.rectangles]) {
      let last = -1;
      for (let at = stride - 1; at < end * stride; at += stride) {
        if (records[at]! < 0) continue;
        const slot = store.slots.slotIn(records[at]!);
        if (last >= 0) expect(slot).toBe(last + 1);
        last = slot;
      }
    }
    expect([...orderByPlace(tracker, [])]).toEqual(ids.map((_, row) => row));
  });

  it('reorders every kind of column, each array once', () => {
    const tracker = track();
    const positions = pointColumn<Position2>([at(900, 0), at(0, 0), at(901, 0)]);
    tracker.addAll(['a', 'b', 'c'], { positions });
    const radii = quantityColumn<Length>([meters(1), meters(2), meters(3)]);
    const headings = directionColumn([1, 2, 3] as unknown as Direction2[]);
    const bits = new Uint8Array([1, 2, 3, 4]);
    const flags = [1, 2, 3];
    const half = new Float32Array(new ArrayBuffer(64), 0, 3);
    const other = new Float32Array(half.buffer, 12, 3);
    half.set([1, 2, 3]);
    other.set([4, 5, 6]);
    const columns: RowColumn[] = [
      positions,
      positions,
      positions.rawX,
      radii,
      headings,
      bits,
      flags,
      half,
      other,
      flags,
    ];
    expect([...orderByPlace(tracker, columns)]).toEqual([1, 0, 2]);
    expect([...positions]).toEqual([at(0, 0), at(900, 0), at(901, 0)]);
    expect([...radii]).toEqual([meters(2), meters(1), meters(3)]);
    expect([...headings]).toEqual([2, 1, 3]);
    expect([[...bits], flags, [...half], [...other]]).toEqual([
      [2, 1, 3, 4],
      [2, 1, 3],
      [2, 1, 3],
      [5, 4, 6],
    ]);
    // The same again: already in order.
    expect([...orderByPlace(tracker, columns)]).toEqual([0, 1, 2]);
    expect(flags).toEqual([2, 1, 3]);
  });

  it('refuses what it cannot reorder, and changes nothing', () => {
    const make = (): { tracker: ObjectTracker<string>; handles: Handle[] } => {
      const tracker = track();
      const handles = tracker.addAll(['a', 'b', 'c'], { positions: pointColumn([at(5, 0), at(0, 0), at(1, 0)]) });
      return { tracker, handles };
    };
    const numbers = new Float64Array([1, 2, 3]);
    const bad: readonly (readonly [unknown, string])[] = [
      [[1, 2], 'columns[1] must be as long as the list of objects, 3, received 2'],
      [[1, 2, 3, 4], 'columns[1] must be as long as the list of objects, 3, received 4'],
      [new Int8Array(2), 'columns[1] must be at least as long as the list of objects, 3, received 2'],
      [pointColumn<Position2>(4), 'columns[1] must be as long as the list of objects, 3, received 4'],
      [
        { length: 3, raw: new Float64Array(2) },
        'columns[1].raw must be at least as long as the list of objects, 3, received 2',
      ],
      [{ length: 3, raw: [1, 2, 3] }, 'columns[1] must be a column, a typed array or an array, received an object'],
      [Object.freeze([1, 2, 3]), 'columns[1] must be an array that can be changed, received an array'],
      [new Uint8Array(numbers.buffer, 8, 8), 'columns[1] must be in memory of its own, received an object. List each'],
      ['abc', 'columns[1] must be a column, a typed array or an array, received the string "abc"'],
      [new DataView(new ArrayBuffer(64)), 'columns[1] must be a column, a typed array or an array'],
    ];
    for (const [column, message] of bad) {
      const { tracker, handles } = make();
      expect(() => orderByPlace(tracker, [numbers, column as RowColumn])).toThrow(`orderByPlace: ${message}`);
      expect([...numbers]).toEqual([1, 2, 3]);
      tracker.moveAll(pointColumn<Position2>([at(7, 0), at(8, 0), at(9, 0)]));
      expect(handles.map((handle) => tracker.shapeOf(handle))).toEqual([at(7, 0), at(8, 0), at(9, 0)]);
    }
    const { tracker, handles } = make();
    const [a, b, c] = handles as [Handle, Handle, Handle];
    for (const list of [
      [a, b],
      [a, b, b],
      [a, b, c, c],
    ]) {
      expect(() => orderByPlace(tracker, [], list)).toThrow(
        'orderByPlace: handles must be the handles of all 3 objects, each once, received an array',
      );
    }
    expect(() => orderByPlace(tracker, [], Object.freeze([a, b, c]) as Handle[])).toThrow(
      'orderByPlace: handles must be an array that can be changed',
    );
    tracker.remove(a);
    expect(() => orderByPlace(tracker, [])).toThrow(
      'orderByPlace: handles must be an array of handles once an object was removed, received undefined',
    );
    expect(() => orderByPlace(tracker, [], [a, b])).toThrow(
      `orderByPlace: handles[0] must be the handle of a tracked object, received ${Number(a)}`,
    );
    const filter = (): boolean => orderByPlace(tracker, [], [b, c]).length > 0;
    expect(() => objectsAt(tracker, at(0, 0), { filter })).toThrow('orderByPlace: a filter must not change');
    expect(() =>
      tracker.moveEach(meters, () => {
        orderByPlace(tracker, [], [b, c]);
        return undefined;
      }),
    ).toThrow('orderByPlace: the callback of moveEach must not change');
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('keeps answers that were filled before it, and works in a listener', () => {
    const tracker = track();
    const handles = tracker.addAll(['a', 'b', 'c'], { positions: pointColumn([at(50, 0), at(0, 0), at(1, 0)]) });
    const answer = new ObjectAnswer<string>();
    objectsInRectangleInto(answer, tracker, everywhere);
    const before = Array.from({ length: 3 }, (_, i) => [answer.object(i), answer.handle(i)]);
    const log: unknown[] = [];
    observeTiles(tracker, tileRect({ x: 0, y: 0, width: 99, height: 9 }), (changes) => {
      orderByPlace(tracker, [], [...handles]);
      log.push(changes.map(({ object, handle }) => object === tracker.get(handle)));
    });
    tracker.moveEach(meters, (object) => ({ x: object === 'a' ? 3 : 70, y: 3 }));
    expect(log).toEqual([Array.from({ length: 6 }, () => true)]);
    expect(Array.from({ length: 3 }, (_, i) => [answer.object(i), answer.handle(i)])).toEqual(before);
    expect(handles.map((handle) => tracker.get(handle))).toEqual(['a', 'b', 'c']);
  });

  it('of an empty tracker, and of one that was cleared, leaves it as new', () => {
    const tracker = new ObjectTracker<number>({ space, series: 3 });
    expect([...orderByPlace(tracker, [[], new Float64Array(4)], [])]).toEqual([]);
    const positions = pointColumn<Position2>([at(9, 9), at(1, 1), at(5, 5)]);
    const first = tracker.addAll([0, 1, 2], { positions });
    orderByPlace(tracker, [positions]);
    tracker.clear();
    const other = new ObjectTracker<number>({ space, series: 3 });
    expect(other.addAll([0, 1, 2], { positions })).toEqual(first);
    other.clear();
    expect(tracker.addAll([0, 1, 2], { positions })).toEqual(other.addAll([0, 1, 2], { positions }));
    tracker.moveAll(positions);
    expect([checkTracker(tracker), tracker.store.slots.isRenumbered]).toEqual([[], false]);
  });
});

describe('renumbered slots', () => {
  it('reuse free ones in the same order, and leave retired ones alone', () => {
    const play = (isRenumbered: boolean): unknown[] => {
      const store = new Store<number>(1, 1, 2);
      const { slots } = store;
      const taken: Handle[] = [];
      const take = (object: number): void => {
        const slot = slots.take(object);
        store.placeCircle(slot, object % 7, object % 5, 1);
        taken.push(slots.handleOf(slot));
      };
      const release = (which: number): void => {
        const slot = slots.find(taken[which]!);
        store.takeOut(slot);
        slots.release(slot);
      };
      for (let i = 0; i < 20; i++) take(i);
      for (const which of [3, 7, 0, 12]) release(which);
      take(20);
      take(21);
      release(20); // its slot is used up
      if (isRenumbered) {
        const inUse = taken.flatMap((handle) => (slots.has(handle) ? slots.find(handle) : [])).reverse();
        renumber(store, new Int32Array(inUse));
        expect(slots.isRenumbered).toBe(true);
        for (const [row, handle] of taken
          .filter((each) => slots.has(each))
          .reverse()
          .entries()) {
          expect(slots.find(handle)).toBe(row);
        }
      }
      for (let i = 22; i < 26; i++) take(i);
      for (const which of [1, 24, 22]) release(which);
      for (let i = 26; i < 30; i++) take(i);
      expect(slots.room).toBe(MOST_SLOTS - slots.used + [...slots.unused()].length);
      expect(findFaults(store)).toEqual([]);
      store.clear();
      for (let i = 30; i < 50; i++) take(i);
      return [taken, slots.used, taken.map((handle) => slots.has(handle) && slots.objectOf(slots.find(handle)))];
    };
    expect(play(true)).toEqual(play(false));
  });
});
