import { compare, plus, rational, times } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { signOfProductSum } from './product-sum.js';

function signOf(...factors: readonly number[]): number {
  return signOfProductSum(Float64Array.from(factors), factors.length / 2);
}

describe('signOfProductSum', () => {
  it('is exact where rounding hides the sign', () => {
    const tiny = 2 ** -60;
    expect(signOf(1 + 2 ** -52, 1 - 2 ** -53, -1, 1)).toBe(1);
    expect(signOf(1, 1, tiny, tiny, -1, 1)).toBe(1);
    expect(signOf(1e16, 1, 1, 1, -1e16, 1, -1, 1)).toBe(0);
    expect(signOf(3, 7, -21, 1, -5e-324, 1)).toBe(-1);
    expect(signOfProductSum(new Float64Array(2), 0)).toBe(0);
  });

  it('equals that of rational arithmetic', () => {
    let state = 7;
    const next = (): number => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state / 0x1_0000_0000 - 0.5;
    };
    const zero = rational(0);
    for (let i = 0; i < 2000; i++) {
      // Numbers of very different sizes, which cancel now and then.
      const scale = (): number => [1, 1e10, 1e-10, 1e-200, 1e150, 0][Math.floor((next() + 0.5) * 6)]!;
      const factors = Array.from({ length: 8 }, () => next() * scale());
      if (i % 2 === 0) factors.push(-factors[0]!, factors[1]!, -factors[2]!, factors[3]!);
      let total = zero;
      for (let k = 0; k < factors.length; k += 2)
        total = plus(total, times(rational(factors[k]!), rational(factors[k + 1]!)));
      expect(signOf(...factors)).toBe(compare(total, zero));
    }
  });
});
