/** Ledges: climbed by `stepUp`, gone down by `snapDown`. */
import {
  bitTilemap,
  type BitTilemap,
  CardinalDirection,
  cardinalSet,
  directionSetHas,
  directionsIn,
  tileRect,
  type TileSpace,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  type Difference2,
  difference,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  seconds,
  tileDifference,
  tilePosition,
  tiles,
  vectorColumn,
  unsafeNumber,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { pushOut } from '../push-out/push-out.js';
import { BlockedRows } from './blocked-rows.js';
import { type Body2, box } from './body.js';
import { moveAndSlideAll } from './move-all.js';
import { type Move, moveAndSlide, moveAndSlideInto } from './move-and-slide.js';
import { MoveAnswer } from './move-answer.js';
import { standsOn } from './stands-on.js';

const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const boxAt = (x: number, y: number, width: number, height: number) =>
  box(tilePosition(tiles(x), tiles(y)), by(width, height));
const discAt = (x: number, y: number, radius: number) => circle(tilePosition(tiles(x), tiles(y)), tiles(radius));
const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));

function mapOf(...rows: readonly string[]): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length }));
  rows.forEach((row, y) => Array.from(row).forEach((letter, x) => map.setAt(x, y, letter === '#')));
  return map;
}

const stairs = mapOf('........', '........', '......##', '.....###', '....####', '...#####', '########');
const stepUp = tiles(1);
const snapDown = tiles(1);

describe('stepUp', () => {
  it('climbs a ledge as high as it, and sets the body down on it', () => {
    const move = moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.5, 0.5, 0.5), by(1, 0.25), { stepUp });
    expect(move.center).toEqual(at(3, 4.5));
    expect(move.displacement).toEqual(by(1, -1));
    expect([...directionsIn(move.blocked)]).toEqual([CardinalDirection.south]);
    expect(move.hits.map(({ tile, side, fraction }) => ({ tile, side, fraction }))).toEqual([
      { tile: { x: 1, y: 6 }, side: CardinalDirection.north, fraction: 0 },
      { tile: { x: 3, y: 5 }, side: CardinalDirection.north, fraction: 1 },
    ]);
  });

  it('climbs several ledges in one step, at most four', () => {
    const move = moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.5, 0.5, 0.5), by(3.5, 0), { stepUp });
    expect(move.center).toEqual(at(5.5, 2.5));
    const long = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
    long.forEach((_, x, y) => long.setAt(x, y, x + y >= 9));
    const most = moveAndSlide(long, unitTileSpace, boxAt(1.5, 7.5, 0.5, 0.5), by(7, 0), { stepUp });
    expect(most.center).toEqual(at(5.5, 3.5));
    expect([...directionsIn(most.blocked)]).toEqual([CardinalDirection.east, CardinalDirection.south]);
  });

  it('climbs no ledge that is higher, be it by a rounding error', () => {
    const body = boxAt(2, 5.5, 0.5, 0.5);
    for (const height of [0.5, 1 - 2 ** -50]) {
      const move = moveAndSlide(stairs, unitTileSpace, body, by(1, 0), { stepUp: tiles(height) });
      expect(move).toEqual(moveAndSlide(stairs, unitTileSpace, body, by(1, 0)));
      expect(move.center).toEqual(at(2.5, 5.5));
    }
  });

  it('respects ceilings', () => {
    const low = mapOf('......', '.###..', '......', '...###', '######');
    const body = boxAt(2, 3.5, 0.5, 0.5);
    expect(moveAndSlide(low, unitTileSpace, body, by(1, 0), { stepUp: tiles(2) }).center).toEqual(at(3, 2.5));
    const tall = boxAt(2, 3.125, 0.5, 0.875);
    const move = moveAndSlide(low, unitTileSpace, tall, by(1, 0), { stepUp: tiles(2) });
    expect(move.center).toEqual(at(2.5, 3.125));
    expect(directionSetHas(move.blocked, CardinalDirection.east)).toBe(true);
    expect(directionSetHas(move.blocked, CardinalDirection.north)).toBe(false);
  });

  it('is for bodies that walk: not for those in the air, and not for those that move up', () => {
    const options = { stepUp };
    const hanging = moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.25, 0.5, 0.5), by(1, 0), options);
    expect(hanging.center).toEqual(at(2.5, 5.25));
    const jumping = moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.5, 0.5, 0.5), by(1, -0.25), options);
    expect(jumping.center).toEqual(at(2.5, 5.25));
    // One that falls onto the floor beside the ledge walks then.
    const landing = moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.25, 0.5, 0.5), by(1, 1), options);
    expect(landing.center).toEqual(at(3, 4.5));
  });

  it('goes over a hurdle, and stands on the floor behind it', () => {
    const hurdle = mapOf('......', '......', '..#...', '######');
    const move = moveAndSlide(hurdle, unitTileSpace, boxAt(1, 2.5, 0.5, 0.5), by(3, 0.5), { stepUp });
    expect(move.center).toEqual(at(4, 2.5));
    const thin = tileSpace({ origin: position(meters(0.1), meters(0.3)), tileSize: metersPerTile(0.7) });
    const start = box(position(meters(0.6), meters(0.9)), difference(meters(0.2), meters(0.2)));
    const standing = moveAndSlide(hurdle, thin, start, difference(meters(0), meters(3))).body;
    const over = moveAndSlide(hurdle, thin, standing, difference(meters(2.5), meters(0)), { stepUp: meters(0.8) });
    expect(over.center.y).toBe(standing.center.y);
    expect(standsOn(hurdle, thin, over.body)).not.toEqual([]);
  });

  it('climbs onto one-way platforms whose side is closed, and passes below others', () => {
    const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 6, height: 5 }), Uint8Array);
    for (let x = 0; x < 6; x++) kinds.setAt(x, 4, 3);
    const { north, west, east, south } = CardinalDirection;
    const sets = [cardinalSet(), cardinalSet(north), cardinalSet(north, west), cardinalSet(north, east, south, west)];
    const options = { sides: (kind: number) => sets[kind]!, stepUp };
    for (let x = 3; x < 6; x++) kinds.setAt(x, 3, 2);
    expect(moveAndSlide(kinds, unitTileSpace, boxAt(2, 3.5, 0.5, 0.5), by(2, 0.5), options).center).toEqual(at(4, 2.5));
    for (let x = 3; x < 6; x++) kinds.setAt(x, 3, 1);
    expect(moveAndSlide(kinds, unitTileSpace, boxAt(2, 3.5, 0.5, 0.5), by(2, 0.5), options).center).toEqual(at(4, 3.5));
  });

  it('lifts a circle over a ledge lower than its radius without a loss', () => {
    const floor = mapOf('..........', '..........', '..........', '.....#####', '##########');
    let body = discAt(2, 2.75, 1.25);
    expect(standsOn(floor, unitTileSpace, body)).not.toEqual([]);
    for (let step = 0; step < 40; step++) {
      const before = body.center.x as unknown as number;
      const move = moveAndSlide(floor, unitTileSpace, body, by(0.1, 0.05), { stepUp });
      expect(move.center.x).toBe(before + 0.1);
      body = move.body;
    }
    expect(body.center.y).toBe(1.75);
    // It does not climb a corner that is higher than its lowest point can be lifted.
    const high = moveAndSlide(floor, unitTileSpace, discAt(4, 3.25, 0.75), by(1, 0), { stepUp: tiles(0.9) });
    expect(high.center).toEqual(at(4.25, 3.25));
  });
});

describe('snapDown', () => {
  it('keeps a body on the floor down a ledge as high as it, with or without gravity', () => {
    for (const gravity of [0, 0.125]) {
      const move = moveAndSlide(stairs, unitTileSpace, boxAt(3, 4.5, 0.5, 0.5), by(-0.25, gravity), { snapDown });
      expect(move.center).toEqual(at(2.75, 4.5));
      const down = moveAndSlide(stairs, unitTileSpace, boxAt(3, 4.5, 0.5, 0.5), by(-1, gravity), { snapDown });
      expect(down.center).toEqual(at(2, 5.5));
      expect([...directionsIn(down.blocked)]).toEqual([CardinalDirection.south]);
      expect(down.hits.at(-1)).toMatchObject({ tile: { x: 1, y: 6 }, fraction: 1 });
    }
  });

  it('does not keep it on the floor down a higher ledge, be it by a rounding error', () => {
    const body = boxAt(3, 4.5, 0.5, 0.5);
    const move = moveAndSlide(stairs, unitTileSpace, body, by(-1, 0.125), { snapDown: tiles(1 - 2 ** -50) });
    expect(move.center).toEqual(at(2, 4.5));
    expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
    expect(standsOn(stairs, unitTileSpace, move.body)).toEqual([]);
  });

  it('is for bodies that stood on a floor and do not move up', () => {
    const options = { snapDown };
    expect(moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.25, 0.5, 0.5), by(-1, 0), options).center).toEqual(
      at(1, 5.25),
    );
    expect(moveAndSlide(stairs, unitTileSpace, boxAt(2, 5.5, 0.5, 0.5), by(-1, -0.25), options).center).toEqual(
      at(1, 5.25),
    );
  });

  it('goes down stairs with stepUp, and up again', () => {
    const options = { stepUp, snapDown };
    let body = boxAt(1, 5.5, 0.4, 0.5);
    for (const way of [0.3, -0.3]) {
      for (let step = 0; step < 19; step++) {
        const before = body.center.x as unknown as number;
        const move = moveAndSlide(stairs, unitTileSpace, body, by(way, 0.01), options);
        expect(move.center.x).toBe(before + way);
        expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
        expect(standsOn(stairs, unitTileSpace, move.body)).not.toEqual([]);
        body = move.body;
      }
      expect(body.center.y).toBe(way > 0 ? 1.5 : 5.5);
    }
  });

  it('keeps a circle on the floor down stairs, also around their corners', () => {
    const options = { stepUp: tiles(1.2), snapDown: tiles(1.2) };
    for (const gravity of [0, 0.01, 0.2]) {
      let body = discAt(6.5, 1.625, 0.375);
      for (let step = 0; step < 90; step++) {
        const before = unsafeNumber(body.center.x);
        const move = moveAndSlide(stairs, unitTileSpace, body, by(-0.05, gravity), options);
        expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
        if (gravity === 0) expect(unsafeNumber(move.center.x)).toBeCloseTo(before - 0.05, 12);
        body = move.body;
      }
      expect(unsafeNumber(body.center.y)).toBe(5.625);
    }
  });

  it('lets a circle off an edge that has no floor within it, once it is beside the edge', () => {
    const cliff = mapOf('.......', '##.....', '##.....', '##.....', '##.....');
    let body = discAt(1.8, 0.6, 0.4);
    for (let step = 0; step < 20; step++) {
      const move = moveAndSlide(cliff, unitTileSpace, body, by(0.05, 0), { snapDown });
      const isOverEdge = unsafeNumber(move.center.x) < 2.4;
      expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(isOverEdge);
      body = move.body;
    }
  });
});

const spaces = [
  [0, 1],
  [0, 0.7],
  [-3.3, 1 / 3],
  [1e6, 0.1],
  [-12_345.678, 16],
] as const;

/** Bodies that walk and fall in random maps with floors, in any space. */
function walk(
  seed: number,
  count: number,
  each: (
    before: Body2,
    step: Difference2,
    options: { stepUp: Length; snapDown: Length },
    map: BitTilemap,
    space: TileSpace,
  ) => Body2,
): void {
  const random = new Random(seed);
  for (const [origin, size] of spaces) {
    const space = tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });
    for (let i = 0; i < runs(count); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 12 }));
      map.forEach((_, x, y) => map.setAt(x, y, y === 11 || random.next() < 0.2));
      const place = (): number => origin + size * random.between(0, 12);
      const half = (): number => size * (random.integer(0, 1) === 0 ? 0.5 : random.between(0.05, 0.9));
      const center = position(meters(place()), meters(place()));
      let body: Body2 =
        i % 2 === 0 ? box(center, difference(meters(half()), meters(half()))) : circle(center, meters(half()));
      const push = pushOut(map, space, body);
      if (push?.isStuck === true) continue;
      if (push !== undefined) body = { ...body, center: push.center };
      const heights = [0, 0.5, 1, 1.25, random.between(0, 2)].map((height) => meters(height * size));
      const options = { stepUp: heights[random.integer(0, 4)]!, snapDown: heights[random.integer(0, 4)]! };
      for (let step = 0; step < 40; step++) {
        const dx = size * random.between(-1.2, 1.2);
        const dy = size * [0, 0.02, random.between(-1, 1)][random.integer(0, 2)]!;
        body = each(body, difference(meters(dx), meters(dy)), options, map, space);
      }
    }
  }
}

describe('ledges', () => {
  it('lead no body into a tile, and climb and go down often', () => {
    const seen = { climbed: 0, snapped: 0 };
    walk(11, 40, (body, step, options, map, space) => {
      const move = moveAndSlide(map, space, body, step, options);
      const plain = moveAndSlide(map, space, body, step);
      expect(move.startsInside).toBe(false);
      expect(pushOut(map, space, move.body)).toBeUndefined();
      if (move.center.y < plain.center.y) seen.climbed++;
      if (move.center.y > plain.center.y) seen.snapped++;
      // A box moves not farther along x than asked for.
      if ('halfExtents' in body) {
        expect(Math.abs(unsafeNumber(move.displacement.x))).toBeLessThanOrEqual(Math.abs(unsafeNumber(step.x)) + 1e-9);
      }
      return move.body;
    });
    expect(Math.min(seen.climbed, seen.snapped)).toBeGreaterThanOrEqual(atLeast(40));
  });

  it('change nothing where they are 0', () => {
    walk(12, 20, (body, step, _, map, space) => {
      const plain = moveAndSlide(map, space, body, step);
      expect(moveAndSlide(map, space, body, step, { stepUp: meters(0), snapDown: meters(0) })).toEqual(plain);
      return plain.body;
    });
  });

  it('are the same in all forms, bit for bit', () => {
    const answer = new MoveAnswer();
    const blocked = new BlockedRows();
    walk(13, 20, (body, step, options, map, space) => {
      const move: Move<Length, Body2> = moveAndSlide(map, space, body, step, options);
      expect(moveAndSlideInto(answer, map, space, body, step, options)).toBe(move.hits.length > 0);
      expect([answer.center, answer.displacement, answer.blocked]).toEqual([
        move.center,
        move.displacement,
        move.blocked,
      ]);
      expect(Array.from({ length: answer.hitCount }, (_, n) => answer.hit(n))).toEqual(move.hits);
      const positions = pointColumn<Position2>([body.center]);
      const { x, y } = step as unknown as { x: number; y: number };
      const velocities = vectorColumn<Velocity2>([velocity(metersPerSecond(x), metersPerSecond(y))]);
      const sizes =
        'radius' in body ? { radii: body.radius } : { halfWidths: body.halfExtents.x, halfHeights: body.halfExtents.y };
      const count = moveAndSlideAll({ positions, velocities, blocked, ...sizes }, map, space, seconds(1), options);
      expect(count).toBe(move.hits.length > 0 ? 1 : 0);
      expect(positions.get(0)).toEqual(move.center);
      expect(blocked.of(0)).toBe(move.blocked);
      return move.body;
    });
  });

  it('are mirrored in a mirrored map', () => {
    const random = new Random(14);
    const side = 8;
    const bounds = tileRect({ x: -side, y: -side, width: 2 * side, height: 2 * side });
    let climbed = 0;
    for (let i = 0; i < runs(3000); i++) {
      const [map, mirrored] = [bitTilemap(bounds), bitTilemap(bounds)];
      map.forEach((_, x, y) => {
        if (random.next() > 0.3) return;
        map.setAt(x, y, true);
        mirrored.setAt(-1 - x, y, true);
      });
      const [x, y] = [random.integer(-40, 40) / 8, random.integer(-6, 6) + 0.5];
      const [dx, dy] = [random.between(-3, 3), random.integer(0, 4) / 8];
      const [width, height] = [random.integer(1, 5) / 8, 0.5];
      const options = { stepUp: tiles(random.integer(0, 4) / 2), snapDown: tiles(random.integer(0, 4) / 2) };
      const move = moveAndSlide(map, unitTileSpace, boxAt(x, y, width, height), by(dx, dy), options);
      const other = moveAndSlide(mirrored, unitTileSpace, boxAt(0 - x, y, width, height), by(0 - dx, dy), options);
      expect(other.center.y).toBe(move.center.y);
      expect((other.center.x as unknown as number) + (move.center.x as unknown as number)).toBe(0);
      expect(other.hits.map(({ fraction }) => fraction)).toEqual(move.hits.map(({ fraction }) => fraction));
      if (unsafeNumber(move.displacement.y) < 0) climbed++;
    }
    expect(climbed).toBeGreaterThanOrEqual(atLeast(30));
  });
});
