/** The one rule of all forms that write into an array: what has no room is an error that leaves the array as it is. */
import { atLeast, Random, runs } from '@tilewright/testing';
import { tileRect, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import * as queries from './index.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

/** A segment and options: what has to be written, and how it is. */
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
