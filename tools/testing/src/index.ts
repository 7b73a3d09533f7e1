/** The test kit. It imports no package of the workspace, so that every package can use it. */
export { collidingTiles } from './colliding-tiles.js';
export { countReads, type ReadCount } from './count-reads.js';
export { coordinate, nextDown, nextUp, notFinite, ulpsBetween } from './doubles.js';
export { compare, floor, fraction, minus, negated, over, plus, rational, times, type Rational } from './rational.js';
export { at, floorDivide, onGrid, type OnGrid } from './grid.js';
export { Random } from './random.js';
export {
  anyValues,
  missingRefusals,
  optionsParameter,
  type Parameter,
  parameter,
  refusedOptions,
  replaced,
  shown,
  valuesExcept,
  withEach,
} from './refusals.js';
export { atLeast, isFullRun, runs, someOf } from './runs.js';
