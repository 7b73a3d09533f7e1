/** What filters may do, and what not. */
import { pointColumn, type Position2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { checkTracker } from '../tracker/check.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsOnSegment,
  overlappingPairs,
} from './index.js';
import { at, disc, line, track } from '../tracker/testing/meters.js';

describe('a filter', () => {
  it('cannot change the tracker, in any query', () => {
    const tracker = track();
    const handle = tracker.add('a', disc(0, 0, 1));
    tracker.add('b', disc(0, 0, 1));
    const changes: (() => unknown)[] = [
      () => tracker.move(handle, at(1, 1)),
      () => tracker.add('c', at(0, 0)),
      () => tracker.addAll([], { positions: pointColumn<Position2>(0) }),
      () => tracker.remove(handle),
      () => tracker.reshape(handle, at(0, 0)),
      () => tracker.moveAll(pointColumn<Position2>(2)),
      () => tracker.clear(),
    ];
    for (const change of changes) {
      const filter = (): boolean => {
        change();
        return true;
      };
      const queries: (() => unknown)[] = [
        () => objectsInCircle(tracker, disc(0, 0, 1), { filter }),
        () => nearestObjects(tracker, at(0, 0), 1, { filter }),
        () => firstObjectOnSegment(tracker, line(0, 0, 1, 1), { filter }),
        () => objectsOnSegment(tracker, line(0, 0, 1, 1), { filter }),
        () => overlappingPairs(tracker, { filter }),
      ];
      for (const query of queries) expect(query).toThrow('a filter must not change the tracker');
    }
    expect(checkTracker(tracker)).toEqual([]);
    tracker.move(handle, at(1, 1));
  });

  it('may ask other questions, and the tracker stays locked', () => {
    const tracker = track();
    tracker.add('a', at(0, 0));
    tracker.add('b', at(0, 0));
    const filter = (object: string): boolean => {
      const others = objectsAt(tracker, at(0, 0), { filter: (other) => other !== object });
      expect(() => tracker.clear()).toThrow('must not change');
      return others[0] === 'b';
    };
    expect(objectsAt(tracker, at(0, 0), { filter })).toEqual(['a']);
    expect(nearestObjects(tracker, at(0, 0), 2, { filter })).toEqual(['a']);
    expect(firstObjectOnSegment(tracker, line(0, 0, 1, 0), { filter })?.object).toBe('a');
  });

  it('of pairs receives both objects', () => {
    const tracker = track();
    for (const name of ['red', 'blue', 'red']) tracker.add(name, at(0, 0));
    expect(overlappingPairs(tracker, { filter: (a, b) => a !== b })).toEqual([
      ['red', 'blue'],
      ['blue', 'red'],
    ]);
  });
});
