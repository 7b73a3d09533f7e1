/** The volumes that the browser remembers. */
import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../screens/testing/storage.js';
import { loudnessOf, readVolumes, storeVolumes } from './volumes.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('are remembered', () => {
  stubStorage(new Map());
  for (const volumes of [
    { music: 0, effects: 10 },
    { music: 7, effects: 1 },
  ]) {
    storeVolumes(volumes);
    expect(readVolumes()).toEqual(volumes);
  }
});

it.each(['', '11', '-1', '2.5', 'loud', '03'])('are the usual ones where %j was stored', (text) => {
  stubStorage(new Map());
  const usual = readVolumes();
  expect(Math.min(usual.music, usual.effects)).toBeGreaterThan(0);
  stubStorage(new Map(['music', 'effects'].map((name) => [`tilewright-keep-volume-${name}`, text])));
  expect(readVolumes()).toEqual(usual);
});

it('are the usual ones where the browser forbids to look', () => {
  stubStorage(new Map(), 'forbidden');
  expect(() => storeVolumes({ music: 0, effects: 0 })).not.toThrow();
  expect(readVolumes().music).toBeGreaterThan(0);
});

it('are factors from silence to 1', () => {
  expect([0, 5, 10].map(loudnessOf)).toEqual([0, 0.25, 1]);
});
