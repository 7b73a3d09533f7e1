/** All questions, in the order in which they are put. */
import { circlesQuestion } from './circles/questions.js';
import type { Question } from './harness/question.js';
import { segmentsQuestion } from './segments/questions.js';
import { tilemapStorage } from './tilemap-storage/questions.js';
import { nearestQuestion, trackerQuestion } from './tracker/questions.js';
import { trigonometry } from './trigonometry.js';
import { unitPeers, units } from './units/questions.js';

export const questions: readonly Question[] = [
  units,
  unitPeers,
  trigonometry,
  tilemapStorage,
  segmentsQuestion,
  circlesQuestion,
  trackerQuestion,
  nearestQuestion,
];
