import { describe, expect, it } from 'vitest';
import { swapBytes } from './tile-data.js';

describe('swapBytes', () => {
  it('reverses the bytes of each number', () => {
    const numbers = Uint32Array.of(0x0000_0001, 0x8000_00ff, 0x1234_5678);
    swapBytes(numbers);
    expect(numbers).toEqual(Uint32Array.of(0x0100_0000, 0xff00_0080, 0x7856_3412));
  });
});
