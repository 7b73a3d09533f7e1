import { describe, expect, it } from 'vitest';
import { Direction2 } from '../angles/compass.js';
import { degrees, meters } from '../units/catalogue.js';
import { difference, position } from '../values/make.js';
import { circle, rectangle, segmentBetween } from './make.js';
import { capsule } from './capsule.js';
import { convexPolygon, sweptRectangle } from './polygon.js';
import {
  reviveCapsule,
  reviveCircle,
  reviveConvexPolygon,
  reviveRectangle,
  reviveSector,
  reviveSegment,
} from './revive.js';
import { sector } from './sector.js';

const [a, b] = [position(meters(1), meters(2)), position(meters(3), meters(5))];
const kinds = [
  ['reviveSegment', reviveSegment, segmentBetween(a, b), 'start'],
  ['reviveCircle', reviveCircle, circle(a, meters(0.1)), 'center'],
  ['reviveRectangle', reviveRectangle, rectangle(a, b), 'min'],
] as const;

describe.each(kinds)('%s', (name, revive, shape, first) => {
  it('brings a shape back from JSON and a spread, without what it does not have', () => {
    expect(revive(JSON.parse(JSON.stringify(shape)))).toEqual(shape);
    const revived = revive({ name: 'spawn', ...shape, [first]: { ...a, z: 1 } });
    expect(revived).toEqual(shape);
    expect(Object.keys(revived)).toEqual(Object.keys(shape));
  });

  it.each([undefined, null, 3, 'circle'])('refuses %o', (value) => {
    expect(() => revive(value)).toThrow(`${name}: value must be an object with a point ${first}, received `);
  });

  it('names the member that is wrong', () => {
    const rule = `${name}: value.${first} must be a point { x, y } of two finite numbers, received `;
    expect(() => revive({})).toThrow(new RangeError(`${rule}undefined`));
    expect(() => revive({ ...shape, [first]: 4 })).toThrow(new RangeError(`${rule}4`));
    expect(() => revive({ ...shape, [first]: { x: '1', y: 2 } })).toThrow(
      `${first}.x must be a finite number, received the string "1"`,
    );
    expect(() => revive({ ...shape, [first]: { x: 1 } })).toThrow(
      `${first}.y must be a finite number, received undefined`,
    );
  });
});

describe('composites', () => {
  const beam = capsule(segmentBetween(a, b), meters(0.5));
  const view = sector(a, meters(5), Direction2.northWest, degrees(200));
  const triangle = convexPolygon([a, b, position(meters(0), meters(4))]);
  const line = sweptRectangle(rectangle(a, a), difference(meters(3), meters(1)));

  it.each([
    ['reviveCapsule', reviveCapsule, beam],
    ['reviveSector', reviveSector, view],
    ['reviveConvexPolygon', reviveConvexPolygon, triangle],
    ['reviveConvexPolygon, of no area', reviveConvexPolygon, line],
  ])('come back by %s from JSON and a spread, without what they do not have', (_, revive, shape) => {
    expect(revive(JSON.parse(JSON.stringify(shape)))).toEqual(shape);
    const revived = revive({ name: 'spawn', ...shape });
    expect(revived).toEqual(shape);
    expect(Object.keys(revived)).toEqual(Object.keys(shape));
  });

  it('have the edges of their direction and angle, whatever edges came', () => {
    expect(reviveSector({ ...view, from: { x: 9, y: 9 }, to: undefined, isReflex: 3 })).toEqual(view);
  });

  it('name the member that is wrong', () => {
    const rule = 'must be a finite number, received null';
    const nowhere = { x: 1, y: null };
    expect(() => reviveCapsule({ ...beam, segment: { start: a, end: nowhere } })).toThrow(
      new RangeError(`reviveCapsule: value.segment.end.y ${rule}`),
    );
    expect(() => reviveCapsule({ ...beam, radius: -1 })).toThrow(
      new RangeError('reviveCapsule: value.radius must be a non-negative finite number, received -1'),
    );
    expect(() => reviveSector({ ...view, center: nowhere })).toThrow(
      new RangeError(`reviveSector: value.center.y ${rule}`),
    );
    expect(() => reviveSector({ ...view, direction: 0.5 })).toThrow(
      'reviveSector: value.direction must be a direction, such as Direction2.north, received 0.5',
    );
    expect(() => reviveSector({ ...view, angle: -1 })).toThrow(
      new RangeError('reviveSector: value.angle must be a non-negative finite number, received -1'),
    );
    expect(() => reviveSector({ ...view, radius: undefined })).toThrow(
      new RangeError('reviveSector: value.radius must be a non-negative finite number, received undefined'),
    );
    expect(() => reviveConvexPolygon({ vertices: [a, nowhere] })).toThrow(
      new RangeError(`reviveConvexPolygon: value.vertices[1].y ${rule}`),
    );
    const [p, q, r] = triangle.vertices;
    const inside = position(meters(1), meters(3));
    expect(() => reviveConvexPolygon({ vertices: [p, q, r, inside] })).toThrow(
      'reviveConvexPolygon: value.vertices[3]',
    );
  });
});

describe('what the constructors refuse', () => {
  it('is refused here too', () => {
    expect(() => reviveCircle({ center: a, radius: -1 })).toThrow(
      new RangeError('reviveCircle: value.radius must be a non-negative finite number, received -1'),
    );
    expect(() => reviveCircle({ center: a })).toThrow('received undefined');
    expect(() => reviveRectangle({ min: b, max: a })).toThrow(
      'reviveRectangle: value.max.x must be at least value.min.x, 3, received 1. ',
    );
    expect(() => reviveSegment({ start: a, end: { x: Number.NaN, y: 0 } })).toThrow('end.x must be a finite number');
  });
});
