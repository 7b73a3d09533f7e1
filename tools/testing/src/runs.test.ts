import { afterEach, describe, expect, it, vi } from 'vitest';
import { atLeast, isFullRun, runs, someOf } from './runs.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('runs', () => {
  it('are the given count times the variable', () => {
    vi.stubEnv('TILEWRIGHT_RUNS', '1');
    expect(runs(100)).toBe(100);
    vi.stubEnv('TILEWRIGHT_RUNS', '10');
    expect(runs(100)).toBe(1000);
    vi.stubEnv('TILEWRIGHT_RUNS', '0.001');
    expect(runs(100)).toBe(1);
  });
});

describe('atLeast', () => {
  it.each([
    ['1', 100],
    ['10', 1000],
    ['1.5', 150],
    ['0.1', 5],
    ['0.05', 2],
    ['0.001', 1],
  ])('is, times %s, %i of 100', (factor, expected) => {
    vi.stubEnv('TILEWRIGHT_RUNS', factor);
    expect(atLeast(100)).toBe(expected);
  });

  it('is never 0, which no count could miss', () => {
    vi.stubEnv('TILEWRIGHT_RUNS', '0.1');
    expect(atLeast(1)).toBe(1);
  });
});

describe('someOf', () => {
  it.each([
    ['1', 100],
    ['10', 100],
    ['0.1', 10],
    ['0.001', 1],
  ])('has, times %s, %i of 100 cases', (factor, expected) => {
    vi.stubEnv('TILEWRIGHT_RUNS', factor);
    const cases = Array.from({ length: 100 }, (_, i) => i);
    expect(someOf(cases)).toHaveLength(expected);
    expect(isFullRun()).toBe(expected === 100);
    expect(someOf(cases)[0]).toBe(0);
  });
});

it.each(['0', '-1', 'many'])('reject %s', (factor) => {
  vi.stubEnv('TILEWRIGHT_RUNS', factor);
  expect(() => runs(100)).toThrow('TILEWRIGHT_RUNS must be a positive number');
  expect(() => atLeast(100)).toThrow('TILEWRIGHT_RUNS must be a positive number');
});
