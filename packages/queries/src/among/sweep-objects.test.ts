import { bitTilemap, CardinalDirection, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { runs } from '@tilewright/testing';
import {
  type AnyQuantity,
  circle,
  difference,
  type Length,
  meters,
  metersPerTile,
  position,
  rectangle,
  segmentBetween,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type Body2, box } from '../motion/body.js';
import { sweep } from '../motion/sweep.js';
import { firstObjectOnSegment } from '../objects/index.js';
import { Random } from '../testing/random.js';
import { ObjectTracker, type TrackedShape } from '../tracker/index.js';
import { ObjectContactAnswer, sweepObjects, sweepObjectsInto } from './index.js';
import { firstMeeting, meetingOf, ONE, type PlainBody, type PlainShape } from './testing/oracle.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const newTracker = (): ObjectTracker<number> => new ObjectTracker<number>({ space });

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
      position: at(5, 3),
      normal: { x: -1, y: 0 },
      fraction: 0.5,
    });
    expect(sweepObjects(tracker, body, by(3, 0))).toBeUndefined();
    expect(sweepObjects(tracker, box(at(1.5, 1.5), by(0.5, 0.5)), by(6, 0))).toBeUndefined();
    expect(sweepObjects(tracker, box(at(6, 9), by(0.5, 1)), by(0, -8))?.side).toBe(CardinalDirection.south);
  });

  it('finds the corner of a rectangle, and the side of a circle', () => {
    const corner = sweepObjects(tracker, circle(at(1, 5.5), tiles(2.5)), by(8, 0));
    expect(corner).toMatchObject({ object: 'crate', side: undefined, position: at(5, 4), fraction: 0.25 });
    expect(corner?.normal?.x).toBeCloseTo(-0.8, 14);
    expect(corner?.normal?.y).toBeCloseTo(0.6, 14);
    const ballContact = sweepObjects(tracker, circle(at(-8, 20), tiles(1)), by(10, 0));
    expect(ballContact).toEqual({
      object: 'ball',
      handle: ball,
      side: undefined,
      center: at(-3, 20),
      position: at(-2, 20),
      normal: { x: -1, y: 0 },
      fraction: 0.5,
    });
    const side = sweepObjects(tracker, box(at(1, 14), by(2, 1)), by(0, 6));
    expect(side).toMatchObject({
      object: 'ball',
      side: CardinalDirection.north,
      center: at(1, 17),
      position: at(0, 18),
    });
    const round = sweepObjects(tracker, box(at(2.2, 14), by(1, 1)), by(0, 6));
    expect(round).toMatchObject({ object: 'ball', side: undefined });
    expect(round?.position.x).toBeCloseTo(1.2, 14);
    expect(round?.position.y).toBeCloseTo(18.4, 14);
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
      position: at(5, 2),
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

/** The coordinates of a point. */
function plain({ x, y }: { readonly x: AnyQuantity; readonly y: AnyQuantity }): [number, number] {
  return [unsafeNumber(x), unsafeNumber(y)];
}

/** A tracker full of random shapes, and the same as plain numbers. */
function crowd(
  random: Random,
  count: number,
  side: number,
  far: number,
): { tracker: ObjectTracker<number>; shapes: PlainShape[] } {
  const tracker = newTracker();
  const shapes: PlainShape[] = [];
  const size = (): number => [0, 0.5, 1, 2, 0.25, 0.7, 1 / 3, random.between(0.01, 2)][random.integer(0, 7)]!;
  const place = (): number =>
    far + [random.integer(0, side), random.integer(0, 4 * side) / 4, random.between(0, side)][random.integer(0, 2)]!;
  for (let i = 0; i < count; i++) {
    const [x, y] = [place(), place()];
    const isRectangle = random.next() < 0.5;
    const [width, height] = [size(), size()];
    shapes.push(
      isRectangle
        ? { minX: x, minY: y, maxX: x + width, maxY: y + height, radius: 0 }
        : { minX: x, minY: y, maxX: x, maxY: y, radius: width / 2 },
    );
    tracker.add(i, shapeOf(shapes[i]!, isRectangle));
  }
  return { tracker, shapes };
}

function shapeOf({ minX, minY, maxX, maxY, radius }: PlainShape, isRectangle: boolean): TrackedShape<Length> {
  const min = position(meters(minX), meters(minY));
  return isRectangle ? rectangle(min, position(meters(maxX), meters(maxY))) : circle(min, meters(radius));
}

function bodyOf({ halfX, halfY, radius }: PlainBody, x: number, y: number): Body2 {
  const center = position(meters(x), meters(y));
  return radius > 0 ? circle(center, meters(radius)) : box(center, difference(meters(halfX), meters(halfY)));
}

describe('sweepObjects among many', () => {
  it('finds what exact arithmetic finds among all objects, and a center that is free', () => {
    const random = new Random(77);
    const answer = new ObjectContactAnswer<number>();
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
          [0, random.integer(-4, 4), random.between(-2, 2), random.between(-40, 40), random.integer(-80, 80)][
            random.integer(0, 4)
          ]!;
        const [startX, startY, dx, dy] = [place(), place(), step(), step()];
        const path = { startX, startY, endX: startX + dx, endY: startY + dy };
        const expected = firstMeeting(path, body, shapes);
        const moved = difference(meters(dx), meters(dy));
        const found = sweepObjects(tracker, bodyOf(body, startX, startY), moved);
        const what = (): string =>
          JSON.stringify({ path, body, found, expected: expected?.index, axis: expected?.axis });
        expect(sweepObjectsInto(answer, tracker, bodyOf(body, startX, startY), moved)).toBe(found !== undefined);
        if ((found === undefined) !== (expected === undefined)) wrong.push(what());
        if (found === undefined || expected === undefined) {
          seen.none++;
          continue;
        }
        expect(answer.contact).toEqual(found);
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
    for (const count of [seen.none, seen.inside, seen.sides, seen.corners]) expect(count).toBeGreaterThan(runs(200));
  });
});

describe('sweepObjects and other questions', () => {
  it('is sweep, if all solid tiles are tracked as rectangles', () => {
    const random = new Random(90);
    let [stopped, inside] = [0, 0];
    for (let round = 0; round < runs(300); round++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 10, height: 10 }));
      const tracker = new ObjectTracker<{ x: number; y: number }, TileLength>({ space: unitTileSpace });
      map.forEach((_, x, y) => {
        if (random.next() > 0.15) return;
        map.setAt(x, y, true);
        tracker.add({ x, y }, rectangle(at(x, y), at(x + 1, y + 1)));
      });
      for (let i = 0; i < 50; i++) {
        const size = (): number => [0.5, 0.25, 1, 0.4, random.between(0.05, 1.5)][random.integer(0, 4)]!;
        const place = (): number => [random.integer(-8, 88) / 8, random.between(-1, 11)][random.integer(0, 1)]!;
        const step = (): number => [0, random.integer(-16, 16) / 8, random.between(-9, 9)][random.integer(0, 2)]!;
        const center = at(place(), place());
        const isRound = random.next() < 0.5;
        const body = isRound ? circle(center, tiles(size())) : box(center, by(size(), size()));
        const move = by(step(), step());
        const expected = sweep(map, unitTileSpace, body, move);
        const found = sweepObjects(tracker, body, move);
        const what = JSON.stringify({ body, move, expected, found });
        expect(found === undefined, what).toBe(expected === undefined);
        if (found === undefined || expected === undefined) continue;
        stopped++;
        expect(found.object, what).toEqual(expected.tile);
        expect(found.side, what).toBe(expected.side);
        expect(Math.abs(found.fraction - expected.fraction), what).toBeLessThan(1e-7);
        if (found.normal === undefined) {
          inside++;
          continue;
        }
        // Of a circle that grazes a corner, times are off by the root of a rounding error in tile space.
        const [x, y] = plain(found.center);
        const [expectedX, expectedY] = plain(expected.center);
        expect(Math.max(Math.abs(x - expectedX), Math.abs(y - expectedY)), what).toBeLessThan(1e-6);
        if (!isRound) {
          // Of the fractions, those of tiles may be a last place off.
          const isX = expected.normal?.x !== 0;
          expect(isX ? x : y, what).toBe(isX ? expectedX : expectedY);
          expect(isX ? y : x, what).toBeCloseTo(isX ? expectedY : expectedX, 13);
          expect(found.normal, what).toEqual(expected.normal);
          expect(found.fraction, what).toBeCloseTo(expected.fraction, 14);
        }
      }
    }
    expect(stopped - inside).toBeGreaterThan(runs(300) * 5);
  });

  it('is firstObjectOnSegment for a circle that is next to nothing', () => {
    const random = new Random(91);
    let met = 0;
    for (let round = 0; round < runs(100); round++) {
      const { tracker } = crowd(random, 40, 20, 0);
      for (let i = 0; i < 40; i++) {
        const coordinate = (): number => random.between(-1, 21);
        const [ax, ay, bx, by_] = [coordinate(), coordinate(), coordinate(), coordinate()];
        const [start, end] = [position(meters(ax), meters(ay)), position(meters(bx), meters(by_))];
        const hit = firstObjectOnSegment(tracker, segmentBetween(start, end));
        const thin = circle(start, meters(1e-12));
        const contact = sweepObjects(tracker, thin, difference(meters(bx - ax), meters(by_ - ay)));
        expect(contact?.handle).toBe(hit?.handle);
        if (hit === undefined || contact === undefined) continue;
        expect(contact.fraction).toBeCloseTo(hit.fraction, 4);
        met++;
      }
    }
    expect(met).toBeGreaterThan(runs(500));
  });

  it('has mirrored answers to mirrored questions, to the bit', () => {
    const random = new Random(92);
    let met = 0;
    for (let i = 0; i < runs(4000); i++) {
      const [x, y, width, height] = Array.from({ length: 4 }, () => random.between(0.1, 2)) as [
        number,
        number,
        number,
        number,
      ];
      const isRectangle = random.next() < 0.5;
      const isBox = random.next() < 0.5;
      const [startX, startY] = [random.between(-6, 6), random.between(-6, 6)];
      const [dx, dy] = [x - startX + random.between(-1, 1), y - startY + random.between(-1, 1)];
      const answers = [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([mx, my]) => {
        const tracker = newTracker();
        const [x1, y1, x2, y2] = [x * mx!, y * my!, (x + width) * mx!, (y + height) * my!];
        const shape = isRectangle
          ? {
              minX: Math.min(x1, x2),
              minY: Math.min(y1, y2),
              maxX: Math.max(x1, x2),
              maxY: Math.max(y1, y2),
              radius: 0,
            }
          : { minX: x1, minY: y1, maxX: x1, maxY: y1, radius: width };
        tracker.add(0, shapeOf(shape, isRectangle));
        const body = bodyOf(
          isBox ? { halfX: 0.7, halfY: 0.3, radius: 0 } : { halfX: 0, halfY: 0, radius: 0.6 },
          startX * mx!,
          startY * my!,
        );
        const contact = sweepObjects(tracker, body, difference(meters(dx * mx!), meters(dy * my!)));
        if (contact === undefined) return undefined;
        const { center, position: touched, normal = { x: 0, y: 0 }, fraction } = contact;
        const pairs = [plain(center), plain(touched), [normal.x, normal.y]];
        const mirrored = pairs.flatMap(([px, py]) => [px! * mx!, py! * my!]);
        return [fraction, ...mirrored.map((value) => value + 0)];
      });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      if (answers[0] !== undefined) met++;
    }
    expect(met).toBeGreaterThan(runs(1000));
  });
});
