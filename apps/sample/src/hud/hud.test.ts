/** Charges that come back are seen to do so. */
import { add, instant, mul, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import { playerAbilities } from '../simulation/balance.js';
import { gameWith, smallWorld } from '../simulation/testing/small-world.js';
import { signsOfCharges } from './hud.js';

it.each([
  [3, 0, '●●●'],
  [2, 0, '●●○'],
  [2, 0.3, '●●◔'],
  [1, 0.6, '●◑○'],
  [0, 0.99, '◕○○'],
])('%d charges, and the next one ready by %d', (charges, ready, signs) => {
  const { player } = gameWith(smallWorld('P'));
  const now = instant(seconds(10));
  Object.assign(player, { charges, nextChargeAt: add(now, mul(playerAbilities.refill, 1 - ready)) });
  expect(signsOfCharges(player, now)).toBe(signs);
});
