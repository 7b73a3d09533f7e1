/** The two kinds of storage for the values of a chunk: a plain array or a typed array. */
import { type NumberJSON, numberToJSON } from './json.js';
import { rangeOf, type TypedArray, type TypedArrayConstructor } from './typed-array.js';

/** The values of a chunk: a plain array, or a typed array if T is a number at run time. */
export type ChunkData<T> = T[] | TypedArray;

/** Makes the data of chunks, and decides which values they can hold. */
export interface ChunkStore<T, A extends ChunkData<T>> {
  /** `'array'`, or the kind of typed array. */
  readonly kind: string;
  /** If `(value & mask) === value`, an integer can be written unchanged. With a mask of 0, every number can. */
  readonly mask: number;
  /** Whether every value can be written. */
  readonly anyValue: boolean;
  /** The size of a value, in bytes. */
  readonly valueBytes: number;
  /** Makes the data of a chunk in which all values are the same. */
  make(count: number, value: T): A;
  /** The value as a chunk returns it after writing. @throws RangeError if a chunk cannot hold it */
  storable(where: string, parameter: string, value: T): T;
  toJSON(value: T): T | NumberJSON;
}

/** Chunks of plain arrays. */
export function plainStore<T>(): ChunkStore<T, T[]> {
  return {
    kind: 'array',
    mask: 0,
    anyValue: true,
    valueBytes: 8,
    make: (count, value) => {
      const data: T[] = [];
      // Pushed, not `new Array(count)`: an array that ever had holes stays slower.
      for (let left = count; left > 0; left--) data.push(value);
      return data;
    },
    storable: (_where, _parameter, value) => value,
    toJSON: (value) => value,
  };
}

/** Chunks of typed arrays. */
export function typedStore<A extends TypedArray>(
  where: string,
  array: TypedArrayConstructor<A>,
): ChunkStore<number, A> {
  const range = rangeOf(where, array);
  return {
    kind: array.name,
    mask: range.mask,
    anyValue: false,
    valueBytes: array.BYTES_PER_ELEMENT,
    make: (count, value) => {
      const data = new array(count);
      if (!Object.is(value, 0)) data.fill(value);
      return data;
    },
    storable: (where, parameter, value) => range.asStored(range.require(where, parameter, value)),
    toJSON: numberToJSON,
  };
}

/** The value at an index inside a chunk. It is `undefined` only if T includes that. */
export function valueIn<T>(data: ChunkData<T>, index: number): T;
export function valueIn(data: ArrayLike<unknown>, index: number): unknown {
  return data[index];
}

/** All values of a chunk. */
export function valuesIn<T>(data: ChunkData<T>): ArrayLike<T>;
export function valuesIn(data: ArrayLike<unknown>): unknown {
  return data;
}

/** Writes a storable value. */
export function writeTo<T>(data: ChunkData<T>, index: number, value: T): void;
export function writeTo(data: { [index: number]: unknown }, index: number, value: unknown): void {
  data[index] = value;
}

/** The common method of plain and typed arrays. */
interface Fillable {
  fill(value: unknown, start: number, end: number): unknown;
}

/** Writes a storable value to a run of elements. */
export function fillRun<T>(data: ChunkData<T>, value: T, start: number, end: number): void;
export function fillRun(data: Fillable, value: unknown, start: number, end: number): void {
  data.fill(value, start, end);
}
