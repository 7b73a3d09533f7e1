/** `moveEach` moves objects to where they say they are, exactly like `moveAll` and `move`, or changes nothing. */
import { runs } from '@tilewright/testing';
import { tileRect, tileSpace } from '@tilewright/tilemap';
import {
  kilometers,
  meters,
  metersPerTile,
  pointColumn,
  pointColumnOver,
  position,
  type Position2,
  rectangle,
  unit,
  unsafeNumber,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectsAt, objectsInRectangle, overlappingPairs } from '../objects/index.js';
import { checkTracker } from './check.js';
import type { Handle } from '../handle.js';
import { at, disc, space, track } from './testing/meters.js';
import { operation, type Operation, Pair, place } from './testing/operations.js';
import { observeTiles } from './observe.js';
import type { PlainPlace } from './object-places.js';
import { ObjectTracker } from './tracker.js';

const pixels = unit('px', meters, 1, 32);
const everywhere = rectangle(at(-1e9, -1e9), at(1e9, 1e9));

/** Two trackers after the same operations. */
function twins(operations: readonly Operation[]): [Pair, Pair] {
  const pairs: [Pair, Pair] = [new Pair(), new Pair()];
  for (const each of operations) for (const pair of pairs) pair.run(each);
  return pairs;
}

/** All that a tracker says about its objects: shapes by handle, and answers in their order. */
function stateOf({ tracker, handles }: Pair): unknown {
  expect(checkTracker(tracker)).toEqual([]);
  return [
    [...handles.values()].map((handle) => [tracker.get(handle), tracker.shapeOf(handle)]),
    objectsInRectangle(tracker, everywhere),
    overlappingPairs(tracker),
  ];
}

/** The corner that an object gets, some of them none. */
const places = fc.array(fc.option(fc.tuple(place, place), { nil: undefined, freq: 3 }), {
  minLength: 1,
  maxLength: 40,
});
const operations = fc.array(operation, { maxLength: 50 });

describe('moveEach', () => {
  it('equals moveAll, with its answers in the same order', () => {
    fc.assert(
      fc.property(operations, fc.array(fc.tuple(place, place), { minLength: 1 }), (done, given) => {
        const [each, all] = twins(done);
        const placeOf = (id: number): readonly [number, number] => given[id % given.length]!;
        const seen: unknown[][] = [[], []];
        const bounds = tileRect({ x: -8, y: -8, width: 20, height: 20 });
        for (const [index, pair] of [each, all].entries()) {
          observeTiles(pair.tracker, bounds, (changes) => {
            seen[index]!.push(changes.map(({ kind, object, tile }) => `${object} ${kind} ${tile.x} ${tile.y}`).sort());
          });
        }
        each.tracker.moveEach(meters, (id, handle) => {
          expect(handle).toBe(each.handles.get(id));
          const [x, y] = placeOf(id);
          return { x, y };
        });
        const ids = [...all.handles.keys()];
        all.tracker.moveAll(
          pointColumnOver<Position2>(
            new Float64Array(ids.map((id) => placeOf(id)[0])),
            new Float64Array(ids.map((id) => placeOf(id)[1])),
          ),
          [...all.handles.values()],
        );
        expect(stateOf(each)).toEqual(stateOf(all));
        expect(seen[0]).toEqual(seen[1]);
      }),
      { seed: 1611, numRuns: runs(200) },
    );
  });

  it('equals single moves of the objects that have a place; the others stay as they are', () => {
    fc.assert(
      fc.property(operations, places, fc.boolean(), (done, given, isCenter) => {
        const [each, singly] = twins(done);
        const placeOf = (id: number): readonly [number, number] | undefined => given[id % given.length];
        const reused = { x: 0, y: 0 };
        each.tracker.moveEach(
          pixels,
          (id) => {
            const own = placeOf(id);
            if (own === undefined) return undefined;
            [reused.x, reused.y] = own;
            return reused;
          },
          { anchor: isCenter ? 'center' : undefined },
        );
        for (const [id, handle] of singly.handles) {
          const own = placeOf(id);
          if (own === undefined) continue;
          const [x, y] = own.map((number) => number / 32) as [number, number];
          const shape = singly.model.find(id).shape;
          const isBox = isCenter && shape.kind === 'rectangle';
          singly.tracker.move(handle, isBox ? at(x - shape.width / 2, y - shape.height / 2) : at(x, y));
        }
        expect(checkTracker(each.tracker)).toEqual([]);
        for (const [id, handle] of each.handles) {
          expect([id, each.tracker.shapeOf(handle)]).toEqual([id, singly.tracker.shapeOf(handle)]);
        }
      }),
      { seed: 1612, numRuns: runs(200) },
    );
  });

  it('changes nothing if any place is not valid, or the callback throws', () => {
    const bad: readonly (readonly [unknown, RegExp])[] = [
      [null, /place of handle \d+ must be an object { x, y } of two finite numbers, or undefined, received null/],
      [7, /place of handle \d+ must be an object .+ received 7/],
      [[1, 2], /place\.x of handle \d+ must be a finite number, received undefined/],
      [{ x: 1 }, /place\.y of handle \d+ must be a finite number, received undefined/],
      [{ x: '1', y: 1 }, /place\.x of handle \d+ must be a finite number, received the string "1"/],
      [{ x: 1, y: 1n }, /place\.y of handle \d+ must be a finite number, received the bigint 1n/],
      [{ x: Number.NaN, y: 1 }, /place\.x of handle \d+ must be a finite number, received NaN/],
      [{ x: 1, y: Number.NEGATIVE_INFINITY }, /place\.y of handle \d+ must be a finite number, received -Infinity/],
      [
        { x: 1.7e308, y: 1 },
        /place\.x of handle \d+ must be small enough for the position to be finite, received 1\.7e\+308/,
      ],
      [{ x: 1, y: -1.7e308 }, /place\.y of handle \d+ must be small enough/],
    ];
    fc.assert(
      fc.property(operations, fc.nat(), fc.constantFrom(...bad), (done, which, [value, message]) => {
        const pair = new Pair();
        for (const each of done) pair.run(each);
        if (pair.handles.size === 0) return;
        const before = stateOf(pair);
        const ids = [...pair.handles.keys()];
        const victim = ids[which % ids.length]!;
        const move = (placeOf: (id: number) => unknown): void =>
          pair.tracker.moveEach(kilometers, placeOf as (id: number) => PlainPlace);
        expect(() => move((id) => (id === victim ? value : { x: 3, y: 4 }))).toThrow(message);
        expect(() => move((id) => (id === victim ? value : { x: 3, y: 4 }))).toThrow(
          `handle ${Number(pair.handles.get(victim))} `,
        );
        const mine = new Error('mine');
        expect(() =>
          move((id) => {
            if (id === victim) throw mine;
            return { x: 3, y: 4 };
          }),
        ).toThrow(mine);
        expect(stateOf(pair)).toEqual(before);
      }),
      { seed: 1613, numRuns: runs(100) },
    );
  });

  it('refuses a far corner that would not be finite, and names it', () => {
    const tracker = track();
    const handle = tracker.add('wide', rectangle(at(0, 0), at(1e308, 1)));
    expect(() => tracker.moveEach(meters, () => ({ x: 1e308, y: 0 }))).toThrow(
      `tracker.moveEach: place of handle ${Number(handle)} plus the rectangle's width must be a finite number`,
    );
    expect(() => tracker.moveEach(meters, () => ({ x: -1.6e308, y: 0 }), { anchor: 'center' })).toThrow(
      `tracker.moveEach: place.x of handle ${Number(handle)} must be small enough for the position to be finite`,
    );
    tracker.moveEach(meters, () => ({ x: 1e308, y: 0 }), { anchor: 'center' });
    expect(tracker.shapeOf(handle)).toEqual(rectangle(at(5e307, -0.5), at(1.5e308, 0.5)));
  });

  it('leaves a rectangle whose corners are not its size apart exactly as it is', () => {
    const tracker = track();
    const shape = rectangle(at(0.1, 0.1), at(0.3, 0.3)); // 0.1 + (0.3 - 0.1) is not 0.3
    const stays = [1, 2, 3].map(() => tracker.add('stays', shape));
    const moves = tracker.add('moves', shape);
    for (let frame = 0; frame < 3; frame++) {
      tracker.moveEach(meters, (object) => (object === 'stays' ? undefined : { x: frame, y: 5 }));
      for (const handle of stays) expect(tracker.shapeOf(handle)).toEqual(shape);
      expect(tracker.shapeOf(moves)).toEqual(rectangle(at(frame, 5), at(frame + (0.3 - 0.1), 5 + (0.3 - 0.1))));
    }
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('converts as the unit does, with the center of rectangles where asked', () => {
    const sprites = { ball: { x: 48, y: 16 }, box: { x: 32, y: 64 } };
    const tracker = new ObjectTracker<keyof typeof sprites>({ space });
    const ball = tracker.add('ball', disc(0, 0, 0.5));
    const box = tracker.add('box', rectangle(at(0, 0), at(2, 1)));
    tracker.moveEach(pixels, (name) => sprites[name]);
    expect(tracker.shapeOf(ball)).toEqual(disc(1.5, 0.5, 0.5));
    expect(tracker.shapeOf(box)).toEqual(rectangle(at(1, 2), at(3, 3)));
    tracker.moveEach(pixels, (name) => sprites[name], { anchor: 'corner' });
    expect(tracker.shapeOf(box)).toEqual(rectangle(at(1, 2), at(3, 3)));
    tracker.moveEach(pixels, (name) => sprites[name], { anchor: 'center' });
    expect(tracker.shapeOf(ball)).toEqual(disc(1.5, 0.5, 0.5));
    expect(tracker.shapeOf(box)).toEqual(rectangle(at(0, 1.5), at(2, 2.5)));
    const thirds = unit('third', meters, 1, 3);
    tracker.moveEach(thirds, () => ({ x: 0.7, y: 0.1 }));
    expect(tracker.shapeOf(ball)).toEqual(disc(unsafeNumber(thirds(0.7)), unsafeNumber(thirds(0.1)), 0.5));
  });

  it('needs no column right after removals, and none of an empty tracker', () => {
    const tracker = track();
    tracker.moveEach(meters, () => ({ x: 1, y: 1 }));
    const handles = tracker.addAll(['a', 'b', 'c'], { positions: pointColumn([at(0, 0), at(1, 0), at(2, 0)]) });
    tracker.remove(handles[0] as Handle);
    tracker.moveEach(meters, (object) => ({ x: object === 'b' ? 5 : 6, y: 5 }));
    expect(objectsAt(tracker, at(5, 5))).toEqual(['b']);
    for (const handle of handles.slice(1)) tracker.remove(handle);
    tracker.moveEach(meters, () => {
      throw new Error('called for no object');
    });
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('is locked while places are read, and may be asked', () => {
    const tracker = track();
    const handle = tracker.add('a', at(1, 1));
    tracker.add('b', at(2, 2));
    const refused = ' the callback of moveEach must not change the tracker. Change it after moveEach';
    const changes: Readonly<Record<string, () => void>> = {
      add: () => tracker.add('c', at(0, 0)),
      move: () => tracker.move(handle, at(0, 0)),
      remove: () => tracker.remove(handle),
      clear: () => tracker.clear(),
      moveEach: () => tracker.moveEach(meters, () => undefined),
    };
    for (const [name, change] of Object.entries(changes)) {
      expect(() =>
        tracker.moveEach(meters, () => {
          change();
          return undefined;
        }),
      ).toThrow(`tracker.${name}:${refused}`);
      expect(() => objectsAt(tracker, at(1, 1), { filter: () => (change(), true) })).toThrow(
        `tracker.${name}: a filter must not change`,
      );
    }
    const found: string[][] = [];
    tracker.moveEach(meters, (object) => {
      // A filter inside the callback leaves the lock of the callback in place.
      found.push(objectsAt(tracker, at(1, 1), { filter: () => true }));
      expect(() => tracker.move(handle, at(9, 9))).toThrow(refused);
      return { x: 1, y: object === 'a' ? 2 : 1 };
    });
    expect(found).toEqual([['a'], ['a']]);
    expect(objectsAt(tracker, at(1, 1))).toEqual(['b']);
    tracker.move(handle, at(1, 1));
    expect(objectsAt(tracker, at(1, 1))).toEqual(['b', 'a']);
    // Another tracker may change.
    const other = track();
    tracker.moveEach(meters, (object) => void other.add(object, at(0, 0)));
    expect(other.size).toBe(2);
  });

  it('rebuilds the cells when all objects gather', () => {
    const far = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
    const tracker = new ObjectTracker<number>({ space: far });
    for (let i = 0; i < 500; i++) tracker.add(i, i % 3 === 0 ? rectangle(at(i, i), at(i + 1, i + 2)) : at(i, 3 * i));
    for (let frame = 0; frame < 40; frame++) {
      tracker.moveEach(meters, (i) => (i % 7 === 0 ? undefined : { x: (i * frame) % 5, y: (i % 11) + frame }));
      expect(checkTracker(tracker)).toEqual([]);
    }
  });
});
