/** What a flow field answers, and what it refuses. */
import { Random } from '@tilewright/testing';
import {
  bitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  type ReadonlyTilemap,
  tile,
  type Tile,
  tileCenter,
  tileRect,
  tileSpace,
  tilesIn,
  typedTilemap,
} from '@tilewright/tilemap';
import { Direction2, directionBetween, meters, metersPerTile, position, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { FlowField } from './flow-field.js';
import { Place, optionsOf, rules } from './testing/places.js';

function plan(...rows: readonly string[]): ReturnType<typeof bitTilemapFrom> {
  const bounds = tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length });
  return bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
}

/** A call as callers without types make it. */
const untyped = (make: unknown, ...values: readonly unknown[]): (() => unknown) => {
  const Made = make as new (...given: readonly unknown[]) => unknown;
  return () => new Made(...values);
};

/** The tiles from a tile to a goal. */
function wayFrom(flow: FlowField, start: Tile): Tile[] {
  const path = [start];
  for (let next = flow.nextTile(start); next !== undefined; next = flow.nextTile(next)) path.push(next);
  return path;
}

describe('a flow field', () => {
  const walls = plan('......', '.####.', '......');

  it('leads to the nearest goal', () => {
    const flow = new FlowField(walls, { goals: [tile(5, 1), tile(0, 1)] });
    expect(flow.distanceAt(tile(2, 0))).toBe(tiles(3));
    expect(wayFrom(flow, tile(2, 0))).toEqual([tile(2, 0), tile(1, 0), tile(0, 0), tile(0, 1)]);
    expect(flow.distanceAt(tile(0, 1))).toBe(tiles(0));
    expect(flow.costAt(tile(0, 1))).toBe(0);
    expect(flow.nextTile(tile(0, 1))).toBe(undefined);
  });

  it.each(rules)('goes strictly down to a goal, by as much as the moves count, under the rule %s', (rule) => {
    const random = new Random(9);
    for (let round = 0; round < 20; round++) {
      const place = new Place(random, 20);
      const hasCosts = round % 2 === 1;
      const flow = new FlowField(place.map, optionsOf(place.anyTiles(2), { hasCosts }, rule));
      for (const start of tilesIn(place.bounds)) {
        const cost = flow.costAt(start);
        const length = flow.distanceAt(start);
        expect(length === undefined).toBe(cost === undefined);
        if (cost === undefined || length === undefined) continue;
        let left = cost;
        let far: number = 0;
        let at = start;
        for (let next = flow.nextTile(at); next !== undefined; next = flow.nextTile(at)) {
          const isDiagonal = next.x !== at.x && next.y !== at.y;
          const mean = hasCosts ? (place.map.get(at) + place.map.get(next)) / 2 : 1;
          left -= (isDiagonal ? 8119 / 5741 : 1) * mean;
          far += isDiagonal ? Math.SQRT2 : 1;
          expect(left).toBeCloseTo(flow.costAt(next) ?? Number.NaN, 6);
          at = next;
        }
        expect(left).toBeCloseTo(0, 6);
        expect(Number(length)).toBeCloseTo(far, 9);
      }
    }
  });

  it('ignores goals outside', () => {
    const map = plan('...', '...');
    for (const cost of [undefined, (): number => 3]) {
      const flow = new FlowField(map, { goals: [tile(3, 0), tile(0, 0), tile(-1, 1)], cost });
      expect(flow.nextTile(tile(2, 0))).toEqual(tile(1, 0));
      flow.setGoals(tile(3, 0));
      expect(flow.update()).toBe(true);
      for (const at of [tile(2, 0), tile(0, 0), tile(3, 0)]) {
        expect([flow.nextTile(at), flow.distanceAt(at), flow.costAt(at)]).toEqual([undefined, undefined, undefined]);
      }
      flow.setGoals([tile(9, 9), tile(2, 1)]);
      map.set(tile(1, 0), true);
      expect(flow.update()).toBe(true);
      expect(flow.nextTile(tile(0, 1))).toEqual(tile(1, 1));
      map.set(tile(1, 0), false);
      const none = new FlowField(map, { goals: [tile(3, 0), tile(0, 2)], cost });
      expect(none.distanceAt(tile(0, 0))).toBeUndefined();
      map.set(tile(1, 1), true);
      expect(none.update()).toBe(true);
      expect(none.nextTile(tile(0, 0))).toBeUndefined();
      none.setGoals(tile(0, 0));
      none.update();
      expect(none.nextTile(tile(1, 0))).toEqual(tile(0, 0));
      map.fill(false);
    }
  });

  it('knows nothing of solid tiles, of tiles without a path, and of those outside', () => {
    const cell = plan('..#.', '..#.');
    const flow = new FlowField(cell, { goals: tile(0, 0) });
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    for (const at of [tile(2, 0), tile(3, 1), tile(-1, 0), tile(4, 0), tile(0, 2), tile(2 ** 31 - 1, -(2 ** 31))]) {
      expect(flow.distanceAt(at)).toBe(undefined);
      expect(flow.costAt(at)).toBe(undefined);
      expect(flow.nextTile(at)).toBe(undefined);
      expect(flow.directionAt(space, tileCenter(space, at))).toBe(undefined);
    }
    expect(flow.directionAt(space, position(meters(1e300), meters(0)))).toBe(undefined);
    expect(flow.directionAt(space, position(meters(0.1), meters(0.9)))).toBe(undefined);
  });

  it('has a solid goal when it opens', () => {
    const map = plan('...', '.#.', '...');
    const flow = new FlowField(map, { goals: tile(1, 1) });
    expect(flow.distanceAt(tile(0, 1))).toBe(undefined);
    map.set(tile(1, 1), false);
    expect(flow.distanceAt(tile(0, 1))).toBe(undefined);
    expect(flow.update()).toBe(true);
    expect(flow.distanceAt(tile(0, 1))).toBe(tiles(1));
    map.set(tile(1, 1), true);
    expect(flow.distanceAt(tile(1, 1))).toBe(undefined);
    flow.update();
    expect(flow.distanceAt(tile(0, 1))).toBe(undefined);
  });

  it('tells by the rule whether a diagonal passes', () => {
    const gap = plan('.#', '#.');
    const corner = plan('..', '#.');
    const distance = (map: ReadonlyTilemap<boolean>, rule: (typeof rules)[number]): number | undefined =>
      new FlowField(map, { goals: tile(0, 0), rule }).distanceAt(tile(1, 1)) as number | undefined;
    expect(rules.map((rule) => distance(gap, rule))).toEqual([undefined, Math.SQRT2, undefined]);
    expect(rules.map((rule) => distance(corner, rule))).toEqual([2, Math.SQRT2, 2]);
    expect(new FlowField(corner, { goals: tile(0, 0) }).distanceAt(tile(1, 1))).toBe(tiles(2));
  });

  it('leaves the shortest path for a cheaper one', () => {
    const swamp = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 3 }), Uint8Array, 1);
    swamp.fill(9, tileRect({ x: 1, y: 0, width: 3, height: 2 }));
    const flow = new FlowField(swamp, { goals: tile(4, 0), isSolid: () => false, cost: (value) => value });
    expect(wayFrom(flow, tile(0, 0)).map(({ y }) => y)).toContain(2);
    expect(Number(flow.distanceAt(tile(0, 0)))).toBeGreaterThan(4);
  });

  it('answers as before until it is updated, but does not lead into a new wall', () => {
    const map = plan('.....', '.....', '.....');
    const flow = new FlowField(map, { goals: tile(4, 1) });
    map.set(tile(3, 1), true);
    expect(flow.nextTile(tile(2, 1))).not.toEqual(tile(3, 1));
    expect(flow.distanceAt(tile(1, 1))).toBe(tiles(3));
    expect(flow.distanceAt(tile(3, 1))).toBe(undefined);
    flow.update();
    expect(Number(flow.distanceAt(tile(1, 1)))).toBeGreaterThan(3);
    flow.setGoals(tile(0, 0));
    expect(flow.distanceAt(tile(4, 1))).toBe(tiles(0));
    flow.update();
    expect(flow.distanceAt(tile(0, 0))).toBe(tiles(0));
  });

  it('keeps to its budget', () => {
    const open = bitTilemap(tileRect({ x: 0, y: 0, width: 100, height: 100 }));
    const flow = new FlowField(open, { goals: tile(0, 0) });
    expect(flow.update(1)).toBe(true);
    flow.setGoals(tile(99, 99));
    let calls = 1;
    while (!flow.update(100)) {
      calls++;
      expect(flow.distanceAt(tile(0, 0))).toBe(tiles(0));
    }
    expect(calls).toBeGreaterThanOrEqual(100);
    expect(calls).toBeLessThan(110);
    expect(flow.distanceAt(tile(99, 99))).toBe(tiles(0));
  });

  it('reads again what the map does not know', () => {
    let isOpen = false;
    const map = typedTilemap(tileRect({ x: 0, y: 0, width: 9, height: 1 }), Uint8Array);
    const flow = new FlowField(map, { goals: tile(8, 0), isSolid: (_, x) => x === 4 && !isOpen });
    isOpen = true;
    flow.update();
    expect(flow.nextTile(tile(0, 0))).toBe(undefined);
    flow.refresh(tileRect({ x: 0, y: 0, width: 4, height: 1 }));
    flow.update();
    expect(flow.nextTile(tile(0, 0))).toBe(undefined);
    flow.refresh(tileRect({ x: 4, y: 0, width: 1, height: 1 }));
    flow.update();
    expect(flow.nextTile(tile(0, 0))).toEqual(tile(1, 0));
  });

  it('takes a map without bounds in the bounds that it is given', () => {
    const endless = chunkedTilemap({ background: false });
    const bounds = tileRect({ x: -5, y: -5, width: 11, height: 11 });
    const flow = new FlowField(endless, { goals: tile(0, 0), bounds });
    expect(flow.distanceAt(tile(5, 0))).toBe(tiles(5));
    expect(flow.distanceAt(tile(6, 0))).toBe(undefined);
    expect(() => new FlowField(endless, { goals: tile(0, 0) })).toThrow('FlowField: bounds must be');
  });
});

describe('the direction of a body', () => {
  it('leads to the middle of the next tile', () => {
    const space = tileSpace({ origin: position(meters(10), meters(0)), tileSize: metersPerTile(2) });
    const flow = new FlowField(bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 })), { goals: tile(3, 0) });
    expect(flow.directionAt(space, position(meters(11), meters(1)))).toBe(Direction2.east);
    const corner = position(meters(12), meters(0));
    expect(flow.directionAt(space, corner)).toBe(directionBetween(corner, tileCenter(space, tile(2, 0))));
  });

  it('is that of the center of a large body', () => {
    const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
    const map = plan('.....', '.....', '.....');
    const flow = new FlowField(map, { goals: tile(3, 0), size: 2 });
    // The body covers columns 1 and 2: it is at the tile (1, 0), and next at (2, 0).
    expect(flow.directionAt(space, position(meters(2), meters(1)))).toBe(Direction2.east);
    expect(flow.directionAt(space, position(meters(2.4), meters(0.6)))).not.toBe(undefined);
    expect(flow.directionAt(space, position(meters(4), meters(1)))).toBe(undefined);
  });
});

describe('bad input', () => {
  const map = plan('...', '...');
  const good = { goals: tile(0, 0) };
  const bytes = typedTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }), Uint8Array);

  it.each([
    [[undefined, good], 'FlowField: map must be a tile map'],
    [[map], 'FlowField: goals'],
    [[map, {}], 'FlowField: goals'],
    [[map, { goals: [] }], 'FlowField: goals must be a tile, or a list of at least one tile'],
    [[map, { goals: [tile(3, 0), { x: Number.NaN, y: 0 }] }], 'FlowField: goals'],
    [[map, { goals: [tile(0, 0), { x: 0.5, y: 0 }] }], 'FlowField: goals'],
    [[map, { ...good, goal: tile(1, 1) }], 'received the member "goal"'],
    [[map, { ...good, rule: 'six-way' }], "FlowField: rule must be 'four-way', 'eight-way' or 'no-corner-cutting'"],
    [[map, { ...good, size: 0 }], 'FlowField: size must be an integer from 1 to 1024, received 0'],
    [[map, { ...good, size: 1, radius: 1 }], 'FlowField: radius must be left out where size is given'],
    [[map, { ...good, radius: -1 }], 'FlowField: radius must be'],
    [[map, { ...good, cost: () => 0 }], 'FlowField: cost of tile (0, 0) must be an integer from 1 to 255, received 0'],
    [[map, { ...good, cost: () => 256 }], 'FlowField: cost of tile (0, 0) must be an integer from 1 to 255'],
    [[map, { ...good, cost: () => 1.5 }], 'FlowField: cost of tile (0, 0) must be an integer from 1 to 255'],
    [[bytes, good], 'FlowField: isSolid must be given for a map of other values than booleans'],
  ])('is refused by name: %#', (values, message) => {
    expect(untyped(FlowField, ...values)).toThrow(RangeError);
    expect(untyped(FlowField, ...values)).toThrow(message);
  });

  it('is refused by the methods', () => {
    const flow = new FlowField(map, good);
    const call = (name: string, ...values: readonly unknown[]): (() => unknown) => {
      const method: unknown = Reflect.get(flow, name);
      return () => (method as (...given: readonly unknown[]) => unknown).apply(flow, [...values]);
    };
    for (const bad of [0, -1, 0.5, Number.NaN, '3', null]) {
      expect(call('update', bad)).toThrow('flow.update: maxNodes must be a positive integer');
    }
    for (const name of ['distanceAt', 'costAt', 'nextTile']) {
      for (const bad of [undefined, null, 3, {}, { x: 0.5, y: 0 }])
        expect(call(name, bad)).toThrow(`flow.${name}: tile`);
    }
    expect(call('setGoals', [])).toThrow('flow.setGoals: goals must be a tile, or a list of at least one tile');
    expect(call('setGoals', [tile(1, 1), { x: 0.5, y: 0 }])).toThrow('flow.setGoals: goals must be');
    expect(call('refresh', { x: 0 })).toThrow('flow.refresh: rect must be a rectangle of tiles');
    expect(call('directionAt', {}, { x: 0, y: 0 })).toThrow('flow.directionAt: space');
    const space = { origin: { x: 0, y: 0 }, tileSize: 1 };
    expect(call('directionAt', space, { x: Number.NaN, y: 0 })).toThrow('flow.directionAt: center');
    flow.update();
    expect(flow.nextTile(tile(1, 0))).toEqual(tile(0, 0));
  });

  it('changes nothing where a predicate or an iterable throws', () => {
    const fault = new Error('not now');
    let isFaulty = false;
    const isSolid = (value: number): boolean => {
      if (isFaulty) throw fault;
      return value === 1;
    };
    const numbers = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }), Uint8Array);
    const flow = new FlowField(numbers, { goals: tile(4, 0), isSolid });
    numbers.setAt(2, 0, 1);
    isFaulty = true;
    expect(() => flow.update()).toThrow(fault);
    expect(() => flow.nextTile(tile(0, 0))).toThrow(fault);
    isFaulty = false;
    expect(flow.update()).toBe(true);
    expect(flow.nextTile(tile(0, 0))).toBe(undefined);
    const broken = (function* () {
      yield tile(0, 0);
      throw fault;
    })();
    expect(() => {
      flow.setGoals(broken);
    }).toThrow(fault);
    flow.update();
    expect(flow.distanceAt(tile(4, 0))).toBe(tiles(0));
    expect(flow.distanceAt(tile(0, 0))).toBe(undefined);
  });

  it('is a predicate that asks the field itself', () => {
    const numbers = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }), Uint8Array);
    let asks = false;
    const flow: FlowField<number> = new FlowField(numbers, {
      goals: tile(4, 0),
      isSolid: () => asks && flow.nextTile(tile(0, 0)) === undefined,
    });
    asks = true;
    numbers.setAt(0, 0, 1);
    expect(() => flow.update()).toThrow('must not be called from isSolid or cost of the same object');
    asks = false;
    expect(flow.update()).toBe(true);
  });
});
