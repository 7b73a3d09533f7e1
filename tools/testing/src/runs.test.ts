import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from './runs.js';

describe('runs', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are the given count times the variable', () => {
    vi.stubEnv('TILEWRIGHT_RUNS', '1');
    expect(runs(100)).toBe(100);
    vi.stubEnv('TILEWRIGHT_RUNS', '10');
    expect(runs(100)).toBe(1000);
    vi.stubEnv('TILEWRIGHT_RUNS', '0.001');
    expect(runs(100)).toBe(1);
  });

  it.each(['0', '-1', 'many'])('reject %s', (factor) => {
    vi.stubEnv('TILEWRIGHT_RUNS', factor);
    expect(() => runs(100)).toThrow('TILEWRIGHT_RUNS must be a positive number');
  });
});
