/** `ObjectTracker` once more, with visitors. */
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import { makeIndex } from './tilewright.js';

const visitors: Contender = contender(
  'tilewright, visitor',
  (scene) => makeIndex(scene, 'visitor'),
  (_, work) => work !== 'update' && work !== 'firstHits',
);
export default visitors;
