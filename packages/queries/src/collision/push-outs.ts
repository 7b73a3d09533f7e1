/** What `pushOutAll` did: one entry for each body that overlapped solid tiles. */
import { type AnyQuantity, type Length, vector, type VectorOf } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';

/**
 * The bodies that `pushOutAll` found overlapping solid tiles, in the order of their rows: create it once with `new`, and
 * pass it as an option to each call.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(2, 0), true);
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const positions = pointColumn([at(5.5, 5.5), at(1.75, 0.5)]);
 * const pushes = new PushOuts<TileLength>();
 * pushOutAll(positions, tiles(0.5), walls, unitTileSpace, { pushes }); // => 1
 * [pushes.row(0), pushes.isStuck(0)] // => [1, false]
 * pushes.displacement(0).x // => tiles(-0.25)
 */
export class PushOuts<in out Q extends AnyQuantity = Length> {
  /** The number of bodies that overlapped solid tiles, including those that are stuck. */
  get length(): number {
    return this.count;
  }

  /** The row of a body in the columns. @throws RangeError if `index` is not from 0 to `length - 1` */
  row(index: number): number {
    if (!(index >>> 0 === index && index < this.count)) this.refuse('row', index);
    return this.rows[index]!;
  }

  /**
   * Whether there is no free position within `maxDistance`: then the body was not moved.
   *
   * @throws RangeError like `row`
   */
  isStuck(index: number): boolean {
    if (!(index >>> 0 === index && index < this.count)) this.refuse('isStuck', index);
    return this.stuck[index] === 1;
  }

  /** The x component of the displacement; 0 for a body that is stuck. @throws RangeError like `row` */
  displacementX(index: number): Q {
    if (!(index >>> 0 === index && index < this.count)) this.refuse('displacementX', index);
    return quantityOf<Q>(this.numbers[index * NUMBERS + DX]!);
  }

  /** The y component of the displacement; 0 for a body that is stuck. @throws RangeError like `row` */
  displacementY(index: number): Q {
    if (!(index >>> 0 === index && index < this.count)) this.refuse('displacementY', index);
    return quantityOf<Q>(this.numbers[index * NUMBERS + DY]!);
  }

  /**
   * The displacement by which the body was pushed; zero for a body that is stuck. Allocates the vector.
   *
   * @throws RangeError like `row`
   */
  displacement(index: number): VectorOf<Q> {
    if (!(index >>> 0 === index && index < this.count)) this.refuse('displacement', index);
    return vectorOf<Q>(vector(this.numbers[index * NUMBERS + DX]!, this.numbers[index * NUMBERS + DY]!));
  }

  /** Removes all entries, and keeps the memory for the next call. */
  clear(): void {
    this.count = 0;
  }

  private count: number = 0;
  private rows: Int32Array = new Int32Array(0);
  private stuck: Uint8Array = new Uint8Array(0);
  /** For each entry: the new position and the displacement. */
  private numbers: Float64Array = new Float64Array(0);
  // For the compiler only: the unit of the numbers.
  declare private readonly unit: Q;

  /** @internal Appends an entry: the new position and the displacement, or nothing for a body that is stuck. */
  add(row: number, push: { readonly position: Pair; readonly displacement: Pair } | undefined): void {
    const index = this.count;
    this.reserve(index + 1);
    this.rows[index] = row;
    this.stuck[index] = push === undefined ? 1 : 0;
    const at = index * NUMBERS;
    this.numbers[at + X] = push === undefined ? 0 : push.position.x;
    this.numbers[at + Y] = push === undefined ? 0 : push.position.y;
    this.numbers[at + DX] = push === undefined ? 0 : push.displacement.x;
    this.numbers[at + DY] = push === undefined ? 0 : push.displacement.y;
    this.count = index + 1;
  }

  /** @internal Writes the new positions into the columns of x and y coordinates. */
  apply(rawX: Numbers, rawY: Numbers): void {
    const { rows, stuck, numbers, count } = this;
    for (let index = 0; index < count; index++) {
      if (stuck[index] === 1) continue;
      rawX[rows[index]!] = numbers[index * NUMBERS + X]!;
      rawY[rows[index]!] = numbers[index * NUMBERS + Y]!;
    }
  }

  /** @internal Copies the entries of another one. */
  copy(other: PushOuts<AnyQuantity>): void {
    const { count } = other;
    this.reserve(count);
    for (let index = 0; index < count; index++) {
      this.rows[index] = other.rows[index]!;
      this.stuck[index] = other.stuck[index]!;
    }
    for (let at = 0; at < count * NUMBERS; at++) this.numbers[at] = other.numbers[at]!;
    this.count = count;
  }

  /** @internal For a pool. */
  release(): void {
    this.count = 0;
  }

  private reserve(count: number): void {
    if (count <= this.rows.length) return;
    const capacity = Math.max(count, 2 * this.rows.length);
    const { rows, stuck, numbers } = this;
    this.rows = new Int32Array(capacity);
    this.stuck = new Uint8Array(capacity);
    this.numbers = new Float64Array(capacity * NUMBERS);
    this.rows.set(rows);
    this.stuck.set(stuck);
    this.numbers.set(numbers);
  }

  private refuse(member: string, index: number): never {
    const rule =
      this.count === 0 ? 'below the number of entries, which is 0' : `an integer from 0 to ${this.count - 1}`;
    throw argumentError(`pushes.${member}`, 'index', rule, index);
  }
}

interface Pair {
  readonly x: number;
  readonly y: number;
}

interface Numbers {
  [index: number]: number;
}

// The numbers of an entry.
const X = 0;
const Y = 1;
const DX = 2;
const DY = 3;
const NUMBERS = 4;

function quantityOf<Q extends AnyQuantity>(value: number): Q;
function quantityOf(value: unknown): unknown {
  return value;
}

function vectorOf<Q extends AnyQuantity>(value: Pair): VectorOf<Q>;
function vectorOf(value: unknown): unknown {
  return value;
}
