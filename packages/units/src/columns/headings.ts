/**
 * Bulk verbs that convert columns of vectors to columns of directions, and back.
 *
 * Each row has the same bits as the result of the verb for one direction (`directionOf`, `unitVector`,
 * `vectorTowards`). The rules of all bulk verbs hold. A vector with NaN or an infinity is an error, because a direction
 * cannot represent it, and then nothing has changed.
 */
import { requireDirectionColumn, requirePairColumn, requireQuantityColumn } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import type { FloatArray } from '../types/raw.js';
import { EIGHTH_TURN_BITS } from '../limits.js';
import { bitsOfLegs, RADIANS_PER_BIT1, RADIANS_PER_BIT2 } from '../angles/direction-bits.js';
import { cosineWithinEighth, sineWithinEighth } from '../trigonometry/sine.js';
import type { AnyVector2, ComponentOf, Vector2 } from '../types/kinds.js';
import type { DirectionColumn } from './directions.js';
import type { VectorColumn } from './pairs.js';
import type { QuantityColumn } from './quantities.js';

/**
 * Sets every direction to that of the vector in its row. A zero vector, which has no direction, leaves it unchanged.
 *
 * @throws RangeError if the columns differ in length, or a component is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.north]);
 * const still = velocity(metersPerSecond(0), metersPerSecond(0));
 * setDirections(headings, vectorColumn([velocity(metersPerSecond(0), metersPerSecond(3)), still]));
 * headings.get(0) === Direction2.south && headings.get(1) === Direction2.north; // => true
 */
export function setDirections<V extends AnyVector2>(target: DirectionColumn, vectors: VectorColumn<V>): void {
  const { raw, length: n } = requireDirectionColumn('setDirections', 'target', target);
  const { rawX: xs, rawY: ys } = requirePairColumn('setDirections', 'vectors', vectors, n);
  requireFiniteComponents(xs, n);
  requireFiniteComponents(ys, n);
  for (let i = 0; i < n; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (x !== 0 || y !== 0) raw[i] = bitsOfLegs(x, y);
  }
}

function requireFiniteComponents(components: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) {
    const component = components[i] as number;
    if (component - component !== 0) {
      throw argumentError('setDirections', 'vectors', 'finite in both components', component);
    }
  }
}

/**
 * Sets every vector to the unit vector of the direction in its row.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const rays = vectorColumn<Vector2<number>>(1);
 * setUnitVectors(rays, directionColumn([Direction2.south]));
 * rays.get(0); // => vector(0, 1)
 */
export function setUnitVectors(target: VectorColumn<Vector2<number>>, directions: DirectionColumn): void {
  const { rawX: xs, rawY: ys, length: n } = requirePairColumn('setUnitVectors', 'target', target);
  towardsLoop(xs, ys, requireDirectionColumn('setUnitVectors', 'directions', directions, n).raw, one, 0, n);
}
const one = /* @__PURE__ */ Float64Array.of(1);

/**
 * Sets every vector to the one with the direction and the magnitude in its row:
 * `setVectorsTowards(velocities, headings, speeds)`.
 *
 * With a negative magnitude it points in the opposite direction.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const velocities = vectorColumn<Velocity2>(1);
 * setVectorsTowards(velocities, directionColumn([Direction2.north]), quantityColumn([metersPerSecond(2)]));
 * velocities.get(0); // => velocity(metersPerSecond(0), metersPerSecond(-2))
 */
export function setVectorsTowards<V extends AnyVector2>(
  target: VectorColumn<V>,
  directions: DirectionColumn,
  magnitudes: QuantityColumn<ComponentOf<V>>,
): void {
  const { rawX: xs, rawY: ys, length: n } = requirePairColumn('setVectorsTowards', 'target', target);
  const { raw: bits } = requireDirectionColumn('setVectorsTowards', 'directions', directions, n);
  towardsLoop(xs, ys, bits, requireQuantityColumn('setVectorsTowards', 'magnitudes', magnitudes, n).raw, 1, n);
}

/**
 * `pairOfBits` for every row. With a stride of 1 each row has its own magnitude, with 0 all have the first one.
 *
 * A copy of that function, which would allocate a pair for each row. The tests compare the bits of both.
 */
function towardsLoop(
  xs: FloatArray,
  ys: FloatArray,
  directions: Int32Array,
  magnitudes: FloatArray,
  stride: 0 | 1,
  n: number,
): void {
  for (let i = 0; i < n; i++) {
    const bits = directions[i] as number;
    const magnitude = magnitudes[i * stride] as number;
    const quarters = (bits + EIGHTH_TURN_BITS) >> 30;
    const offset = (bits - (quarters << 30)) | 0;
    const radians = offset * RADIANS_PER_BIT1;
    const head = radians + offset * RADIANS_PER_BIT2;
    const tail = radians - head + offset * RADIANS_PER_BIT2;
    const sine = sineWithinEighth(head, tail);
    const cosine = cosineWithinEighth(head, tail);
    const odd = (quarters & 1) === 1;
    const sign = 1 - (quarters & 2);
    xs[i] = ((odd ? -sine : cosine) * sign + 0) * magnitude;
    ys[i] = ((odd ? cosine : sine) * sign + 0) * magnitude;
  }
}
