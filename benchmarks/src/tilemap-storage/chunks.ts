/** A process that has seen no other storage. */
import type { Contender } from '../harness/contender.js';
import { rowsOf } from './loops.js';
import { chunks } from './storages.js';

const contender: Contender = { name: 'chunks', rows: rowsOf(chunks) };
export default contender;
