/** The one rule of all forms that write into an array: what has no room is an error that leaves the array as it is. */
import { atLeast, Random, runs } from '@tilewright/testing';
import { tileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  degrees,
  tileDifference,
  directionFromAngle,
  rectangle,
  rectangleAround,
  sector,
  segmentBetween,
  sweptRectangle,
  tilePosition,
  type TilePosition2,
  tiles,
  turns,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import * as queries from './index.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

/** A form with a shape and options: what it has to write, and how it writes it. */
interface Task {
  readonly name: string;
  readonly tiles: readonly { readonly x: number; readonly y: number }[];
  readonly write: (array: Int32Array) => number;
}

function point(random: Random): TilePosition2 {
  return tilePosition(tiles(random.coordinate(4)), tiles(random.coordinate(4)));
}

/** For each form, something to write. A new form is added here. */
const forms: Readonly<Record<string, (random: Random) => Task>> = {
  tilesInCircleInto: (random) => {
    const disc = circle(point(random), tiles(Math.abs(random.coordinate(4))));
    const inclusion = (['any', 'center', 'inside'] as const)[random.integer(0, 2)];
    const options = { inclusion, bounds: someBounds(random) };
    return {
      name: `${JSON.stringify(disc)} ${inclusion}`,
      tiles: [...queries.tilesInCircle(unitTileSpace, disc, options)],
      write: (array) => queries.tilesInCircleInto(array, unitTileSpace, disc, options),
    };
  },
  tilesInCapsuleInto: (random) => {
    const beam = capsule(segmentBetween(point(random), point(random)), tiles(Math.abs(random.coordinate(2))));
    const options = { bounds: someBounds(random) };
    return {
      name: JSON.stringify(beam),
      tiles: [...queries.tilesInCapsule(unitTileSpace, beam, options)],
      write: (array) => queries.tilesInCapsuleInto(array, unitTileSpace, beam, options),
    };
  },
  tilesInSectorInto: (random) => {
    const direction = directionFromAngle(turns(random.next()));
    const angle = degrees(random.integer(0, 8) * 45);
    const view = sector(point(random), tiles(Math.abs(random.coordinate(4))), direction, angle);
    const inclusion = (['any', 'center', 'inside'] as const)[random.integer(0, 2)];
    const options = { inclusion, bounds: someBounds(random) };
    return {
      name: `${JSON.stringify(view)} ${inclusion}`,
      tiles: [...queries.tilesInSector(unitTileSpace, view, options)],
      write: (array) => queries.tilesInSectorInto(array, unitTileSpace, view, options),
    };
  },
  tilesInPolygonInto: (random) => {
    const size = tileDifference(tiles(random.integer(0, 6) / 2), tiles(random.integer(0, 6) / 2));
    const way = tileDifference(tiles(random.coordinate(3)), tiles(random.coordinate(3)));
    const swept = sweptRectangle(rectangleAround(point(random), size), way);
    const options = { bounds: someBounds(random) };
    return {
      name: JSON.stringify(swept),
      tiles: [...queries.tilesInPolygon(unitTileSpace, swept, options)],
      write: (array) => queries.tilesInPolygonInto(array, unitTileSpace, swept, options),
    };
  },
  tilesInRectangleInto: (random) => {
    const [a, b] = [point(random), point(random)];
    const [west, east] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
    const [north, south] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
    const box = rectangle(tilePosition(west, north), tilePosition(east, south));
    const edges = (['closed', 'half-open'] as const)[random.integer(0, 1)];
    const options = { edges, bounds: someBounds(random) };
    return {
      name: `${JSON.stringify(box)} ${edges}`,
      tiles: [...queries.tilesInRectangle(unitTileSpace, box, options)],
      write: (array) => queries.tilesInRectangleInto(array, unitTileSpace, box, options),
    };
  },
  tilesOnSegmentInto: (random) => {
    const start = point(random);
    // Along diagonals, for the sake of corners, as often as not.
    const end = random.next() < 0.5 ? point(random) : tilePosition(start.y, start.x);
    const path = segmentBetween(start, end);
    const cornerTiles = (['one', 'both', 'none'] as const)[random.integer(0, 2)];
    const options = { cornerTiles, bounds: someBounds(random) };
    return {
      name: `${JSON.stringify(path)} ${cornerTiles}`,
      tiles: [...queries.tilesOnSegment(unitTileSpace, path, options)],
      write: (array) => queries.tilesOnSegmentInto(array, unitTileSpace, path, options),
    };
  },
};

function someBounds(random: Random): ReturnType<typeof tileRect> | undefined {
  if (random.next() < 0.5) return undefined;
  const [x, y] = [random.integer(-4, 2), random.integer(-4, 2)];
  return tileRect({ x, y, width: random.integer(0, 6), height: random.integer(0, 6) });
}

describe('forms that write into an array', () => {
  it('are all in the table', () => {
    expect(Object.keys(forms).sort()).toEqual(
      Object.keys(queries)
        // The others fill an answer.
        .filter((name) => name.startsWith('tiles') && name.endsWith('Into'))
        .sort(),
    );
  });

  it.each(Object.entries(forms))('%s writes all tiles or nothing', (name, task) => {
    const random = new Random(41);
    let crowded = 0;
    for (let i = 0; i < runs(150); i++) {
      const { name: shape, tiles: expected, write } = task(random);
      const numbers = expected.flatMap(({ x, y }) => [x, y]);
      for (let length = 0; length <= numbers.length + 3; length++) {
        const array = new Int32Array(length).fill(77);
        const rest = Math.max(0, length - numbers.length);
        if (length < numbers.length) {
          crowded++;
          // Where corners decide, it says how many there are at least.
          expect(() => write(array), shape).toThrow(
            new RegExp(
              `^${name}: array.length must be at least \\d+, for \\d+ tiles of two numbers, received ${length}$`,
            ),
          );
          expect(
            array.every((number) => number === 77),
            shape,
          ).toBe(true);
        } else {
          expect(write(array), shape).toBe(expected.length);
          expect([...array], shape).toEqual([...numbers, ...Array.from({ length: rest }, () => 77)]);
        }
      }
    }
    expect(crowded).toBeGreaterThanOrEqual(atLeast(150));
  });
});
