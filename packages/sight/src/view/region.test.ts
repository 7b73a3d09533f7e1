/**
 * The outline is that of rational arithmetic, vertex by vertex, and separates what `isVisible` sees from what it does
 * not.
 */
import { isVisible } from '@tilewright/queries';
import { type BitTilemap, bitTilemap, bitTilemapFrom, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { Random, rational, runs } from '@tilewright/testing';
import { radians, sector, tiles, type TileLength, unsafeDirection } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { isInView, regionInView, type RegionOptions, type View2 } from '../index.js';
import { nearestDouble, outlineOf, type Point } from '../testing/outline-oracle.js';
import { at, type Place, randomEye, randomMap } from '../testing/scenes.js';

function vertices(map: BitTilemap, view: View2<TileLength>, options: RegionOptions<boolean> = {}): Point[] {
  return Array.from(regionInView(map, unitTileSpace, view, options), ({ x, y }): Point => [Number(x), Number(y)]);
}

/** The same loop, from its least vertex on: from the one whose next is least, if it is there twice. */
function fromLeast(points: readonly Point[]): Point[] {
  const after = (i: number): Point => points[(i + 1) % points.length] ?? [0, 0];
  const order = (a: Point, b: Point): number => a[0] - b[0] || a[1] - b[1];
  let least = 0;
  for (const [i, point] of points.entries()) {
    if ((order(point, points[least] ?? point) || order(after(i), after(least))) < 0) least = i;
  }
  return [...points.slice(least), ...points.slice(0, least)];
}

/** A sector: often with edges along an axis or a diagonal, and often of half a turn. */
function randomSector(random: Random): Required<Pick<View2<TileLength>, 'direction' | 'angle'>> {
  const direction =
    random.integer(0, 1) === 0 ? random.integer(-4, 3) * 0x2000_0000 : random.integer(-0x8000_0000, 0x7fff_ffff);
  const angle = random.integer(0, 1) === 0 ? (random.integer(0, 9) * Math.PI) / 4 : random.between(0, 7);
  return { direction: unsafeDirection(direction), angle: radians(angle) };
}

/** What the outline of a view must be; the tiles that matter are those of the map, or fewer. */
function expected(map: BitTilemap, eye: Place, bounds = map.bounds, sides: Partial<View2<TileLength>> = {}): Point[] {
  const { direction, angle } = sides;
  const slice =
    direction === undefined || angle === undefined ? undefined : sector(at(eye.x, eye.y), tiles(1), direction, angle);
  const isFull = angle !== undefined && Number(angle) >= 2 * Math.PI;
  return fromLeast(outlineOf(eye.x, eye.y, bounds, (x, y) => map.getAt(x, y), isFull ? undefined : slice));
}

describe('vertices are those of rational arithmetic', () => {
  it('from anywhere', () => {
    const random = new Random(41);
    for (let i = 0; i < runs(800); i++) {
      const map = randomMap(random, 1, 9);
      const eye = randomEye(random, map, random.integer(0, 2) === 0 ? 3 : 0);
      const found = fromLeast(vertices(map, { position: at(eye.x, eye.y) }));
      expect(found, `map ${i}, eye ${eye.x}, ${eye.y}`).toEqual(expected(map, eye));
    }
  });

  it('in sectors', () => {
    const random = new Random(42);
    for (let i = 0; i < runs(800); i++) {
      const map = randomMap(random, 1, 7);
      const eye = randomEye(random, map, random.integer(0, 2) === 0 ? 3 : 0);
      const sides = randomSector(random);
      const found = fromLeast(vertices(map, { position: at(eye.x, eye.y), ...sides }));
      expect(found, `map ${i}: ${JSON.stringify({ eye, ...sides })}`).toEqual(expected(map, eye, map.bounds, sides));
    }
  });

  it('in the tiles around a disc, and in bounds', () => {
    const random = new Random(43);
    for (let i = 0; i < runs(800); i++) {
      const map = randomMap(random, 3, 14);
      const eye = randomEye(random, map, random.integer(0, 2) === 0 ? 2 : 0);
      const radius = random.integer(0, 1) === 0 ? random.integer(0, 12) / 2 : random.between(0, 6);
      const { x, y, width, height } = map.bounds;
      const bounds = tileRect({
        x: x + random.integer(-2, 4),
        y: y + random.integer(-2, 4),
        width: random.integer(0, width),
        height: random.integer(0, height),
      });
      const west = Math.max(x, bounds.x, Math.floor(eye.x - radius));
      const north = Math.max(y, bounds.y, Math.floor(eye.y - radius));
      const east = Math.min(x + width, bounds.x + bounds.width, Math.ceil(eye.x + radius));
      const south = Math.min(y + height, bounds.y + bounds.height, Math.ceil(eye.y + radius));
      const found = vertices(map, { position: at(eye.x, eye.y), maxDistance: tiles(radius) }, { bounds });
      const where = `map ${i}: ${JSON.stringify({ eye, radius, bounds })}`;
      if (west >= east || north >= south) {
        expect(found, where).toEqual([]);
      } else {
        const part = tileRect({ x: west, y: north, width: east - west, height: south - north });
        expect(fromLeast(found), where).toEqual(expected(map, eye, part));
      }
    }
  });

  it('from a million tiles away', () => {
    const random = new Random(44);
    for (let i = 0; i < runs(200); i++) {
      const map = randomMap(random, 2, 9);
      const far = (): number => random.between(-1, 1) * 10 ** random.integer(1, 11);
      const { x, y } = randomEye(random, map, 1);
      const eye = { x: random.integer(0, 2) > 0 ? far() : x, y: random.integer(0, 2) > 0 ? far() : y };
      expect(fromLeast(vertices(map, { position: at(eye.x, eye.y) })), `map ${i}`).toEqual(expected(map, eye));
    }
  });
});

it('the oracle rounds to the nearest double, and from the middle to the even one', () => {
  const middle = rational(1 + 2 ** -52);
  expect(nearestDouble({ numerator: middle.numerator, denominator: 1n << 52n })).toBe(1 + 2 ** -52);
  expect(nearestDouble({ numerator: (1n << 53n) + 1n, denominator: 1n << 53n })).toBe(1);
  expect(nearestDouble({ numerator: (1n << 53n) + 3n, denominator: 1n << 53n })).toBe(1 + 2 ** -51);
  expect(nearestDouble({ numerator: -1n, denominator: 3n })).toBe(-1 / 3);
});

/** Whether a point is in a polygon, by the crossings of a ray to the east; undefined within 4 ulp of the outline. */
function contains(points: readonly Point[], [x, y]: Point): boolean | undefined {
  let isInside = false;
  for (const [i, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0];
    const scale = Math.max(Math.abs(x), Math.abs(y), Math.abs(ax), Math.abs(ay), Math.abs(bx), Math.abs(by));
    const [dx, dy] = [bx - ax, by - ay];
    const area = dx * (y - ay) - dy * (x - ax);
    const along = dx * (x - ax) + dy * (y - ay);
    const length = Math.hypot(dx, dy);
    const near = 4 * 2 ** -52 * scale;
    if (Math.abs(area) <= near * length && along >= -near * length && along <= (length + near) * length)
      return undefined;
    if (ay > y !== by > y && area > 0 === by > ay) isInside = !isInside;
  }
  return isInside;
}

it('contains what `isVisible` sees, of the points of open tiles', () => {
  const random = new Random(45);
  let count = 0;
  let inside = 0;
  while (count < runs(60_000)) {
    const map = randomMap(random, 1, 40);
    const eye = randomEye(random, map, random.integer(0, 3) === 0 ? 4 : 0);
    const view = { position: at(eye.x, eye.y), ...(random.integer(0, 2) === 0 ? randomSector(random) : {}) };
    const outline = vertices(map, view);
    const corners = random.integer(0, 1) === 0 ? 'pass' : 'block';
    const { x, y, width, height } = map.bounds;
    for (let i = 0; i < 100; i++) {
      const point: Point = [random.between(x, x + width), random.between(y, y + height)];
      const isIn = contains(outline, point);
      if (isIn === undefined) continue;
      count++;
      if (isIn) inside++;
      const [column, row] = [Math.floor(point[0]), Math.floor(point[1])];
      const isOwn = Math.floor(eye.x) === column && Math.floor(eye.y) === row && eye.x > column && eye.y > row;
      const isLit = (isOwn || !map.getAt(column, row)) && isInView(map, unitTileSpace, view, at(...point), { corners });
      if (isLit !== isIn) expect.fail(JSON.stringify({ bounds: map.bounds, eye, point, isLit }));
      if (isLit && !isVisible(map, unitTileSpace, view.position, at(...point), { corners })) expect.fail('not visible');
    }
  }
  expect(inside).toBeGreaterThan(count / 20);
});

it('is mirrored with the map', () => {
  const random = new Random(46);
  for (let i = 0; i < runs(300); i++) {
    const half = random.integer(1, 6);
    const bounds = tileRect({ x: -half, y: -half, width: 2 * half, height: 2 * half });
    const density = random.between(0, 0.5);
    const map = bitTilemapFrom(bounds, () => random.next() < density);
    const eye = randomEye(random, map, random.integer(0, 2));
    const found = vertices(map, { position: at(eye.x, eye.y) });
    for (let symmetry = 1; symmetry < 8; symmetry++) {
      const mirror = ([x, y]: Point): Point => {
        const [u, v] = (symmetry & 4) === 0 ? [x, y] : [y, x];
        // Not -0.
        return [((symmetry & 1) === 0 ? u : -u) + 0, ((symmetry & 2) === 0 ? v : -v) + 0];
      };
      const mirrored = bitTilemap(bounds);
      map.forEach((isOpaque, x, y) => {
        const [u, v] = mirror([x + 0.5, y + 0.5]);
        mirrored.setAt(Math.floor(u), Math.floor(v), isOpaque);
      });
      const there = mirror([eye.x, eye.y]);
      const image = found.map(mirror);
      // A mirror turns around the order; two of them, or a mirror and an exchange of axes, do not.
      if (symmetry === 1 || symmetry === 2 || symmetry === 4 || symmetry === 7) image.reverse();
      expect(
        fromLeast(vertices(mirrored, { position: at(...there) }).map(([x, y]) => [x + 0, y + 0])),
        `map ${i}`,
      ).toEqual(fromLeast(image));
    }
  }
});
