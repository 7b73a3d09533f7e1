/** Asks the questions, away from the page. */
import { measure } from './measure.js';
import type { Result } from './question.js';
import { QUESTIONS } from './questions/all.js';

/** What the page hears: one result after the other. */
export interface Heard {
  readonly result: Result;
}

for (const question of QUESTIONS) {
  const heard: Heard = { result: measure(question, () => performance.now()) };
  postMessage(heard);
}
