import { describe, expect, it } from 'vitest';
import { firstPort } from './port.mjs';

describe('firstPort', () => {
  it.each([
    [{}, 4173],
    [{ PORT: '' }, 4173],
    [{ PORT: '8080' }, 8080],
    [{ PORT: '65535' }, 65_535],
  ])('of %o is %i', (env, port) => {
    expect(firstPort(env)).toBe(port);
  });

  it.each(['abc', '0', '99999', '80.5', '-1', '0x50', ' 80'])('rejects %o', (PORT) => {
    expect(() => firstPort({ PORT })).toThrow(
      `PORT must be a whole number from 1 to 65535, received ${PORT}. Leave it unset for 4173.`,
    );
  });
});
