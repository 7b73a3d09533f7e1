/**
 * A million steps of bodies in random maps: none ends inside a solid tile. With `TILEWRIGHT_RUNS=1000`, a thousand
 * million.
 *
 * The check is plain: it looks at all tiles around the body, and knows nothing of steps.
 */
import { type BitTilemap, bitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { Random, runs } from '@tilewright/testing';
import {
  type Circle2,
  type Difference2,
  type Length,
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  seconds,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { compareRectangleDistance, differenceTail, sumTail } from '@tilewright/units/exact';
import { describe, expect, it, vi } from 'vitest';
import { BlockedRows } from './blocked-rows.js';
import type { Box2 } from './body.js';
import { moveAndSlideAll } from './move-all.js';
import { moveAndSlideInto } from './move-and-slide.js';
import { MoveAnswer } from './move-answer.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 36_000_000 });

const side = 16;
const rows = 200;
const stepsOfMap = 50;
const spaces = [
  [0, 1],
  [0, 0.7],
  [0, 16],
  [-3.3, 1 / 3],
  [1e6, 0.1],
  [-12_345.678, 2],
  [2 ** 49, 1],
] as const;

/** Whether a double and another one, added exactly, are more than a whole number. */
function isMore(a: number, b: number, limit: number): boolean {
  const sum = a + b;
  return sum > limit || (sum === limit && sumTail(a, b, sum) > 0);
}

function isLess(a: number, b: number, limit: number): boolean {
  const difference = a - b;
  return difference < limit || (difference === limit && differenceTail(a, b, difference) < 0);
}

/** Whether a body overlaps a solid tile, in tile space. */
function overlaps(map: BitTilemap, isRound: boolean, cx: number, cy: number, width: number, height: number): boolean {
  for (let y = Math.floor(cy - height) - 1; y <= cy + height + 1; y++) {
    for (let x = Math.floor(cx - width) - 1; x <= cx + width + 1; x++) {
      if (x >= 0 && x < side && y >= 0 && y < side && !map.getAt(x, y)) continue;
      const isOver = isRound
        ? compareRectangleDistance(x, y, x + 1, y + 1, cx, cy, width) < 0
        : isMore(cx, width, x) && isLess(cx, width, x + 1) && isMore(cy, height, y) && isLess(cy, height, y + 1);
      if (isOver) return true;
    }
  }
  return false;
}

/** Rooms of a world: random tiles, and rows and columns of them. */
function roomOf(random: Random): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  const share = random.between(0.05, 0.4);
  map.forEach((_, x, y) => map.setAt(x, y, random.next() < share));
  for (let line = random.integer(0, 4); line > 0; line--) {
    const [at, from] = [random.integer(0, side - 1), random.integer(0, 8)];
    for (let k = from; k < side; k++) {
      if (random.integer(0, 1) === 0) map.setAt(k, at, true);
      else map.setAt(at, k, true);
    }
  }
  return map;
}

function halfOf(random: Random): number {
  return [0.5, 0.25, 1, 0.35, 1 / 3, 0.4999999999, random.between(0.02, 1.2)][random.integer(0, 6)]!;
}

function speedOf(random: Random): number {
  const most = [0.02, 0.3, 1, 4, 100][random.integer(0, 4)]!;
  return random.integer(0, 3) === 0 ? 0 : random.between(-most, most);
}

describe('a body that began free', () => {
  it.each([
    ['boxes', false, 310],
    ['circles', true, 311],
  ] as const)('never ends inside a tile: %s', (_, isRound, seed) => {
    const random = new Random(seed);
    const answer = new MoveAnswer();
    const blocked = new BlockedRows();
    const seen = { steps: 0, stopped: 0 };
    const wrong: string[] = [];
    const maps = runs(50);
    for (let i = 0; i < maps; i++) {
      const [origin, size] = spaces[i % spaces.length]!;
      const space = tileSpace({ origin: position(meters(origin), meters(-origin)), tileSize: metersPerTile(size) });
      const map = roomOf(random);
      const positions = pointColumn<Position2>(rows);
      const velocities = vectorColumn<Velocity2>(rows);
      const [halfWidths, halfHeights] = [quantityColumn<Length>(rows), quantityColumn<Length>(rows)];
      const inTiles = (axis: 'x' | 'y', value: number): number =>
        tileSpaceCoordinate(axis === 'x' ? origin : 0 - origin, size, value);
      const isInside = (row: number, x: number, y: number): boolean =>
        overlaps(
          map,
          isRound,
          inTiles('x', x),
          inTiles('y', y),
          halfWidths.raw[row]! / size,
          halfHeights.raw[row]! / size,
        );
      for (let row = 0; row < rows; row++) {
        do {
          halfWidths.raw[row] = halfOf(random) * size;
          halfHeights.raw[row] = isRound ? halfWidths.raw[row]! : halfOf(random) * size;
          positions.rawX[row] = origin + random.coordinate(side) * size;
          positions.rawY[row] = random.coordinate(side) * size - origin;
        } while (isInside(row, positions.rawX[row]!, positions.rawY[row]!));
      }
      const sizes = isRound ? { radii: halfWidths } : { halfWidths, halfHeights };
      const ledges = i % 3 === 0 ? { stepUp: meters(size), snapDown: meters(0.75 * size) } : {};
      const options = { outside: 'solid', ...ledges } as const;
      // Reused, as a game does.
      const center = { x: 0, y: 0 };
      const half = { x: 0, y: 0 };
      const step = { x: 0, y: 0 };
      const disc = { center, radius: 0 };
      const body = (isRound ? disc : { center, halfExtents: half }) as unknown as Box2 | Circle2;
      for (let frame = 0; frame < stepsOfMap; frame++) {
        for (let row = 0; row < rows; row++) {
          if (frame % 3 !== 0) continue;
          velocities.rawX[row] = speedOf(random) * size;
          velocities.rawY[row] = speedOf(random) * size;
        }
        // One half of all steps in bulk, one half one by one.
        if (frame % 2 === 0) {
          seen.stopped += moveAndSlideAll(
            { positions, velocities, blocked, ...sizes },
            map,
            space,
            seconds(1),
            options,
          );
        } else {
          for (let row = 0; row < rows; row++) {
            center.x = positions.rawX[row]!;
            center.y = positions.rawY[row]!;
            disc.radius = half.x = halfWidths.raw[row]!;
            half.y = halfHeights.raw[row]!;
            step.x = velocities.rawX[row]!;
            step.y = velocities.rawY[row]!;
            if (moveAndSlideInto(answer, map, space, body, step as unknown as Difference2, options)) seen.stopped++;
            positions.set(row, answer.center);
          }
        }
        for (let row = 0; row < rows; row++) {
          seen.steps++;
          if (!isInside(row, positions.rawX[row]!, positions.rawY[row]!)) continue;
          wrong.push(`map ${i}, frame ${frame}, row ${row} at ${positions.rawX[row]}, ${positions.rawY[row]}`);
        }
      }
      if (wrong.length > 0) break;
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(seen.steps).toBe(maps * rows * stepsOfMap);
    expect(seen.stopped).toBeGreaterThan(seen.steps / 5);
  });
});
