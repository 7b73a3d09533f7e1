/** Computed by VitePress while it builds the site: the page gets what `load` returns. */
import { verbMatrix } from '../../code/verb-matrix.js';
import { TYPES } from './types.js';
import { tableOf, type VerbTable } from './verb-table.js';

export declare const data: VerbTable;

export default {
  load: (): VerbTable => tableOf(verbMatrix(TYPES)),
};
