/** What the address of the page may ask for, and how it is kept. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaults, type Options, readChoice, readOptions, writeOptions } from './options.js';

/** What a feature lets the user choose. */
const colors = ['red', 'green', 'blue'] as const;
const colorChoice = (value: string = colors[0]) => [{ name: 'color', values: colors, value }];

describe('readOptions', () => {
  it('takes what is asked for, and the usual for the rest', () => {
    expect(readOptions('')).toEqual(defaults);
    expect(readOptions('?creatures=20000&color=none')).toEqual({ ...defaults, creatures: 20_000 });
    expect(readOptions('?fog=off')).toEqual({ ...defaults, fog: false });
    expect(readOptions('?pause=on')).toEqual({ ...defaults, isPaused: true });
    expect(readOptions('?seed=4294967295&creatures=0')).toEqual({ ...defaults, seed: 4_294_967_295, creatures: 0 });
  });

  it.each([
    '?utm_source=newsletter&utm_medium=email',
    '?fbclid=IwAR0_-%2F',
    '?gclid',
    '?=',
    '?&&',
    '?%',
    '?constructor=1&__proto__=2',
    '?Seed=7',
  ])('leaves other names alone: %s', (search) => {
    expect(readOptions(search)).toEqual(defaults);
    expect(readOptions(`${search}&seed=7&ref=a`)).toEqual({ ...defaults, seed: 7 });
  });

  it.each([
    ['?creatures=20001', '?creatures must be an integer from 0 to 20000, received "20001"'],
    ['?creatures=-1', '?creatures must be an integer from 0 to 20000, received "-1"'],
    ['?creatures=1e3', '?creatures must be an integer from 0 to 20000, received "1e3"'],
    ['?seed=', '?seed must be an integer from 0 to 4294967295, received ""'],
    ['?fog=no', '?fog must be one of on, off, received "no"'],
    ['?pause=1', '?pause must be one of on, off, received "1"'],
    ['?fog=', '?fog must be one of on, off, received ""'],
    ['?utm_source=mail&fog=no&fbclid=Ab1', '?fog must be one of on, off'],
  ])('refuses %s', (search, message) => {
    expect(() => readOptions(search)).toThrow(message);
  });
});

describe('readChoice', () => {
  it('takes what is asked for, and the first value if nothing is', () => {
    expect(readChoice('?color=blue', 'color', colors)).toBe('blue');
    expect(readChoice('?fog=off', 'color', colors)).toBe('red');
  });

  it('refuses another value', () => {
    expect(() => readChoice('?utm_source=mail&color=rde', 'color', colors)).toThrow(
      '?color must be one of red, green, blue, received "rde"',
    );
  });
});

const options: fc.Arbitrary<Options> = fc.record({
  seed: fc.nat(0xffff_ffff),
  creatures: fc.nat(20_000),
  fog: fc.boolean(),
  isPaused: fc.boolean(),
});

describe('writeOptions', () => {
  it.each([
    ['', {}, 'red', ''],
    ['?', {}, 'red', ''],
    ['', { isPaused: true }, 'green', '?pause=on&color=green'],
    ['?color=green', {}, 'red', '?color=red'],
    [
      '?utm_source=a%20b&color=green&fbclid=IwAR0_-%2F&gclid',
      {},
      'red',
      '?utm_source=a%20b&color=red&fbclid=IwAR0_-%2F&gclid',
    ],
    ['?seed=7&seed=8&%&constructor=1', { seed: 9 }, 'red', '?seed=9&%&constructor=1'],
  ] as const)('into %j writes %j and %s', (search, changes, color, written) => {
    expect(writeOptions(search, { ...defaults, ...changes }, colorChoice(color))).toBe(written);
  });

  it('is read as it was written, and leaves other names alone', () => {
    const others = fc.array(fc.constantFrom('utm_source=x', 'a=%C3%A4+b', 'gclid', 'color=green', 'seed=3', '%'));
    const check = (before: readonly string[], chosen: Options, color: string): void => {
      const choices = colorChoice(color);
      const written = writeOptions(`?${before.join('&')}`, chosen, choices);
      expect(readOptions(written)).toEqual(chosen);
      expect(readChoice(written, 'color', colors)).toBe(color);
      const isOther = (part: string): boolean => !/^\??(color|seed|creatures|fog|pause)=/.test(part);
      expect(
        written
          .replace('?', '')
          .split('&')
          .filter((part) => part !== '' && isOther(part)),
      ).toEqual(before.filter(isOther));
      expect(writeOptions(written, chosen, choices)).toBe(written);
    };
    fc.assert(fc.property(others, options, fc.constantFrom(...colors), check));
  });
});
