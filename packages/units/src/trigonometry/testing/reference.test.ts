/** The oracle against decimals that are known without it. */
import { describe, expect, it } from 'vitest';
import { nextDown, nextUp } from '@tilewright/testing';
import {
  errorInUlps,
  pi,
  trueAcos,
  trueAsin,
  trueAtan2,
  trueCos,
  trueHypot,
  trueSin,
  trueTan,
  type Fixed,
} from './reference.js';

function decimals({ value, bits }: Fixed): string {
  const size = value < 0n ? -value : value;
  const digits = ((size * 10n ** 50n) >> BigInt(bits)).toString().padStart(51, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -50)}.${digits.slice(-50)}`;
}

describe('the reference', () => {
  it.each([
    ['pi', { value: pi(300), bits: 300 }, '3.14159265358979323846264338327950288419716939937510'],
    ['sin 1', trueSin(1), '0.84147098480789650665250232163029899962256306079837'],
    ['sin -1', trueSin(-1), '-0.84147098480789650665250232163029899962256306079837'],
    ['sin 1e22', trueSin(1e22), '-0.85220084976718880177270589375302936826176215041004'],
    ['cos 1', trueCos(1), '0.54030230586813971740093660744297660373231042061792'],
    ['tan 1', trueTan(1), '1.55740772465490223050697480745836017308725077238152'],
    ['atan2 1 3', trueAtan2(1, 3), '0.32175055439664219340140461435866131902075529555765'],
    ['atan2 -1 3', trueAtan2(-1, 3), '-0.32175055439664219340140461435866131902075529555765'],
    ['asin 1/8', trueAsin(0.125), '0.12532783116806539687456698635708471804814772683867'],
    ['acos 1/8', trueAcos(0.125), '1.44546849562683122235675470528266672405043697284888'],
    ['hypot 1 1', trueHypot(1, 1), '1.41421356237309504880168872420969807856967187537694'],
    ['hypot -3 4', trueHypot(-3, 4), '5.00000000000000000000000000000000000000000000000000'],
  ])('knows %s', (_name, value, text) => {
    expect(decimals(value)).toBe(text);
  });

  it('measures in units in the last place of the truth', () => {
    const one: Fixed = { value: 1n << 400n, bits: 400 };
    expect(errorInUlps(1, one)).toBe(0);
    expect(errorInUlps(nextUp(1), one)).toBe(1);
    expect(errorInUlps(nextDown(1), one)).toBe(0.5);
    expect(errorInUlps(5e-324, { value: 0n, bits: 400 })).toBe(1);
    expect(errorInUlps(Number.NaN, one)).toBe(Number.POSITIVE_INFINITY);
  });
});
