import { notFinite, ulpsBetween } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Quantity } from '../types/kinds.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';
import * as catalogue from './catalogue.js';
import { format, parse } from './text.js';
import { baseUnit, unit, type Unit, valueIn } from './unit.js';

const {
  degrees,
  kilometers,
  kilometersPerHour,
  meters,
  metersPerSecond,
  milliseconds,
  minutes,
  seconds,
  tiles,
  turns,
} = catalogue;
const halfPi = Math.PI / 2;
const { framesAt, ...units } = catalogue;
const all: [string, Unit<Quantity<{}>>][] = Object.entries({ ...units, 'framesAt(60)': framesAt(60) }).map(
  ([name, each]) => [name, each as unknown as Unit<Quantity<{}>>],
);

describe('units', () => {
  it('make quantities in the coherent base unit', () => {
    expect(meters(3)).toBe(3);
    expect(kilometers(1.5)).toBe(1500);
    expect(kilometersPerHour(36)).toBe(10);
    expect(milliseconds(16)).toBe(0.016);
    expect(minutes(2)).toBe(seconds(120));
    expect(tiles(-2)).toBe(-2);
    expect(framesAt(60)(3)).toBe(0.05);
    expect(framesAt(units.hertz(60))(3)).toBe(0.05);
    expect(catalogue.revolutionsPerMinute(60)).toBe(catalogue.turnsPerSecond(1));
  });

  it('give quarter turns as multiples of the rounded quarter', () => {
    for (let k = -1000; k <= 1000; k++) {
      expect(turns(k / 4)).toBe(k * halfPi);
      expect(degrees(90 * k)).toBe(k * halfPi);
    }
  });

  it.each(all)('%s rejects numbers that are not finite, and names itself', (name, each) => {
    const rule = `${name}: value must be a finite number, received`;
    for (const value of notFinite) expect(() => each(value)).toThrow(new RangeError(`${rule} ${value}`));
    expect(() => each('3' as never)).toThrow(new RangeError(`${rule} the string "3"`));
    expect(() => each(undefined as never)).toThrow(new RangeError(`${rule} undefined`));
  });

  const anyNumber = fc.double({ noNaN: true, noDefaultInfinity: true });
  it.each(all)('%s computes value / divisor * factor, to the bit', (_, each) => {
    const hard = [0, -0, 5e-324, -5e-324, Number.MAX_VALUE, -Number.MAX_VALUE, 2 ** 53 + 2, 0.1];
    const holds = (value: number): void => {
      const expected = (value / each.divisor) * each.factor;
      if (Number.isFinite(expected)) expect(each(value)).toBe(expected);
      else expect(() => each(value)).toThrow('value must be small enough for the quantity to be finite, received');
    };
    for (const value of hard) holds(value);
    fc.assert(fc.property(anyNumber, holds), { seed: 32, numRuns: 200 });
  });

  it.each(all)('%s reads back what it made, to the last bit or the one beside', (_, each) => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((x) => Math.abs(x) > 1e-200 || x === 0),
        (x) => {
          expect(ulpsBetween(valueIn(each(x), each), x)).toBeLessThanOrEqual(2);
        },
      ),
      { seed: 30, numRuns: 200 },
    );
  });

  it.each(all)('%s reads whole numbers back whole, and writes what was meant', (_, each) => {
    const wrong: string[] = [];
    for (let k = -3600; k <= 3600; k++) {
      if (valueIn(each(k), each) !== k) wrong.push(`${k} is read as ${valueIn(each(k), each)}`);
      const text = format(each(k / 10), each, { symbol: false });
      if (text !== String(k / 10)) wrong.push(`${k / 10} is written as ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(valueIn(each(2 ** 40 + 1), each)).toBe(2 ** 40 + 1);
  });

  it.each(all)('%s has a symbol of its own', (_, each) => {
    expect(all.filter(([, other]) => other.symbol === each.symbol)).toHaveLength(1);
  });

  it('reject a quantity that would be infinite', () => {
    expect(() => kilometers(1e306)).toThrow(
      new RangeError('kilometers: value must be small enough for the quantity to be finite, received 1e+306'),
    );
  });
});

describe('own units', () => {
  it('take one line', () => {
    const leagues = unit('league', kilometers, 4.83);
    expect(leagues(2)).toBe(9660);
    expect(valueIn(meters(4830), leagues)).toBe(1);
    const ticks = unit('tick', seconds, 1, 20);
    expect(ticks(1)).toBe(0.05);
    expect(() => ticks(Number.NaN)).toThrow(new RangeError('tick: value must be a finite number, received NaN'));
  });

  it('may be of a dimension of their own', () => {
    const hitPoints = baseUnit<Quantity<{ hitPoints: 1 }>>('HP');
    expect(format(hitPoints(12), hitPoints)).toBe('12 HP');
  });

  it('reject symbols that cannot be read back, and invalid ratios', () => {
    for (const symbol of ['', ' m', 'm ', '3m', '-x', '.5']) {
      expect(() => baseUnit(symbol)).toThrow('baseUnit: symbol must be a word that does not start like a number');
      expect(() => unit(symbol, meters, 2)).toThrow('unit: symbol must be a word that does not start like a number');
    }
    for (const factor of [0, -1, ...notFinite]) {
      expect(() => unit('x', meters, factor)).toThrow('unit: factor must be a positive finite number');
      expect(() => unit('x', meters, 1, factor)).toThrow(/unit: (divisor|factor) must be a positive finite number/);
    }
    for (const rate of [0, -60, ...notFinite]) {
      expect(() => framesAt(rate)).toThrow(
        new RangeError(`framesAt: rate must be a positive finite number, received ${rate}`),
      );
    }
    expect(() => baseUnit('x', 0)).toThrow('baseUnit: factor must be a positive finite number, received 0');
    expect(() => baseUnit('x', 1, Number.NaN)).toThrow('baseUnit: divisor must be a positive finite number');
    expect(() => baseUnit(undefined as never)).toThrow(
      new RangeError(
        'baseUnit: symbol must be a word that does not start like a number, without spaces around it, received undefined',
      ),
    );
    expect(() => unit('x', undefined as never, 1)).toThrow(
      new RangeError('unit: base must be a unit, such as meters, received undefined'),
    );
  });

  it('say which ratio overflows or vanishes together with that of the base', () => {
    expect(() => unit('x', kilometers, 1e306)).toThrow(
      new RangeError('unit: (factor * base.factor) must be a positive finite number, received Infinity'),
    );
    expect(() => unit('x', milliseconds, 1, 1e306)).toThrow(
      new RangeError('unit: (divisor * base.divisor) must be a positive finite number, received Infinity'),
    );
    expect(() => unit('x', unit('y', meters, 1e-200), 1e-200)).toThrow(
      new RangeError('unit: (factor * base.factor) must be a positive finite number, received 0'),
    );
  });
});

describe('format', () => {
  it.each([
    [format(meters(5.25), meters), '5.25 m'],
    [format(meters(5.25), meters, { digits: 1 }), '5.3 m'],
    [format(degrees(90), degrees), '90°'],
    [format(degrees(13), degrees), '13°'],
    [format(catalogue.centimeters(2.7), catalogue.centimeters), '2.7 cm'],
    [format(meters(0.1 + 0.2), meters), '0.30000000000000004 m'],
    [format(metersPerSecond(10), kilometersPerHour, { digits: 0 }), '36 km/h'],
    [format(meters(5), meters, { symbol: false }), '5'],
    [format(meters(-0.001), meters, { digits: 2 }), '0.00 m'],
    [format(meters(-0.5), meters, { digits: 1 }), '-0.5 m'],
    [format(baseUnit<Quantity<{}>>('%', 1, 100)(50), baseUnit<Quantity<{}>>('%', 1, 100)), '50%'],
    [format(meters(1e21), meters, { digits: 2 }), '1000000000000000000000.00 m'],
    [format(meters(-1e21), meters, { digits: 0 }), '-1000000000000000000000 m'],
    [format(meters(999999999999999900000), meters, { digits: 1 }), '999999999999999868928.0 m'],
  ])('writes %s', (text, expected) => {
    expect(text).toBe(expected);
  });

  it('rejects digits that no text has', () => {
    expect(() => format(meters(1), meters, { digits: -1 })).toThrow(
      'format: digits must be an integer from 0 to 20, received -1',
    );
  });

  it.each(all)('writes and reads back the greatest numbers in %s', (_, each) => {
    const nearest = [Number.MAX_VALUE, 1.7976931348623155e308, 1.7e308, 1e308, 1e307];
    for (const number of nearest.flatMap((value) => [value, -value])) {
      // The greatest of some units are beyond the doubles of their base unit.
      if (!Number.isFinite((number / each.divisor) * each.factor)) continue;
      const quantity = each(number);
      expect(Number.isFinite(valueIn(quantity, each))).toBe(true);
      const readBack = unsafeNumber(parse(format(quantity, each), each));
      expect(ulpsBetween(readBack, unsafeNumber(quantity))).toBeLessThanOrEqual(2);
      expect(format(quantity, each, { digits: 1 })).not.toContain('Infinity');
    }
  });

  it('writes a number beyond all doubles as what it is', () => {
    expect(format(meters(Number.MAX_VALUE), catalogue.millimeters)).toBe('Infinity mm');
    expect(valueIn(catalogue.radiansPerSecond(-Number.MAX_VALUE), catalogue.revolutionsPerMinute)).toBe(-Infinity);
  });

  it('shows numbers that are not finite as it is', () => {
    expect(format(unsafeQuantity<Quantity<{ length: 1 }>>(Infinity), kilometers)).toBe('Infinity km');
    expect(format(unsafeQuantity<Quantity<{ length: 1 }>>(Number.NaN), meters)).toBe('NaN m');
    expect(format(unsafeQuantity<Quantity<{ length: 1 }>>(Infinity), meters, { digits: 2 })).toBe('Infinity m');
  });
});

describe('parse', () => {
  it('reads what format writes: the same number in the base unit, within two ulps in others', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(...all), (x, [, each]) => {
        const quantity = unsafeQuantity<Quantity<{}>>(x);
        if (Math.abs(x) < 1e290 && (Math.abs(x) > 1e-290 || x === 0)) {
          const ulps = each.factor === 1 && each.divisor === 1 ? 0 : 2;
          expect(ulpsBetween(unsafeNumber(parse(format(quantity, each), each)), x)).toBeLessThanOrEqual(ulps);
        }
      }),
      { seed: 31, numRuns: 2000 },
    );
  });

  it.each(['2.5 km', '2.5km', ' 2.5  km ', '+2.5e0 km', '2500e-3 km'])('reads %j', (text) => {
    expect(parse(text, kilometers)).toBe(2500);
  });

  it('takes the micro sign and the Greek letter', () => {
    const { microseconds } = catalogue;
    expect([parse('3 \u00b5s', microseconds), parse('3 \u03bcs', microseconds)]).toEqual([
      microseconds(3),
      microseconds(3),
    ]);
    expect(parse('3 \u00b5x', unit('\u03bcx', seconds, 2))).toBe(6);
    expect(() => parse('3 us', microseconds)).toThrow('parse: text must be a number in');
  });

  it.each([undefined, null, 3, {}, ['2.5 km']])('rejects a value that is not text: %o', (value) => {
    expect(() => parse(value as never, kilometers)).toThrow(RangeError);
    expect(() => parse(value as never, kilometers)).toThrow(
      'parse: text must be a number in km, such as "2.5 km", received',
    );
  });

  it.each(['', 'km', '2.5', '2.5 m', '2.5 km/h', '2,5 km', '2.5.1 km', 'NaN km', 'Infinity km', '1e999 km', '0x10 km'])(
    'refuses %j',
    (text) => {
      expect(() => parse(text, kilometers)).toThrow(
        `parse: text must be a number in km, such as "2.5 km", received the string ${JSON.stringify(text)}`,
      );
    },
  );
});
