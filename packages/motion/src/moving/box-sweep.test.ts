import { bitTilemap, type BitTilemap, tileRect } from '@tilewright/tilemap';
import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { ALONG_X, BoxSweep, FREE } from './box-sweep.js';
import { SolidFaces } from './faces.js';
import { type MovingBox, stopOf } from './testing/box-oracle.js';

const side = 10;
const bounds = tileRect({ x: 0, y: 0, width: side, height: side });
const sweep = new BoxSweep();
const faces = new SolidFaces();

function run(map: BitTilemap, box: MovingBox, dx: number, dy: number): number {
  faces.start('test', map, undefined);
  Object.assign(sweep.x, { origin: 0, size: 1, start: box.x, change: dx, half: box.halfWidth });
  Object.assign(sweep.y, { origin: 0, size: 1, start: box.y, change: dy, half: box.halfHeight });
  sweep.x.begin(faces.west, faces.east);
  sweep.y.begin(faces.north, faces.south);
  const axis = sweep.run(faces);
  faces.release();
  return axis;
}

function randomMap(random: Random): { map: BitTilemap; solid: { x: number; y: number }[] } {
  const map = bitTilemap(bounds);
  const solid: { x: number; y: number }[] = [];
  const share = random.between(0.02, 0.4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (random.next() >= share) continue;
      map.setAt(x, y, true);
      solid.push({ x, y });
    }
  }
  return { map, solid };
}

function halfExtent(random: Random): number {
  const sizes = [0.5, 0.25, 1, 1.5, 0.35, 1 / 3, 0.7 / 2, 0.001, nextUp(0.5), nextDown(0.5), 0, 5e-324];
  return random.integer(0, 2) === 0 ? random.between(0, 2) : sizes[random.integer(0, sizes.length - 1)]!;
}

/** A coordinate whose edges often lie on grid lines. */
function center(random: Random, half: number): number {
  const whole = random.integer(-2, side + 2);
  switch (random.integer(0, 5)) {
    case 0:
      return whole + half;
    case 1:
      return whole - half;
    case 2:
      return nextUp(whole + half);
    case 3:
      return nextDown(whole - half);
    case 4:
      return whole + random.integer(0, 8) / 8;
    default:
      return random.between(-2, side + 2);
  }
}

function by(random: Random): [number, number] {
  const length = [1, 0.125, 3, 7, 25, 1e-3, 1e-17, 1e9][random.integer(0, 7)]!;
  const sign = (): number => random.integer(-1, 1);
  switch (random.integer(0, 4)) {
    case 0:
      return [sign() * length, sign() * length];
    case 1:
      return [(random.integer(-8, 8) / 8) * length, (random.integer(-8, 8) / 8) * length];
    case 2:
      return [random.nothing(), sign() * length];
    default:
      return [random.between(-length, length), random.between(-length, length)];
  }
}

describe('the sweep of a box', () => {
  it('is stopped by the same axis at the same time as in rational arithmetic', () => {
    const random = new Random(18);
    const wrong: string[] = [];
    const seen = { stops: 0, corners: 0, inside: 0 };
    for (let i = 0; i < runs(60_000); i++) {
      if (i % 20 === 0) Object.assign(scene, randomMap(random));
      const { map, solid } = scene;
      const [halfWidth, halfHeight] = [halfExtent(random), halfExtent(random)];
      const [dx, dy] = by(random);
      const [x, y] = [center(random, halfWidth), center(random, halfHeight)];
      const box = { x, y, halfWidth, halfHeight, endX: x + dx, endY: y + dy };
      const stop = stopOf(box, solid);
      if (stop.startsInside) {
        seen.inside++;
        continue;
      }
      const axis = run(map, box, dx, dy);
      if (axis !== FREE) seen.stops++;
      if (axis !== stop.axis) {
        wrong.push(`axis ${axis} instead of ${stop.axis}: ${JSON.stringify(box)}`);
        continue;
      }
      if (axis === FREE) continue;
      const span = axis === ALONG_X ? sweep.x : sweep.y;
      span.findPart(span.border);
      const { part: fraction } = span;
      const exact = Number(stop.time!.numerator) === 0 ? 0 : toNumber(stop.time!);
      if (Math.abs(fraction - exact) > 1e-15 * Math.max(exact, 1e-3))
        wrong.push(`${fraction} instead of ${exact}: ${JSON.stringify(box)}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(seen.stops).toBeGreaterThanOrEqual(atLeast(6000));
  });
});

const scene: ReturnType<typeof randomMap> = { map: bitTilemap(bounds), solid: [] };

function toNumber({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  const scaled = (numerator << 80n) / denominator;
  return Number(scaled) / 2 ** 80;
}
