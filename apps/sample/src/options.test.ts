/** What the address of the page may ask for, and how it is kept. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaults, type Options, readOptions, writeOptions } from './options.js';
import { lensChoices } from './settings.js';

describe('readOptions', () => {
  it('takes what is asked for, and the usual for the rest', () => {
    expect(readOptions('')).toEqual(defaults);
    expect(readOptions('?creatures=20000&lens=none')).toEqual({ ...defaults, creatures: 20_000, lens: 'none' });
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
    ['?lens=rya', '?lens must be one of none, ray, circle, object, steps, spaces, sight, types, received "rya"'],
    ['?fog=no', '?fog must be one of on, off, received "no"'],
    ['?pause=1', '?pause must be one of on, off, received "1"'],
    ['?fog=', '?fog must be one of on, off, received ""'],
    [
      '?utm_source=mail&lens=rya&fbclid=Ab1',
      '?lens must be one of none, ray, circle, object, steps, spaces, sight, types',
    ],
  ])('refuses %s', (search, message) => {
    expect(() => readOptions(search)).toThrow(message);
  });
});

const options: fc.Arbitrary<Options> = fc.record({
  seed: fc.nat(0xffff_ffff),
  creatures: fc.nat(20_000),
  lens: fc.constantFrom(...lensChoices),
  fog: fc.boolean(),
  isPaused: fc.boolean(),
});

describe('writeOptions', () => {
  it.each([
    ['', {}, ''],
    ['?', {}, ''],
    ['', { lens: 'sight', isPaused: true }, '?lens=sight&pause=on'],
    ['?lens=sight', {}, '?lens=none'],
    [
      '?utm_source=a%20b&lens=sight&fbclid=IwAR0_-%2F&gclid',
      { lens: 'none' },
      '?utm_source=a%20b&lens=none&fbclid=IwAR0_-%2F&gclid',
    ],
    ['?seed=7&seed=8&%&constructor=1', { seed: 9 }, '?seed=9&%&constructor=1'],
  ] as const)('into %j writes %j', (search, changes, written) => {
    expect(writeOptions(search, { ...defaults, ...changes })).toBe(written);
  });

  it('is read as it was written, and leaves other names alone', () => {
    const others = fc.array(fc.constantFrom('utm_source=x', 'a=%C3%A4+b', 'gclid', 'lens=ray', 'seed=3', '%'));
    const check = (before: readonly string[], chosen: Options): void => {
      const written = writeOptions(`?${before.join('&')}`, chosen);
      expect(readOptions(written)).toEqual(chosen);
      const isOther = (part: string): boolean => !/^\??(lens|seed|creatures|fog|pause)=/.test(part);
      expect(
        written
          .replace('?', '')
          .split('&')
          .filter((part) => part !== '' && isOther(part)),
      ).toEqual(before.filter(isOther));
      expect(writeOptions(written, chosen)).toBe(written);
    };
    fc.assert(fc.property(others, options, check));
  });
});
