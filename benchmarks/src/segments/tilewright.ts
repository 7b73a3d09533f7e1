/** Tile queries along segments that are made for each query, as in a game. */
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import { madeSegment, worksOf } from './works.js';

const tilewright: Contender = contender('tilewright', worksOf(madeSegment));
export default tilewright;
