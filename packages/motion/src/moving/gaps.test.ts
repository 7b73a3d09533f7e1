/** Long steps over maps: their cost is that of the map, counted in tiles that are asked. */
import {
  bitTilemap,
  cardinalSet,
  CardinalDirection,
  chunkedTilemap,
  type ChunkedTilemap,
  tileRect,
  tileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  position,
  tileDifference,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type Body2, box } from './body.js';
import { moveAndSlide } from './move-and-slide.js';
import { sweep } from './sweep.js';

const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const boxAt = (x: number, y: number, width = 0.5, height = 0.5) =>
  box(tilePosition(tiles(x), tiles(y)), by(width, height));
const discAt = (x: number, y: number, radius: number) => circle(tilePosition(tiles(x), tiles(y)), tiles(radius));

/** A predicate that counts, and is true of `wall`. */
function counting(wall: number): { isSolid: (value: number) => boolean; asked: () => number } {
  let count = 0;
  return {
    isSolid: (value) => {
      count++;
      return value === wall;
    },
    asked: () => count,
  };
}

const bodies: readonly ((x: number, y: number) => Body2<ReturnType<typeof tiles>>)[] = [
  (x, y) => boxAt(x, y),
  (x, y) => boxAt(x, y, 3.25, 0.3),
  (x, y) => discAt(x, y, 0.5),
];

describe('a step of 10^9 tiles', () => {
  it('asks the tiles of the map only', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 64, height: 64 }));
    for (const body of bodies) {
      for (const [dx, dy] of [
        [1e9, 0],
        [0, -1e9],
        [1e9, 1e9],
        [-1e9, 0.5e9],
        [1e300, 1],
      ] as const) {
        let asked = 0;
        const isSolid = (): boolean => {
          asked++;
          return false;
        };
        const start = body(32.5, 32.25);
        const move = moveAndSlide(map, unitTileSpace, start, by(dx, dy), { isSolid });
        expect(move.hits).toEqual([]);
        expect(asked).toBeLessThan(64 * 16);
        expect(moveAndSlide(map, unitTileSpace, body(-3e9, 32), by(1e9, 0), { isSolid }).hits).toEqual([]);
      }
    }
  });

  it('asks the tiles in and beside the chunks of a map without bounds', () => {
    const map = chunkedTilemap({ background: 1, array: Uint8Array, chunkSize: 4 });
    map.setAt(1e6, 0, 2);
    map.setAt(1.5e9, 0, 3);
    map.setAt(0, -1.5e9, 3);
    for (const body of bodies) {
      const { isSolid, asked } = counting(3);
      const move = moveAndSlide(map, unitTileSpace, body(0.5, 0.5), by(2e9, 0), { isSolid });
      expect(move.hits[0]?.tile).toEqual({ x: 1.5e9, y: 0 });
      const north = moveAndSlide(map, unitTileSpace, body(0.5, 0.5), by(0, -2e9), { isSolid });
      expect(north.hits[0]?.tile).toEqual({ x: 0, y: -1.5e9 });
      expect(moveAndSlide(map, unitTileSpace, body(0.5, 0.5), by(-2e9, 1e9), { isSolid }).hits).toEqual([]);
      expect(asked()).toBeLessThan(2500);
    }
  });

  it('asks a background that may stop the body', () => {
    const map = chunkedTilemap({ background: 1, array: Uint8Array, chunkSize: 4 });
    map.setAt(3000, 0, 2);
    const platforms = (value: number) =>
      value === 2 ? cardinalSet(CardinalDirection.west) : cardinalSet(CardinalDirection.north);
    const along = moveAndSlide(map, unitTileSpace, boxAt(0.5, 0.5), by(4000, 0), { sides: platforms });
    expect(along.center.x).toBe(2999.5);
    const down = moveAndSlide(map, unitTileSpace, boxAt(0.5, 0.5), by(4000, 0.25), { sides: platforms });
    expect(down.hits[0]).toMatchObject({ side: CardinalDirection.north, fraction: 0 });
  });

  it('comes to the edge of a closed map without bounds', () => {
    const map = chunkedTilemap<boolean>({ background: false, chunkSize: 4 });
    map.setAt(7, 9, true);
    const end = 2 ** 31;
    for (const [dx, dy, x, y] of [
      [1e12, 1e6, end - 0.5, undefined],
      [-1e12, 1e6, -end + 0.5, undefined],
      [1e6, 1e12, undefined, end - 0.5],
      [1e12, 0.5e12, end - 0.5, end - 0.5],
      [-0.5e12, -1e12, -end + 0.5, -end + 0.5],
    ] as const) {
      const move = moveAndSlide(map, unitTileSpace, boxAt(0.5, 0.5), by(dx, dy), { outside: 'solid' });
      expect(move.center).toMatchObject({ ...(x !== undefined && { x }), ...(y !== undefined && { y }) });
      expect(move.hits.length).toBeGreaterThan(0);
    }
  });
});

describe('gaps', () => {
  const spaces = [
    unitTileSpace,
    tileSpace({ origin: position(meters(0.3), meters(-7)), tileSize: metersPerTile(0.7) }),
  ];

  /** Some chunks with tiles in a large region. */
  function scatter(random: Random): ChunkedTilemap<boolean> {
    const map = chunkedTilemap<boolean>({ background: false, chunkSize: 4 });
    for (let i = random.integer(1, 4); i > 0; i--) {
      const [left, top] = [random.integer(-120, 120) * 4, random.integer(-30, 30) * 4];
      for (let k = random.integer(1, 10); k > 0; k--) {
        map.setAt(left + random.integer(0, 3), top + random.integer(0, 3), true);
      }
    }
    return map;
  }

  it('change no answer', () => {
    const random = new Random(90);
    const bounds = tileRect({ x: -600, y: -600, width: 1200, height: 1200 });
    const seen = { met: 0, free: 0 };
    for (let i = 0; i < runs(600); i++) {
      const map = scatter(random);
      const plain = bitTilemap(bounds);
      const walls: { x: number; y: number }[] = [];
      for (const { bounds: chunk } of map.chunks()) {
        for (let y = chunk.y; y < chunk.y + 4; y++) {
          for (let x = chunk.x; x < chunk.x + 4; x++) {
            if (!map.getAt(x, y)) continue;
            plain.setAt(x, y, true);
            walls.push({ x, y });
          }
        }
      }
      const space = spaces[i % 2]!;
      const [origin, size] = i % 2 === 0 ? [{ x: 0, y: 0 }, 1] : [{ x: 0.3, y: -7 }, 0.7];
      for (let k = 0; k < 6; k++) {
        // Toward a wall, and past it.
        const wall = walls[random.integer(0, walls.length - 1)]!;
        const whole = random.integer(0, 1) === 0;
        const [x, y] = [random.integer(-500, 500) + (whole ? 0.5 : random.next()), random.integer(-150, 150) + 0.25];
        const part = random.between(1, 1.3);
        const [dx, dy] = [
          (wall.x + random.next() - x) * part,
          random.integer(0, 3) === 0 ? 0 : (wall.y + 0.5 - y) * part,
        ];
        const center = position(meters(origin.x + x * size), meters(origin.y + y * size));
        const half = size * random.between(0.2, 6);
        const body =
          k % 2 === 0 ? box(center, difference(meters(half), meters(0.4 * size))) : circle(center, meters(half));
        const step = difference(meters(dx * size), meters(dy * size));
        const found = moveAndSlide(map, space as ReturnType<typeof tileSpace>, body, step);
        expect(found).toEqual(moveAndSlide(plain, space as ReturnType<typeof tileSpace>, body, step));
        seen[found.hits.length > 0 ? 'met' : 'free']++;
        expect(sweep(map, space as ReturnType<typeof tileSpace>, body, step)).toEqual(
          found.startsInside ? expect.anything() : found.hits[0],
        );
      }
    }
    expect(Math.min(seen.met, seen.free)).toBeGreaterThanOrEqual(atLeast(600));
  });
});
