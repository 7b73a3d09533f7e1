/** What questions read is counted while somebody wants to know, and only then. */
import { tile } from '@tilewright/tilemap';
import { circle, meters, rectangle, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { ObjectTracker } from '../tracker/tracker.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  overlappingPairs,
} from './index.js';
import { space, at } from '../tracker/testing/meters.js';

/** 900 circles and 900 boxes, one of each on every whole coordinate of a square. */
function grid(): ObjectTracker<number> {
  const tracker = new ObjectTracker<number>({ space });
  for (let i = 0; i < 900; i++) {
    const there = at(i % 30, Math.floor(i / 30));
    tracker.add(i, circle(there, meters(0.25)));
    tracker.add(i, rectangle(there, at((i % 30) + 0.3, Math.floor(i / 30) + 0.1)));
  }
  return tracker;
}

const tracker = grid();
const { counters } = tracker;
const here = at(12.3, 7.4);
const one = tracker.add(-1, circle(here, meters(2)));
const path = segmentBetween(at(3.1, 4.2), at(15.7, 9.3));

const questions: [string, () => unknown][] = [
  ['objectsOnTile', () => objectsOnTile(tracker, tile(12, 7))],
  ['objectsAt', () => objectsAt(tracker, here)],
  ['objectsInCircle', () => objectsInCircle(tracker, circle(here, meters(2)))],
  ['objectsInRectangle', () => objectsInRectangle(tracker, rectangle(here, at(15, 9)))],
  ['objectsOverlapping', () => objectsOverlapping(tracker, one)],
  ['nearestObjects', () => nearestObjects(tracker, here, 8)],
  ['firstObjectOnSegment', () => firstObjectOnSegment(tracker, path)],
  ['objectsOnSegment', () => objectsOnSegment(tracker, path)],
  ['overlappingPairs', () => overlappingPairs(tracker)],
];

const figures = (): number[] => [counters.cells, counters.candidates, counters.exactDecisions];

describe('counters', () => {
  it.each(questions)('of %s', (name, ask) => {
    counters.stop();
    ask();
    counters.start();
    expect(figures()).toEqual([0, 0, 0]);
    const answer = ask();
    const once = figures();
    const count = Array.isArray(answer) ? answer.length : 1;
    expect(once[0]).toBeGreaterThan(0);
    expect(once[1]).toBeGreaterThanOrEqual(count);
    // A question reads what lies near, not all; pairs read each object's neighbors.
    expect(once[1]).toBeLessThan(name === 'overlappingPairs' ? 40_000 : 300);
    ask();
    expect(figures()).toEqual(once.map((figure) => 2 * figure));
    counters.stop();
    ask();
    expect(figures()).toEqual(once.map((figure) => 2 * figure));
    counters.start();
    expect(figures()).toEqual([0, 0, 0]);
    counters.stop();
  });

  it('count exact decisions where shapes touch', () => {
    counters.start();
    objectsInCircle(tracker, circle(at(10.5, 7.5), meters(0.3)));
    expect(counters.exactDecisions).toBe(0);
    objectsInCircle(tracker, circle(at(10.75, 7), meters(0.5)));
    expect(counters.exactDecisions).toBeGreaterThan(0);
    counters.stop();
  });

  it('count each cell once for nearest objects, however the square of cells grows', () => {
    counters.start();
    nearestObjects(tracker, here, 5000);
    const { cells } = tracker.stats();
    expect(counters.cells).toBeLessThanOrEqual(cells);
    expect(counters.candidates).toBeGreaterThanOrEqual(tracker.size);
    counters.stop();
  });

  it('belong to one tracker', () => {
    const other = grid();
    counters.start();
    objectsAt(other, here);
    expect(figures()).toEqual([0, 0, 0]);
    counters.stop();
    expect(other.counters).not.toBe(counters);
  });
});
