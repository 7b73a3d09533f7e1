/** The runs that this browser has shared. */
import { afterEach, expect, it, vi } from 'vitest';
import { isOwn, rememberOwn } from './own-runs.js';
import { stubStorage } from '../screens/testing/storage.js';

afterEach(() => vi.unstubAllGlobals());

const runOf = (number: number) => ({ hash: number.toString(16).padStart(8, '0') });

it('are known again, the last hundred of them', () => {
  stubStorage(new Map());
  expect(isOwn(runOf(1))).toBe(false);
  for (let i = 1; i <= 100; i++) rememberOwn(runOf(i));
  rememberOwn(runOf(1)); // shared again, so the oldest is another one
  rememberOwn(runOf(101));
  expect([1, 2, 3, 101, 102].map((each) => isOwn(runOf(each)))).toEqual([true, false, true, true, false]);
});

it('are only forgotten where nothing can be stored, or what is stored was changed', () => {
  for (const refuse of ['full', 'forbidden'] as const) {
    stubStorage(new Map(), refuse);
    rememberOwn(runOf(1));
    expect(isOwn(runOf(1))).toBe(false);
  }
  stubStorage(new Map([['tilewright-keep-own-runs', '<b> 1 00000001']]));
  expect([isOwn(runOf(1)), isOwn({ hash: '<b>' }), isOwn({ hash: '' })]).toEqual([true, false, false]);
});
