/**
 * What a `HitAnswer` says about a hit equals the hits of the everyday forms, and the contacts of units, bit for bit.
 */
import { bitTilemap, CardinalDirection, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import { atLeast, runs } from '@tilewright/testing';
import {
  circle,
  type Circle2,
  distance,
  firstContact,
  meters,
  metersPerTile,
  position,
  type Length,
  type Rectangle2,
  segmentBetween,
  unsafeNumber,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { HIT_OF_BODY, HitAnswer, hitFields, writableHit } from '../hit-answer.js';
import type { TrackedShape } from '../tracker/shapes.js';
import { at, operation, Pair, place } from '../tracker/testing/operations.js';
import { ObjectTracker } from '../tracker/tracker.js';
import { castRayInto } from '../segment/cast.js';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsOnSegment,
} from './index.js';

const sized = (shape: TrackedShape<Length>): Circle2 | Rectangle2 => ('x' in shape ? circle(shape, meters(0)) : shape);

/** All that an answer says of its hit, in another order of reading each time. */
/** Writes what the sweep of a body of another package writes. */
function stopBody<O>(answer: HitAnswer<Length, O>): void {
  const hit = writableHit('stopBody', answer);
  Object.assign(hit, { ...hitFields(), known: HIT_OF_BODY, column: 5, row: 0, face: CardinalDirection.west });
  hit.end(true, undefined);
}

function hitOf(answer: HitAnswer<Length, number>, seed: number): unknown {
  if (answer.isEmpty) return undefined;
  const read = {
    contact: () => answer.contact,
    distance: () => answer.distance,
    fraction: () => answer.fraction,
    normal: () => answer.normal,
    coordinates: () => [answer.contactX, answer.contactY],
    components: () => [answer.normalX, answer.normalY],
  };
  const entries = Object.entries(read);
  const turned = [...entries.slice(seed % entries.length), ...entries.slice(0, seed % entries.length)];
  return {
    object: answer.object,
    handle: answer.handle,
    ...Object.fromEntries(turned.map(([name, get]) => [name, get()])),
  };
}

describe('a HitAnswer', () => {
  it('equals the everyday hits, also when the tracker changed before it was read', () => {
    let [inside, met] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 40 }),
        fc.tuple(place, place, place, place),
        fc.array(operation, { maxLength: 5 }),
        (operations, [ax, ay, bx, by], changes) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker } = pair;
          const segment = segmentBetween(at(ax, ay), at(bx, by));
          const hits = objectsOnSegment(tracker, segment);
          const expected = hits.map((hit) => ({
            ...hit,
            coordinates: [hit.contact.x, hit.contact.y],
            components: hit.normal === undefined ? [0, 0] : [hit.normal.x, hit.normal.y],
          }));
          for (const { handle, contact: where, fraction, normal } of hits) {
            const contact = firstContact(segment, sized(tracker.shapeOf(handle)));
            expect({ position: where, fraction, normal }).toEqual(contact);
            met++;
            if (fraction === 0) inside++;
          }
          expect(firstObjectOnSegment(tracker, segment)).toEqual(hits[0]);
          // Each hit is the first one where those before it do not count.
          const passed = new Set<Handle>();
          const answers = hits.map(({ handle }) => {
            const answer = new HitAnswer<Length, number>();
            const filter = (_: number, each: Handle): boolean => !passed.has(each);
            const options = passed.size === 0 ? undefined : { filter };
            expect(firstObjectOnSegmentInto(answer, tracker, segment, options)).toBe(true);
            passed.add(handle);
            return answer;
          });
          const none = new HitAnswer<Length, number>();
          const filter = (_: number, each: Handle): boolean => !passed.has(each);
          expect(firstObjectOnSegmentInto(none, tracker, segment, { filter })).toBe(false);
          expect(none.isEmpty).toBe(true);
          for (const each of changes) pair.run(each);
          expect(answers.map((answer, i) => hitOf(answer, i))).toEqual(expected);
        },
      ),
      { seed: 151, numRuns: runs(400) },
    );
    expect(inside).toBeGreaterThanOrEqual(atLeast(20));
    expect(met - inside).toBeGreaterThanOrEqual(atLeast(40));
  });

  it('has the distances of the units package, within rounding', () => {
    const pair = new Pair();
    pair.run({ kind: 'add', shape: { kind: 'circle', x: 5, y: 1, radius: 2 } });
    const answer = new HitAnswer<Length, number>();
    firstObjectOnSegmentInto(answer, pair.tracker, segmentBetween(at(0, 0), at(9, 3)));
    const covered = distance(at(0, 0), answer.contact);
    expect(unsafeNumber(answer.distance)).toBeCloseTo(unsafeNumber(covered), 14);
  });

  it('tells only what its last question tells', () => {
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
    walls.set(tile(4, 0), true);
    const tracker = new ObjectTracker<number>({ space });
    tracker.add(7, circle(at(3, 0.5), meters(0.5)));
    const path = segmentBetween(at(1, 0.5), at(7, 0.5));
    const answer = new HitAnswer<Length, number>();
    const told = (): string[] => {
      const members = [
        'tile',
        'object',
        'handle',
        'contact',
        'center',
        'distance',
        'fraction',
        'side',
        'normal',
      ] as const;
      return members.filter((member) => {
        try {
          return answer[member] !== undefined;
        } catch (error) {
          expect(error).toEqual(new RangeError((error as Error).message));
          expect((error as Error).message).toMatch(
            new RegExp(`^hit\\.${member}: the question that filled this answer does not tell it; .* do(es)?$`),
          );
          return false;
        }
      });
    };
    firstObjectOnSegmentInto(answer, tracker, path);
    expect(told()).toEqual(['object', 'handle', 'contact', 'distance', 'fraction', 'normal']);
    castRayInto(answer, walls, space, path);
    expect(told()).toEqual(['tile', 'contact', 'distance', 'fraction', 'side', 'normal']);
    stopBody(answer);
    expect(told()).toEqual(['tile', 'contact', 'center', 'fraction', 'side', 'normal']);
    firstObjectOnSegmentInto(answer, tracker, path);
    expect(answer.object).toBe(7);
    // Nothing of the side that stopped the body is left.
    expect(answer.normal).toEqual({ x: -1, y: 0 });
    firstObjectOnSegmentInto(answer, tracker, segmentBetween(at(3, 0.5), at(7, 0.5)));
    expect([answer.fraction, answer.normal, answer.normalX, answer.normalY]).toEqual([0, undefined, 0, 0]);
  });

  it('keeps no object when it is cleared, or filled by another question', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), true);
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    const tracker = new ObjectTracker<object>({ space });
    const kept = { name: 'slime' };
    tracker.add(kept, circle(at(3, 0.5), meters(0.5)));
    const path = segmentBetween(at(1, 0.5), at(7, 0.5));
    const answer = new HitAnswer<Length, object>();
    const holds = (): boolean => Object.values(answer).includes(kept);
    for (const end of [
      () => answer.clear(),
      () => castRayInto(answer, walls, space, path),
      () => stopBody(answer),
      () => firstObjectOnSegmentInto(answer, tracker, segmentBetween(at(1, 5), at(7, 5))),
    ]) {
      firstObjectOnSegmentInto(answer, tracker, path);
      expect(holds()).toBe(true);
      end();
      expect(holds()).toBe(false);
    }
  });

  it('stays as it is if the filter throws, and may be read and filled by the filter', () => {
    const pair = new Pair();
    pair.run({ kind: 'add', shape: { kind: 'circle', x: 5, y: 0, radius: 1 } });
    pair.run({ kind: 'add', shape: { kind: 'circle', x: 8, y: 0, radius: 1 } });
    const { tracker } = pair;
    const segment = segmentBetween(at(0, 0), at(9, 0));
    const answer = new HitAnswer<Length, number>();
    firstObjectOnSegmentInto(answer, tracker, segment);
    const before = hitOf(answer, 0);
    const fails = (): boolean => {
      throw new Error('from the filter');
    };
    expect(() => firstObjectOnSegmentInto(answer, tracker, segment, { filter: fails })).toThrow('from the filter');
    expect(hitOf(answer, 1)).toEqual(before);
    const back = segmentBetween(at(9, 0), at(0, 0));
    firstObjectOnSegmentInto(answer, tracker, segment, {
      filter: () => firstObjectOnSegmentInto(answer, tracker, back),
    });
    expect(hitOf(answer, 2)).toEqual(before);
  });
});

describe('an ObjectAnswer of the nearest', () => {
  it('has the distances of the units package, bit for bit', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        place,
        place,
        fc.constantFrom(1, 3, 40, 1000),
        (operations, x, y, count) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker } = pair;
          const answer = new ObjectAnswer<number>();
          const found = nearestObjectsInto(answer, tracker, at(x, y), count);
          expect(Array.from({ length: found }, (_, i) => answer.object(i))).toEqual(
            nearestObjects(tracker, at(x, y), count),
          );
          for (let i = 0; i < found; i++) {
            const shape = sized(tracker.shapeOf(answer.handle(i)));
            expect(answer.distance(i)).toBe(distance(circle(at(x, y), meters(0)), shape));
          }
        },
      ),
      { seed: 152, numRuns: runs(300) },
    );
  });
});
