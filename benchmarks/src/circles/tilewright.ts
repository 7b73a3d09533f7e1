/** Tile queries over circles that are made for each query, as in a game. */
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import { madeCircle, worksOf } from './works.js';

const tilewright: Contender = contender('tilewright', worksOf(madeCircle));
export default tilewright;
