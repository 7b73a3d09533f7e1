import { bitTilemap, tileRect } from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { BoxLeg } from './box-leg.js';
import { ALONG_X, FREE } from './box-sweep.js';
import { SolidFaces } from './faces.js';

const side = 12;
const faces = new SolidFaces();
const leg = new BoxLeg();

const spaces: readonly (readonly [origin: number, size: number])[] = [
  [0, 1],
  [0, 0.7],
  [0, 16],
  [-3.3, 1 / 3],
  [1e6, 0.1],
  [-12_345.678, 2],
];

describe('a leg of a box', () => {
  it('ends where the box, converted to tile space, is free; and a stopped one as far as it can go', () => {
    const random = new Random(181);
    const wrong: string[] = [];
    const seen = { stopped: 0, free: 0 };
    for (let i = 0; i < runs(20_000); i++) {
      const [origin, size] = spaces[i % spaces.length]!;
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
      const share = random.between(0.02, 0.4);
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < share));
      faces.start('test', map, undefined);
      const half = (): number => (random.integer(0, 1) === 0 ? random.between(0.01, 1.2) : random.integer(1, 4) / 4);
      const isOnGrid = random.integer(0, 1) === 0;
      const place = (): number =>
        origin + size * (isOnGrid ? random.integer(0, 8 * side) / 8 : random.between(0, side));
      Object.assign(leg.x, { origin, size, half: half(), start: place(), change: 0 });
      Object.assign(leg.y, { origin, size, half: half(), start: place(), change: 0 });
      leg.begin(faces);
      if (leg.startsInside(faces)) continue;
      // Several legs, each from where the last one ended: walls are touched.
      for (let step = 0; step < 6; step++) {
        leg.x.change = size * random.between(-2, 2);
        leg.y.change = random.integer(0, 2) === 0 ? 0 : size * random.between(-2, 2);
        leg.begin(faces);
        leg.go(faces);
        const axis = leg.axis === ALONG_X || leg.axis === FREE ? leg.x : leg.y;
        const part = axis.change === 0 ? 1 : (axis.reached - axis.start) / axis.change;
        const error = (1 + Math.abs(origin) / size) / Math.min(1, Math.abs(axis.displacement));
        if (leg.isInside(faces)) wrong.push(`inside: ${JSON.stringify(leg)}`);
        if (Math.abs(part - leg.fraction) > 1e-14 * error) wrong.push(`moved ${part}: ${JSON.stringify(leg)}`);
        seen[leg.axis === FREE ? 'free' : 'stopped']++;
        leg.x.start = leg.x.reached;
        leg.y.start = leg.y.reached;
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(seen.stopped).toBeGreaterThanOrEqual(atLeast(5000));
    expect(seen.free).toBeGreaterThanOrEqual(atLeast(5000));
  });
});
