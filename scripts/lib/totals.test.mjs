import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { leaveTotals, takeTotals } from './totals.mjs';

const green = { passed: 999, failed: 0, skipped: 1, failures: [], problems: [] };
const noTotals = /^npm run test:all left no totals: .*Run it again\.$/;

describe('the totals of a test run', () => {
  it('reach the following check, once', async () => {
    const file = join(folderWith(), 'deep/totals.json');
    expect(await leaveTotals(() => Promise.resolve(green), file)).toEqual(green);
    expect(takeTotals(file)).toEqual(green);
    expect(existsSync(file)).toBe(false);
    expect(() => takeTotals(file)).toThrow(noTotals);
  });

  it('of an earlier run never replace those of an unfinished run', async () => {
    const file = join(folderWith({ 'totals.json': JSON.stringify(green) }), 'totals.json');
    const run = () => Promise.reject(new Error('no browser'));
    await expect(leaveTotals(run, file)).rejects.toThrow('no browser');
    expect(() => takeTotals(file)).toThrow(noTotals);
  });

  it('are rejected if the file is incomplete', () => {
    const file = join(folderWith({ 'totals.json': '{"passed":9' }), 'totals.json');
    expect(() => takeTotals(file)).toThrow(noTotals);
    expect(existsSync(file)).toBe(false);
  });
});
