import { firstObjectOnSegment, ObjectTracker } from '@tilewright/queries';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  meters,
  position,
  rectangle,
  segmentBetween,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { box } from '../moving/body.js';
import { sweep } from '../moving/sweep.js';
import { sweepObjects } from './index.js';

import { bodyOf, crowd, newTracker, plain, shapeOf } from './testing/crowd.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));

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
    expect(stopped - inside).toBeGreaterThanOrEqual(atLeast(1500));
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
    expect(met).toBeGreaterThanOrEqual(atLeast(500));
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
        const { center, contact: touched, normal = { x: 0, y: 0 }, fraction } = contact;
        const pairs = [plain(center), plain(touched), [normal.x, normal.y]];
        const mirrored = pairs.flatMap(([px, py]) => [px! * mx!, py! * my!]);
        return [fraction, ...mirrored.map((value) => value + 0)];
      });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      if (answers[0] !== undefined) met++;
    }
    expect(met).toBeGreaterThanOrEqual(atLeast(1000));
  });
});
