/** Tiles of segments and first walls on rays: our forms against the fastest peer and the published algorithm. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const segmentsQuestion: Question = {
  name: 'segments',
  title: 'Tiles of segments, about 10,000 per run; rays of 100 tiles on maps with 20 % walls',
  rows: rowNames,
  contenders: ['segments/fast-voxel-raycast', 'segments/tilewright', 'segments/published'],
  forms: ['bundled'],
  answerAfter: 1,
  tolerance: 0,
};
