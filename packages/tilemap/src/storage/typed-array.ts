/** The typed arrays that can store the values of a map, and the ranges of their elements. */
import type { AnyQuantity, Direction2, Instant } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import type { CardinalDirection, CompassDirection } from '../directions/compass.js';
import type { DirectionSet } from '../directions/direction-set.js';

/** The arrays that can store the values of a typed map. */
export type TypedArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** The constructor of such an array: `Uint8Array`, `Float32Array`, ... */
export interface TypedArrayConstructor<A> {
  new (length: number): A;
  readonly name: string;
  readonly BYTES_PER_ELEMENT: number;
}

/** Values that are numbers at run time, but not to the compiler. */
export type OpaqueNumber =
  | AnyQuantity
  | Instant
  | Direction2
  | CompassDirection
  | DirectionSet<CardinalDirection>
  | DirectionSet<CompassDirection>;

/**
 * A number to the compiler. As a bound of T it accepts enums and branded numbers, and unlike `number` it makes the
 * compiler infer `number` from `7`, and an enum from one of its members.
 */
export interface NumberLike {
  toFixed(digits?: number): string;
}

/** All values that are numbers at run time, including your enums and branded numbers. */
export type Storable = NumberLike | OpaqueNumber;

/** The range of the elements of an array. */
export class ElementRange {
  /**
   * If `(value & mask) === value`, an integer is in range; otherwise call `require`. With a mask of 0, every number is.
   */
  readonly mask: number;
  private readonly single: boolean;
  private readonly whole: boolean;
  private readonly least: number;
  private readonly greatest: number;

  /**
   * @param kind - the name of the array's constructor
   * @param bytes - the size of an element
   */
  constructor(where: string, parameter: string, kind: string | undefined, bytes: number | undefined) {
    // Untyped code may pass a plain array, or an array of bigints.
    if (kind === undefined || bytes === undefined || kind.startsWith('Big')) {
      throw argumentError(where, parameter, 'a typed array of numbers', kind);
    }
    const count = bytes === 1 ? 0x100 : bytes === 2 ? 0x1_0000 : 0x1_0000_0000;
    this.single = kind === 'Float32Array';
    this.whole = !kind.startsWith('Float');
    this.least = kind.startsWith('Int') ? -count / 2 : 0;
    this.greatest = this.least + count - 1;
    this.mask = !this.whole ? 0 : kind === 'Int32Array' ? -1 : Math.min(this.greatest, 0x7fff_ffff);
  }

  /** Returns a number that the array can hold: any number for floating point, which may round it. */
  require(where: string, parameter: string, value: unknown): number {
    if (typeof value !== 'number') throw argumentError(where, parameter, 'a number', value);
    if (this.whole && (value < this.least || value > this.greatest || Math.floor(value) !== value)) {
      throw argumentError(where, parameter, `an integer from ${this.least} to ${this.greatest}`, value);
    }
    return value;
  }

  /** The number that the array returns after a number in range was written. */
  asStored(value: number): number {
    return this.single ? Math.fround(value) : this.whole ? value + 0 : value;
  }
}

/** The range of the elements of arrays with this constructor. */
export function rangeOf(where: string, array: TypedArrayConstructor<TypedArray>): ElementRange {
  requireFunction(where, 'array', array);
  return new ElementRange(where, 'array', array.name, array.BYTES_PER_ELEMENT);
}

/** The range of the elements of an array. */
export function rangeOfData(where: string, data: TypedArray): ElementRange {
  return new ElementRange(where, 'data', data?.[Symbol.toStringTag], data?.BYTES_PER_ELEMENT);
}

/** A copy of an array, of the same kind. */
export function copyOf<A extends readonly unknown[] | TypedArray>(data: A): A;
export function copyOf(data: readonly unknown[] | TypedArray): unknown {
  return data.slice();
}

/** Whether the data of a map is a typed array, and not a plain one. */
export function isTypedArray(data: ArrayLike<unknown>): data is TypedArray {
  return ArrayBuffer.isView(data);
}

/** An array of the same kind as another, with a length of its own. */
export function emptyLike(data: TypedArray, length: number): TypedArray;
export function emptyLike(data: TypedArray, length: number): unknown {
  const made: unknown = Reflect.construct(data.constructor, [length]);
  return made;
}
