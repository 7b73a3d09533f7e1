/** A process that has seen no other storage. */
import { tileRect, typedTilemap } from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { rowsOf } from './loops.js';
import { bytes } from './storages.js';

const large = tileRect({ x: 0, y: 0, width: 4096, height: 4096 });

const contender: Contender = {
  name: 'bytes',
  rows: {
    ...rowsOf(bytes),
    'make 4096 x 4096 bytes': () => ({
      run: () => typedTilemap(large, Uint8Array).data.byteLength,
      answer: () => [typedTilemap(large, Uint8Array).data.byteLength],
    }),
  },
};
export default contender;
