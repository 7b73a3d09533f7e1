import { ObjectTracker } from '@tilewright/queries';
import {
  bitTilemap,
  CardinalDirection,
  cardinalSet,
  directionSetHas,
  tileRect,
  tileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  type AnyQuantity,
  circle,
  difference,
  type Length,
  meters,
  metersPerTile,
  position,
  rectangle,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type Body2, box } from '../moving/body.js';
import { MoveAnswer } from '../moving/move-answer.js';
import { moveAndSlide, moveAndSlideInto } from '../moving/move-and-slide.js';
import { sweep } from '../moving/sweep.js';
import { type BodyObjectHit, obstaclesOf } from './index.js';
import { meetingOf, type PlainBody, type PlainShape } from './testing/oracle.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const newTracker = () => new ObjectTracker<string, TileLength>({ space: unitTileSpace });
const empty = bitTilemap(tileRect({ x: 0, y: 0, width: 0, height: 0 }));
const names = (hits: readonly object[]): unknown[] =>
  hits.map((hit) => ('object' in hit ? hit.object : (hit as { tile: unknown }).tile));

describe('moveAndSlide among objects', () => {
  it('slides along a crate, to the next tile', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 12 }));
    walls.setAt(4, 8, true);
    const tracker = newTracker();
    const crate = tracker.add('crate', rectangle(at(5, 2), at(7, 12)));
    const body = box(at(3, 3), by(0.5, 0.5));
    const move = moveAndSlide(walls, unitTileSpace, body, by(3, 6), { among: obstaclesOf(tracker) });
    expect(move.center).toEqual(at(4.5, 7.5));
    expect(move.blocked).toBe(cardinalSet(CardinalDirection.east, CardinalDirection.south));
    expect(move.hits).toEqual([
      {
        object: 'crate',
        handle: crate,
        side: CardinalDirection.west,
        center: at(4.5, 6),
        contact: at(5, 6.5),
        normal: { x: -1, y: 0 },
        fraction: 0.5,
      },
      {
        tile: { x: 4, y: 8 },
        side: CardinalDirection.north,
        center: at(4.5, 7.5),
        contact: at(4.5, 8),
        normal: { x: 0, y: -1 },
        fraction: 0.75,
      },
    ]);
    expect(names(moveAndSlide(walls, unitTileSpace, body, by(1, 9)).hits)).toEqual([{ x: 4, y: 8 }]);
  });

  it('slides around a ball, and lands on it', () => {
    const tracker = newTracker();
    tracker.add('ball', circle(at(5, 5), tiles(1)));
    const among = obstaclesOf(tracker);
    const move = moveAndSlide(empty, unitTileSpace, circle(at(2, 4.5), tiles(0.5)), by(4, 0), { among });
    expect(names(move.hits)).toEqual(['ball']);
    // The contact is at (5 - sqrt(2), 4.5); half of what is left goes along the ball.
    expect(move.center.x).toBeGreaterThan(3.8);
    expect(move.center.y).toBeLessThan(4.1);
    expect(directionSetHas(move.blocked, CardinalDirection.east)).toBe(true);
    const landed = moveAndSlide(empty, unitTileSpace, box(at(5.5, 1), by(1, 0.5)), by(0, 9), { among });
    expect(landed).toMatchObject({ center: at(5.5, 3.5), blocked: cardinalSet(CardinalDirection.south) });
  });

  it('leaves what it overlaps at the start, and is stopped by all else', () => {
    const tracker = newTracker();
    const self = tracker.add('self', circle(at(1, 1), tiles(0.5)));
    tracker.add('near', circle(at(1.5, 1), tiles(0.5)));
    tracker.add('far', circle(at(4, 1), tiles(0.5)));
    const body = circle(at(1, 1), tiles(0.5));
    const among = obstaclesOf(tracker, { except: self });
    const move = moveAndSlide(empty, unitTileSpace, body, by(9, 0), { among });
    expect(move).toMatchObject({ startsInside: false, blocked: cardinalSet(CardinalDirection.east) });
    expect(move.center.x).toBeCloseTo(3, 13);
    expect(names(move.hits)).toEqual(['far']);
    among.except = undefined;
    expect(names(moveAndSlide(empty, unitTileSpace, body, by(9, 0), { among }).hits)).toEqual(['far']);
    const ghosts = obstaclesOf(tracker, { filter: (name) => name !== 'far' });
    expect(moveAndSlide(empty, unitTileSpace, body, by(9, 0), { among: ghosts }).hits).toEqual([]);
  });

  it('climbs a crate like a ledge, and goes down from it', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 16, height: 4 }));
    for (let x = 0; x < 16; x++) walls.setAt(x, 3, true);
    const tracker = newTracker();
    tracker.add('crate', rectangle(at(4, 2.75), at(6, 3)));
    const among = obstaclesOf(tracker);
    const options = { among, stepUp: tiles(0.3), snapDown: tiles(0.3) };
    const body = box(at(3, 2.5), by(0.5, 0.5));
    const up = moveAndSlide(walls, unitTileSpace, body, by(2, 0.1), options);
    expect(up.center).toEqual(at(5, 2.25));
    expect(names(up.hits).at(-1)).toBe('crate');
    const down = moveAndSlide(walls, unitTileSpace, up.body, by(3, 0.1), options);
    expect(down.center).toEqual(at(8, 2.5));
    // From one crate to a higher one.
    tracker.add('higher', rectangle(at(6, 2.5), at(8, 3)));
    expect(moveAndSlide(walls, unitTileSpace, up.body, by(2, 0.1), options).center).toEqual(at(7, 2));
    expect(moveAndSlide(walls, unitTileSpace, body, by(2, 0.1), { among }).center).toEqual(at(3.5, 2.5));
  });

  it('is never caught on the seams of a row of crates', () => {
    for (const [size, far] of [
      [1, 0],
      [0.7, 1e5],
      [1 / 3, -77.7],
    ] as const) {
      const tracker = newTracker();
      for (let i = 0; i < 400; i++) {
        tracker.add('floor', rectangle(at(far + i * size, far), at(far + (i + 1) * size, far + size)));
      }
      const among = obstaclesOf(tracker);
      for (const body of [
        box(at(far + 2, far - 1.5), by(0.3, 0.45)),
        circle(at(far + 2, far - 1.5), tiles(0.4)),
      ] as const) {
        let now: Body2<TileLength> = moveAndSlide(empty, unitTileSpace, body, by(0, 3), { among }).body;
        for (let i = 0; i < 200; i++) {
          const move = moveAndSlide(empty, unitTileSpace, now, by(0.31, 0.17), { among });
          expect(move.displacement.x).toBeCloseTo(0.31, 9);
          expect(move.blocked).toBe(cardinalSet(CardinalDirection.south));
          now = move.body;
        }
      }
    }
  });

  it('moves as among tiles, if all solid tiles are tracked as rectangles', () => {
    const random = new Random(5);
    let stopped = 0;
    for (let round = 0; round < runs(200); round++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 10, height: 10 }));
      const tracker = newTracker();
      map.forEach((_, x, y) => {
        if (random.next() > 0.15) return;
        map.setAt(x, y, true);
        tracker.add(`${x} ${y}`, rectangle(at(x, y), at(x + 1, y + 1)));
      });
      const among = obstaclesOf(tracker);
      for (let i = 0; i < 40; i++) {
        const size = (): number => [0.5, 0.25, 0.4, random.between(0.05, 1)][random.integer(0, 3)]!;
        const place = (): number => [random.integer(0, 80) / 8, random.between(0, 10)][random.integer(0, 1)]!;
        const body = box(at(place(), place()), by(size(), size()));
        const step = by(random.integer(-8, 8) / 4, random.between(-3, 3));
        const expected = moveAndSlide(map, unitTileSpace, body, step);
        if (expected.startsInside) continue;
        const move = moveAndSlide(empty, unitTileSpace, body, step, { among });
        const what = JSON.stringify({ body, step, expected, move });
        expect(move.center.x, what).toBeCloseTo(unsafeNumber(expected.center.x), 12);
        expect(move.center.y, what).toBeCloseTo(unsafeNumber(expected.center.y), 12);
        expect(move.blocked, what).toBe(expected.blocked);
        const tilesOf = expected.hits.map(({ tile: { x, y } }) => `${x} ${y}`);
        expect(names(move.hits), what).toEqual(tilesOf);
        stopped += tilesOf.length;
      }
    }
    expect(stopped).toBeGreaterThanOrEqual(atLeast(1000));
  });
});

/** The coordinates of a point. */
function plain({ x, y }: { readonly x: AnyQuantity; readonly y: AnyQuantity }): [number, number] {
  return [unsafeNumber(x), unsafeNumber(y)];
}

it('never ends overlapping an object in which it did not start, or a tile', () => {
  const random = new Random(31);
  const seen = { objects: 0, tiles: 0, mixed: 0 };
  for (let round = 0; round < runs(50); round++) {
    const side = 12;
    const [origin, size] = (
      [
        [0, 1],
        [-3.3, 0.7],
        [1e6, 1 / 3],
        [0, 16],
      ] as const
    )[random.integer(0, 3)]!;
    const space = tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
    map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.08));
    const tracker = new ObjectTracker<number>({ space });
    const shapes: PlainShape[] = [];
    for (let i = 0; i < 20; i++) {
      const place = (): number =>
        origin +
        size *
          [random.integer(0, side), random.integer(0, 4 * side) / 4, random.between(0, side)][random.integer(0, 2)]!;
      const extent = (): number => size * [0, 0.5, 1, random.between(0.1, 1)][random.integer(0, 3)]!;
      const [x, y, width, height] = [place(), place(), extent(), extent()];
      const isRectangle = random.next() < 0.5;
      shapes.push(
        isRectangle
          ? { minX: x, minY: y, maxX: x + width, maxY: y + height, radius: 0 }
          : { minX: x, minY: y, maxX: x, maxY: y, radius: width / 2 },
      );
      const min = position(meters(x), meters(y));
      const max = position(meters(x + width), meters(y + height));
      tracker.add(i, isRectangle ? rectangle(min, max) : circle(min, meters(width / 2)));
    }
    const among = obstaclesOf(tracker);
    const answer = new MoveAnswer<Length, BodyObjectHit<number, Length>>();
    const isRound = random.next() < 0.5;
    const half = (): number => size * [0.25, 0.5, 0.3, random.between(0.05, 0.6)][random.integer(0, 3)]!;
    const extents: PlainBody = isRound
      ? { halfX: 0, halfY: 0, radius: half() }
      : { halfX: half(), halfY: half(), radius: 0 };
    let x = origin + size * random.integer(0, side);
    let y = origin + size * random.between(0, side);
    for (let i = 0; i < 100; i++) {
      const center = position(meters(x), meters(y));
      const body: Body2 = isRound
        ? circle(center, meters(extents.radius))
        : box(center, difference(meters(extents.halfX), meters(extents.halfY)));
      const step = (): number =>
        size * [0, random.integer(-4, 4) / 4, random.between(-1, 1), random.between(-4, 4)][random.integer(0, 3)]!;
      const displacement = difference(meters(step()), meters(step()));
      const options = {
        among,
        stepUp: meters(i % 3 === 0 ? size * 0.3 : 0),
        snapDown: meters(i % 4 === 0 ? size * 0.3 : 0),
      };
      const move = moveAndSlide(map, space, body, displacement, options);
      expect(moveAndSlideInto(answer, map, space, body, displacement, options)).toBe(move.hits.length > 0);
      expect([answer.center, answer.displacement, answer.blocked]).toEqual([
        move.center,
        move.displacement,
        move.blocked,
      ]);
      expect(Array.from({ length: answer.hitCount }, (_, index) => answer.hit(index))).toEqual(move.hits);
      const [endX, endY] = plain(move.center);
      const rest = (restX: number, restY: number) => ({ startX: restX, startY: restY, endX: restX, endY: restY });
      const what = (): string => JSON.stringify({ body, displacement, move, shapes, origin, size });
      const within = shapes.filter((shape) => meetingOf(rest(x, y), extents, shape) === undefined);
      for (const shape of within) expect(meetingOf(rest(endX, endY), extents, shape), what()).toBeUndefined();
      if (!move.startsInside)
        expect(sweep(map, space, move.body, difference(meters(0), meters(0))), what()).toBeUndefined();
      const objects = move.hits.filter((contact) => 'object' in contact).length;
      seen.objects += objects;
      seen.tiles += move.hits.length - objects;
      if (objects > 0 && objects < move.hits.length) seen.mixed++;
      const isLost = move.startsInside || Math.abs(endX - origin) > 20 * size || Math.abs(endY - origin) > 20 * size;
      x = isLost || i % 10 === 9 ? origin + size * random.between(0, side) : endX;
      y = isLost ? origin + size * random.between(0, side) : endY;
    }
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThanOrEqual(atLeast(20));
});
