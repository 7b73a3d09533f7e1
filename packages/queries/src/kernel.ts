/**
 * For questions about tracked objects that this package does not ask.
 *
 * `candidatesInto` finds the objects that may have to do with a region, by the cells of the tracker, and gives their shapes
 * as plain numbers. What makes one of them an answer is a loop of your own, with the predicates of `@tilewright/units/exact`.
 */
export { CandidateAnswer, candidatesInto } from './objects/candidates.js';
