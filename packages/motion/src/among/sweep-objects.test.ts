import { ObjectTracker } from '@tilewright/queries';
import { CardinalDirection, unitTileSpace } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  meters,
  position,
  rectangle,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { box } from '../moving/body.js';
import { sweepObjects } from './index.js';
import { firstMeeting, meetingOf, ONE } from './testing/oracle.js';

import { bodyOf, crowd, newTracker, plain } from './testing/crowd.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));

describe('sweepObjects', () => {
  const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
  const crate = tracker.add('crate', rectangle(at(5, 2), at(7, 4)));
  const ball = tracker.add('ball', circle(at(0, 20), tiles(2)));
  const coin = tracker.add('coin', at(40, 0));

  it('finds the side of a rectangle that stops a box', () => {
    const body = box(at(1.5, 2.75), by(0.5, 0.5));
    expect(sweepObjects(tracker, body, by(6, 0))).toEqual({
      object: 'crate',
      handle: crate,
      side: CardinalDirection.west,
      center: at(4.5, 2.75),
      contact: at(5, 3),
      normal: { x: -1, y: 0 },
      fraction: 0.5,
    });
    expect(sweepObjects(tracker, body, by(3, 0))).toBeUndefined();
    expect(sweepObjects(tracker, box(at(1.5, 1.5), by(0.5, 0.5)), by(6, 0))).toBeUndefined();
    expect(sweepObjects(tracker, box(at(6, 9), by(0.5, 1)), by(0, -8))?.side).toBe(CardinalDirection.south);
  });

  it('finds the corner of a rectangle, and the side of a circle', () => {
    const corner = sweepObjects(tracker, circle(at(1, 5.5), tiles(2.5)), by(8, 0));
    expect(corner).toMatchObject({ object: 'crate', side: undefined, contact: at(5, 4), fraction: 0.25 });
    expect(corner?.normal?.x).toBeCloseTo(-0.8, 14);
    expect(corner?.normal?.y).toBeCloseTo(0.6, 14);
    const ballContact = sweepObjects(tracker, circle(at(-8, 20), tiles(1)), by(10, 0));
    expect(ballContact).toEqual({
      object: 'ball',
      handle: ball,
      side: undefined,
      center: at(-3, 20),
      contact: at(-2, 20),
      normal: { x: -1, y: 0 },
      fraction: 0.5,
    });
    const side = sweepObjects(tracker, box(at(1, 14), by(2, 1)), by(0, 6));
    expect(side).toMatchObject({
      object: 'ball',
      side: CardinalDirection.north,
      center: at(1, 17),
      contact: at(0, 18),
    });
    const round = sweepObjects(tracker, box(at(2.2, 14), by(1, 1)), by(0, 6));
    expect(round).toMatchObject({ object: 'ball', side: undefined });
    expect(round?.contact.x).toBeCloseTo(1.2, 14);
    expect(round?.contact.y).toBeCloseTo(18.4, 14);
    expect(round?.center.y).toBeCloseTo(17.4, 14);
  });

  it('stops at a point only if it would cover it', () => {
    expect(sweepObjects(tracker, box(at(35, 1), by(1, 1)), by(9, 0))).toBeUndefined();
    expect(sweepObjects(tracker, box(at(35, 0.5), by(1, 1)), by(9, 0))).toMatchObject({
      handle: coin,
      center: at(39, 0.5),
    });
    expect(sweepObjects(tracker, circle(at(35, 1), tiles(1)), by(9, 0))).toBeUndefined();
    expect(sweepObjects(tracker, circle(at(35, 0), tiles(1)), by(9, 0))).toMatchObject({
      handle: coin,
      fraction: 4 / 9,
    });
  });

  it('reports an object that the body overlaps at the start, at the fraction 0', () => {
    expect(sweepObjects(tracker, circle(at(5, 2), tiles(0.5)), by(-1, 0))).toEqual({
      object: 'crate',
      handle: crate,
      side: undefined,
      center: at(5, 2),
      contact: at(5, 2),
      normal: undefined,
      fraction: 0,
    });
    expect(sweepObjects(tracker, circle(at(5, 2), tiles(0.5)), by(0, 0))?.object).toBe('crate');
    // Touching is no overlap, and a body may leave.
    expect(sweepObjects(tracker, circle(at(4, 3), tiles(1)), by(-1, 0))).toBeUndefined();
    expect(sweepObjects(tracker, circle(at(4, 3), tiles(1)), by(0, 1))).toBeUndefined();
    expect(sweepObjects(tracker, circle(at(4, 3), tiles(1)), by(1, 1))).toMatchObject({
      fraction: 0,
      normal: by(-1, 0),
    });
  });

  it('passes what is excepted, and what the filter refuses', () => {
    const body = circle(at(0, 3), tiles(0.5));
    expect(sweepObjects(tracker, body, by(9, 0), { except: crate })).toBeUndefined();
    expect(sweepObjects(tracker, body, by(9, 0), { except: ball })?.object).toBe('crate');
    expect(sweepObjects(tracker, body, by(9, 0), { filter: (name) => name !== 'crate' })).toBeUndefined();
    const gone = tracker.add('gone', at(0, 0));
    tracker.remove(gone);
    expect(sweepObjects(tracker, body, by(9, 0), { except: gone })?.object).toBe('crate');
    const change = (): boolean => tracker.remove(coin) === undefined;
    expect(() => sweepObjects(tracker, body, by(9, 0), { filter: change })).toThrow('a filter must not change');
    expect(tracker.has(coin)).toBe(true);
  });

  it('takes the object that was added earlier at equal times, and a side before a corner', () => {
    const ties = newTracker();
    const near = (x: number, y: number) => position(meters(x), meters(y));
    ties.add(0, rectangle(near(2, 2), near(3, 3)));
    ties.add(1, rectangle(near(2, 1), near(3, 2)));
    const move = difference(meters(4), meters(0));
    expect(sweepObjects(ties, box(near(0, 2), difference(meters(1), meters(1))), move)?.object).toBe(0);
    expect(sweepObjects(ties, circle(near(0, 2), meters(1)), move)?.object).toBe(0);
    expect(sweepObjects(ties, circle(near(0, 1.5), meters(1)), move)).toMatchObject({
      object: 1,
      side: CardinalDirection.west,
    });
    // Exactly diagonal, to the corner between a wall and what is below it: the wall stops the longer displacement.
    const flush = newTracker();
    flush.add(0, rectangle(near(1, 1), near(2, 2)));
    flush.add(1, rectangle(near(1, 0), near(2, 1)));
    const body = box(near(0.5, 0.5), difference(meters(0.5), meters(0.5)));
    expect(sweepObjects(flush, body, difference(meters(2), meters(1)))).toMatchObject({
      object: 1,
      side: CardinalDirection.west,
    });
    flush.clear();
    flush.add(0, rectangle(near(1, 1), near(2, 2)));
    expect(sweepObjects(flush, body, difference(meters(2), meters(1)))?.side).toBe(CardinalDirection.north);
    expect(sweepObjects(flush, body, difference(meters(1), meters(2)))?.side).toBe(CardinalDirection.west);
  });
});

describe('sweepObjects among many', () => {
  it('finds what exact arithmetic finds among all objects, and a center that is free', () => {
    const random = new Random(77);
    const wrong: string[] = [];
    const seen = { none: 0, inside: 0, sides: 0, corners: 0, ties: 0 };
    for (let round = 0; round < runs(200); round++) {
      const side = random.integer(6, 30);
      const far = [0, 0, 0, 1e6 + 0.1, -(2 ** 33)][random.integer(0, 4)]!;
      const { tracker, shapes } = crowd(random, random.integer(1, 60), side, far);
      for (let i = 0; i < 50; i++) {
        const size = (): number => [0.5, 0.25, 1, 0.3, 1 / 3, random.between(0.05, 1.5)][random.integer(0, 5)]!;
        const body =
          random.next() < 0.5 ? { halfX: size(), halfY: size(), radius: 0 } : { halfX: 0, halfY: 0, radius: size() };
        const place = (): number =>
          far +
          [random.integer(-1, side + 1), random.integer(-4, 4 * side) / 4, random.between(-2, side + 2)][
            random.integer(0, 2)
          ]!;
        const step = (): number =>
          [
            0,
            random.nothing(),
            random.integer(-4, 4),
            random.between(-2, 2),
            random.between(-40, 40),
            random.integer(-80, 80),
          ][random.integer(0, 5)]!;
        const [startX, startY, dx, dy] = [place(), place(), step(), step()];
        const path = { startX, startY, endX: startX + dx, endY: startY + dy };
        const expected = firstMeeting(path, body, shapes);
        const moved = difference(meters(dx), meters(dy));
        const found = sweepObjects(tracker, bodyOf(body, startX, startY), moved);
        const what = (): string =>
          JSON.stringify({ path, body, found, expected: expected?.index, axis: expected?.axis });
        if ((found === undefined) !== (expected === undefined)) wrong.push(what());
        if (found === undefined || expected === undefined) {
          seen.none++;
          continue;
        }
        if (found.object !== expected.index) {
          // Only the time of a corner is rounded.
          const other = meetingOf(path, body, shapes[found.object]!);
          const isTie = other !== undefined && Number(other.time - expected.time) <= Number(expected.time) * 1e-15;
          if (!isTie || (other.axis !== 'corner' && expected.axis !== 'corner')) wrong.push(what());
          seen.ties++;
          continue;
        }
        const isInside = expected.axis === 'inside';
        if (isInside !== (found.normal === undefined)) wrong.push(`inside ${isInside}: ${what()}`);
        if (isInside) {
          seen.inside++;
          continue;
        }
        const time = Number(expected.time) / Number(ONE);
        if (Math.abs(found.fraction - time) > 1e-15 * time) wrong.push(`at ${time}: ${what()}`);
        const isAtCorner = found.side === undefined;
        if (isAtCorner !== (expected.axis === 'corner')) wrong.push(`axis ${expected.axis}: ${what()}`);
        seen[isAtCorner ? 'corners' : 'sides']++;
        const [x, y] = plain(found.center);
        const rest = { startX: x, startY: y, endX: x, endY: y };
        if (shapes.some((shape) => meetingOf(rest, body, shape) !== undefined)) wrong.push(`overlaps: ${what()}`);
        const gap = Math.hypot(x - (startX + dx * time), y - (startY + dy * time));
        if (gap > (Math.abs(startX) + Math.abs(startY) + Math.abs(dx) + Math.abs(dy)) * 1e-9)
          wrong.push(`stops early by ${gap}: ${what()}`);
      }
    }
    expect(wrong.slice(0, 4)).toEqual([]);
    for (const count of [seen.none, seen.inside, seen.sides, seen.corners])
      expect(count).toBeGreaterThanOrEqual(atLeast(200));
  });
});
