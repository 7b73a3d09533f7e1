/** `@tilewright/units`: quantities, points, vectors, angles, directions, shapes and columns. */

// Types
export type { ChangeOf, DifferenceBetween, ExtentOf, SubtrahendOf } from './types/differences.js';
export type {
  AnyPoint2,
  AnyQuantity,
  AnyVector2,
  ComponentOf,
  DeltaOf,
  Instant,
  KindOf,
  NamedQuantity,
  Operand,
  Ordered,
  Point2,
  Quantity,
  Same,
  Scalable,
  Scalar,
  Vector2,
} from './types/kinds.js';
export type { ScalarOperand } from './scalar/arithmetic.js';
export type { VectorOperand } from './vector/arithmetic.js';
// With a star, because only then can a game merge its own products into the tables.
export type * from './types/tables.js';
export type { NamedScalar } from './types/names.js';
export type {
  ExponentBeyond4,
  FactorOf,
  PointIn,
  PointOf,
  Product,
  QuantityWithEvenExponents,
  Quotient,
  Root,
  Rootable,
  VectorIn,
  VectorOf,
} from './types/algebra.js';
export type { Single, ValueOfOneType } from './types/single.js';
export type * as typeAlgebra from './type-algebra.js';
export type { Dimensions, Exponent } from './types/meaning.js';
export type {
  Acceleration,
  Acceleration2,
  Angle,
  AngularAcceleration,
  AngularVelocity,
  Area,
  Difference2,
  Duration,
  Energy,
  Force,
  Force2,
  Frequency,
  Length,
  LengthPerPixel,
  LengthPerTile,
  Mass,
  Momentum,
  Momentum2,
  PixelAcceleration,
  PixelAcceleration2,
  PixelArea,
  PixelDifference2,
  PixelLength,
  PixelPosition2,
  PixelSpeed,
  PixelVelocity2,
  PixelsPerLength,
  PixelsPerTile,
  Position2,
  Speed,
  TileAcceleration,
  TileAcceleration2,
  TileArea,
  TileDifference2,
  TileLength,
  TilePosition2,
  TileSpeed,
  TileVelocity2,
  TilesPerLength,
  TilesPerPixel,
  Torque,
  Velocity2,
} from './types/named.js';

// Values
export {
  acceleration,
  difference,
  force,
  instant,
  momentum,
  pixelAcceleration,
  pixelDifference,
  pixelPosition,
  pixelVelocity,
  point,
  position,
  revive,
  tileAcceleration,
  tileDifference,
  tilePosition,
  tileVelocity,
  vector,
  velocity,
} from './values/make.js';
export { unsafeNumber, unsafePoint, unsafeQuantity, unsafeVector } from './values/raw.js';

// Units
export { baseUnit, type QuantityOf, type Unit, unit, valueIn } from './units/unit.js';
export { pointReader, type PointReader } from './units/point-reader.js';
export { format, type FormatOptions, parse } from './units/text.js';
export {
  centimeters,
  degrees,
  degreesPerSecond,
  degreesPerSecondSquared,
  framesAt,
  grams,
  hertz,
  hours,
  joules,
  kilogramMetersPerSecond,
  kilograms,
  kilojoules,
  kilometers,
  kilometersPerHour,
  kilonewtons,
  meters,
  metersPerPixel,
  metersPerSecond,
  metersPerSecondSquared,
  metersPerTile,
  microseconds,
  milliseconds,
  millimeters,
  minutes,
  newtonMeters,
  newtons,
  pixels,
  pixelsPerMeter,
  pixelsPerSecond,
  pixelsPerSecondSquared,
  pixelsPerTile,
  radians,
  radiansPerSecond,
  radiansPerSecondSquared,
  revolutionsPerMinute,
  seconds,
  squareMeters,
  squarePixels,
  squareTiles,
  tiles,
  tilesPerMeter,
  tilesPerPixel,
  tilesPerSecond,
  tilesPerSecondSquared,
  tonnes,
  turns,
  turnsPerSecond,
} from './units/catalogue.js';

// Verbs
export {
  add,
  approximatelyEquals,
  div,
  equals,
  isFinite,
  isZero,
  lerp,
  moveTowards,
  mul,
  neg,
  sub,
} from './verbs/arithmetic.js';
export { abs, ratio, sign, sqrt, square } from './scalar/arithmetic.js';
export { ceilTo, floorTo, hypot, inverseLerp, modulo, roundTo, sum } from './scalar/interpolation.js';
export { clamp, compare, max, min } from './scalar/order.js';
export { clampMagnitude, cross, dot } from './verbs/extremes.js';
export {
  distanceSquared,
  magnitude,
  magnitudeSquared,
  mean,
  midpoint,
  normalized,
  perpendicular,
  projectedOn,
  reflected,
  rotated,
} from './vector/geometry.js';

// Angles and directions
export { type AnyLength, arcLength, tangentialSpeed } from './angles/arcs.js';
export { Direction2 } from './angles/compass.js';
export {
  angleOf,
  directionBetween,
  directionFromAngle,
  directionOf,
  unitVector,
  vectorTowards,
} from './angles/directions.js';
export { acos, asin, atan2, cos, normalizePositive, normalizeSigned, sin, tan } from './angles/functions.js';
export { directionBits, reviveDirection, unsafeDirection } from './angles/raw.js';
export {
  angleBetween,
  isWithinArc,
  lerpDirection,
  quarterTurnLeft,
  quarterTurnRight,
  reverse,
  turn,
  turnTowards,
} from './angles/turning.js';

// Shapes
export { boundsOf } from './shapes/bounds.js';
export { capsule } from './shapes/capsule.js';
export { distance, type Place2 } from './shapes/distance.js';
export { firstContact } from './shapes/first-contact.js';
export { circle, extentOf, rectangle, rectangleAround, segment, segmentBetween } from './shapes/make.js';
export { convexPolygon, sweptRectangle } from './shapes/polygon.js';
export { contains, overlaps } from './shapes/predicates.js';
export {
  reviveCapsule,
  reviveCircle,
  reviveConvexPolygon,
  reviveRectangle,
  reviveSector,
  reviveSegment,
} from './shapes/revive.js';
export { sector } from './shapes/sector.js';
export { type AnyShape2, translated } from './shapes/translated.js';
export type {
  Capsule2,
  Circle2,
  Contact2,
  ConvexPolygon2,
  Rectangle2,
  Sector2,
  Segment2,
  Shape2,
} from './shapes/types.js';

// Columns
export type { Column, ColumnOptions } from './columns/column.js';
export type { FloatArray } from './types/raw.js';
export { type ColumnScalar, quantityColumn, type QuantityColumn, quantityColumnOver } from './columns/quantities.js';
export {
  type PairColumn,
  pointColumn,
  type PointColumn,
  pointColumnOver,
  vectorColumn,
  type VectorColumn,
  vectorColumnOver,
} from './columns/pairs.js';
export { directionColumn, type DirectionColumn, directionColumnOver } from './columns/directions.js';
export {
  addColumns,
  addScaled,
  addToColumn,
  type BulkOperand,
  copyColumn,
  lerpColumns,
  scaleColumn,
  setDifferences,
  setMagnitudes,
} from './columns/bulk.js';
export type { FactorFor, RatesFor } from './columns/rates.js';
export { clampColumn, clampMagnitudes } from './columns/clamping.js';
export { setDirections, setUnitVectors, setVectorsTowards } from './columns/headings.js';
export { turnColumn, turnScaled, turnTowardsColumns, turnTowardsScaled } from './columns/turning.js';
