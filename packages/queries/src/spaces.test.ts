import { tile, type Tile, tileAt, tileRect, type TileSpace, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import { nextDown, nextUp, Random, runs } from '@tilewright/testing';
import {
  capsule,
  circle,
  convexPolygon,
  Direction2,
  meters,
  metersPerTile,
  position,
  type Position2,
  rectangle,
  sector,
  segmentBetween,
  tilePosition,
  tiles,
  turns,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import {
  type Inclusion,
  rowsInCapsule,
  rowsInCircle,
  rowsInPolygon,
  rowsInRectangle,
  rowsInSector,
  tilesInCapsule,
  tilesInCircle,
  tilesInPolygon,
  tilesInRectangle,
  tilesInSector,
  tilesOnSegment,
  tilesOnSegmentInto,
} from './index.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

/** Spaces where a bare floor of a quotient loses borders: see the guarantees of `@tilewright/tilemap`. */
const hostile: readonly TileSpace[] = [
  [0, 0, 1],
  [0, 0, 0.1],
  [0, 0, 0.7],
  [0.1, -0.3, 1 / 3],
  [1e15, -1e15, 1],
  [-7e12, 3e12, 0.01],
  [5e-324, -5e-324, 1e-250],
  [1e250, 1e240, 1e240],
].map(([x, y, size]) =>
  tileSpace({ origin: position(meters(x ?? 0), meters(y ?? 0)), tileSize: metersPerTile(size ?? 1) }),
);

const inclusions: readonly Inclusion[] = ['any', 'center', 'inside'];

/** A world position near a border of a tile, or anywhere. */
function place(random: Random, space: TileSpace): Position2 {
  const { origin } = space;
  const size = space.tileSize as unknown as number;
  const axis = (from: number): number => {
    const border = from + random.integer(-20, 20) * size;
    switch (random.integer(0, 3)) {
      case 0:
        return border;
      case 1:
        return nextUp(border);
      case 2:
        return nextDown(border);
      default:
        return border + random.next() * size;
    }
  };
  return position(meters(axis(origin.x as unknown as number)), meters(axis(origin.y as unknown as number)));
}

describe('in hostile spaces', () => {
  it('walks go from the tile of the start to the tile of the end, by steps to neighbors', () => {
    const random = new Random(1);
    const array = new Int32Array(400);
    for (let i = 0; i < runs(8000); i++) {
      const space = hostile[i % hostile.length] ?? unreachable();
      const [start, end] = [place(random, space), place(random, space)];
      const count = tilesOnSegmentInto(array, space, segmentBetween(start, end));
      const [first, last] = [tileAt(space, start), tileAt(space, end)];
      expect(count).toBe(Math.abs(last.x - first.x) + Math.abs(last.y - first.y) + 1);
      expect([array[0], array[1]]).toEqual([first.x, first.y]);
      expect([array[2 * count - 2], array[2 * count - 1]]).toEqual([last.x, last.y]);
      let leaps = 0;
      for (let at = 2; at < 2 * count; at += 2) {
        const [dx, dy] = [number(array[at]) - number(array[at - 2]), number(array[at + 1]) - number(array[at - 1])];
        if (Math.abs(dx) + Math.abs(dy) !== 1) leaps++;
      }
      expect(leaps).toBe(0);
    }
  });

  it('a disc of radius 0 has the tile of its center, a rectangle those from corner to corner', () => {
    const random = new Random(2);
    for (let i = 0; i < runs(4000); i++) {
      const space = hostile[i % hostile.length] ?? unreachable();
      const [a, b] = [place(random, space), place(random, space)];
      expect([...tilesInCircle(space, circle(a, meters(0)))]).toEqual([tileAt(space, a)]);
      const [minX, maxX] = [a.x < b.x ? a.x : b.x, a.x < b.x ? b.x : a.x];
      const [minY, maxY] = [a.y < b.y ? a.y : b.y, a.y < b.y ? b.y : a.y];
      const rows = [...rowsInRectangle(space, rectangle(position(minX, minY), position(maxX, maxY)))];
      const [first, last] = [tileAt(space, position(minX, minY)), tileAt(space, position(maxX, maxY))];
      expect(rows[0]).toEqual({ y: first.y, xMin: first.x, xMax: last.x });
      expect(rows.at(-1)).toEqual({ y: last.y, xMin: first.x, xMax: last.x });
      expect(rows.length).toBe(last.y - first.y + 1);
    }
  });
});

describe('composite shapes in hostile spaces', () => {
  it('have the tiles of the simple shapes that they are', () => {
    const random = new Random(3);
    for (let i = 0; i < runs(2000); i++) {
      const space = hostile[i % hostile.length] ?? unreachable();
      const [a, b] = [place(random, space), place(random, space)];
      const size = space.tileSize as unknown as number;
      const disc = circle(a, meters(random.integer(0, 20) * size * 0.25));
      const inclusion = inclusions[i % 3] ?? unreachable();
      const round = [...rowsInCircle(space, disc, { inclusion })];
      expect([...rowsInCapsule(space, capsule(segmentBetween(a, a), disc.radius), { inclusion })]).toEqual(round);
      const whole = sector(a, disc.radius, Direction2.east, turns(1));
      if (inclusion !== 'inside') expect([...rowsInSector(space, whole, { inclusion })]).toEqual(round);
      const [minX, maxX] = [a.x < b.x ? a.x : b.x, a.x < b.x ? b.x : a.x];
      const [minY, maxY] = [a.y < b.y ? a.y : b.y, a.y < b.y ? b.y : a.y];
      if (minX === maxX || minY === maxY) continue;
      const corners = [position(minX, minY), position(maxX, minY), position(maxX, maxY), position(minX, maxY)];
      expect([...rowsInPolygon(space, convexPolygon(corners), { inclusion })]).toEqual([
        ...rowsInRectangle(space, rectangle(position(minX, minY), position(maxX, maxY)), { inclusion }),
      ]);
    }
  });

  it('with bounds come from shapes that leave the range of tiles', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    const all = [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)];
    const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
    const far = segmentBetween(at(-1e15, 1), at(1e15, 1));
    expect([...tilesInCapsule(unitTileSpace, capsule(far, tiles(0.5)), { bounds })]).toEqual(all);
    expect([
      ...tilesInSector(unitTileSpace, sector(at(-4, 1), tiles(1e15), Direction2.east, turns(0.5)), { bounds }),
    ]).toEqual(all);
    const large = convexPolygon([at(-1e15, -1e15), at(1e15, -1e15), at(0, 1e15)]);
    expect([...tilesInPolygon(unitTileSpace, large, { bounds })]).toEqual(all);
  });
});

describe('answers', () => {
  const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(3.5), tiles(0.5)));

  it('can be iterated again, stopped early, and nested', () => {
    const some = tilesOnSegment(unitTileSpace, path);
    const once = [...some];
    expect([...some]).toEqual(once);
    const pairs: [Tile, Tile][] = [];
    for (const a of some) {
      for (const b of tilesOnSegment(unitTileSpace, path)) {
        pairs.push([a, b]);
        if (b.x > a.x) break;
      }
    }
    expect(pairs.length).toBe(2 + 3 + 4 + 4);
    const iterator = some[Symbol.iterator]();
    const disc = tilesInCircle(unitTileSpace, circle(tilePosition(tiles(0.5), tiles(0.5)), tiles(1)));
    expect([...disc]).toEqual([...disc]);
    for (let i = 0; i < 4; i++) expect(iterator.next().done).toBe(false);
    expect(iterator.next()).toEqual({ done: true, value: undefined });
    // Another walk has taken over what the first has given back.
    const other = tilesOnSegment(unitTileSpace, path)[Symbol.iterator]();
    expect(iterator.next().done).toBe(true);
    expect(iterator.return?.().done).toBe(true);
    expect(other.next().value).toEqual(tile(0, 0));
  });

  it('with bounds come from shapes that leave the range of tiles', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    const far = segmentBetween(tilePosition(tiles(-1e300), tiles(0.5)), tilePosition(tiles(1e300), tiles(0.5)));
    expect([...tilesOnSegment(unitTileSpace, far, { bounds })]).toEqual([tile(0, 0), tile(1, 0)]);
    const large = circle(tilePosition(tiles(1e15), tiles(1)), tiles(1e15));
    expect([...tilesInCircle(unitTileSpace, large, { bounds })]).toEqual([
      tile(0, 0),
      tile(1, 0),
      tile(0, 1),
      tile(1, 1),
    ]);
    const box = rectangle(tilePosition(tiles(-1e300), tiles(1)), tilePosition(tiles(1e300), tiles(1)));
    expect([...tilesInRectangle(unitTileSpace, box, { bounds })]).toEqual([tile(0, 1), tile(1, 1)]);
    const none = tileRect({ x: 0, y: 0, width: 0, height: 2 });
    expect([...tilesOnSegment(unitTileSpace, far, { bounds: none })]).toEqual([]);
    expect([...tilesInCircle(unitTileSpace, large, { bounds: none })]).toEqual([]);
    expect([...tilesInRectangle(unitTileSpace, box, { bounds: none })]).toEqual([]);
  });
});

function number(value: number | undefined): number {
  return value ?? Number.NaN;
}

function unreachable(): never {
  throw new Error('no such element');
}
