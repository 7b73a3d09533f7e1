/** In a process that has used every storage and views of them in the same loops before; a bare array, with other arrays. */
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

export const bytes: Contender = { name: 'bytes, all seen', rows: rowsOf(storages.bytes) };
export const rawVisitor: Contender = { name: 'raw, a visitor, all seen', rows: visitorRows };
