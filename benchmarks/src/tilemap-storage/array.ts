/** A process that has seen no other storage. */
import type { Contender } from '../harness/contender.js';
import { rowsOf } from './loops.js';
import { array } from './storages.js';

const contender: Contender = { name: 'array', rows: rowsOf(array) };
export default contender;
