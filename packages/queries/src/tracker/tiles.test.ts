/** The tiles of objects against the definition, and the objects of tiles against the tiles of objects. */
import { runs } from '@tilewright/testing';
import { tile, tileRect, tileSpace, toTileLength, toTileSpace, type Tile } from '@tilewright/tilemap';
import { meters, metersPerTile, pointColumn, position, type Position2, unsafeNumber } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oracleTilesInCircle, oracleTilesInRectangle } from '../testing/area-oracle.js';
import type { Handle } from '../handle.js';
import type { ModelShape } from './testing/model.js';
import { at, length, operation, Pair, place, shape, typed } from './testing/operations.js';
import { ObjectTracker } from './tracker.js';
import { checkTracker } from './check.js';
import { observeTiles } from './observe.js';
import { tilesOfObject } from './tiles-of-object.js';
import { objectsOnTile } from '../objects/index.js';

const spaces = [
  tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) }),
  tileSpace({ origin: position(meters(-0.3), meters(0.1)), tileSize: metersPerTile(0.7) }),
];

const cellsOf = (tiles: Iterable<Tile>): [number, number][] => [...tiles].map(({ x, y }) => [x, y]);

function oracle(space: (typeof spaces)[number], of: ModelShape): unknown {
  if (of.kind === 'circle') {
    const center = toTileSpace(space, at(of.x, of.y));
    const radius = unsafeNumber(toTileLength(space, length(of.radius)));
    return oracleTilesInCircle(unsafeNumber(center.x), unsafeNumber(center.y), radius, 'any');
  }
  const min = toTileSpace(space, at(of.minX, of.minY));
  const max = toTileSpace(space, at(of.maxX, of.maxY));
  const [x0, y0, x1, y1] = [min.x, min.y, max.x, max.y].map(unsafeNumber) as [number, number, number, number];
  return oracleTilesInRectangle(x0, y0, x1, y1, 'any', 'closed');
}

const isSmall = (of: ModelShape): boolean => (of.kind === 'circle' ? of.radius : Math.max(of.width, of.height)) < 50;

describe('tilesOf and objectsOnTile', () => {
  it('are the tiles of the points of a shape', () => {
    fc.assert(
      fc.property(shape.filter(isSmall), fc.constantFrom(...spaces), (of, space) => {
        const tracker = new ObjectTracker<string>({ space });
        const tiles = cellsOf(tilesOfObject(tracker, tracker.add('it', typed(of))));
        expect(tiles).toEqual(oracle(space, of));
        for (const [x, y] of tiles.slice(0, 20)) {
          for (const [dx, dy] of [
            [0, 0],
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ] as const) {
            const isIn = tiles.some(([u, v]) => u === x + dx && v === y + dy);
            expect(objectsOnTile(tracker, tile(x + dx, y + dy))).toEqual(isIn ? ['it'] : []);
          }
        }
      }),
      { seed: 63, numRuns: runs(400) },
    );
  });

  it('agree for all objects of a tracker', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 80 }), place, place, (operations, x, y) => {
        const pair = new Pair();
        for (const each of operations) pair.run(each);
        const there = tile(Math.floor(x), Math.floor(y));
        const expected: number[] = [];
        for (const { id, shape: own } of pair.model.objects) {
          const handle = pair.handles.get(id) as Handle;
          if (!isSmall(own)) continue;
          if (cellsOf(tilesOfObject(pair.tracker, handle)).some(([u, v]) => u === there.x && v === there.y))
            expected.push(id);
        }
        const found = objectsOnTile(pair.tracker, there).filter((id) => isSmall(pair.model.find(id).shape));
        expect(found.sort((a, b) => a - b)).toEqual(expected);
      }),
      { seed: 64, numRuns: runs(150) },
    );
  });

  it('agree where a tile is no larger than the margin of coordinates', () => {
    const space = tileSpace({ origin: position(meters(1e12), meters(0)), tileSize: metersPerTile(0.7) });
    const tracker = new ObjectTracker<string>({ space });
    const handle = tracker.add('it', typed({ kind: 'circle', x: 1e12 + 2.4925, y: 1.05, radius: 0.7 }));
    const tiles = cellsOf(tilesOfObject(tracker, handle));
    expect(tiles.length).toBeGreaterThan(3);
    for (let y = -3; y < 6; y++) {
      for (let x = -3; x < 9; x++) {
        const isIn = tiles.some(([u, v]) => u === x && v === y);
        expect([x, y, objectsOnTile(tracker, tile(x, y))]).toEqual([x, y, isIn ? ['it'] : []]);
      }
    }
  });

  it('handle objects that lie, or begin, outside the range of tiles', () => {
    const tracker = new ObjectTracker<string>({ space: spaces[0] as (typeof spaces)[0] });
    const far = tracker.add('far', at(1e300, -1e300));
    const wide = tracker.add(
      'wide',
      typed({ kind: 'rectangle', minX: -1e12, minY: 0, maxX: 3, maxY: 0, width: 0, height: 0 }),
    );
    tracker.add('round', typed({ kind: 'circle', x: 1e10, y: 0.5, radius: 1e10 }));
    expect(cellsOf(tilesOfObject(tracker, far))).toEqual([]);
    expect(objectsOnTile(tracker, tile(0, 0)).sort()).toEqual(['round', 'wide']);
    expect(objectsOnTile(tracker, tile(-1, 0))).toEqual(['wide']);
    expect(tilesOfObject(tracker, wide)[Symbol.iterator]().next().value).toEqual(tile(-0x8000_0000, 0));
  });
});

describe('observeTiles', () => {
  it('reports every tile that an object enters or leaves, in one batch per operation', () => {
    const bounds = tileRect({ x: -8, y: -8, width: 16, height: 16 });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 40 }), (operations) => {
        const pair = new Pair();
        const told = new Map<Handle, Set<string>>();
        let batches = 0;
        const end = observeTiles(pair.tracker, bounds, (changes) => {
          batches++;
          expect(changes.length).toBeGreaterThan(0);
          for (const { kind, handle, tile: where } of changes) {
            const tiles = told.get(handle) ?? new Set();
            told.set(handle, tiles);
            const key = `${where.x} ${where.y}`;
            expect(tiles.has(key)).toBe(kind === 'leave');
            if (kind === 'enter') tiles.add(key);
            else tiles.delete(key);
          }
        });
        for (const each of operations) {
          batches = 0;
          pair.run(each);
          expect(batches).toBeLessThanOrEqual(1);
        }
        for (const { id, shape: own } of pair.model.objects) {
          const handle = pair.handles.get(id) as Handle;
          if (!isSmall(own)) continue;
          const inside = cellsOf(tilesOfObject(pair.tracker, handle)).filter(
            ([x, y]) => x >= -8 && x < 8 && y >= -8 && y < 8,
          );
          expect(told.get(handle) ?? new Set()).toEqual(new Set(inside.map(([x, y]) => `${x} ${y}`)));
        }
        for (const handle of pair.stale) expect(told.get(handle)?.size ?? 0).toBe(0);
        end();
        batches = 0;
        pair.run({ kind: 'clear' });
        expect(batches).toBe(0);
      }),
      { seed: 65, numRuns: runs(150) },
    );
  });

  it('lets a listener change the tracker', () => {
    const tracker = new ObjectTracker<string>({ space: spaces[0] as (typeof spaces)[0] });
    const log: string[] = [];
    observeTiles(tracker, tileRect({ x: 0, y: 0, width: 9, height: 9 }), (changes) => {
      for (const { kind, object, tile: where } of changes) {
        log.push(`${object} ${kind} ${where.x}`);
        if (object === 'a' && kind === 'enter') tracker.add('b', at(5, 0));
      }
    });
    tracker.remove(tracker.add('a', at(0, 0)));
    expect(log).toEqual(['a enter 0', 'b enter 5', 'a leave 0']);
    expect(tracker.size).toBe(1);
  });

  it('completes the operation before a listener throws', () => {
    const tracker = new ObjectTracker<string>({ space: spaces[0] as (typeof spaces)[0] });
    const bounds = tileRect({ x: 0, y: 0, width: 9, height: 9 });
    const told: string[] = [];
    const end = observeTiles(tracker, bounds, () => {
      throw new Error('from the listener');
    });
    observeTiles(tracker, bounds, (changes) => told.push(...changes.map(({ kind, object }) => `${object} ${kind}`)));
    expect(() => tracker.add('a', at(1, 1))).toThrow('from the listener');
    expect([tracker.size, told]).toEqual([1, ['a enter']]);
    end();
    end();
    tracker.clear();
    expect(told).toEqual(['a enter', 'a leave']);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('reports nothing about a bulk move that throws, then or later', () => {
    const tracker = new ObjectTracker<string>({ space: spaces[0] as (typeof spaces)[0] });
    const a = tracker.add('a', at(1, 1));
    tracker.add('b', at(2, 2));
    const told: string[] = [];
    observeTiles(tracker, tileRect({ x: 0, y: 0, width: 9, height: 9 }), (changes) =>
      told.push(...changes.map(({ kind, object, tile: { x } }) => `${object} ${kind} ${x}`)),
    );
    const positions = pointColumn<Position2>([at(3, 3), at(4, 4)]);
    positions.rawX[1] = Number.NaN;
    expect(() => tracker.moveAll(positions)).toThrow('positions');
    expect([told, checkTracker(tracker)]).toEqual([[], []]);
    tracker.move(a, at(5, 1));
    expect(told).toEqual(['a leave 1', 'a enter 5']);
  });
});
