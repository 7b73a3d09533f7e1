/** What a handle stands for: its object, which can be replaced, and its shape. */
import { runs } from '@tilewright/testing';
import { tileRect, tileSpace } from '@tilewright/tilemap';
import {
  pixelPosition,
  pixels,
  pixelsPerTile,
  type PixelLength,
  pointColumn,
  type Position2,
  rectangle,
  unsafeNumber,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Handle } from '../handle.js';
import type { TrackedShape } from './shapes.js';
import { operation, Pair, typed } from './testing/operations.js';
import { ObjectTracker } from './tracker.js';
import { checkTracker } from './check.js';
import { observeTiles } from './observe.js';
import { nearestObjects, ObjectAnswer, objectsAt, objectsInCircleInto, overlappingPairs } from '../objects/index.js';
import { space, at, disc } from './testing/meters.js';

describe('shapeOf', () => {
  it('is the shape after the last add, move or reshape', () => {
    const tracker = new ObjectTracker<string>({ space });
    const point = tracker.add('point', at(1, 2));
    const round = tracker.add('round', disc(1, 2, 3));
    const box = tracker.add('box', rectangle(at(0.1, 0.1), at(0.3, 0.3)));
    expect([point, round, box].map((handle) => tracker.shapeOf(handle))).toEqual([
      at(1, 2),
      disc(1, 2, 3),
      rectangle(at(0.1, 0.1), at(0.3, 0.3)),
    ]);
    tracker.moveAll(pointColumn<Position2>([at(4, 5), at(6, 7), at(1, 1)]));
    expect([point, round, box].map((handle) => tracker.shapeOf(handle))).toEqual([
      at(4, 5),
      disc(6, 7, 3),
      rectangle(at(1, 1), at(1 + (0.3 - 0.1), 1 + (0.3 - 0.1))),
    ]);
    tracker.reshape(box, disc(9, 9, 0));
    expect(tracker.shapeOf(box)).toEqual(at(9, 9));
  });

  it('is a new shape, which add and reshape accept', () => {
    const tracker = new ObjectTracker<string>({ space });
    const handle = tracker.add('it', disc(1, 2, 3));
    const shape = tracker.shapeOf(handle);
    tracker.move(handle, at(0, 0));
    expect(shape).toEqual(disc(1, 2, 3));
    expect(tracker.shapeOf(tracker.add('another', shape))).toEqual(shape);
    tracker.reshape(handle, shape);
    expect(tracker.shapeOf(handle)).toEqual(shape);
    expect(tracker.shapeOf(handle)).not.toBe(tracker.shapeOf(handle));
  });

  it('is in the world of the tracker', () => {
    const tracker = new ObjectTracker<string, PixelLength>({
      space: tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) }),
    });
    const shape = tracker.shapeOf(tracker.add('it', pixelPosition(pixels(3), pixels(4))));
    expectTypeOf(shape).toEqualTypeOf<TrackedShape<PixelLength>>();
    expect(shape).toEqual(pixelPosition(pixels(3), pixels(4)));
  });

  it('equals that of the model after any operations', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        const pair = new Pair();
        for (const each of operations) pair.run(each);
        for (const { id, shape } of pair.model.objects) {
          expect(pair.tracker.shapeOf(pair.handles.get(id) as Handle)).toEqual(typed(shape));
        }
        for (const handle of pair.stale) expect(() => pair.tracker.shapeOf(handle)).toThrow('tracker.shapeOf: handle');
      }),
      { seed: 142, numRuns: runs(200) },
    );
  });
});

describe('replace', () => {
  it('gives a handle another object, and returns the one before', () => {
    const tracker = new ObjectTracker<string>({ space });
    const handle = tracker.add('caterpillar', disc(1, 1, 1));
    const after = tracker.add('leaf', disc(1, 1, 1));
    expect(tracker.replace(handle, 'butterfly')).toBe('caterpillar');
    expect([tracker.get(handle), tracker.get(after), tracker.size]).toEqual(['butterfly', 'leaf', 2]);
    // Its place in the order of addition stays.
    expect(overlappingPairs(tracker)).toEqual([['butterfly', 'leaf']]);
    expect(nearestObjects(tracker, at(1, 1), 1)).toEqual(['butterfly']);
    expect(tracker.remove(handle)).toBe('butterfly');
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('affects later tile changes, and causes none itself', () => {
    const tracker = new ObjectTracker<string>({ space });
    const log: string[] = [];
    const handle = tracker.add('caterpillar', at(1, 1));
    observeTiles(tracker, tileRect({ x: 0, y: 0, width: 9, height: 9 }), (changes) => {
      log.push(...changes.map(({ kind, object }) => `${object} ${kind}`));
    });
    tracker.replace(handle, 'butterfly');
    expect(log).toEqual([]);
    tracker.move(handle, at(2, 1));
    expect(log).toEqual(['butterfly leave', 'butterfly enter']);
  });

  it('affects the next answer, not an earlier one, and throws inside a filter', () => {
    const tracker = new ObjectTracker<string>({ space });
    const handles = ['a', 'b'].map((name) => tracker.add(name, at(1, 1)));
    const answer = new ObjectAnswer<string>();
    objectsInCircleInto(answer, tracker, disc(1, 1, 1));
    tracker.replace(handles[1] as Handle, 'c');
    expect([answer.object(0), answer.object(1)]).toEqual(['a', 'b']);
    expect(objectsAt(tracker, at(1, 1))).toEqual(['a', 'c']);
    const filter = (): boolean => tracker.replace(handles[1] as Handle, 'd') === 'c';
    expect(() => objectsAt(tracker, at(1, 1), { filter })).toThrow('tracker.replace: a filter must not change');
    expect(tracker.get(handles[1] as Handle)).toBe('c');
  });

  it('of a stale handle throws and changes nothing', () => {
    const tracker = new ObjectTracker<string>({ space });
    const stale = tracker.add('gone', at(1, 1));
    tracker.remove(stale);
    const alive = tracker.add('alive', at(1, 1));
    for (const bad of [stale, 17, Number.NaN, undefined] as Handle[]) {
      expect(() => tracker.replace(bad, 'x')).toThrow('tracker.replace: handle must be the handle of a tracked object');
      expect(() => tracker.shapeOf(bad)).toThrow('tracker.shapeOf: handle must be the handle of a tracked object');
    }
    expect(tracker.get(alive)).toBe('alive');
  });
});

describe('rows of columns as objects', () => {
  it('stay with their bodies, however bodies are removed, added and moved', () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat({ max: 99 }) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), which: fc.nat({ max: 99 }) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('frame' as const), which: fc.nat({ max: 9 }) }) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const tracker = new ObjectTracker<number>({ space });
        const positions = pointColumn<Position2>(0);
        const names: number[] = [];
        const handles: Handle[] = [];
        let next = 0;
        const add = (): void => {
          const place = at((next * 7) % 20, (next * 3) % 20);
          handles.push(tracker.add(names.length, place));
          positions.push(place);
          names.push(next++);
        };
        for (let i = 0; i < 20; i++) add();
        for (const { kind, which } of steps) {
          if (kind === 'add') add();
          if (kind === 'frame') {
            for (let row = 0; row < positions.length; row++) {
              positions.set(row, at(unsafeNumber(positions.get(row).x) + which / 4, (which * row) % 9));
            }
            tracker.moveAll(positions, handles);
          }
          if (kind === 'remove' && names.length > 0) {
            const row = which % names.length;
            expect(tracker.remove(handles[row] as Handle)).toBe(row);
            positions.swapRemove(row);
            const last = handles.pop() as Handle;
            const name = names.pop() as number;
            if (row < handles.length) {
              handles[row] = last;
              names[row] = name;
              expect(tracker.replace(last, row)).toBe(handles.length);
            }
          }
          expect(tracker.size).toBe(names.length);
          for (const [row, handle] of handles.entries()) {
            expect([tracker.get(handle), tracker.shapeOf(handle)]).toEqual([row, positions.get(row)]);
          }
        }
        expect(checkTracker(tracker)).toEqual([]);
      }),
      { seed: 143, numRuns: runs(200) },
    );
  });
});
