/**
 * The argument checks of all tilewright packages: a public function checks its arguments once, and the code behind it
 * trusts them.
 *
 * Each error is a `RangeError` of one form: `where: parameter must be rule, received value. Remedy`.
 */
export {
  type Bits,
  type Floats,
  type Pairs,
  requireDirectionColumn,
  requirePairColumn,
  requireQuantityColumn,
} from './checks/columns.js';
export { requireDirection } from './checks/directions.js';
export { argumentError, describeValue } from './checks/errors.js';
export { requireFiniteCapsule, requireFinitePolygon, requireFiniteSector } from './checks/finite-composites.js';
export {
  requireFiniteCircle,
  requireFiniteRectangle,
  requireFiniteSegment,
  requireOrder,
  requireSide,
} from './checks/finite-shapes.js';
export { isRound, requireRound } from './checks/kinds.js';
export {
  requireFinite,
  requireInteger,
  requireNonNegative,
  requireNumber,
  requirePositive,
  requireRange,
} from './checks/numbers.js';
export {
  type NameOrders,
  type OptionNames,
  requireArray,
  requireFunction,
  requireObject,
  requireOptions,
  requireString,
} from './checks/objects.js';
export { isFinitePair, isPair, requireFinitePair, requireFinitePoint } from './checks/pairs.js';
export { type Ratio, requireUnit } from './units/unit.js';
export type { RawCapsule, RawCircle, RawPoint, RawPolygon, RawRectangle, RawSector, RawSegment } from './types/raw.js';
