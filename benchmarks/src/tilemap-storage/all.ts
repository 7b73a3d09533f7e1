/** Runs in a process whose loops have already used every storage and its views. */
import type { Contender } from '../harness/contender.js';
import { rowsOf, see } from './loops.js';
import * as storages from './storages.js';

for (let turn = 0; turn < 2; turn++) {
  see(storages.array);
  see(storages.bits);
  see(storages.chunks);
  see(storages.floats);
  see(storages.bytes);
}

export const bytes: Contender = { name: 'bytes, after all storages', rows: rowsOf(storages.bytes) };
