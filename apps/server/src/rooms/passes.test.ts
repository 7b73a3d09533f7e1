import { add, instant, meters, position, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodePass, encodePass, type Pass } from '../messages/pass.js';
import { Passes } from './passes.js';

const secret = 'a secret of this test';
const life = seconds(10);
const here = position(meters(3), meters(4));
let time = instant(seconds(100));
const passes = new Passes({ secret, life, now: () => time });
const elsewhere = position(meters(300), meters(4));

beforeEach(() => {
  time = instant(seconds(100));
});

describe('a pass', () => {
  it('is good for its player, in every process with the secret, also as bytes', () => {
    const pass = decodePass(encodePass(passes.issue(7, here)));
    const other = new Passes({ secret, life, now: () => time });
    expect(other.eyeOf(7, pass, here)).toStrictEqual(here);
    expect(other.eyeOf(8, pass, here)).toBeUndefined();
    expect(new Passes({ secret: `${secret}!`, life, now: () => time }).eyeOf(7, pass, here)).toBeUndefined();
  });

  it('lets its player look near its body, and not elsewhere', () => {
    const pass = passes.issue(7, here);
    const near = position(meters(9), meters(8));
    expect(passes.eyeOf(7, pass, near)).toStrictEqual(near);
    expect(passes.eyeOf(7, pass, elsewhere)).toStrictEqual(here);
    expect(passes.eyeOf(7, pass, undefined)).toBeUndefined();
    expect(passes.eyeOf(7, undefined, here)).toBeUndefined();
  });

  it('is good until it expires', () => {
    const pass = passes.issue(7, here);
    time = add(time, seconds(9));
    expect(passes.eyeOf(7, pass, here)).toBeDefined();
    time = add(time, seconds(1));
    expect(passes.eyeOf(7, pass, here)).toBeUndefined();
  });

  it('is not good when anything of it is changed', () => {
    const pass = passes.issue(7, here);
    const changed: Pass[] = [
      { ...pass, position: elsewhere },
      { ...pass, expiry: pass.expiry + 1 },
      { ...pass, expiry: NaN },
      ...pass.seal.map((_, i) => ({ ...pass, seal: pass.seal.map((number, j) => (i === j ? number ^ 1 : number)) })),
      { ...pass, seal: [NaN, -1, Infinity, 0.5] },
    ];
    for (const forged of changed) expect(passes.eyeOf(7, forged, forged.position)).toBeUndefined();
  });
});
