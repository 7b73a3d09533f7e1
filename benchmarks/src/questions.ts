/** All benchmarks in the order in which they run, and the reports beside them. */
import { frugalAllocation, unitsAllocation } from './allocation/questions.js';
import { circlesQuestion } from './circles/questions.js';
import { fieldsQuestion } from './fields/questions.js';
import type { Report } from './harness/figure.js';
import type { Question } from './harness/question.js';
import { manyQuestion } from './many/questions.js';
import { motionEnginesQuestion, motionQuestion } from './motion/questions.js';
import { walksReport } from './motion/walks/report.js';
import { pathsAllocationQuestion, pathsQuestion } from './paths/questions.js';
import { segmentsQuestion } from './segments/questions.js';
import { sightAllocationQuestion, sightQuestion } from './sight/questions.js';
import { syncBytes } from './sync/bytes.js';
import { syncAllocationQuestion, syncQuestion } from './sync/questions.js';
import { tilemapStorage } from './tilemap-storage/questions.js';
import {
  frameQuestion,
  growthQuestion,
  memoryQuestion,
  rectanglesQuestion,
  singleMovesQuestion,
  sparseQuestion,
  trackerQuestion,
} from './tracker/questions.js';
import { unitPeers, units } from './units/questions.js';

export const questions: readonly Question[] = [
  units,
  unitPeers,
  tilemapStorage,
  segmentsQuestion,
  circlesQuestion,
  motionQuestion,
  motionEnginesQuestion,
  sightQuestion,
  pathsQuestion,
  fieldsQuestion,
  pathsAllocationQuestion,
  trackerQuestion,
  rectanglesQuestion,
  singleMovesQuestion,
  frameQuestion,
  growthQuestion,
  sparseQuestion,
  memoryQuestion,
  manyQuestion,
  unitsAllocation,
  frugalAllocation,
  sightAllocationQuestion,
  syncQuestion,
  syncAllocationQuestion,
];

export const reports: readonly Report[] = [walksReport, syncBytes];
