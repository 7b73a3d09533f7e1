import {
  bitTilemap,
  type BitTilemap,
  CardinalDirection,
  cardinalSet,
  directionSetHas,
  directionsIn,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { atLeast, nextDown, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  distance,
  magnitude,
  meters,
  metersPerTile,
  position,
  ratio,
  sub,
  tileDifference,
  type TileLength,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { pushOut } from '../push-out/push-out.js';
import { box, type Box2 } from './body.js';
import { MoveAnswer } from './move-answer.js';
import { moveAndSlide, moveAndSlideInto } from './move-and-slide.js';
import { standsOn } from './stands-on.js';

const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const bodyAt = (x: number, y: number, width = 0.5, height = 0.5): Box2<TileLength> =>
  box(tilePosition(tiles(x), tiles(y)), by(width, height));

function mapOf(...rows: readonly string[]): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length }));
  rows.forEach((row, y) => Array.from(row).forEach((letter, x) => map.setAt(x, y, letter === '#')));
  return map;
}

describe('moveAndSlide', () => {
  const room = mapOf('######', '#....#', '#....#', '#..#.#', '######');

  it('moves freely where nothing is solid', () => {
    const move = moveAndSlide(room, unitTileSpace, bodyAt(1.75, 1.75), by(0.5, 0.25));
    expect(move.center).toEqual(tilePosition(tiles(2.25), tiles(2)));
    expect(move.displacement).toEqual(by(0.5, 0.25));
    expect(move.hits).toEqual([]);
    expect([...directionsIn(move.blocked)]).toEqual([]);
    expect(move.startsInside).toBe(false);
    expect(move.body.center).toBe(move.center);
  });

  it('stops at a face, slides along it, and says what stopped it', () => {
    const move = moveAndSlide(room, unitTileSpace, bodyAt(1.5, 3.5), by(2, -1));
    expect(move.center).toEqual(tilePosition(tiles(2.5), tiles(2.5)));
    expect([...directionsIn(move.blocked)]).toEqual([CardinalDirection.east]);
    expect(move.hits).toEqual([
      {
        tile: { x: 3, y: 3 },
        side: CardinalDirection.west,
        center: { x: 2.5, y: 3 },
        contact: { x: 3, y: 3.5 },
        normal: { x: -1, y: 0 },
        fraction: 0.5,
      },
    ]);
  });

  it('stops in a corner of walls along both axes', () => {
    const move = moveAndSlide(room, unitTileSpace, bodyAt(2, 2), by(-3, -2));
    expect(move.center).toEqual(tilePosition(tiles(1.5), tiles(1.5)));
    expect([...directionsIn(move.blocked)]).toEqual([CardinalDirection.west, CardinalDirection.north]);
    expect(move.hits.map(({ fraction }) => fraction)).toEqual([1 / 6, 0.25]);
  });

  it('goes on along the axis of the longer displacement at an exact corner, along x if they are equal', () => {
    const block = mapOf('....', '....', '..#.', '....');
    expect(moveAndSlide(block, unitTileSpace, bodyAt(1, 1), by(1, 1)).center).toEqual({ x: 2, y: 1.5 });
    expect(moveAndSlide(block, unitTileSpace, bodyAt(1, 1), by(1, 1)).hits[0]?.side).toBe(CardinalDirection.north);
    expect(moveAndSlide(block, unitTileSpace, bodyAt(1.25, 1), by(0.5, 1)).center).toEqual({ x: 1.5, y: 2 });
  });

  it('is not caught on seams: pressed against a row of tiles, it loses nothing of its displacement', () => {
    const floor = bitTilemap(tileRect({ x: 0, y: 0, width: 200, height: 3 }));
    for (let x = 0; x < 200; x++) floor.setAt(x, 2, true);
    for (const [size, half] of [
      [1, 0.5],
      [0.7, 0.35],
      [16, 6],
    ] as const) {
      const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(size) });
      let body = box(position(meters(3 * size), meters(size)), difference(meters(half), meters(half)));
      body = moveAndSlide(floor, space, body, difference(meters(0), meters(9 * size))).body;
      for (let step = 0; step < 300; step++) {
        const before = body.center.x as unknown as number;
        const move = moveAndSlide(floor, space, body, difference(meters(0.31 * size), meters(size)));
        expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
        expect(directionSetHas(move.blocked, CardinalDirection.east)).toBe(false);
        expect(move.center.x).toBe(before + 0.31 * size);
        body = move.body;
      }
    }
  });

  it('never passes through a wall, however fast it is', () => {
    const wall = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
    for (let y = 0; y < 8; y++) wall.setAt(4, y, true);
    for (const length of [1, 10, 1e3, 1e9]) {
      const move = moveAndSlide(wall, unitTileSpace, bodyAt(1, 4), by(length, 0));
      expect(move.center.x).toBe(Math.min(1 + length, 3.5));
      // Beyond the map, the rest is added at once.
      expect(moveAndSlide(wall, unitTileSpace, bodyAt(1, 4), by(-length, 0)).center.x).toBe(1 - length);
    }
  });

  it('does not move a body that starts inside', () => {
    const move = moveAndSlide(room, unitTileSpace, bodyAt(1.25, 1.5), by(1, 1));
    expect(move.startsInside).toBe(true);
    expect(move.center).toEqual({ x: 1.25, y: 1.5 });
    expect(move.hits).toEqual([]);
  });

  it('stands on one-displacement platforms, jumps through them from below, and leaves them to the sides', () => {
    const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 5 }), Uint8Array);
    kinds.setAt(2, 2, 1);
    const sides = (kind: number) => (kind === 1 ? cardinalSet(CardinalDirection.north) : cardinalSet());
    const move = (x: number, y: number, dx: number, dy: number) =>
      moveAndSlide(kinds, unitTileSpace, bodyAt(x, y, 0.25, 0.25), by(dx, dy), { sides });
    expect(move(2.5, 1, 0, 2).center).toEqual({ x: 2.5, y: 1.75 });
    expect(move(2.5, 3.5, 0, -2).center).toEqual({ x: 2.5, y: 1.5 });
    expect(move(2.5, 2.5, 0, 2).center).toEqual({ x: 2.5, y: 4.5 });
    expect(move(1, 2.5, 3, 0).center).toEqual({ x: 4, y: 2.5 });
    expect(move(2.5, nextDown(1.75), 0.25, 1).center.y).toBe(1.75);
  });

  it('stays inside with outside: solid', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
    const move = moveAndSlide(map, unitTileSpace, bodyAt(2, 2), by(-9, 9), { outside: 'solid' });
    expect(move.center).toEqual({ x: 0.5, y: 3.5 });
    expect([...directionsIn(move.blocked)]).toEqual([CardinalDirection.south, CardinalDirection.west]);
    expect(moveAndSlide(map, unitTileSpace, bodyAt(20, 2), by(1, 0), { outside: 'solid' }).startsInside).toBe(true);
    const bounds = tileRect({ x: 1, y: 1, width: 2, height: 2 });
    expect(moveAndSlide(map, unitTileSpace, bodyAt(2, 2), by(-9, 9), { outside: 'solid', bounds }).center).toEqual({
      x: 1.5,
      y: 2.5,
    });
  });

  it('gives the mirrored answer in a mirrored map', () => {
    const random = new Random(77);
    for (let i = 0; i < runs(3000); i++) {
      const side = 8;
      const bounds = tileRect({ x: -side, y: -side, width: 2 * side, height: 2 * side });
      const [map, mirrored] = [bitTilemap(bounds), bitTilemap(bounds)];
      const [flipX, flipY] = [random.integer(0, 1) === 0, random.integer(0, 1) === 0];
      const turn = (value: number, isFlipped: boolean): number => (isFlipped ? 0 - value : value);
      map.forEach((_, x, y) => {
        if (random.next() > 0.2) return;
        map.setAt(x, y, true);
        mirrored.setAt(flipX ? -1 - x : x, flipY ? -1 - y : y, true);
      });
      const [x, y] = [random.integer(-32, 32) / 8, random.integer(-32, 32) / 8];
      const [dx, dy] =
        random.integer(0, 1) === 0
          ? [random.between(-3, 3), random.between(-3, 3)]
          : [random.integer(-16, 16) / 8, random.integer(-16, 16) / 8];
      const [width, height] = [random.integer(1, 8) / 8, random.between(0.01, 1)];
      const move = moveAndSlide(map, unitTileSpace, bodyAt(x, y, width, height), by(dx, dy));
      const other = moveAndSlide(
        mirrored,
        unitTileSpace,
        bodyAt(turn(x, flipX), turn(y, flipY), width, height),
        by(turn(dx, flipX), turn(dy, flipY)),
      );
      expect(other.center).toEqual({
        x: turn(move.center.x as unknown as number, flipX),
        y: turn(move.center.y as unknown as number, flipY),
      });
      expect(other.hits.map(({ fraction }) => fraction)).toEqual(move.hits.map(({ fraction }) => fraction));
    }
  });
});

describe('moveAndSlide of a circle', () => {
  const block = mapOf('.....', '.....', '..#..', '.....', '.....');
  const disc = (x: number, y: number, radius: number) => circle(tilePosition(tiles(x), tiles(y)), tiles(radius));

  it('stops at faces, and slides around corners', () => {
    const move = moveAndSlide(block, unitTileSpace, disc(1, 2.5, 0.5), by(2, 1));
    expect(move.center).toEqual({ x: 1.5, y: 3.5 });
    expect(move.hits[0]?.contact).toEqual({ x: 2, y: 2.75 });
    expect(move.body.radius).toBe(0.5);
    // It meets the corner of the block at 45 degrees, and is turned aside.
    const [radius, from] = [0.5, 2 - Math.SQRT1_2];
    const around = moveAndSlide(block, unitTileSpace, disc(from - 0.5, from + 0.35, radius), by(1, 0));
    const [corner] = around.hits;
    if (corner?.normal === undefined) expect.fail('no corner stopped the circle');
    expect(corner.side).toBeUndefined();
    expect(corner.contact).toEqual({ x: 2, y: 2 });
    expect(magnitude(corner.normal)).toBeCloseTo(1, 14);
    expect(around.center.y).toBeLessThan(from + 0.35);
    expect(pushOut(block, unitTileSpace, around.body)).toBeUndefined();
  });

  it('is not caught on seams', () => {
    const floor = bitTilemap(tileRect({ x: 0, y: 0, width: 100, height: 3 }));
    for (let x = 0; x < 100; x++) floor.setAt(x, 2, true);
    let body = moveAndSlide(floor, unitTileSpace, disc(3, 1, 0.4), by(0, 9)).body;
    for (let step = 0; step < 300; step++) {
      const before = body.center.x as unknown as number;
      const move = moveAndSlide(floor, unitTileSpace, body, by(0.3125, 1));
      expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
      expect(move.center.x).toBe(before + 0.3125);
      expect(standsOn(floor, unitTileSpace, move.body).length).toBeGreaterThan(0);
      body = move.body;
    }
  });

  it('never ends inside, as pushOut sees it, and its next step never starts inside', () => {
    const random = new Random(55);
    let corners = 0;
    for (const [origin, size] of [
      [0, 1],
      [0, 0.7],
      [-3.3, 1 / 3],
      [1e6, 0.1],
      [-12_345.678, 16],
    ] as const) {
      const space = tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });
      for (let i = 0; i < runs(40); i++) {
        const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 12 }));
        map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.2));
        const at = (): number => origin + size * random.between(0, 12);
        let body = circle(position(meters(at()), meters(at())), meters(size * random.between(0.05, 0.9)));
        if (pushOut(map, space, body) !== undefined) continue;
        for (let step = 0; step < 60; step++) {
          const by = (): number => size * random.between(-1.2, 1.2);
          const move = moveAndSlide(map, space, body, difference(meters(by()), meters(by())));
          expect(move.startsInside).toBe(false);
          expect(pushOut(map, space, move.body)).toBeUndefined();
          corners += move.hits.filter(({ side }) => side === undefined).length;
          body = move.body;
        }
      }
    }
    expect(corners).toBeGreaterThanOrEqual(atLeast(40));
  });
});

describe('one-way sides', () => {
  const side = 8;
  /** The sides of the tiles of the rows, by the letters of the directions, such as `n`. */
  function sidesOf(...rows: readonly string[]) {
    const map = typedTilemap(tileRect({ x: 0, y: 0, width: rows[0]!.length, height: rows.length }), Uint8Array);
    rows.forEach((row, y) => Array.from(row).forEach((letter, x) => map.setAt(x, y, '.nw#'.indexOf(letter))));
    const { north, west, east, south } = CardinalDirection;
    const sets = [cardinalSet(), cardinalSet(north), cardinalSet(west), cardinalSet(north, east, south, west)];
    return { map, options: { sides: (value: number) => sets[value]! } };
  }
  const discAt = (x: number, y: number, radius: number) => circle(tilePosition(tiles(x), tiles(y)), tiles(radius));

  it('carry a circle whose center is on the line between two tiles', () => {
    const { map, options } = sidesOf(...Array.from({ length: side }, (_, y) => (y === 5 ? '.nnnnnn.' : '........')));
    const move = moveAndSlide(map, unitTileSpace, discAt(3, 3, 0.5), by(0, 4), options);
    expect(move.center).toEqual(tilePosition(tiles(3), tiles(4.5)));
    expect(move.hits[0]?.side).toBe(CardinalDirection.north);
    expect(standsOn(map, unitTileSpace, move.body, options)).not.toEqual([]);
  });

  it('let a circle through from below, from inside and along their row', () => {
    const { map, options } = sidesOf(...Array.from({ length: side }, (_, y) => (y === 5 ? '...nnn..' : '........')));
    for (const [x, y, dx, dy] of [
      [4.3, 6.75, 0, -2.5],
      [4.3, 5.5, 0.1, 1.5],
      [1.5, 5.5, 5, 0],
      [1.5, 5.5, 5, -0.01],
      [6.9, 5.25, -5, 0.2],
    ] as const) {
      const move = moveAndSlide(map, unitTileSpace, discAt(x, y, 0.4), by(dx, dy), options);
      expect(move.hits).toEqual([]);
      expect(move.center).toEqual(tilePosition(tiles(x + dx), tiles(y + dy)));
    }
  });

  it('stop a box that slides along a floor into a fence', () => {
    const fence = Array.from({ length: 5 }, () => '.....w..');
    const { map, options } = sidesOf(...fence, '########', '........', '........');
    const body = box(
      tilePosition(tiles(1.5982543427214915), tiles(1.717101291926531)),
      by(0.2547332579725144, 0.2547332579725144),
    );
    const move = moveAndSlide(map, unitTileSpace, body, by(4.885242882399913, 4.700751644670154), options);
    expect([...directionsIn(move.blocked)]).toEqual([CardinalDirection.east, CardinalDirection.south]);
    // On the side of the fence from which it came, so the next step is stopped too.
    const next = moveAndSlide(map, unitTileSpace, move.body, by(3, 0), options);
    expect(next.center.x).toBe(move.center.x);
  });
});

describe('moveAndSlide of bodies at the ends of the range', () => {
  it('ends at once, far outside the map', () => {
    const empty = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
    for (const y of [1e17, -1e17, 2 ** 53, 1e300]) {
      for (const body of [bodyAt(1, y), circle(tilePosition(tiles(1), tiles(y)), tiles(0.5))]) {
        expect(moveAndSlide(empty, unitTileSpace, body, by(3, 100)).center.x).toBe(4);
      }
    }
  });
});

describe('moveAndSlide of a circle, mirrored', () => {
  it('gives the mirrored answer in a mirrored map', () => {
    const random = new Random(77);
    const side = 8;
    for (let i = 0; i < runs(2000); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
      const mirrored = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
      map.forEach((_, x, y) => {
        const isSolid = random.next() < 0.2;
        map.setAt(x, y, isSolid);
        mirrored.setAt(side - 1 - x, y, isSolid);
      });
      const eighth = (low: number, high: number): number => random.integer(low * 8, high * 8) / 8;
      const [x, y, dx, dy, radius] = [eighth(0, side), eighth(0, side), eighth(-4, 4), eighth(-4, 4), eighth(1, 4) / 4];
      const move = moveAndSlide(
        map,
        unitTileSpace,
        circle(tilePosition(tiles(x), tiles(y)), tiles(radius)),
        by(dx, dy),
      );
      const mirror = circle(tilePosition(tiles(side - x), tiles(y)), tiles(radius));
      const other = moveAndSlide(mirrored, unitTileSpace, mirror, by(-dx, dy));
      expect(other.startsInside).toBe(move.startsInside);
      const mirroredEnd = tilePosition(sub(tiles(side), other.center.x), other.center.y);
      expect(ratio(distance(mirroredEnd, move.center), tiles(1))).toBeLessThan(1e-9);
    }
  });
});

describe('fractions of contacts', () => {
  it('never decrease', () => {
    const random = new Random(19);
    let hits = 0;
    const wrong: number[][] = [];
    for (let i = 0; i < runs(30_000); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.3));
      const [x, y] = [random.integer(0, 32) / 8, random.integer(0, 32) / 8];
      const body = i % 2 === 0 ? bodyAt(x, y, 0.375, 0.375) : circle(tilePosition(tiles(x), tiles(y)), tiles(0.375));
      const [dx, dy] = [random.integer(-24, 24) / 8, random.integer(-24, 24) / 8];
      const options = { stepUp: tiles(random.integer(0, 3) / 2), snapDown: tiles(1) };
      const move = moveAndSlide(map, unitTileSpace, body, by(dx, i % 3 === 0 ? dx : dy), options);
      const fractions = move.hits.map(({ fraction }) => unsafeNumber(fraction));
      hits += fractions.length;
      if (fractions.some((part, at) => at > 0 && part < fractions[at - 1]!)) wrong.push(fractions);
    }
    expect(wrong.slice(0, 4)).toEqual([]);
    expect(hits).toBeGreaterThanOrEqual(atLeast(3000));
  });
});

describe('displacements near the largest double', () => {
  it('lead a circle around a corner to a finite position', () => {
    const random = new Random(18);
    const map = mapOf('.....', '.....', '..#..', '.....');
    let corners = 0;
    for (let i = 0; i < runs(2000); i++) {
      const body = circle(tilePosition(tiles(random.between(0, 1.5)), tiles(random.between(0, 1.5))), tiles(0.4));
      const huge = () => random.between(0.5, 1) * Number.MAX_VALUE;
      const move = moveAndSlide(map, unitTileSpace, body, by(huge(), huge()));
      expect([move.center.x, move.center.y].every((value) => Number.isFinite(unsafeNumber(value)))).toBe(true);
      if (move.hits.some(({ side }) => side === undefined)) corners++;
    }
    expect(corners).toBeGreaterThanOrEqual(atLeast(200));
  });
});

describe('moveAndSlideInto', () => {
  it('answers like moveAndSlide, and never ends inside', () => {
    const random = new Random(5);
    const answer = new MoveAnswer<TileLength>();
    for (let i = 0; i < runs(300); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 16, height: 16 }));
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.25));
      let body = bodyAt(
        random.between(0, 16),
        random.between(0, 16),
        random.between(0.05, 0.9),
        random.between(0.05, 0.9),
      );
      for (let step = 0; step < 60; step++) {
        const displacement = by(random.between(-1.5, 1.5), random.between(-1.5, 1.5));
        const move = moveAndSlide(map, unitTileSpace, body, displacement);
        if (step > 0) expect(move.startsInside).toBe(false);
        if (move.startsInside) break;
        expect(moveAndSlideInto(answer, map, unitTileSpace, body, displacement)).toBe(move.hits.length > 0);
        expect(answer.center).toEqual(move.center);
        expect(answer.displacement).toEqual(move.displacement);
        expect([answer.centerX, answer.centerY, answer.displacementX, answer.displacementY]).toEqual([
          move.center.x,
          move.center.y,
          move.displacement.x,
          move.displacement.y,
        ]);
        expect(answer.blocked).toBe(move.blocked);
        expect(Array.from({ length: answer.hitCount }, (_, n) => answer.hit(n))).toEqual(move.hits);
        body = move.body;
      }
    }
  });
});
