/** The bits of every function, pinned: the same in every engine and version, or this fails. */
import { expect, it } from 'vitest';
import { acos, asin, atan, atan2, cos, hypot2, sin, tan, withinHalfTurns, withinTurn } from './index.js';

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

/** FNV-1a over the bits of a double. */
function hashed(hash: number, value: number): number {
  float[0] = value;
  return Math.imul(Math.imul(hash ^ (words[0] as number), 16777619) ^ (words[1] as number), 16777619);
}

it('gives the same bits as ever', () => {
  let state = 2463534242;
  const random = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const hashes: Record<string, number> = {};
  const note = (name: string, value: number): void => {
    hashes[name] = hashed(hashes[name] ?? 2166136261, value);
  };
  for (let i = 0; i < 20_000; i++) {
    // Of many sizes, by exact powers of two
    const size = [1, 4, 32, 65536, 2 ** 40, 2 ** 300, 2 ** -30][i % 7] as number;
    const x = (random() - 0.5) * size;
    const y = (random() - 0.5) * (i % 3 === 0 ? size : 1);
    const ratio = random() * 2 - 1;
    note('sin', sin(x));
    note('cos', cos(x));
    note('tan', tan(x));
    note('asin', asin(ratio));
    note('acos', acos(ratio));
    note('atan', atan(x));
    note('atan2', atan2(y, x));
    note('hypot2', hypot2(x, y));
    note('withinHalfTurns', withinHalfTurns(x));
    note('withinTurn', withinTurn(x));
  }
  expect(hashes).toMatchInlineSnapshot(`
    {
      "acos": -907898532,
      "asin": -1783525763,
      "atan": -1067337614,
      "atan2": 589009462,
      "cos": 1935931972,
      "hypot2": 1573306220,
      "sin": -1533161709,
      "tan": -189349805,
      "withinHalfTurns": 1065769043,
      "withinTurn": -1653994896,
    }
  `);
});
