/** The notices for the events of a step. */
import { expect, it } from 'vitest';
import { wordsOfWave } from './news.js';

it('a wave calls the creatures, and brings more as long as there can be more', () => {
  expect(wordsOfWave({ number: 1, creatures: 5900, newcomers: 900 })).toBe(
    'A horn calls them to you, and more come: 5,900 creatures.',
  );
  expect(wordsOfWave({ number: 9, creatures: 20_000, newcomers: 0 })).toBe('A horn calls them to you.');
});
