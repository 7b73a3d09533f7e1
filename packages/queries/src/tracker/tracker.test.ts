import { tileSpace } from '@tilewright/tilemap';
import {
  circle,
  meters,
  metersPerTile,
  position,
  rectangle,
  segmentBetween,
  unsafePoint,
  type Position2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { ObjectTracker } from './tracker.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

describe('ObjectTracker', () => {
  it('finds what was added', () => {
    const tracker = new ObjectTracker<string>({ space });
    const at = (x: number, y: number): Position2 => unsafePoint(x, y);
    const a = tracker.add('a', circle(at(1, 1), meters(1)));
    tracker.add('b', rectangle(at(3, 0), at(4, 2)));
    tracker.add('c', at(9, 9));
    expect(tracker.size).toBe(3);
    expect(tracker.objectsInCircle(circle(at(2.5, 1), meters(0.5)))).toEqual(['a', 'b']);
    expect(tracker.firstOnSegment(segmentBetween(at(9, 1), at(0, 1)))?.object).toBe('b');
    expect(tracker.nearest(at(8, 8), 2)).toEqual(['c', 'b']);
    tracker.move(a, at(9, 9));
    expect(tracker.pairs()).toEqual([['a', 'c']]);
    expect([...tracker.tilesOf(a)].length).toBe(6);
    expect(tracker.check()).toEqual([]);
  });
});
