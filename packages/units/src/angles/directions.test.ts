import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextDown, nextUp, notFinite, runs } from '@tilewright/testing';
import {
  add,
  angleOf,
  degrees,
  Direction2,
  directionBetween,
  directionBits,
  directionFromAngle,
  directionOf,
  magnitude,
  meters,
  metersPerSecond,
  mul,
  normalizePositive,
  position,
  radians,
  turns,
  unitVector,
  reviveDirection,
  unsafeDirection,
  unsafeQuantity,
  unsafeVector,
  valueIn,
  vector,
  vectorTowards,
  velocity,
} from '../index.js';
import type { Angle, AnyVector2, Difference2, Direction2 as Direction } from '../index.js';
import { anyDouble, nearEighths, ordinaryAngle } from '../trigonometry/testing/arguments.js';
import { errorInUlps } from '../trigonometry/testing/reference.js';
import {
  anyDirection,
  nearestBits,
  nearestBitsOfAngle,
  trueUnitVector,
  vectorsNearBorder,
} from './testing/directions.js';

const compass = [
  ['east', 1, 0],
  ['southEast', 1, 1],
  ['south', 0, 1],
  ['southWest', -1, 1],
  ['west', -1, 0],
  ['northWest', -1, -1],
  ['north', 0, -1],
  ['northEast', 1, -1],
] as const;

function differenceOf(x: number, y: number): Difference2 {
  return unsafeVector<Difference2>(x, y);
}

function bitsOf(direction: Direction | undefined): number {
  if (direction === undefined) throw new Error('there is no direction');
  return directionBits(direction);
}

describe('the compass', () => {
  it('goes round clockwise from east, an eighth of a turn apart', () => {
    for (const [index, [name]] of compass.entries()) {
      expect(bitsOf(Direction2[name])).toBe((index * 2 ** 29) | 0);
      expect(Direction2[name]).toBe(directionFromAngle(turns(index / 8)));
    }
  });

  it('is what the vectors of the eight ways give, at any magnitude', () => {
    for (const [name, x, y] of compass) {
      for (const size of [5e-324, 1e-300, 1e-9, 1, 3.7, 1e9, 1e300, Number.MAX_VALUE]) {
        expect(directionOf(differenceOf(x * size, y * size)), `${name} ${size}`).toBe(Direction2[name]);
      }
    }
  });

  it('has exact unit vectors, correctly rounded on the diagonals, without negative zeros', () => {
    for (const [name, x, y] of compass) {
      const size = x !== 0 && y !== 0 ? Math.SQRT1_2 : 1;
      expect(unitVector(Direction2[name])).toEqual({ x: x * size + 0, y: y * size + 0 });
      expect(vectorTowards(Direction2[name], metersPerSecond(2))).toEqual({ x: 2 * x * size + 0, y: 2 * y * size + 0 });
    }
  });
});

describe('directionOf', () => {
  const component = fc.oneof(anyDouble, fc.integer({ min: -100, max: 100 }), ordinaryAngle);

  it('is the direction nearest to the exact one', () => {
    fc.assert(
      fc.property(component, component, (x, y) => {
        if (x !== 0 || y !== 0) expect(bitsOf(directionOf(differenceOf(x, y)))).toBe(nearestBits(x, y));
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('is so for the integer vectors that come nearest to a border, too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 29 - 1 }), fc.integer({ min: -1060, max: 900 }), (bits, exponent) => {
        const scale = 2 ** exponent;
        for (const [x, y] of vectorsNearBorder(bits)) {
          if (y * scale === 0 || (y * scale) / scale !== y) continue;
          expect(bitsOf(directionOf(differenceOf(x * scale, y * scale))), `${x}, ${y}`).toBe(nearestBits(x, y));
          expect(bitsOf(directionOf(differenceOf(-y * scale, x * scale)))).toBe(nearestBits(-y, x));
          expect(bitsOf(directionOf(differenceOf(-x * scale, -y * scale)))).toBe(nearestBits(-x, -y));
        }
      }),
      { seed: 3, numRuns: runs(40) },
    );
  });

  it('is so where the longer component is 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 29 - 1 }), (bits) => {
        const [x, y] = vectorsNearBorder(bits)[0] ?? [0, 0];
        expect(x).toBe(2 ** 52);
        expect(bitsOf(directionOf(differenceOf(1, y / x)))).toBe(nearestBits(1, y / x));
      }),
      { seed: 3, numRuns: runs(40) },
    );
  });

  it('restores a direction from its unit vector', () => {
    fc.assert(
      fc.property(anyDirection, fc.double({ min: 1e-300, max: 1e300, noNaN: true }), (direction, size) => {
        expect(directionOf(unitVector(direction))).toBe(direction);
        expect(directionOf(vectorTowards(direction, meters(size)))).toBe(direction);
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('is undefined for the zero vector', () => {
    for (const x of [0, -0]) for (const y of [0, -0]) expect(directionOf(differenceOf(x, y))).toBeUndefined();
  });

  it('stops NaN and infinities with an error', () => {
    for (const bad of notFinite) {
      for (const good of [0, 1, bad]) {
        expect(() => directionOf(differenceOf(bad, good))).toThrow(
          new RangeError(`directionOf: vector.x must be a finite number, received ${bad}`),
        );
        expect(() => directionOf(differenceOf(good, bad))).toThrow(RangeError);
      }
    }
  });
});

describe('directionBetween', () => {
  it('points from the first to the second point', () => {
    const here = position(meters(3), meters(4));
    expect(directionBetween(here, position(meters(3), meters(9)))).toBe(Direction2.south);
    expect(directionBetween(here, position(meters(0), meters(1)))).toBe(Direction2.northWest);
    expect(directionBetween(here, here)).toBeUndefined();
  });

  it('holds where the difference overflows, and stops infinities', () => {
    const far = Number.MAX_VALUE;
    const west = position(meters(-far), meters(-far));
    expect(directionBetween(west, position(meters(far), meters(far)))).toBe(Direction2.southEast);
    expect(directionBetween(west, position(meters(far), meters(-far)))).toBe(Direction2.east);
    expect(directionBetween(west, position(meters(1 - far), meters(far)))).toBe(Direction2.south);
    const nowhere = add(west, differenceOf(-far, 0));
    expect(() => directionBetween(west, nowhere)).toThrow(
      new RangeError('directionBetween: to.x must be a finite number, received -Infinity'),
    );
  });
});

describe('directionFromAngle', () => {
  it('is the direction nearest to the exact angle, at any size', () => {
    const atBorders = fc
      .tuple(fc.integer({ min: -(2 ** 31), max: 2 ** 33 }), fc.integer({ min: -2, max: 2 }))
      .map(([bits, steps]) => {
        let x = ((bits + 0.5) * Math.PI) / 2 ** 31;
        for (let i = 0; i < Math.abs(steps); i++) x = steps < 0 ? nextDown(x) : nextUp(x);
        return x;
      });
    fc.assert(
      fc.property(fc.oneof(anyDouble, ordinaryAngle, nearEighths, atBorders), (x) => {
        expect(bitsOf(directionFromAngle(unsafeQuantity<Angle>(x))), `${x}`).toBe(nearestBitsOfAngle(x));
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('takes whole quarter turns as such, as far as their doubles tell', () => {
    const wrong: number[] = [];
    for (let k = -(2 ** 20); k <= 2 ** 20; k += Math.abs(k) < 100 ? 1 : 4093) {
      if (bitsOf(directionFromAngle(turns(k / 4))) !== k << 30) wrong.push(k);
    }
    expect(wrong).toEqual([]);
  });

  it('comes back from angleOf, which stays in [-half, half) a turn', () => {
    fc.assert(
      fc.property(anyDirection, (direction) => {
        const angle = angleOf(direction);
        expect(directionFromAngle(angle)).toBe(direction);
        expect(valueIn(angle, radians)).toBeGreaterThanOrEqual(-Math.PI);
        expect(valueIn(angle, radians)).toBeLessThan(Math.PI);
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('stops NaN and infinities with an error', () => {
    for (const bad of notFinite) {
      expect(() => directionFromAngle(unsafeQuantity<Angle>(bad))).toThrow(
        new RangeError(`directionFromAngle: angle must be a finite number, received ${bad}`),
      );
    }
  });
});

describe('unitVector and vectorTowards', () => {
  it('are less than 1 ulp off in each component, and in magnitude', () => {
    fc.assert(
      fc.property(anyDirection, (direction) => {
        const { x, y } = unitVector(direction);
        const [cosine, sine] = trueUnitVector(directionBits(direction));
        expect(errorInUlps(x, cosine)).toBeLessThan(1);
        expect(errorInUlps(y, sine)).toBeLessThan(1);
        expect(Math.abs(magnitude(unitVector(direction)) - 1)).toBeLessThan(2.3e-16);
      }),
      { seed: 3, numRuns: runs(3000) },
    );
  });

  it('turn about with a negative magnitude', () => {
    expect(vectorTowards(Direction2.south, -3)).toEqual(vector(-0, -3));
    expect(mul(velocity(metersPerSecond(0), metersPerSecond(1)), 2)).toEqual(
      vectorTowards(Direction2.south, metersPerSecond(2)),
    );
  });
});

describe('the trap of negative numbers', () => {
  it('a small negative angle is a little north of east, not east and not saturated', () => {
    expect(bitsOf(directionFromAngle(degrees(-1)))).toBe(-11930465);
    expect(bitsOf(directionFromAngle(degrees(359)))).toBe(-11930465);
    expect(bitsOf(directionFromAngle(turns(-1e6)))).toBe(0);
    expect(bitsOf(directionFromAngle(turns(-2.5)))).toBe(-(2 ** 31));
  });
});

describe('the trap of the degrees that read 360', () => {
  it('angleOf reads less than 180, and normalizePositive less than 360', () => {
    for (const bits of [-1, -2, -100, 2 ** 31 - 1, -(2 ** 31)]) {
      const read = valueIn(angleOf(unsafeDirection(bits)), degrees);
      expect(read).toBeGreaterThanOrEqual(-180);
      expect(read).toBeLessThan(180);
      expect(valueIn(normalizePositive(angleOf(unsafeDirection(bits))), degrees)).toBeLessThan(360);
    }
    for (const tiny of [-5e-324, -1e-300, -1e-20, -1e-16, -1e-15]) {
      expect(valueIn(normalizePositive(degrees(tiny)), degrees)).toBeLessThan(360);
    }
    fc.assert(
      fc.property(anyDouble, (x) => {
        const read = valueIn(normalizePositive(unsafeQuantity<Angle>(x)), degrees);
        expect(read).toBeGreaterThanOrEqual(0);
        expect(read).toBeLessThan(360);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });
});

describe('directions of the types', () => {
  it('take vectors of any quantity', () => {
    const any: AnyVector2 = vector(metersPerSecond(1), metersPerSecond(1));
    expect(directionOf(any)).toBe(Direction2.southEast);
  });
});

describe('reviveDirection', () => {
  it('restores every direction from JSON, and the same bits for the zero of either sign', () => {
    for (const bits of [0, 1, -1, 2 ** 30, -(2 ** 31), 2 ** 31 - 1, 123456789]) {
      const direction = unsafeDirection(bits);
      expect(reviveDirection(JSON.parse(JSON.stringify(direction)))).toBe(direction);
    }
    expect(Object.is(reviveDirection(-0), 0)).toBe(true);
  });
});
