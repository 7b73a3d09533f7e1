/** Named cases of what a segment meets. */
import { meters, rectangle } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { ObjectTracker } from '../tracker/tracker.js';
import { firstObjectOnSegment, objectsOnSegment } from './index.js';
import { space, at, disc, line, track } from '../tracker/testing/meters.js';

describe('firstObjectOnSegment', () => {
  it('stops only when the best hit so far is nearer than the next cells', () => {
    const tracker = track();
    tracker.add('large', disc(3.5, 2, 1.6));
    tracker.add('small', disc(2.5, 0.5, 0.2));
    const hit = firstObjectOnSegment(tracker, line(0.5, 0.5, 9.5, 0.5));
    expect(hit?.object).toBe('small');
    expect(hit?.contact.y).toBe(meters(0.5));
    expect(hit?.normal).toEqual({ x: -1, y: 0 });
    expect(hit?.distance).toBeCloseTo(1.8, 12);
    expect(hit?.fraction).toBeCloseTo(0.2, 12);
  });

  it('hits the object that was added first at 0 if the segment starts inside several', () => {
    const tracker = track();
    tracker.add('near', disc(1, 0, 0.1));
    const around = tracker.add('around', disc(0, 0, 3));
    tracker.add('another', rectangle(at(-1, -1), at(1, 1)));
    const hit = firstObjectOnSegment(tracker, line(0, 0, 9, 0));
    expect(hit).toEqual({
      object: 'around',
      handle: around,
      contact: at(0, 0),
      distance: meters(0),
      fraction: 0,
      normal: undefined,
    });
    expect(objectsOnSegment(tracker, line(0, 0, 9, 0)).map(({ object }) => object)).toEqual([
      'around',
      'another',
      'near',
    ]);
  });

  it('accepts a segment without length', () => {
    const tracker = track();
    tracker.add('here', disc(1, 1, 1));
    tracker.add('there', disc(9, 1, 1));
    expect(firstObjectOnSegment(tracker, line(1, 2, 1, 2))?.object).toBe('here');
    expect(firstObjectOnSegment(tracker, line(5, 5, 5, 5))).toBeUndefined();
  });

  it('handles a start a million tiles away, and differences that overflow', () => {
    const tracker = new ObjectTracker<number>({ space });
    for (let i = 0; i < 100; i++) tracker.add(i, disc(i * 2, 0, 0.5));
    expect(firstObjectOnSegment(tracker, line(-1e6, 0, 1e6, 0))?.object).toBe(0);
    expect(firstObjectOnSegment(tracker, line(1e6, 0, -1e6, 0))?.object).toBe(99);
    expect(firstObjectOnSegment(tracker, line(-1.5e308, 0, 1.5e308, 0))?.object).toBe(0);
    expect(objectsOnSegment(tracker, line(7, 1e6, 7, -1e6)).length).toBe(0);
    expect(objectsOnSegment(tracker, line(6, 1e6, 6, -1e6)).map(({ object }) => object)).toEqual([3]);
  });

  it('computes the distance of a hit also if the length of the segment is not a double', () => {
    const tracker = track();
    tracker.add('first', disc(-1.7e308, 0, 5));
    const middle = tracker.add('middle', disc(0, 0, 1));
    const long = line(-1.7e308, 0, 1.7e308, 0);
    expect(firstObjectOnSegment(tracker, long)?.distance).toBe(meters(0));
    expect(objectsOnSegment(tracker, long)[1]).toMatchObject({ handle: middle, distance: meters(1.7e308) });
  });

  it('ends exactly on whole coordinates', () => {
    const tracker = track();
    tracker.add('end', at(4, 4));
    expect(firstObjectOnSegment(tracker, line(0, 0, 4, 4))?.fraction).toBe(1);
    expect(firstObjectOnSegment(tracker, line(0, 0, 3.9999999999999996, 3.9999999999999996))).toBeUndefined();
  });
});
