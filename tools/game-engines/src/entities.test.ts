/** The programs in entity libraries, which need no browser: their answers are those of brute force. */
import { describe, expect, it } from 'vitest';
import * as bitecs from './bitecs.js';
import type { Pair } from './frame.js';
import * as koota from './koota.js';
import { levelHeight, levelWidth } from './level.js';
import { compare } from './oracle.js';

const aims = Array.from({ length: 400 }, (_, i): Pair => [
  16 * levelWidth * (0.5 + 0.45 * Math.sin(i / 9)),
  16 * levelHeight * (0.5 + 0.45 * Math.sin(i / 7 + 1)),
]);

describe.each([
  ['bitECS', bitecs],
  ['koota', koota],
])('%s', (_, { run }) => {
  it('gives the answers of brute force', () => {
    const { wrong, hits, near, blocked, gone } = compare(run(aims), { tileSize: 16, corner: [0, 0] });
    expect(wrong).toEqual([]);
    expect(hits).toBeGreaterThan(100);
    expect(near).toBeGreaterThan(400);
    expect(blocked).toBeGreaterThan(50);
    // It is destroyed, and five frames later another one is in its place.
    expect(gone).toBe(5);
  });
});
