/** A step with no solid tile around it ends where the sweep ends it, to the last bit. */
import { bitTilemap, tileRect } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import { expect, it } from 'vitest';
import { BoxLeg } from './box-leg.js';
import { FREE } from './box-sweep.js';
import { CircleLeg } from './circle-leg.js';
import { SolidFaces } from './faces.js';

const side = 12;
const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));

function pick(random: Random, ...values: readonly number[]): number {
  return values[random.integer(0, values.length - 1)]!;
}

/** A body near the map, often with edges on the lines of the grid or a last place off them. */
function place(leg: BoxLeg | CircleLeg, random: Random): void {
  const origin = pick(random, 0, -1, 0.1, 1e6, 123_456_789.3, 1e15);
  const size = pick(random, 1, 0.5, 0.7, 16);
  const half = pick(random, 0.5, 0.3, 0.35, random.between(0.01, 1.5));
  const last = (value: number): number => value + pick(random, -1, 0, 0, 1) * Math.abs(value) * 2 ** -52;
  for (const axis of [leg.x, leg.y]) {
    axis.origin = origin;
    axis.size = size;
    axis.half = half;
    const line = Math.floor(random.between(-1, side + 2));
    const offset = pick(random, half, -half, random.between(0, 1));
    axis.start = last(origin + (line + offset) * size);
    axis.change = pick(random, 0, size, random.between(-0.1, 0.1) * size, random.between(-3, 3) * size, 1e6 * size);
  }
}

it.each([
  ['boxes', new BoxLeg()],
  ['circles', new CircleLeg()],
])('sweeps %s no differently', (_, leg) => {
  const random = new Random(8);
  const faces = new SolidFaces();
  let open = 0;
  for (let i = 0; i < runs(20_000); i++) {
    if (i % 100 === 0) map.forEach((_value, x, y) => map.setAt(x, y, random.next() < 0.1));
    faces.start('test', map, { outside: i % 3 === 0 ? 'solid' : 'open' });
    place(leg, random);
    if (!faces.areClearAround(leg.x, leg.y)) continue;
    open++;
    leg.begin(faces);
    expect(leg.startsInside(faces)).toBe(false);
    leg.go(faces);
    expect(leg.axis).toBe(FREE);
    expect([leg.x.reached, leg.y.reached]).toEqual([leg.x.start + leg.x.change, leg.y.start + leg.y.change]);
  }
  expect(open).toBeGreaterThanOrEqual(atLeast(2000));
});
