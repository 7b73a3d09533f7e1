import { bitTilemap, tileRect, tileSpace, type TileSpace } from '@tilewright/tilemap';
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { runs } from '@tilewright/testing';
import { type Length, meters, metersPerTile, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { RawSpace } from '../arguments/raw.js';
import { Random } from '../testing/random.js';
import { BoxLeg, isFreeAt } from './box-leg.js';
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
const spaceOf = (origin: number, size: number): TileSpace<Length> =>
  tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });

describe('a leg of a box', () => {
  it('ends where the box, converted to tile space, is free; and a stopped one as far as it can', () => {
    const random = new Random(181);
    const wrong: string[] = [];
    const counts = { stopped: 0, back: 0, all: 0 };
    for (let i = 0; i < runs(20_000); i++) {
      const [origin, size] = spaces[i % spaces.length]!;
      const space = spaceOf(origin, size);
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
      const share = random.between(0.02, 0.4);
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < share));
      faces.start('test', map, undefined);
      const halfWidth = random.integer(0, 1) === 0 ? random.between(0.01, 1.2) : random.integer(1, 4) / 4;
      const halfHeight = random.integer(0, 1) === 0 ? random.between(0.01, 1.2) : random.integer(1, 4) / 4;
      leg.halfWidth = halfWidth;
      leg.halfHeight = halfHeight;
      let x = origin + (size * random.integer(0, 8 * side)) / 8;
      let y = origin + (size * random.integer(0, 8 * side)) / 8;
      if (random.integer(0, 1) === 0)
        [x, y] = [origin + size * random.between(0, side), origin + size * random.between(0, side)];
      const at = (world: number): number => tileSpaceCoordinate(origin, size, world);
      if (!isFreeAt(faces, at(x), at(y), halfWidth, halfHeight)) continue;
      // Several legs, each from where the last one ended: walls are touched.
      for (let step = 0; step < 6; step++) {
        const [dx, dy] = [size * random.between(-2, 2), random.integer(0, 2) === 0 ? 0 : size * random.between(-2, 2)];
        Object.assign(leg, { x, y, dx, dy });
        leg.run(faces, space as unknown as RawSpace);
        counts.all++;
        const what = JSON.stringify({
          origin,
          size,
          x,
          y,
          dx,
          dy,
          halfWidth,
          halfHeight,
          axis: leg.axis,
          to: [leg.x, leg.y],
        });
        if (!isFreeAt(faces, at(leg.x), at(leg.y), halfWidth, halfHeight)) wrong.push(`inside: ${what}`);
        if (leg.axis === FREE && (leg.x !== x + dx || leg.y !== y + dy)) counts.back++;
        if (leg.axis !== FREE) counts.stopped++;
        const moved = leg.axis === ALONG_X ? (leg.x - x) / dx : leg.axis === FREE ? 1 : (leg.y - y) / dy;
        if (Math.abs(moved - leg.fraction) > 1e-9 * (1 + Math.abs(origin) / size / Math.min(Math.abs(dx), 1)))
          wrong.push(`fraction ${leg.fraction}, moved ${moved}: ${what}`);
        x = leg.x;
        y = leg.y;
      }
    }
    console.log(counts);
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
