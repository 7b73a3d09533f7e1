import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AddressProblem, codeIn, hashOf } from './address.js';
import { MOST_ADDRESS, MOST_CODE } from './limits.js';

describe('a program in the address', () => {
  it.each([
    ['is empty', ''],
    ['has characters of all kinds', "const far = meters(3); // => ½ 🧱 '\\`${}"],
    ['is as long as one may be', 'x'.repeat(MOST_CODE)],
  ])('comes back if it %s', async (_, code) => {
    const hash = await hashOf(code);
    expect(hash).toMatch(/^#code=[\w-]+$/);
    expect(await codeIn(hash)).toBe(code);
  });

  it('is missing from other addresses', async () => {
    expect(await codeIn('')).toBeUndefined();
    expect(await codeIn('#content')).toBeUndefined();
  });

  it('is refused if it was cut', async () => {
    const hash = await hashOf('add(meters(3), seconds(2));');
    for (let length = '#code='.length; length < hash.length; length++) {
      await expect(codeIn(hash.slice(0, length)), `${length}`).rejects.toThrow(AddressProblem);
    }
    await expect(codeIn(hash.slice(0, -3))).rejects.toThrow('The address is cut or was changed');
  });

  it.each(['#code=%%%', '#code=aaaa', '#code=ü', `#code=${deflateSync(Buffer.from([0xff])).toString('base64url')}`])(
    'is refused in %s',
    async (hash) => {
      await expect(codeIn(hash)).rejects.toThrow('The address is cut or was changed');
    },
  );

  it.each([
    ['as it unfolds', () => hashOf('x'.repeat(10_000_000))],
    ['by one character', () => hashOf('x'.repeat(MOST_CODE + 1))],
    ['in the address', () => `#code=${'a'.repeat(MOST_ADDRESS)}`],
  ])('is refused if it is too long %s', async (_, hash) => {
    await expect(codeIn(await hash())).rejects.toThrow('is longer than 20,000 characters');
  });
});
