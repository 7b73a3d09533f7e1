import { notFinite } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { meters, metersPerSecond, milliseconds, newtons, pixels, tiles } from '../units/catalogue.js';
import * as make from './make.js';
import { unsafeNumber, unsafePoint, unsafeQuantity, unsafeVector } from './raw.js';

const { instant, point, position, revive, vector, velocity } = make;

describe('constructors', () => {
  it('make plain objects that survive JSON and structured clone', () => {
    const place = position(meters(1), meters(-2.5));
    expect(place).toEqual({ x: 1, y: -2.5 });
    expect(Object.getPrototypeOf(place)).toBe(Object.prototype);
    expect(structuredClone(place)).toEqual(place);
    expect(JSON.parse(JSON.stringify(place))).toEqual(place);
  });

  it('agree with the general ones', () => {
    expect(position(meters(1), meters(2))).toEqual(point(meters(1), meters(2)));
    expect(velocity(metersPerSecond(1), metersPerSecond(2))).toEqual(vector(metersPerSecond(1), metersPerSecond(2)));
    expect(make.force(newtons(1), newtons(2))).toEqual({ x: 1, y: 2 });
    expect(make.difference(meters(1), meters(2))).toEqual({ x: 1, y: 2 });
    expect(make.acceleration(unsafeQuantity(1), unsafeQuantity(2))).toEqual({ x: 1, y: 2 });
    expect(make.momentum(unsafeQuantity(1), unsafeQuantity(2))).toEqual({ x: 1, y: 2 });
    expect(make.tilePosition(tiles(1), tiles(2))).toEqual({ x: 1, y: 2 });
    expect(make.tileDifference(tiles(1), tiles(2))).toEqual({ x: 1, y: 2 });
    expect(make.pixelPosition(pixels(1), pixels(2))).toEqual({ x: 1, y: 2 });
    expect(make.pixelDifference(pixels(1), pixels(2))).toEqual({ x: 1, y: 2 });
    for (const make2 of [make.tileVelocity, make.tileAcceleration, make.pixelVelocity, make.pixelAcceleration]) {
      expect(make2(unsafeQuantity<never>(1), unsafeQuantity<never>(2))).toEqual({ x: 1, y: 2 });
    }
    expect(instant(milliseconds(1500))).toBe(1.5);
  });

  it('have unchecked casts for kernels', () => {
    expect(unsafeNumber(meters(3))).toBe(3);
    expect(unsafePoint(1, 2)).toEqual({ x: 1, y: 2 });
    expect(unsafeVector(Number.NaN, 2)).toEqual({ x: Number.NaN, y: 2 });
  });
});

describe('revive', () => {
  it('accepts values from outside', () => {
    expect(revive(position, JSON.parse('{"y":2,"x":1,"name":"spawn"}'))).toEqual(position(meters(1), meters(2)));
  });

  it.each([undefined, null, 3, 'x', [], {}, { x: 1 }, { x: '1', y: 2 }, ...notFinite.map((n) => ({ x: 1, y: n }))])(
    'refuses %j',
    (value) => {
      expect(() => revive(position, value)).toThrow(RangeError);
    },
  );

  it('names the value and the place', () => {
    expect(() => revive(velocity, { x: 1, y: Number.NaN })).toThrow(
      new RangeError('revive(velocity): value.y must be a finite number, received NaN'),
    );
    expect(() => revive(velocity, 'north')).toThrow(
      'revive(velocity): value must be an object { x, y } of two finite numbers, received the string "north"',
    );
  });
});
