import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { point, position } from '../values/make.js';
import { unsafePoint } from '../values/raw.js';
import type { PixelPosition2, Position2 } from '../types/named.js';
import type { Quantity } from '../types/kinds.js';
import * as catalogue from './catalogue.js';
import { pointReader } from './point-reader.js';
import { unit, type Unit, valueIn } from './unit.js';

const { centimeters, degrees, kilometers, meters, millimeters, pixels } = catalogue;
const { framesAt, ...named } = catalogue;
const all = Object.entries({ ...named, framesAt60: framesAt(60) }) as unknown as [string, Unit<Quantity<{}>>][];

/** A sprite as engines have them: `x` and `y` are accessors, and a new place marks it as moved. */
class Sprite {
  readonly texture: string = 'hero.png';
  isMoved: boolean = false;
  private left: number;
  private top: number;

  constructor(left: number, top: number) {
    this.left = left;
    this.top = top;
  }
  get x(): number {
    return this.left;
  }
  set x(value: number) {
    this.left = value;
    this.isMoved = true;
  }
  get y(): number {
    return this.top;
  }
  set y(value: number) {
    this.top = value;
    this.isMoved = true;
  }
}

const at = (x: number, y: number): PixelPosition2 => unsafePoint<PixelPosition2>(x, y);

describe('a point reader', () => {
  const here = pointReader(pixels);

  it('reads any object with x and y', () => {
    const sprite = new Sprite(3, 4.5);
    expect(here(sprite)).toStrictEqual({ x: 3, y: 4.5 });
    expect(here({ y: 2, x: 1 })).toStrictEqual({ x: 1, y: 2 });
    expect(here(Object.assign(Object.create(null) as object, { x: 1, y: 2, z: 3 }))).toStrictEqual({ x: 1, y: 2 });
    expect(sprite.isMoved).toBe(false);
  });

  it('makes a new point each time, which later changes do not affect', () => {
    const sprite = new Sprite(3, 4);
    const before = here(sprite);
    sprite.x = 5;
    expect([before, here(sprite)]).toStrictEqual([
      { x: 3, y: 4 },
      { x: 5, y: 4 },
    ]);
    const given = { x: 1, y: 2 };
    expect(here(given)).not.toBe(given);
  });

  it('writes to any object with x and y, and returns it', () => {
    const sprite = new Sprite(3, 4);
    expect(here.write(sprite, at(7, -0))).toBe(sprite);
    expect([sprite.x, sprite.y, sprite.isMoved, sprite.texture]).toEqual([7, -0, true, 'hero.png']);
    // A vector that was never set.
    expect(here.write({ x: Number.NaN, y: Infinity }, at(1, 2))).toEqual({ x: 1, y: 2 });
  });

  it('converts as its unit does', () => {
    expect(pointReader(centimeters)({ x: 250, y: -7 })).toEqual(position(meters(2.5), centimeters(-7)));
    expect(pointReader(kilometers).write({ x: 0, y: 0 }, position(meters(2500), meters(1)))).toEqual({
      x: 2.5,
      y: 0.001,
    });
    const feet = unit('ft', meters, 0.3048);
    expect(pointReader(feet)({ x: 10, y: 1 })).toEqual({ x: 3.048, y: 0.3048 });
  });

  const component = fc.oneof(
    fc.constantFrom(0, -0, 5e-324, -5e-324, 0.1, 7, -3600, 2 ** 53),
    fc.double({ noNaN: true, min: -1e300, max: 1e300 }),
  );
  it.each(all)('of %s agrees with the unit and valueIn, to the bit', (_, each) => {
    const reader = pointReader(each);
    fc.assert(
      fc.property(component, component, (x, y) => {
        const read = reader({ x, y });
        expect(read).toStrictEqual(point(each(x), each(y)));
        expect(reader.write({ x: 0, y: 0 }, read)).toStrictEqual({
          x: valueIn(read.x, each),
          y: valueIn(read.y, each),
        });
      }),
      { seed: 34, numRuns: 100 },
    );
  });

  it.each(all)('of %s brings whole numbers back whole', (_, each) => {
    const reader = pointReader(each);
    const wrong: number[] = [];
    for (let k = -3600; k <= 3600; k++) {
      const target = reader.write({ x: 0.5, y: 0.5 }, reader({ x: k, y: -k }));
      if (target.x !== k || target.y !== -k) wrong.push(k);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a point reader refuses', () => {
  it('numbers whose quantity overflows, by member', () => {
    const inKilometers = pointReader(kilometers);
    const rule = 'must be small enough for the quantity to be finite, received';
    expect(() => inKilometers({ x: 1e306, y: 0 })).toThrow(new RangeError(`pointReader(km): value.x ${rule} 1e+306`));
    expect(() => inKilometers({ x: 0, y: -1e306 })).toThrow(new RangeError(`pointReader(km): value.y ${rule} -1e+306`));
  });

  it('points whose numbers overflow, by member, and writes nothing', () => {
    const inMillimeters = pointReader(millimeters);
    const far = (x: number, y: number): Position2 => unsafePoint<Position2>(x, y);
    const target = { x: 1, y: 2 };
    const rule = 'must be small enough for its number in mm to be finite, received';
    expect(() => inMillimeters.write(target, far(1e306, 0))).toThrow(
      new RangeError(`pointReader(mm).write: point.x ${rule} 1e+306`),
    );
    expect(() => inMillimeters.write(target, far(0, -1e306))).toThrow(
      new RangeError(`pointReader(mm).write: point.y ${rule} -1e+306`),
    );
    expect(target).toEqual({ x: 1, y: 2 });
  });

  it('what is neither the one nor the other, before it changes anything', () => {
    const inDegrees = pointReader(degrees);
    const target = { x: 1, y: 2 };
    const nowhere = unsafePoint<never>(3, Number.NaN);
    expect(() => inDegrees.write(target, nowhere)).toThrow(
      new RangeError('pointReader(°).write: point.y must be a finite number, received NaN'),
    );
    expect(target).toEqual({ x: 1, y: 2 });
  });
});

describe('writing to a target that does not take both numbers', () => {
  const here = pointReader(pixels);

  it('leaves it as it was, whichever member throws', () => {
    const readOnly = (key: 'x' | 'y'): { x: number; y: number } =>
      Object.defineProperty({ x: 1, y: 2 }, key, { value: 3, writable: false });
    for (const key of ['x', 'y'] as const) {
      const target = readOnly(key);
      const before = { ...target };
      expect(() => here.write(target, at(7, 8))).toThrow(TypeError);
      expect({ ...target }).toEqual(before);
    }
    const frozen = Object.freeze({ x: 1, y: 2 });
    expect(() => here.write(frozen, at(7, 8))).toThrow(TypeError);
  });

  it('passes on what a setter throws', () => {
    class Walled extends Sprite {
      override get y(): number {
        return super.y;
      }
      override set y(value: number) {
        throw new Error(`a wall at ${value}`);
      }
    }
    const target = new Walled(1, 2);
    expect(() => here.write(target, at(7, 8))).toThrow(new Error('a wall at 8'));
    expect([target.x, target.y]).toEqual([1, 2]);
  });
});
