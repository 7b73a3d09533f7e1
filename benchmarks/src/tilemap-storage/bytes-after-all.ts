/** The map of bytes in a process that has used every other storage and views of them in the same loops before. */
import type { Contender } from '../harness/contender.js';
import { rowsOf, see } from './loops.js';
import { array, bits, bytes, chunks, floats } from './storages.js';

for (let turn = 0; turn < 2; turn++) {
  see(array);
  see(bits);
  see(chunks);
  see(floats);
  see(bytes);
}

const contender: Contender = { name: 'bytes, after all', rows: rowsOf(bytes) };
export default contender;
