/** Runs in a process whose loops have already used every storage and its views, or, for a bare array, other arrays. */
import type { Contender } from '../harness/contender.js';
import { rowsOf, see } from './loops.js';
import { forEach, makeRaw, visitorRows } from './raw.js';
import * as storages from './storages.js';

for (let turn = 0; turn < 2; turn++) {
  see(storages.array);
  see(storages.bits);
  see(storages.chunks);
  see(storages.floats);
  see(storages.bytes);
  for (const array of [Float32Array, Int16Array, Uint8Array]) forEach(makeRaw(array));
}

export const bytes: Contender = { name: 'bytes, after all storages', rows: rowsOf(storages.bytes) };
export const rawVisitor: Contender = { name: 'raw, a visitor, after other arrays', rows: visitorRows };
