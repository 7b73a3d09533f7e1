import { firstObjectOnSegmentInto, HitAnswer, ObjectTracker } from '@tilewright/queries';
import { bitTilemap, CardinalDirection, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  position,
  segmentBetween,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { box } from './body.js';
import { moveAndSlide } from './move-and-slide.js';
import { standsOn } from './stands-on.js';
import { sweep, sweepInto } from './sweep.js';

const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const bodyAt = (x: number, y: number, width = 0.5, height = 0.5) =>
  box(tilePosition(tiles(x), tiles(y)), by(width, height));

describe('sweep', () => {
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
  walls.setAt(5, 2, true);

  it('finds the first contact', () => {
    expect(sweep(walls, unitTileSpace, bodyAt(1.5, 2.75), by(6, 0))).toEqual({
      tile: { x: 5, y: 2 },
      side: CardinalDirection.west,
      center: { x: 4.5, y: 2.75 },
      contact: { x: 5, y: 2.5 },
      normal: { x: -1, y: 0 },
      fraction: 0.5,
    });
    expect(sweep(walls, unitTileSpace, bodyAt(1.5, 3.5), by(6, 0))).toBeUndefined();
    expect(sweep(walls, unitTileSpace, bodyAt(1.5, 2.5), by(3, 0))).toBeUndefined();
  });

  it('finds a tile far away, however long the step is', () => {
    const contact = sweep(walls, unitTileSpace, circle(tilePosition(tiles(1), tiles(2.8)), tiles(0.4)), by(1e155, 0));
    expect(contact?.tile).toEqual({ x: 5, y: 2 });
    const corner = sweep(walls, unitTileSpace, circle(tilePosition(tiles(1), tiles(3.25)), tiles(0.4)), by(1e155, 0));
    expect(corner).toMatchObject({ tile: { x: 5, y: 2 }, side: undefined });
    expect(corner?.normal?.y).toBeCloseTo(0.25 / 0.4, 10);
  });

  it('reports a tile in which the body starts, at the fraction 0', () => {
    expect(sweep(walls, unitTileSpace, bodyAt(5.25, 2.25), by(1, 0))).toEqual({
      tile: { x: 5, y: 2 },
      side: undefined,
      center: { x: 5.25, y: 2.25 },
      contact: { x: 5.25, y: 2.25 },
      normal: undefined,
      fraction: 0,
    });
    const contact = sweep(walls, unitTileSpace, bodyAt(9, 2), by(1, 0), { outside: 'solid' });
    expect(contact?.tile).toEqual({ x: 8, y: 1 });
  });

  it('is the first contact of moveAndSlide, also into an answer', () => {
    const random = new Random(3);
    const answer = new HitAnswer<TileLength>();
    for (let i = 0; i < runs(4000); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.2));
      const body = bodyAt(random.integer(0, 32) / 4, random.integer(0, 32) / 4, random.integer(1, 4) / 4, 0.4);
      const displacement = by(random.between(-4, 4), random.integer(-8, 8) / 4);
      const contact = sweep(map, unitTileSpace, body, displacement);
      const move = moveAndSlide(map, unitTileSpace, body, displacement);
      if (move.startsInside) expect(contact?.fraction).toBe(0);
      else expect(contact).toEqual(move.hits[0]);
      expect(sweepInto(answer, map, unitTileSpace, body, displacement)).toBe(contact !== undefined);
      expect(answer.isEmpty).toBe(contact === undefined);
      if (contact === undefined) continue;
      const { tile, side, center, contact: touched, normal, fraction } = answer;
      expect({ tile, side, center, contact: touched, normal, fraction }).toEqual(contact);
      expect([answer.tileX, answer.tileY]).toEqual([tile.x, tile.y]);
      expect([answer.centerX, answer.centerY]).toEqual([center.x, center.y]);
      expect([answer.contactX, answer.contactY]).toEqual([touched.x, touched.y]);
      expect([answer.normalX, answer.normalY]).toEqual([normal?.x ?? 0, normal?.y ?? 0]);
    }
    answer.clear();
    expect(() => answer.fraction).toThrow('hit.fraction: the answer holds no hit');
    expect(() => answer.contact).toThrow('hit.contact: the answer holds no hit');
  });

  it('into an answer tells neither objects nor distances, and keeps no object of a question before', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), true);
    const tracker = new ObjectTracker<object, TileLength>({ space: unitTileSpace });
    const slime = { name: 'slime' };
    tracker.add(slime, circle(tilePosition(tiles(-3), tiles(0.5)), tiles(0.5)));
    const from = tilePosition(tiles(-6), tiles(0.5));
    const answer = new HitAnswer<TileLength, object>();
    firstObjectOnSegmentInto(answer, tracker, segmentBetween(from, tilePosition(tiles(-1), tiles(0.5))));
    expect(Object.values(answer)).toContain(slime);
    expect(sweepInto(answer, map, unitTileSpace, circle(from, tiles(0.25)), by(8, 0))).toBe(true);
    expect(Object.values(answer)).not.toContain(slime);
    expect(answer.side).toBe(CardinalDirection.west);
    const rule = 'the question that filled this answer does not tell it';
    expect(() => answer.object).toThrow(`hit.object: ${rule}`);
    expect(() => answer.distance).toThrow(`hit.distance: ${rule}`);
  });
});

describe('standsOn', () => {
  it('finds the tiles under a body, and no walls beside it', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 6, height: 6 }));
    for (const [x, y] of [
      [1, 4],
      [2, 4],
      [3, 3],
    ] as const)
      map.setAt(x, y, true);
    expect(standsOn(map, unitTileSpace, bodyAt(2, 3.5))).toEqual([
      { x: 1, y: 4 },
      { x: 2, y: 4 },
    ]);
    expect(standsOn(map, unitTileSpace, bodyAt(2.5, 3.5))).toEqual([{ x: 2, y: 4 }]);
    expect(standsOn(map, unitTileSpace, bodyAt(2, 3.25))).toEqual([]);
    expect(standsOn(map, unitTileSpace, bodyAt(0.5, 3.5))).toEqual([]);
    expect(standsOn(map, unitTileSpace, bodyAt(2, 5.5), { outside: 'solid' })).toEqual([
      { x: 1, y: 6 },
      { x: 2, y: 6 },
    ]);
  });

  it('is not empty after a move that a floor stopped', () => {
    const random = new Random(9);
    let floors = 0;
    for (const [origin, size] of [
      [0, 1],
      [0, 0.7],
      [-3.3, 1 / 3],
      [1e6, 0.1],
      [-12_345.678, 16],
    ] as const) {
      const space = tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 12 }));
      map.forEach((_, x, y) => map.setAt(x, y, y === 11 || random.next() < 0.15));
      for (let i = 0; i < runs(400); i++) {
        const at = (): number => origin + size * random.between(1, 10);
        const half = (): number => size * random.between(0.05, 0.8);
        const body = box(position(meters(at()), meters(at())), difference(meters(half()), meters(half())));
        const step = difference(meters(size * random.between(-1, 1)), meters(20 * size));
        const move = moveAndSlide(map, space, body, step);
        if (move.startsInside) continue;
        const floor = move.hits.find(({ side }) => side === CardinalDirection.north);
        if (floor === undefined) expect.fail('nothing stopped the body');
        const stood = standsOn(map, space, box(floor.center, body.halfExtents));
        expect(stood).toContainEqual(floor.tile);
        floors++;
      }
    }
    expect(floors).toBeGreaterThanOrEqual(atLeast(400));
  });
});
