import { isVisible } from '@tilewright/queries';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  bitTilemap,
  type BitTilemap,
  bitTilemapFrom,
  tile,
  type Tile,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import {
  meters,
  metersPerTile,
  pointColumn,
  position,
  tilePosition,
  type TilePosition2,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { standingOfDisc } from '../testing/bodies.js';
import { isLegFree } from '../testing/leg-oracle.js';
import { oraclePath, type Place } from '../testing/oracle.js';
import { anyMap, mapOf, openTiles, pick } from '../testing/test-maps.js';
import { wayPoints, wayPointsInto } from './way-points.js';

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const row = (y: number, from: number, to: number): Tile[] =>
  Array.from({ length: to - from + 1 }, (_, i) => tile(from + i, y));
const numbers = (points: readonly TilePosition2[]): number[][] =>
  points.map(({ x, y }) => [unsafeNumber(x), unsafeNumber(y)]);

describe('way points', () => {
  const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));

  it('go straight where nothing is in the way', () => {
    const path = [tile(0, 0), tile(1, 1), tile(2, 2), tile(3, 2), tile(4, 2), tile(5, 2)];
    expect(wayPoints(open, unitTileSpace, path)).toEqual([at(0.5, 0.5), at(5.5, 2.5)]);
    expect(wayPoints(open, unitTileSpace, { tiles: path })).toEqual([at(0.5, 0.5), at(5.5, 2.5)]);
    expect(wayPoints(open, unitTileSpace, Int32Array.of(0, 0, 1, 1, 2, 1))).toEqual([at(0.5, 0.5), at(2.5, 1.5)]);
  });

  it('start and end where they are told', () => {
    const path = row(4, 1, 5);
    const [from, to] = [at(1.25, 4.75), at(5.9, 4.1)];
    expect(wayPoints(open, unitTileSpace, path, { from })).toEqual([from, at(5.5, 4.5)]);
    expect(wayPoints(open, unitTileSpace, path, { to })).toEqual([at(1.5, 4.5), to]);
    expect(wayPoints(open, unitTileSpace, path, { from, to })).toEqual([from, to]);
    expect(wayPoints(open, unitTileSpace, path, { from: at(1.5, 4.5) })).toEqual([at(1.5, 4.5), at(5.5, 4.5)]);
  });

  it('are one point or two in one tile', () => {
    const [from, to] = [at(3.25, 3.5), at(3, 3)];
    expect(wayPoints(open, unitTileSpace, [tile(3, 3)])).toEqual([at(3.5, 3.5)]);
    expect(wayPoints(open, unitTileSpace, [tile(3, 3)], { from })).toEqual([from, at(3.5, 3.5)]);
    expect(wayPoints(open, unitTileSpace, [tile(3, 3)], { from, to })).toEqual([from, to]);
    expect(wayPoints(open, unitTileSpace, [tile(3, 3)], { from, to: from })).toEqual([from]);
    expect(wayPoints(open, unitTileSpace, [tile(3, 3)], { from: at(3.5, 3.5), to: at(3.5, 3.5) })).toHaveLength(1);
  });

  it('keep off corners that a straight line would touch', () => {
    const map = mapOf('....', '.#..', '....', '....');
    const path = [tile(0, 1), tile(0, 2), tile(1, 2), tile(2, 2), tile(2, 3)];
    // From (0.5, 1.5), the line to (2.5, 3.5) passes the corner (1, 2) exactly.
    expect(numbers(wayPoints(map, unitTileSpace, path))).toEqual([
      [0.5, 1.5],
      [0.5, 2.5],
      [2.5, 3.5],
    ]);
  });

  it('keep the moves of a path that cuts corners', () => {
    const map = mapOf('.#...', '#.#..', '.#.#.', '..#..', '.....');
    const path = [tile(0, 0), tile(1, 1), tile(2, 2), tile(3, 3), tile(4, 3), tile(4, 4)];
    expect(numbers(wayPoints(map, unitTileSpace, path))).toEqual([
      [0.5, 0.5],
      [1.5, 1.5],
      [2.5, 2.5],
      [3.5, 3.5],
      [4.5, 4.5],
    ]);
  });

  it('do not join two moves in one direction past a corner', () => {
    const map = mapOf('....', '.#..', '....', '....');
    const path = [tile(0, 1), tile(1, 2), tile(2, 3)];
    expect(isVisible(map, unitTileSpace, at(0.5, 1.5), at(2.5, 3.5), { corners: 'block' })).toBe(false);
    expect(numbers(wayPoints(map, unitTileSpace, path))).toEqual([
      [0.5, 1.5],
      [1.5, 2.5],
      [2.5, 3.5],
    ]);
  });

  it('leave as much room as a disc needs, and no more', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 14, height: 10 }));
    map.setAt(6, 6, true);
    const path = [...row(3, 3, 7), tile(8, 4), tile(9, 5)];
    // The corner (7, 6) is 8 / sqrt(40) = 1.2649 tiles from the line between the ends.
    const pulled = (radius: number): number[][] =>
      numbers(wayPoints(map, unitTileSpace, path, { radius: tiles(radius) }));
    expect(pulled(1.264)).toEqual([
      [3.5, 3.5],
      [9.5, 5.5],
    ]);
    expect(pulled(1.265)).toEqual([
      [3.5, 3.5],
      [8.5, 4.5],
      [9.5, 5.5],
    ]);
  });

  it('lead through a gap that a disc touches on both sides', () => {
    const map = mapOf('###.###', '###.###', '###.###', '###.###');
    const path = [0, 1, 2, 3].map((y) => tile(3, y));
    expect(wayPoints(map, unitTileSpace, path.slice(1, 3), { radius: tiles(0.5) })).toHaveLength(2);
    expect(() => wayPoints(map, unitTileSpace, path, { radius: tiles(0.5000001) })).toThrow(
      'wayPoints: path.tiles[1] must be a tile in which a disc of radius 0.5000001 tiles overlaps no solid tile, received (3, 1). Find the path with the same radius',
    );
  });

  it('lead out of a solid tile', () => {
    const map = mapOf('.....', '.#...', '.....');
    const path = [tile(1, 1), tile(2, 1), tile(3, 1), tile(4, 2)];
    expect(numbers(wayPoints(map, unitTileSpace, path))).toEqual([
      [1.5, 1.5],
      [4.5, 2.5],
    ]);
    expect(numbers(wayPoints(map, unitTileSpace, path, { radius: tiles(0.5) }))).toEqual([
      [1.5, 1.5],
      [2.5, 1.5],
      [4.5, 2.5],
    ]);
  });

  it('are in the world of the space', () => {
    const space = tileSpace({ origin: position(meters(-3), meters(10)), tileSize: metersPerTile(2) });
    const from = position(meters(-2.5), meters(11.5));
    expect(wayPoints(open, space, row(0, 0, 3), { from, radius: meters(0.5) })).toEqual([
      from,
      position(meters(4), meters(11)),
    ]);
  });

  it('need a predicate for a map of numbers', () => {
    const map = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }), Uint8Array);
    expect(wayPoints(map, unitTileSpace, row(0, 0, 4), { isSolid: (kind) => kind === 2 })).toHaveLength(2);
    // @ts-expect-error -- A number does not say whether it is solid.
    expect(() => wayPoints(map, unitTileSpace, row(0, 0, 4))).toThrow('wayPoints: isSolid must be given');
  });
});

describe('way points in a column', () => {
  const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));

  it('are those of the array', () => {
    const points = pointColumn<TilePosition2>([at(1, 1), at(2, 2), at(3, 3)]);
    expect(wayPointsInto(points, open, unitTileSpace, row(1, 0, 6), { to: at(6.25, 1) })).toBe(2);
    expect([...points]).toEqual([at(0.5, 1.5), at(6.25, 1)]);
  });

  it('are not written if an argument is wrong', () => {
    const points = pointColumn<TilePosition2>([at(1, 1)]);
    expect(() => wayPointsInto(points, open, unitTileSpace, [tile(9, 0)])).toThrow(RangeError);
    expect([...points]).toEqual([at(1, 1)]);
  });

  it('allow a predicate that asks for way points', () => {
    const points = pointColumn<TilePosition2>();
    const inner = pointColumn<TilePosition2>();
    const isSolid = (): boolean => wayPointsInto(inner, open, unitTileSpace, row(3, 0, 5)) !== 2;
    expect(wayPointsInto(points, open, unitTileSpace, row(1, 0, 6), { isSolid })).toBe(2);
    expect([...points]).toEqual([at(0.5, 1.5), at(6.5, 1.5)]);
  });
});

describe('paths that are none', () => {
  const map = mapOf('.....', '..#..', '.....');
  const ask = (path: readonly Tile[] | Int32Array, options?: object) => () =>
    wayPoints(map, unitTileSpace, path, options);

  it.each([
    [[], 'path must be a path of at least one tile'],
    [Int32Array.of(1, 2, 3), 'path must be a path, its tiles, or an Int32Array of x, y, x, y, ...'],
    [[tile(0, 0), tile(2, 0)], 'path.tiles[1] must be next to the tile before it, (0, 0), received (2, 0)'],
    [[tile(0, 0), tile(0, 0)], 'path.tiles[1] must be next to the tile before it, (0, 0), received (0, 0)'],
    [[tile(1, 1), tile(2, 1)], 'path.tiles[1] must be an open tile of the map, received (2, 1)'],
    [[tile(0, 0), tile(-1, 0)], 'path.tiles[1] must be an open tile of the map, received (-1, 0)'],
  ] as const)('%j', (path, message) => {
    expect(ask(path)).toThrow(`wayPoints: ${message}`);
    expect(ask(path)).toThrow(RangeError);
  });

  it.each([
    [{ from: at(1.5, 0.5) }, 'from must be in the first tile of the path, (0, 0), received (1.5, 0.5)'],
    [{ to: at(0.5, 0.5) }, 'to must be in the last tile of the path, (1, 0), received (0.5, 0.5)'],
    [{ from: { x: Number.NaN, y: 0 } }, 'from.x must be a finite number, received NaN'],
    [{ radius: -1 }, 'radius must be'],
    [{ radius: 2000 }, 'radius must be at most 1024 tiles, received 2000'],
    [{ size: 2 }, 'options'],
    [{ isSolid: true }, 'isSolid must be a function, received true'],
  ])('%j', (options, message) => {
    expect(ask([tile(0, 0), tile(1, 0)], options)).toThrow(message);
    expect(ask([tile(0, 0), tile(1, 0)], options)).toThrow(RangeError);
  });

  it('of what is no path at all', () => {
    // @ts-expect-error -- A number is no path.
    expect(() => wayPoints(map, unitTileSpace, 5)).toThrow('wayPoints: path must be a path');
    // @ts-expect-error -- A point is no tile.
    expect(() => wayPoints(map, unitTileSpace, [{ x: 0.5, y: 1 }])).toThrow('path.tiles[0] must be a tile');
    // @ts-expect-error -- A bigint is no column.
    expect(() => wayPoints(map, unitTileSpace, [tile(1, 0), { x: 5n, y: 1 }])).toThrow(
      'wayPoints: path.tiles[1] must be a tile, received',
    );
  });
});

interface Case {
  readonly map: BitTilemap;
  readonly path: readonly Place[];
  readonly radius: number;
}

/** A shortest path on a map of any kind, for a disc or a point. */
function anyCase(random: Random): Case | undefined {
  const map = anyMap(random, 4, 24);
  const rule = pick(random, ['four-way', 'eight-way', 'no-corner-cutting'] as const);
  const radius = random.integer(0, 1) === 0 ? 0 : pick(random, [0.25, 0.5, Math.SQRT1_2, 1, 1.3, random.between(0, 2)]);
  const standing = standingOfDisc(map, radius, radius > 0);
  const open = openTiles(map).filter(({ x, y }) => standing.isOpen(x, y));
  if (open.length === 0) return undefined;
  const path = oraclePath(standing, rule, pick(random, open), pick(random, open));
  return path && { map, path, radius };
}

it('pulls legs that are free by the definition, and none further', () => {
  const random = new Random(20);
  let legs = 0;
  let pulled = 0;
  for (let i = 0; i < runs(600); i++) {
    const found = anyCase(random);
    if (found === undefined) continue;
    const { map, path, radius } = found;
    const offset = (): number => pick(random, [0, 0.5, 1, 0.25, random.next()]);
    const [first, last] = [path[0]!, path.at(-1)!];
    const from = random.integer(0, 1) === 0 ? undefined : { x: first.x + offset(), y: first.y + offset() };
    const to = random.integer(0, 1) === 0 ? undefined : { x: last.x + offset(), y: last.y + offset() };
    const points = numbers(
      wayPoints(
        map,
        unitTileSpace,
        path.map(({ x, y }) => tile(x, y)),
        {
          radius: tiles(radius),
          ...(from && { from: at(from.x, from.y) }),
          ...(to && { to: at(to.x, to.y) }),
        },
      ),
    ).map(([x, y]) => ({ x: x!, y: y! }));
    const nodes: Place[] = path.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    if (from !== undefined && (from.x !== nodes[0]!.x || from.y !== nodes[0]!.y)) nodes.unshift(from);
    const end = nodes.at(-1)!;
    if (to !== undefined && (to.x !== end.x || to.y !== end.y)) nodes.push(to);
    expect(points[0]).toEqual(nodes[0]);
    expect(points.at(-1)).toEqual(nodes.at(-1));
    let node = 0;
    for (let p = 1; p < points.length; p++) {
      const next = nodes.findIndex(({ x, y }, n) => n > node && x === points[p]!.x && y === points[p]!.y);
      expect(next).toBeGreaterThan(node);
      legs++;
      const isFree = (a: number, b: number): boolean => isLegFree(map, nodes[a]!, nodes[b]!, radius);
      if (next > node + 1) {
        pulled++;
        expect(isFree(node, next)).toBe(true);
        const [a, b] = [points[p - 1]!, points[p]!];
        expect(isVisible(map, unitTileSpace, at(a.x, a.y), at(b.x, b.y), { corners: 'block' })).toBe(true);
      }
      if (next < nodes.length - 1) expect(isFree(node, next + 1)).toBe(false);
      node = next;
    }
    expect(node).toBe(nodes.length - 1);
  }
  expect(legs).toBeGreaterThanOrEqual(atLeast(600));
  expect(pulled).toBeGreaterThanOrEqual(atLeast(300));
});

it('is never longer than the path, and the same in all kinds of spaces', () => {
  const random = new Random(21);
  for (let i = 0; i < runs(200); i++) {
    const found = anyCase(random);
    if (found === undefined) continue;
    const { map, path, radius } = found;
    const tilesOfPath = path.map(({ x, y }) => tile(x, y));
    const inTiles = numbers(wayPoints(map, unitTileSpace, tilesOfPath, { radius: tiles(radius) }));
    const length = (points: readonly number[][]): number =>
      points.slice(1).reduce((sum, [x, y], n) => sum + Math.hypot(x! - points[n]![0]!, y! - points[n]![1]!), 0);
    expect(length(inTiles)).toBeLessThanOrEqual(length(path.map(({ x, y }) => [x, y])) + 1e-9);
    const size = pick(random, [0.7, 2, 16, 1 / 3]);
    const space = tileSpace({ origin: position(meters(-2.3), meters(7.1)), tileSize: metersPerTile(size) });
    const inMeters = wayPoints(map, space, tilesOfPath, { radius: meters(radius * size) });
    // The radius is rounded, which matters where it touches exactly.
    if (radius !== 0 && size !== 2 && size !== 16) continue;
    expect(inMeters.length).toBe(inTiles.length);
    inMeters.forEach(({ x, y }, n) => {
      expect(unsafeNumber(x)).toBeCloseTo(-2.3 + inTiles[n]![0]! * size, 6);
      expect(unsafeNumber(y)).toBeCloseTo(7.1 + inTiles[n]![1]! * size, 6);
    });
  }
});

it('is the same on a map of each kind', () => {
  const random = new Random(22);
  const values = typedTilemap(tileRect({ x: 0, y: 0, width: 20, height: 20 }), Uint8Array);
  for (let i = 0; i < 50; i++) {
    values.forEach((_, x, y) => values.setAt(x, y, random.next() < 0.2 ? 2 : 1));
    const bits = bitTilemapFrom(values.bounds, (x, y) => values.getAt(x, y) === 2);
    const open = openTiles(bits);
    const path = oraclePath(standingOfDisc(bits, 0), 'no-corner-cutting', pick(random, open), pick(random, open));
    if (path === undefined) continue;
    const tilesOfPath = path.map(({ x, y }) => tile(x, y));
    expect(wayPoints(values, unitTileSpace, tilesOfPath, { isSolid: (kind) => kind === 2 })).toEqual(
      wayPoints(bits, unitTileSpace, tilesOfPath),
    );
  }
});
