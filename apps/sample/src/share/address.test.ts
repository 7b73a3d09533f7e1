/** Runs in addresses. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressWithoutRun, addressWithRun, runInAddress } from './address.js';

it.each([
  ['https://example.org/keep/?lens=ray#run=1.Ab-_9', '1.Ab-_9'],
  ['https://example.org/#top&run=1.A', '1.A'],
  ['https://example.org/#run=', ''],
  ['https://example.org/#run=1.A&utm_source=b', '1.A'],
  ['https://example.org/?run=1.A', undefined],
  ['https://example.org/#top', undefined],
  ['https://example.org/#rerun=1.A', undefined],
  ['https://example.org/', undefined],
])('in %s the run is %j', (address, run) => {
  expect(runInAddress(address)).toBe(run);
});

it('keeps the path and the options, and reads what was written', () => {
  const text = fc.stringMatching(/^[1-9]\.[\w-]{0,80}$/);
  const check = (run: string): void => {
    const address = addressWithRun('https://example.org/a%20b/?pause=on&utm_source=a%20b&lens=ray#run=1.old', run);
    expect(address).toBe(`https://example.org/a%20b/?utm_source=a%20b&lens=ray#run=${run}`);
    expect(runInAddress(address ?? '')).toBe(run);
  };
  fc.assert(fc.property(text, check));
});

it.each([
  ['https://example.org/keep/?lens=ray#run=1.Ab-_9', 'https://example.org/keep/?lens=ray'],
  ['https://example.org/#top&run=1.A&utm_source=b', 'https://example.org/#top&utm_source=b'],
  ['https://example.org/?run=1.A#rerun=1.A', 'https://example.org/?run=1.A#rerun=1.A'],
  ['https://example.org/a%20b/', 'https://example.org/a%20b/'],
])('of %s without the run is %s', (address, rest) => {
  expect(addressWithoutRun(address)).toBe(rest);
});

it('has 2,000 characters at most', () => {
  const base = 'https://example.org/#run=';
  expect(addressWithRun(base, 'A'.repeat(2000 - base.length))).toHaveLength(2000);
  expect(addressWithRun(base, 'A'.repeat(2001 - base.length))).toBeUndefined();
});
