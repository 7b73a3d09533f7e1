/** Inputs for golden hashes: the same numbers for the same seed in every engine. */

/** Numbers in [0, 1), multiples of 2^-32, from a xorshift generator (Marsaglia, 2003). The seed must not be 0. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  if (state === 0) throw new RangeError('randomNumbers: seed must not be 0');
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
}
