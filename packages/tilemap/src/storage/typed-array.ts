/** The typed arrays that a map may keep its values in, and what fits into them. */
import type { AnyQuantity, Direction2, Instant } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import type { CardinalDirection, CompassDirection } from '../directions/compass.js';
import type { DirectionSet } from '../directions/direction-set.js';

/** The arrays a typed map may keep its values in. */
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

/** What is a number at run time and no number to the compiler. */
export type OpaqueNumber =
  | AnyQuantity
  | Instant
  | Direction2
  | CompassDirection
  | DirectionSet<CardinalDirection>
  | DirectionSet<CompassDirection>;

/**
 * A number to the compiler too. As a bound of T it takes enums and branded numbers, and differs from `number` in what is
 * inferred: `number` from `7`, the enum from a member of it.
 */
export interface NumberLike {
  toFixed(digits?: number): string;
}

/** What is a number at run time, whatever it is to the compiler: your enums and branded numbers too. */
export type Storable = NumberLike | OpaqueNumber;

/** What the elements of an array can be, to be asked before they are written. */
export class ElementRange {
  /** `(value & mask) === value` says that a whole number fits; for others ask `require`. 0: every number does. */
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
    // A plain array, or one of bigints, comes by a cast.
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

  /** Passes a number through that the array can hold: any for floating point, which may round it. */
  require(where: string, parameter: string, value: unknown): number {
    if (typeof value !== 'number') throw argumentError(where, parameter, 'a number', value);
    if (this.whole && (value < this.least || value > this.greatest || Math.floor(value) !== value)) {
      throw argumentError(where, parameter, `an integer from ${this.least} to ${this.greatest}`, value);
    }
    return value;
  }

  /** The number that the array gives back for one that it can hold. */
  asStored(value: number): number {
    return this.single ? Math.fround(value) : this.whole ? value + 0 : value;
  }
}

/** What the elements of arrays of a kind can be. */
export function rangeOf(where: string, array: TypedArrayConstructor<TypedArray>): ElementRange {
  requireFunction(where, 'array', array);
  return new ElementRange(where, 'array', array.name, array.BYTES_PER_ELEMENT);
}

/** What the elements of an array can be. */
export function rangeOfData(where: string, data: TypedArray): ElementRange {
  return new ElementRange(where, 'data', data?.[Symbol.toStringTag], data?.BYTES_PER_ELEMENT);
}

/** A copy of an array, of its own kind. */
export function copyOf<A extends readonly unknown[] | TypedArray>(data: A): A;
export function copyOf(data: readonly unknown[] | TypedArray): unknown {
  return data.slice();
}
