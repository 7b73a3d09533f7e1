/** Bodies that were put down by decimal numbers, and overlap a tile by a rounding error. */
import {
  bitTilemap,
  type BitTilemap,
  CardinalDirection,
  cardinalSet,
  directionSetHas,
  tileRect,
  type TileSpace,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { Random, runs } from '@tilewright/testing';
import {
  type Circle2,
  circle,
  difference,
  meters,
  metersPerSecond,
  metersPerTile,
  pointColumn,
  position,
  seconds,
  tileDifference,
  tilePosition,
  tiles,
  unsafeNumber,
  vectorColumn,
  velocity,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { pushOut } from '../push-out/push-out.js';
import { BlockedRows } from './blocked-rows.js';
import { type Box2, box } from './body.js';
import { moveAndSlideAll } from './move-all.js';
import { moveAndSlide } from './move-and-slide.js';
import { standsOn } from './stands-on.js';
import { sweep } from './sweep.js';

const HALVES = [0.3, 0.35, 0.4, 0.45, 0.49, 0.6, 0.9];
const SIZES = [0.5, 0.7, 1, 2, 16];

/** Solid from the row on. */
function ground(row: number): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: row + 1 }));
  for (let x = 0; x < 12; x++) map.setAt(x, row, true);
  return map;
}

function spaceOf(size: number, x = 0, y = 0): TileSpace {
  return tileSpace({ origin: position(meters(x), meters(y)), tileSize: metersPerTile(size) });
}

describe('a body that was put on a floor by decimals', () => {
  it.each(SIZES)('walks, with tiles of %d m', (size) => {
    const space = spaceOf(size);
    let inside = 0;
    for (let row = 2; row < 100; row++) {
      const map = ground(row);
      for (const half of HALVES) {
        const center = position(meters(3.5 * size), meters((row - half) * size));
        const bodies = [
          box(center, difference(meters(half * size), meters(half * size))),
          circle(center, meters(half * size)),
        ];
        for (const body of bodies) {
          if (pushOut(map, space, body) !== undefined) inside++;
          const move = moveAndSlide(map, space, body, difference(meters(2 * size), meters(size)));
          expect(move.startsInside).toBe(false);
          expect(unsafeNumber(move.center.x)).toBeCloseTo(5.5 * size, 9);
          expect(unsafeNumber(move.center.y)).toBeCloseTo((row - half) * size, 9);
          expect(directionSetHas(move.blocked, CardinalDirection.south)).toBe(true);
          expect(pushOut(map, space, move.body)).toBeUndefined();
        }
      }
    }
    // Otherwise this tests nothing.
    expect(inside).toBeGreaterThan(200);
  });

  const map = ground(3);
  const height = 3 - 0.7;
  const low = box(tilePosition(tiles(2), tiles(height)), tileDifference(tiles(0.3), tiles(0.7 + 2 ** -45)));

  it('stands on it, and is swept along it', () => {
    expect(moveAndSlide(map, unitTileSpace, low, tileDifference(tiles(1), tiles(0))).startsInside).toBe(false);
    expect(standsOn(map, unitTileSpace, low)).toEqual([
      { x: 1, y: 3 },
      { x: 2, y: 3 },
    ]);
    expect(sweep(map, unitTileSpace, low, tileDifference(tiles(5), tiles(0)))).toBeUndefined();
    expect(sweep(map, unitTileSpace, low, tileDifference(tiles(0), tiles(1)))?.side).toBe(CardinalDirection.north);
  });

  it('walks in columns, too', () => {
    const space = spaceOf(1);
    const positions = pointColumn([position(meters(2), meters(height + 2 ** -45))]);
    const velocities = vectorColumn([velocity(metersPerSecond(1), metersPerSecond(1))]);
    const blocked = new BlockedRows();
    moveAndSlideAll({ positions, velocities, radii: meters(0.7), blocked }, map, space, seconds(1));
    expect(blocked.startsInside(0)).toBe(false);
    expect(unsafeNumber(positions.get(0).x)).toBe(3);
  });

  it('that is too low by more starts inside', () => {
    const lower = box(low.center, tileDifference(tiles(0.3), tiles(0.7 + 2 ** -39)));
    const move = moveAndSlide(map, unitTileSpace, lower, tileDifference(tiles(1), tiles(0)));
    expect(move.startsInside).toBe(true);
    expect(move.center).toEqual(low.center);
  });
});

describe('a body that was put anywhere by decimals', () => {
  it('at walls, ceilings and in corners, moves away from the tile alone', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 6, height: 6 }));
    map.forEach((_, x, y) => map.setAt(x, y, x === 0 || y === 0 || x === 5 || y === 5));
    const over = 2 ** -43;
    const half = tileDifference(tiles(0.5), tiles(0.5));
    for (const [x, y] of [
      [1.5 - over, 2],
      [4.5 + over, 2],
      [2, 1.5 - over],
      [2, 4.5 + over],
      [1.5 - over, 1.5 - over],
      [4.5 + over, 4.5 + over],
    ] as const) {
      const center = tilePosition(tiles(x), tiles(y));
      for (const body of [box(center, half), circle(center, tiles(0.5))]) {
        const { startsInside, center: end } = moveAndSlide(
          map,
          unitTileSpace,
          body,
          tileDifference(tiles(0), tiles(0)),
        );
        expect(startsInside).toBe(false);
        expect(end).toEqual(
          tilePosition(tiles(Math.min(Math.max(x, 1.5), 4.5)), tiles(Math.min(Math.max(y, 1.5), 4.5))),
        );
      }
    }
  });

  it('between walls that are too near by a rounding error, it starts inside', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }));
    map.setAt(0, 0, true);
    map.setAt(2, 0, true);
    const wide = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5 + 2 ** -45), tiles(0.25)));
    expect(moveAndSlide(map, unitTileSpace, wide, tileDifference(tiles(0), tiles(1))).startsInside).toBe(true);
  });

  it('on a one-way platform, it stands on it', () => {
    const map = typedTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), Uint8Array);
    for (let x = 0; x < 4; x++) map.setAt(x, 3, 1);
    const options = { sides: (kind: number) => cardinalSet(...(kind === 1 ? [CardinalDirection.north] : [])) };
    const center = tilePosition(tiles(2), tiles(2.5 + 2 ** -45));
    for (const body of [box(center, tileDifference(tiles(0.5), tiles(0.5))), circle(center, tiles(0.5))]) {
      const { center: end } = moveAndSlide(map, unitTileSpace, body, tileDifference(tiles(1), tiles(2)), options);
      expect(end).toEqual(tilePosition(tiles(3), tiles(2.5)));
    }
  });

  it('on the corner of a tile, a circle goes away from it', () => {
    const random = new Random(9);
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 1, height: 1 }));
    map.setAt(0, 0, true);
    let inside = 0;
    for (let i = 0; i < runs(500); i++) {
      const origin = { x: random.between(-1e4, 1e4), y: random.between(-1e4, 1e4) };
      const space = spaceOf(0.7, origin.x, origin.y);
      const angle = random.next() * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const corner = { x: x > 0 ? 1 : 0, y: y > 0 ? 1 : 0 };
      const at = (along: number, from: number, way: number) => meters(from + along * 0.7 + way * 0.3);
      const body: Circle2 = circle(position(at(corner.x, origin.x, x), at(corner.y, origin.y, y)), meters(0.3));
      if (pushOut(map, space, body) !== undefined) inside++;
      const move = moveAndSlide(map, space, body, difference(meters(0), meters(0)));
      expect(move.startsInside).toBe(false);
      expect(pushOut(map, space, move.body)).toBeUndefined();
      expect(unsafeNumber(move.displacement.x)).toBeCloseTo(0, 10);
    }
    expect(inside).toBeGreaterThan(runs(500) / 10);
  });

  it('far from the origin, by as many last places', () => {
    const random = new Random(5);
    let inside = 0;
    for (let i = 0; i < runs(500); i++) {
      const origin = { x: random.between(-1e7, 1e7), y: random.between(-1e7, 1e7) };
      const space = spaceOf(0.7, origin.x, origin.y);
      const half = HALVES[i % HALVES.length]!;
      const center = position(meters(origin.x + 3.5 * 0.7), meters(origin.y + (2 - half) * 0.7));
      const body: Box2 = box(center, difference(meters(half * 0.7), meters(half * 0.7)));
      const map = ground(2);
      if (pushOut(map, space, body) !== undefined) inside++;
      expect(moveAndSlide(map, space, body, difference(meters(0.7), meters(0.7))).startsInside).toBe(false);
    }
    expect(inside).toBeGreaterThan(runs(500) / 10);
  });
});
