/**
 * For questions about tracked objects that this package does not ask.
 *
 * `candidatesInto` finds the objects around a rectangle, by the cells of the tracker, and gives their shapes as plain
 * numbers. A loop of your own decides which of them count, with the predicates of `@tilewright/units/exact`.
 * `checkTracker` tells tests whether a tracker is sound.
 */
export { checkTracker } from './tracker/check.js';
export { CandidateAnswer, candidatesInto } from './objects/candidates.js';
