import { describe, expect, it } from 'vitest';
import { meters } from '../units/catalogue.js';
import { position } from '../values/make.js';
import { circle, rectangle, segmentBetween } from './make.js';
import { reviveCircle, reviveRectangle, reviveSegment } from './revive.js';

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

describe('what the constructors refuse', () => {
  it('is refused here too', () => {
    expect(() => reviveCircle({ center: a, radius: -1 })).toThrow(
      'circle: radius must be a non-negative finite number, received -1',
    );
    expect(() => reviveCircle({ center: a })).toThrow('received undefined');
    expect(() => reviveRectangle({ min: b, max: a })).toThrow('rectangle: max.x must be at least min.x');
    expect(() => reviveSegment({ start: a, end: { x: Number.NaN, y: 0 } })).toThrow('end.x must be a finite number');
  });
});
