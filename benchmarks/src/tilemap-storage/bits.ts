/** A process that has seen no other storage. */
import type { Contender } from '../harness/contender.js';
import { rowsOf } from './loops.js';
import { bits } from './storages.js';

const contender: Contender = { name: 'bits', rows: rowsOf(bits) };
export default contender;
