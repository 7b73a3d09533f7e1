/** Each storage in a process that uses no other. */
import { tileRect, typedTilemap } from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { rowsOf } from './loops.js';
import * as storages from './storages.js';

const large = tileRect({ x: 0, y: 0, width: 4096, height: 4096 });

export const bytes: Contender = {
  name: 'bytes',
  rows: {
    ...rowsOf(storages.bytes),
    'make 4096 x 4096 bytes': () => ({
      run: () => typedTilemap(large, Uint8Array).data.byteLength,
      answer: () => [typedTilemap(large, Uint8Array).data.byteLength],
    }),
  },
};
export const floats: Contender = { name: 'floats', rows: rowsOf(storages.floats) };
export const array: Contender = { name: 'array', rows: rowsOf(storages.array) };
export const bits: Contender = { name: 'bits', rows: rowsOf(storages.bits) };
export const chunks: Contender = { name: 'chunks', rows: rowsOf(storages.chunks) };
