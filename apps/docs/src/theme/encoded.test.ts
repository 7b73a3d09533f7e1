import { expect, it } from 'vitest';
import { encoded } from './encoded.js';

it.each(['', '#corners', '#b%C3%BCrste', '#code=eJx-_'])('%s stays', (hash) => {
  expect(encoded(hash)).toBe(hash);
});

it.each(['#%', '#50%-off', '#b%C3', '#%FF', '#code=%%%'])('%s can be decoded then, to what it was', (hash) => {
  expect(decodeURIComponent(encoded(hash))).toBe(hash);
});
