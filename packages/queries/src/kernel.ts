/**
 * Tools for writing your own questions about tracked objects.
 *
 * `candidatesInto` finds the objects around a rectangle and copies their shapes as plain numbers. Your own loop decides
 * which of them count, with the predicates of `@tilewright/units/exact`. `checkTracker` lists the broken invariants of
 * a tracker, for tests.
 */
export { checkTracker } from './tracker/check.js';
export { CandidateAnswer, candidatesInto } from './objects/candidates.js';
