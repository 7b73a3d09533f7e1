/** Bodies pushed out by columns: bit for bit those one by one, over every kind of map. */
import { bitTilemap, chunkedTilemap, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  difference,
  type Difference2,
  type Length,
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
} from '@tilewright/units';
import { atLeast, notFinite, Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { box } from '../motion/body.js';
import { mapsWith } from '../testing/maps.js';
import { pushOut } from './push-out.js';
import { pushOutAll } from './push-out-all.js';
import { PushOuts } from './push-outs.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const bounds = tileRect({ x: -5, y: -6, width: 11, height: 12 });
const makeSpace = (x: number, y: number, size: number): TileSpace =>
  tileSpace({ origin: position(meters(x), meters(y)), tileSize: metersPerTile(size) });
const spaces = [makeSpace(0, 0, 1), makeSpace(0.1, -0.3, 0.7), makeSpace(1e6, -1e6, 0.1), makeSpace(-1e9, 1e9, 1 / 3)];
const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const ROWS = 16;

/** What happened to a circle: nothing, a push, or that it is stuck. */
type Told = undefined | 'stuck' | { readonly position: Position2; readonly displacement: Difference2 };

function told(pushes: PushOuts, positions: Iterable<Position2>): Told[] {
  const all: Told[] = Array.from(positions, () => undefined);
  for (let i = 0; i < pushes.length; i++) {
    const displacement = pushes.displacement(i);
    expect([pushes.displacementX(i), pushes.displacementY(i)]).toEqual([displacement.x, displacement.y]);
    if (pushes.isStuck(i)) expect(displacement).toEqual({ x: 0, y: 0 });
    all[pushes.row(i)] = pushes.isStuck(i) ? 'stuck' : { position: [...positions][pushes.row(i)]!, displacement };
  }
  return all;
}

describe('pushOutAll', () => {
  it('does what pushOut answers, over all kinds of maps', () => {
    const random = new Random(3);
    const pushes = new PushOuts();
    for (let round = 0; round < runs(60); round++) {
      const walls = new Set<number>();
      for (let i = 0; i < 30; i++) walls.add(random.integer(0, 11 * 12 - 1));
      const isWall = (x: number, y: number): boolean => walls.has((y + 6) * 11 + (x + 5));
      const space = spaces[round % spaces.length]!;
      const { origin, tileSize: size } = space as unknown as { origin: { x: number; y: number }; tileSize: number };
      const before = pointColumn<Position2>(ROWS);
      const radii = quantityColumn<Length>(ROWS);
      for (let row = 0; row < ROWS; row++) {
        before.rawX[row] = origin.x + random.coordinate(7) * size;
        before.rawY[row] = origin.y + random.coordinate(7) * size;
        radii.raw[row] = [0, 0.4, 0.5, 1, 2.5, random.next()][random.integer(0, 5)]! * size;
      }
      const inner = tileRect({ x: random.integer(-8, 2), y: random.integer(-8, 2), width: 6, height: 5 });
      for (const { name, map, isSolid } of mapsWith(bounds, isWall)) {
        const maxDistance = random.next() < 0.5 ? meters(random.next() * 2 * size) : undefined;
        const options = { isSolid, bounds: random.next() < 0.2 ? inner : undefined, maxDistance } as const;
        for (const each of [radii, radii.get(1)]) {
          const radiusOf = (row: number): Length => (each === radii ? radii.get(row) : radii.get(1));
          const single = [...before].map((center, row): Told => {
            const push = pushOut(map, space, circle(center, radiusOf(row)), options);
            if (push === undefined) return undefined;
            return push.isStuck ? 'stuck' : { position: push.position, displacement: push.displacement };
          });
          const positions = pointColumn<Position2>([...before]);
          const count = pushOutAll(positions, each, map, space, { ...options, pushes });
          expect(told(pushes, positions), name).toEqual(single);
          expect(count).toBe(single.filter((push) => push !== undefined).length);
          expect(count).toBe(pushes.length);
          const after = [...before].map((center, row) => {
            const push = single[row];
            return typeof push === 'object' ? push.position : center;
          });
          expect([...positions], name).toEqual(after);
        }
      }
    }
  });

  const [space] = spaces as [TileSpace];
  const map = bitTilemap(bounds);
  map.setAt(2, 0, true);
  const column = (): ReturnType<typeof pointColumn<Position2>> =>
    pointColumn([at(1.75, 0.5), at(4, 4), at(2.5, -0.25)]);

  it('changes the column, and needs no options', () => {
    const positions = column();
    expect(pushOutAll(positions, meters(0.5), map, space)).toBe(2);
    expect([...positions]).toEqual([at(1.5, 0.5), at(4, 4), at(2.5, -0.5)]);
    expect(pushOutAll(positions, meters(0.5), map, space)).toBe(0);
  });

  it('pushes boxes as pushOut does, over all kinds of maps', () => {
    const random = new Random(7);
    const pushes = new PushOuts();
    let overlapping = 0;
    for (let round = 0; round < runs(60); round++) {
      const walls = new Set<number>();
      for (let i = 0; i < 33; i++) walls.add(random.integer(0, 11 * 12 - 1));
      const isWall = (x: number, y: number): boolean => walls.has((y + 6) * 11 + (x + 5));
      const each = spaces[round % spaces.length]!;
      const { origin, tileSize: size } = each as unknown as { origin: { x: number; y: number }; tileSize: number };
      const before = pointColumn<Position2>(ROWS);
      const [halfWidths, halfHeights] = [quantityColumn<Length>(ROWS), quantityColumn<Length>(ROWS)];
      for (let row = 0; row < ROWS; row++) {
        before.rawX[row] = origin.x + random.coordinate(7) * size;
        before.rawY[row] = origin.y + random.coordinate(7) * size;
        halfWidths.raw[row] = [0.4, 0.5, 1, 2.5, random.between(0.1, 1)][random.integer(0, 4)]! * size;
        halfHeights.raw[row] = [0.4, 0.5, 1, random.between(0.1, 1)][random.integer(0, 3)]! * size;
      }
      const isOne = round % 3 === 0;
      const sizes = { halfWidths, halfHeights: isOne ? halfHeights.get(0) : halfHeights };
      const inner = tileRect({ x: random.integer(-8, 2), y: random.integer(-8, 2), width: 6, height: 5 });
      for (const { name, map: walled, isSolid } of mapsWith(bounds, isWall)) {
        const maxDistance = random.next() < 0.5 ? meters(random.next() * 2 * size) : undefined;
        const options = { isSolid, bounds: random.next() < 0.2 ? inner : undefined, maxDistance } as const;
        const single = [...before].map((center, row): Told => {
          const half = difference(halfWidths.get(row), halfHeights.get(isOne ? 0 : row));
          const push = pushOut(walled, each, box(center, half), options);
          if (push === undefined) return undefined;
          return push.isStuck ? 'stuck' : { position: push.position, displacement: push.displacement };
        });
        const positions = pointColumn<Position2>([...before]);
        const count = pushOutAll(positions, sizes, walled, each, { ...options, pushes });
        expect(told(pushes, positions), name).toEqual(single);
        expect(count).toBe(single.filter((push) => push !== undefined).length);
        overlapping += count;
      }
    }
    expect(overlapping).toBeGreaterThanOrEqual(atLeast(60));
  });

  it('rounds in a column of 32-bit floats', () => {
    const positions = pointColumn([at(1.75, 0.5)], { storage: 'float32' });
    expect(pushOutAll(positions, meters(0.3), map, space)).toBe(1);
    expect(positions.rawX[0]).toBe(Math.fround(1.7));
  });

  it('says which circles are stuck, and leaves them', () => {
    const full = bitTilemap(bounds, true);
    const positions = column();
    const pushes = new PushOuts();
    expect(pushOutAll(positions, meters(0.25), full, space, { maxDistance: meters(0.5), pushes })).toBe(3);
    expect([0, 1, 2].map((index) => [pushes.row(index), pushes.isStuck(index)])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    expect([...positions]).toEqual([...column()]);
    expect(() => pushes.row(3)).toThrow(new RangeError('pushes.row: index must be an integer from 0 to 2, received 3'));
    pushes.clear();
    for (const read of ['row', 'isStuck', 'displacementX', 'displacementY', 'displacement'] as const) {
      expect(() => pushes[read](0)).toThrow(
        `pushes.${read}: index must be below the number of entries, which is 0, received 0`,
      );
    }
  });

  it('changes nothing if an argument is not valid', () => {
    const pushes = new PushOuts();
    const positions = column();
    const radii = quantityColumn([meters(0.5), meters(0.5), meters(0.5)]);
    const refuse = (message: string, call: () => unknown): void => {
      const before = [...positions];
      expect(call).toThrow(new RangeError(message));
      expect([...positions]).toEqual(before);
      expect(pushes.length).toBe(0);
    };
    for (const bad of [...notFinite, -1]) {
      radii.raw[2] = bad;
      refuse(`pushOutAll: sizes[2] must be a non-negative finite number, received ${bad}`, () =>
        pushOutAll(positions, radii, map, space, { pushes }),
      );
      refuse(`pushOutAll: sizes must be a non-negative finite number, received ${bad}`, () =>
        pushOutAll(positions, bad as unknown as Length, map, space, { pushes }),
      );
    }
    radii.raw[2] = 257;
    refuse('pushOutAll: sizes[2] in tiles must be at most 256, received 257. Use larger tiles', () =>
      pushOutAll(positions, radii, map, space, { pushes }),
    );
    refuse('pushOutAll: maxDistance in tiles must be at most 256, received 257. Use larger tiles', () =>
      pushOutAll(positions, meters(0.5), map, space, { pushes, maxDistance: meters(257) }),
    );
    radii.resize(2);
    refuse('pushOutAll: sizes must be as long as positions, 3, received 2. Resize one of them', () =>
      pushOutAll(positions, radii, map, space, { pushes }),
    );
    for (const bad of notFinite) {
      positions.rawY[2] = bad;
      refuse(`pushOutAll: positions[2].y must be a finite number, received ${bad}`, () =>
        pushOutAll(positions, meters(0.5), map, space, { pushes }),
      );
    }
  });

  it('changes nothing if the predicate or the map throws', () => {
    const pushes = new PushOuts();
    const positions = column();
    pushOutAll(positions, meters(0.5), map, space, { pushes });
    positions.set(0, at(1.75, 0.5));
    const before = [...positions];
    let calls = 0;
    const failing = (solid: boolean): boolean => {
      if (++calls > 20) throw new Error('mine');
      return solid;
    };
    expect(() => pushOutAll(positions, meters(0.5), map, space, { isSolid: failing, pushes })).toThrow('mine');
    const numbers = chunkedTilemap({ background: 0 }) as unknown as typeof map;
    expect(() => pushOutAll(positions, meters(0.5), numbers, space, { pushes })).toThrow(
      'pushOutAll: isSolid must be given for a map of other values than booleans',
    );
    expect([...positions]).toEqual(before);
    expect(pushes.length).toBe(2);
  });

  it('may be called by a predicate', () => {
    const positions = column();
    const nested = (solid: boolean): boolean => {
      expect(pushOutAll(column(), meters(0.5), map, space)).toBe(2);
      return solid;
    };
    expect(pushOutAll(positions, meters(0.5), map, space, { isSolid: nested })).toBe(2);
    expect([...positions]).toEqual([at(1.5, 0.5), at(4, 4), at(2.5, -0.5)]);
  });
});
