/** What the address of the page may ask for. */
import { describe, expect, it } from 'vitest';
import { defaults, readOptions } from './options.js';

describe('readOptions', () => {
  it('takes what is asked for, and the usual for the rest', () => {
    expect(readOptions('')).toEqual(defaults);
    expect(readOptions('?creatures=20000&lens=none')).toEqual({ ...defaults, creatures: 20_000, lens: 'none' });
    expect(readOptions('?fog=off')).toEqual({ ...defaults, fog: false });
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
    ['?fog=', '?fog must be one of on, off, received ""'],
    [
      '?utm_source=mail&lens=rya&fbclid=Ab1',
      '?lens must be one of none, ray, circle, object, steps, spaces, sight, types',
    ],
  ])('refuses %s', (search, message) => {
    expect(() => readOptions(search)).toThrow(message);
  });
});
