import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Direction2,
  directionBits,
  directionColumn,
  type Length,
  meters,
  metersPerSecond,
  neg,
  pointColumn,
  position,
  quantityColumn,
  rectangle,
  unsafeDirection,
  valueIn,
  vectorColumn,
  velocity,
} from '@tilewright/units';
import { directionCodec, exactCodec, pointCodec, type PointCodec, quantityCodec, vectorCodec } from '../index.js';

const settings = { seed: 1, numRuns: 500 };
const bound = fc.double({ min: -1e6, max: 1e6, noNaN: true });

/** Bounds, and a step that is a fraction of the distance between them, whole or not. */
const lattices = fc
  .tuple(bound, bound, fc.double({ min: 1, max: 1e6, noNaN: true }), fc.boolean())
  .filter(([a, b]) => Math.abs(a - b) > 1e-3)
  .map(([a, b, parts, isWhole]) => {
    const [least, greatest] = a < b ? [a, b] : [b, a];
    return { least, greatest, step: (greatest - least) / (isWhole ? Math.floor(parts) : parts) };
  });

describe('codecs of quantities', () => {
  it('find each code again, and are at most half a step off', () => {
    fc.assert(
      fc.property(lattices, fc.double({ min: 0, max: 1, noNaN: true }), (options, part) => {
        const codec = quantityCodec(options);
        const { least, greatest, step } = options;
        const value = Math.max(least, Math.min(greatest, least + part * (greatest - least)));
        const code = codec.encode(value);
        const decoded = codec.decode(code);
        // What doubles round at these magnitudes.
        const rounding = 4 * Number.EPSILON * Math.max(Math.abs(least), Math.abs(greatest));
        expect(Math.abs(decoded - value)).toBeLessThanOrEqual(step / 2 + rounding);
        expect(decoded >= least && decoded <= greatest).toBe(true);
        for (const each of [0, code, codec.encode(greatest)]) expect(codec.encode(codec.decode(each))).toBe(each);
        expect(codec.decode(0)).toBe(least + 0);
      }),
      settings,
    );
  });

  it('are exact at halves if the step is a power of two', () => {
    const codec = quantityCodec({ least: -4, greatest: 4, step: 1 / 8 });
    for (let i = -64; i <= 64; i++)
      expect(Math.abs(codec.decode(codec.encode(i / 16)) - i / 16)).toBeLessThanOrEqual(1 / 16);
  });

  it('refuse what is outside, or move it to the bounds, and never take NaN', () => {
    const options = { least: meters(1), greatest: meters(3), step: meters(0.5) };
    const [strict, mild] = [quantityCodec(options), quantityCodec({ ...options, outside: 'clamp' })];
    expect(() => strict.encode(meters(3.01))).toThrow(
      'codec.encode: quantity must be a number from 1 to 3, received 3.01. ' +
        "Widen the bounds of the codec, or choose outside: 'clamp'",
    );
    expect([mild.encode(meters(-9)), mild.encode(meters(99))]).toEqual([0, 4]);
    for (const codec of [strict, mild]) {
      expect(() => codec.encode(Number.NaN as unknown as Length)).toThrow(
        'codec.encode: quantity must be a finite number',
      );
    }
  });

  it('say what is wrong with their options', () => {
    const good = { least: 0, greatest: 1, step: 0.1 };
    expect(() => quantityCodec({ ...good, greatest: 0 })).toThrow(
      'quantityCodec: greatest must be greater than least, 0, received 0',
    );
    expect(() => quantityCodec({ ...good, step: 0 })).toThrow('quantityCodec: step must be a positive finite number');
    expect(() => quantityCodec({ ...good, step: 1e-12 })).toThrow(
      'quantityCodec: step must be more than 9.313225746154785e-10, so that there are fewer than 1073741824 steps',
    );
    expect(() => quantityCodec({ least: 1e12, greatest: 1e12 + 1, step: 1e-4 })).toThrow(
      'quantityCodec: step must be at least 0.0008881784197010134, which doubles near 1000000000001 resolve',
    );
    expect(() => quantityCodec({ ...good, outside: 'wrap' as 'clamp' })).toThrow(
      `quantityCodec: outside must be 'refuse' or 'clamp', received the string "wrap"`,
    );
    expect(() => quantityCodec({ ...good, least: Number.NaN })).toThrow('quantityCodec: least must be a finite number');
  });
});

describe('exact codecs', () => {
  it('bring whole numbers back, and refuse all others', () => {
    const codec = exactCodec({ least: -5, greatest: 5 });
    for (let i = -5; i <= 5; i++) expect(codec.decode(codec.encode(i))).toBe(i);
    expect(codec.encode(-0)).toBe(5);
    for (const value of [0.5, 6, -6]) {
      expect(() => codec.encode(value)).toThrow('codec.encode: quantity must be a whole number from -5 to 5, received');
    }
    expect(() => codec.decode(11)).toThrow('codec.decode: code must be an integer from 0 to 10, received 11');
    expect(() => exactCodec({ least: 0.5, greatest: 2 })).toThrow('exactCodec: least must be an integer');
    expect(() => exactCodec({ least: 0, greatest: 2 ** 32 })).toThrow(
      'exactCodec: greatest must be less than least + 2^32, 4294967296, received 4294967296',
    );
    const widest = exactCodec({ least: 2 ** 52, greatest: 2 ** 52 + 2 ** 32 - 1 });
    expect(widest.decode(widest.encode(2 ** 52 + 12345))).toBe(2 ** 52 + 12345);
  });
});

describe('codecs of vectors', () => {
  it('have an exact zero, and are the same on both sides of it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        fc.double({ min: 1, max: 1e5, noNaN: true }),
        (most, parts) => {
          const greatest = metersPerSecond(most);
          const codec = vectorCodec({ greatest, step: metersPerSecond(most / parts) });
          const zero = velocity(metersPerSecond(0), metersPerSecond(0));
          expect(codec.decode(codec.encode(zero))).toEqual(zero);
          const [low, high] = [codec.decode({ x: 0, y: 0 }), codec.decode(codec.encode(velocity(greatest, greatest)))];
          expect(valueIn(low.x, metersPerSecond)).toBe(-valueIn(high.x, metersPerSecond));
          expect(codec.encode(low)).toEqual({ x: 0, y: 0 });
        },
      ),
      settings,
    );
  });

  it('have codes for both bounds, however their quotients by the step are rounded', () => {
    for (let i = 1; i <= 5000; i++) {
      // Half a step beyond a whole number of them, where a mark is farthest from a bound.
      const step = ((i * 0.618) % 1) + 0.001;
      const greatest = metersPerSecond((i + 0.5) * step);
      const codec = vectorCodec({ greatest, step: metersPerSecond(step) });
      const codes = codec.encode(velocity(greatest, neg(greatest)));
      expect([i, codes]).toEqual([i, { x: codec.last[0], y: 0 }]);
      expect([i, codec.encode(codec.decode(codes))]).toEqual([i, codes]);
    }
  });

  it('limit each component by itself', () => {
    const codec = vectorCodec({ greatest: metersPerSecond(2), step: metersPerSecond(1), outside: 'clamp' });
    const fast = velocity(metersPerSecond(9), metersPerSecond(-1));
    expect(codec.decode(codec.encode(fast))).toEqual(velocity(metersPerSecond(2), metersPerSecond(-1)));
    const strict = vectorCodec({ greatest: metersPerSecond(2), step: metersPerSecond(1) });
    expect(() => strict.encode(fast)).toThrow('codec.encode: vector.x must be a number from -2 to 2, received 9');
  });

  it('say what is wrong with their options', () => {
    expect(() => vectorCodec({ greatest: metersPerSecond(0), step: metersPerSecond(1) })).toThrow(
      'vectorCodec: greatest must be a positive finite number, received 0',
    );
  });
});

describe('codecs of points', () => {
  const at = (x: number, y: number) => position(meters(x), meters(y));
  const within = rectangle(at(-10, 5), at(10, 25));

  it('count from the north-west corner', () => {
    const codec = pointCodec({ within, step: meters(0.5) });
    expect(codec.encode(at(-10, 5))).toEqual({ x: 0, y: 0 });
    expect(codec.encode(at(10, 25))).toEqual({ x: 40, y: 40 });
    expect(codec.decode({ x: 1, y: 2 })).toEqual(at(-9.5, 6));
    expect(() => codec.encode(at(0, 4))).toThrow('codec.encode: point.y must be a number from 5 to 25, received 4');
    expect(() => codec.decode({ x: 41, y: 0 })).toThrow(
      'codec.decode: codes.x must be an integer from 0 to 40, received 41',
    );
    expect(() => codec.decode({ x: 0.5, y: 0 })).toThrow('codec.decode: codes.x must be an integer');
  });

  it('say what is wrong with their options', () => {
    expect(() => pointCodec({ within: rectangle(at(0, 0), at(0, 5)), step: meters(1) })).toThrow(
      'pointCodec: within.max.x must be greater than within.min.x, 0, received 0',
    );
    expect(() => pointCodec({ within, step: meters(1e-9) })).toThrow('pointCodec: step must be more than');
    expect(() => pointCodec({ within } as never)).toThrow('pointCodec: step must be a positive finite number');
    expect(() => pointCodec({} as never)).toThrow('pointCodec: within must be a rectangle');
  });
});

describe('codecs of directions', () => {
  it('find the nearest direction, around the full turn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (bits, raw) => {
        const codec = directionCodec({ bits });
        const code = codec.encode(unsafeDirection(raw));
        expect(code).toBeLessThan(2 ** bits);
        const error = (directionBits(codec.decode(code)) - raw) | 0;
        expect(Math.abs(error)).toBeLessThanOrEqual(2 ** (31 - bits));
        expect(codec.encode(codec.decode(code))).toBe(code);
      }),
      settings,
    );
  });

  it('say what is wrong', () => {
    expect(() => directionCodec({ bits: 31 })).toThrow(
      'directionCodec: bits must be an integer from 1 to 30, received 31',
    );
    expect(() => directionCodec({ bits: 8 }).encode(0.5 as unknown as Direction2)).toThrow(
      'codec.encode: direction must be',
    );
    expect(() => directionCodec({ bits: 8 }).decode(256)).toThrow(
      'codec.decode: code must be an integer from 0 to 255',
    );
  });
});

it('codecs make their columns', () => {
  const at = (x: number, y: number) => position(meters(x), meters(y));
  const places: PointCodec<Length> = pointCodec({ within: rectangle(at(0, 0), at(1, 1)), step: meters(1) });
  expect(places.newColumn(3)).toEqual(pointColumn(3));
  expect(vectorCodec({ greatest: metersPerSecond(1), step: metersPerSecond(1) }).newColumn()).toEqual(vectorColumn(0));
  expect(exactCodec({ least: 0, greatest: 1 }).newColumn(1)).toEqual(quantityColumn(1));
  expect(directionCodec({ bits: 8 }).newColumn(2)).toEqual(directionColumn(2));
});
