/** The two ways in which a chunked map keeps the values of a chunk: in a plain array, or in a typed one. */
import { type NumberJSON, numberToJSON } from './json.js';
import { rangeOf, type TypedArray, type TypedArrayConstructor } from './typed-array.js';

/** The values of a chunk: a plain array, or a typed one, where T is a number at run time. */
export type ChunkData<T> = T[] | TypedArray;

/** How chunks are made, and what fits into them. */
export interface ChunkStore<T, A extends ChunkData<T>> {
  /** `'array'`, or the kind of typed array. */
  readonly kind: string;
  /** `(value & mask) === value` says that a whole number can be written as it is. 0: every number can. */
  readonly mask: number;
  /** Whether everything can. */
  readonly anyValue: boolean;
  /** The size of a value, in bytes. */
  readonly valueBytes: number;
  /** The data of a chunk in which all values are the same. */
  make(count: number, value: T): A;
  /** A value as the chunks give it back. @throws RangeError if they cannot hold it */
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
      // Pushed, not `new Array(count)`: an array that once had holes is slower for good.
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

/** The value at an index inside of a chunk: there is one, `undefined` only where T has that. */
export function valueIn<T>(data: ChunkData<T>, index: number): T;
export function valueIn(data: ArrayLike<unknown>, index: number): unknown {
  return data[index];
}

/** All values of a chunk. */
export function valuesIn<T>(data: ChunkData<T>): ArrayLike<T>;
export function valuesIn(data: ArrayLike<unknown>): unknown {
  return data;
}

/** Writes a value that is storable. */
export function writeTo<T>(data: ChunkData<T>, index: number, value: T): void;
export function writeTo(data: { [index: number]: unknown }, index: number, value: unknown): void {
  data[index] = value;
}

/** What plain and typed arrays have in common here. */
interface Fillable {
  fill(value: unknown, start: number, end: number): unknown;
}

/** Writes a value that is storable to a run of places. */
export function fillRun<T>(data: ChunkData<T>, value: T, start: number, end: number): void;
export function fillRun(data: Fillable, value: unknown, start: number, end: number): void {
  data.fill(value, start, end);
}
