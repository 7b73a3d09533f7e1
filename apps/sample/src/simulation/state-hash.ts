/**
 * A short fingerprint of a game: two games with the same one are the same, bit for bit.
 *
 * Shows: columns give their raw arrays away, to a hash as to a GPU or a worker.
 */
import { directionBits, unsafeNumber } from '@tilewright/units';
import type { Game } from './game.js';

/** 32 bits as eight digits (FNV-1a over 32-bit words). */
export function stateHash({ steps, player, creatures }: Game): string {
  const { positions, velocities, headings, goals } = creatures;
  let hash = 0x811c_9dc5;
  const mix = (words: Iterable<number>): void => {
    for (const word of words) hash = Math.imul(hash ^ word, 0x0100_0193);
  };
  mix([steps, directionBits(player.facing)]);
  const { position, velocity } = player;
  mix(wordsOf(Float64Array.of(...[position.x, position.y, velocity.x, velocity.y].map(unsafeNumber))));
  for (const { rawX, rawY, length } of [positions, velocities]) {
    mix(wordsOf(Float64Array.from(rawX.subarray(0, length))));
    mix(wordsOf(Float64Array.from(rawY.subarray(0, length))));
  }
  for (const { raw, length } of [headings, goals]) mix(raw.subarray(0, length));
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The bits of doubles, the lower half of each first on every machine. */
function* wordsOf(doubles: Float64Array): Generator<number> {
  const double = new DataView(new ArrayBuffer(8));
  for (const value of doubles) {
    double.setFloat64(0, value, true);
    yield double.getInt32(0, true);
    yield double.getInt32(4, true);
  }
}
