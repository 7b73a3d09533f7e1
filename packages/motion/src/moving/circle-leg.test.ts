import { bitTilemap, tileRect } from '@tilewright/tilemap';
import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { FREE } from './box-sweep.js';
import { CircleLeg } from './circle-leg.js';
import { SolidFaces } from './faces.js';
import { firstContact } from './testing/circle-oracle.js';

const side = 10;
const faces = new SolidFaces();
const leg = new CircleLeg();

describe('a leg of a circle', () => {
  it('is stopped at the same time as by exact arithmetic, and ends where it is free', () => {
    const random = new Random(1818);
    const wrong: string[] = [];
    const seen = { stopped: 0, corners: 0, free: 0, inside: 0 };
    for (let i = 0; i < runs(40_000); i++) {
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
      const solid: { x: number; y: number }[] = [];
      const share = random.between(0.02, 0.3);
      map.forEach((_, x, y) => {
        if (random.next() > share) return;
        map.setAt(x, y, true);
        solid.push({ x, y });
      });
      faces.start('test', map, undefined);
      const radius = [0.5, 0.25, 1, 5 / 8, 0.4, 1 / 3, nextUp(0.5), nextDown(0.5), random.between(0.01, 1.5)][
        random.integer(0, 8)
      ]!;
      const place = (): number => {
        const whole = random.integer(-1, side + 1);
        return [
          whole,
          whole + radius,
          whole - radius,
          whole + 0.5,
          whole + random.integer(0, 8) / 8,
          random.between(0, side),
        ][random.integer(0, 5)]!;
      };
      const step = (): number =>
        [0, random.integer(-16, 16) / 8, random.between(-2, 2), random.between(-9, 9)][random.integer(0, 3)]!;
      const [x, y, dx, dy] = [place(), place(), step(), step()];
      Object.assign(leg.x, { origin: 0, size: 1, half: radius, start: x, change: dx });
      Object.assign(leg.y, { origin: 0, size: 1, half: radius, start: y, change: dy });
      leg.begin(faces);
      const what = JSON.stringify({ x, y, radius, dx, dy, solid });
      const isInside = leg.startsInside(faces);
      const expected = firstContact({ x, y, radius, endX: x + dx, endY: y + dy }, solid);
      if (isInside !== (expected === 'inside')) wrong.push(`inside ${isInside}: ${what}`);
      if (isInside || expected === 'inside') {
        seen.inside++;
        continue;
      }
      leg.go(faces);
      const found = leg.axis === FREE ? undefined : leg.fraction;
      if ((found === undefined) !== (expected === undefined)) wrong.push(`${found} instead of ${expected}: ${what}`);
      // Where the circle grazes a corner, a root halves the number of correct digits.
      else if (found !== undefined && expected !== undefined && Math.abs(found - expected) > 2e-7) {
        wrong.push(`${found} instead of ${expected}: ${what}`);
      }
      if (leg.isInside(faces)) wrong.push(`ends inside: ${what}`);
      seen[leg.axis === FREE ? 'free' : leg.axis === 2 ? 'corners' : 'stopped']++;
    }
    expect(seen.corners).toBeGreaterThanOrEqual(atLeast(2000));
    expect(seen.stopped).toBeGreaterThanOrEqual(atLeast(2000));
    expect(wrong.slice(0, 4)).toEqual([]);
  });
});
