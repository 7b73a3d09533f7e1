import { bitTilemap, cardinalSet, tileRect, tileSpace, typedTilemap } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  mul,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  seconds,
  vectorColumn,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { BlockedRows } from './blocked-rows.js';
import { box } from './body.js';
import { moveAndSlideAll, type MovingBodies } from './move-all.js';
import { moveAndSlide } from './move-and-slide.js';

const side = 12;
const space = tileSpace({ origin: position(meters(-1), meters(2)), tileSize: metersPerTile(0.7) });
const duration = seconds(0.5);

/** Bodies anywhere, some of them inside of walls. */
function scene(random: Random, rows: number) {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.15));
  const at = (from: number): Length => meters(from + 0.7 * random.between(-1, side + 1));
  const speed = () => metersPerSecond(random.between(-3, 3));
  const positions = pointColumn<Position2>(Array.from({ length: rows }, () => position(at(-1), at(2))));
  const velocities = vectorColumn<Velocity2>(Array.from({ length: rows }, () => velocity(speed(), speed())));
  const sizes = (): Length[] => Array.from({ length: rows }, () => meters(random.between(0.05, 0.5)));
  return { map, positions, velocities, widths: quantityColumn(sizes()), heights: quantityColumn(sizes()) };
}

describe('moveAndSlideAll', () => {
  it('moves each body as moveAndSlide does, bit for bit', () => {
    const random = new Random(31);
    const blocked = new BlockedRows();
    let stopped = 0;
    for (let i = 0; i < runs(60); i++) {
      const { map, positions, velocities, widths, heights } = scene(random, 1 + (i % 20));
      const isRound = i % 2 === 0;
      const before = { positions: [...positions], velocities: [...velocities] };
      const sizes = isRound ? { radii: widths } : { halfWidths: widths, halfHeights: heights };
      const outside = i % 3 === 0 ? 'solid' : 'open';
      const count = moveAndSlideAll({ positions, velocities, blocked, ...sizes }, map, space, duration, { outside });
      let expected = 0;
      for (const [row, start] of before.positions.entries()) {
        const body = isRound
          ? circle(start, widths.get(row))
          : box(start, difference(widths.get(row), heights.get(row)));
        const speed = before.velocities[row]!;
        const move = moveAndSlide(map, space, body, mul(speed, duration), { outside });
        expect(positions.get(row)).toEqual(move.center);
        expect(blocked.of(row)).toBe(move.blocked);
        expect(blocked.startsInside(row)).toBe(move.startsInside);
        if (move.hits.length > 0 || move.startsInside) expected++;
        else expect(velocities.get(row)).toEqual(speed);
        for (const { normal } of move.hits) {
          if (normal === undefined) continue;
          // What is left does not lead into what stopped the body, up to rounding.
          const { x, y } = velocities.get(row) as unknown as { x: number; y: number };
          if (move.hits.length === 1) expect(x * normal.x + y * normal.y).toBeGreaterThan(-1e-12);
        }
      }
      expect(count).toBe(expected);
      expect(blocked.length).toBe(before.positions.length);
      stopped += count;
    }
    expect(stopped).toBeGreaterThanOrEqual(atLeast(60));
  });

  it('takes one size for all bodies', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
    const positions = pointColumn([position(meters(2), meters(4)), position(meters(3), meters(5))]);
    const velocities = vectorColumn<Velocity2>(2);
    velocities.fill(velocity(metersPerSecond(1), metersPerSecond(-1)));
    expect(moveAndSlideAll({ positions, velocities, radii: meters(0.3) }, map, space, duration)).toBe(0);
    const sizes = { halfWidths: meters(0.3), halfHeights: meters(0.1) };
    expect(moveAndSlideAll({ positions, velocities, ...sizes }, map, space, duration)).toBe(0);
    expect([...positions]).toEqual([position(meters(3), meters(3)), position(meters(4), meters(4))]);
  });

  it('changes nothing if an argument is not valid, or a predicate throws', () => {
    const { map, positions, velocities, widths } = scene(new Random(1), 4);
    const kinds = typedTilemap(map.bounds, Uint8Array);
    const blocked = new BlockedRows();
    const good = { positions, velocities, radii: widths, blocked };
    const before = [[...positions], [...velocities]];
    const call =
      (bodies: unknown, time: unknown = duration, grid = space) =>
      () =>
        moveAndSlideAll(bodies as MovingBodies<Length>, map, grid, time as typeof duration);
    const bad = vectorColumn<Velocity2>([...velocities]);
    bad.rawY[2] = Number.NaN;
    const nowhere = pointColumn<Position2>([...positions]);
    nowhere.rawX[3] = Number.POSITIVE_INFINITY;
    const negative = quantityColumn<Length>([...widths]);
    negative.raw[1] = -1;
    const pairs = { length: 4, rawX: positions.rawX, rawY: positions.rawY };
    const tiny = quantityColumn<Length>([...widths]);
    tiny.raw[2] = 5e-324;
    const large = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1e10) });
    for (const [bodies, message, tiles] of [
      [undefined, 'moveAndSlideAll: bodies must be an object of columns'],
      [{ ...good, velocities: bad }, 'bodies.velocities[2].y must be a finite number, received NaN'],
      [{ ...good, positions: nowhere }, 'bodies.positions[3].x must be a finite number, received Infinity'],
      [{ ...good, radii: negative }, 'bodies.radii[1] must be a positive finite number, received -1'],
      [{ ...good, radii: meters(1e9) }, 'bodies.radii in tiles must be at most'],
      [{ ...good, radii: meters(5e-324) }, 'bodies.radii in tiles must be a positive finite number, received 0', large],
      [{ ...good, radii: tiny }, 'bodies.radii[2] in tiles must be a positive finite number, received 0', large],
      [{ ...good, radii: undefined }, 'bodies must have radii, or halfWidths and halfHeights, and not both'],
      [{ ...good, radii: quantityColumn<Length>(3) }, 'bodies.radii must be as long as positions, 4'],
      [{ ...good, velocities: vectorColumn<Velocity2>(5) }, 'bodies.velocities must be as long as positions, 4'],
      [
        { ...good, velocities: positions },
        'moveAndSlideAll: bodies.velocities must not share arrays with bodies.positions',
      ],
      [
        { ...good, velocities: { ...pairs, rawX: new Float64Array(4), rawY: pairs.rawX } },
        'moveAndSlideAll: bodies.velocities must not share arrays with bodies.positions',
      ],
      [
        { ...good, block: blocked },
        'bodies must be an object with no members other than positions, velocities, radii, halfWidths, halfHeights, ' +
          'blocked, received the member "block"',
      ],
      [{ ...good, blocked: [] }, 'bodies.blocked must be a BlockedRows'],
    ] as const) {
      expect(call(bodies, duration, tiles)).toThrow(RangeError);
      expect(call(bodies, duration, tiles)).toThrow(message);
    }
    expect(call(good, Number.NaN)).toThrow('moveAndSlideAll: duration must be a finite number, received NaN');
    let calls = 0;
    const isSolid = (): boolean => {
      if (++calls > 5) throw new Error('boom');
      return false;
    };
    expect(() => moveAndSlideAll(good, kinds, space, duration, { isSolid })).toThrow('boom');
    expect([[...positions], [...velocities]]).toEqual(before);
    expect(blocked.length).toBe(0);
    expect(() => moveAndSlideAll(good, kinds, space, duration, { sides: () => cardinalSet() })).not.toThrow();
    expect(blocked.length).toBe(4);
    expect(() => blocked.of(4)).toThrow('blocked.of: row must be an integer from 0 to 3, received 4');
  });
});
