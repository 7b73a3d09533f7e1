import { expect, it } from 'vitest';
import { signInAsGuest } from './accounts.js';

const request = { headers: new Headers(), body: '', address: '192.0.2.1' };

it('gives a guest a new number whose home has a place', async () => {
  let next = 0;
  const newPlayer = async (): Promise<number> => next++;
  await expect(signInAsGuest({ ...request, newPlayer, hasPlaceFor: () => true })).resolves.toBe(0);
  await expect(signInAsGuest({ ...request, newPlayer, hasPlaceFor: (player) => player > 4 })).resolves.toBe(5);
  await expect(signInAsGuest({ ...request, newPlayer, hasPlaceFor: () => false })).resolves.toBeUndefined();
  expect(next).toBeLessThan(50);
});
