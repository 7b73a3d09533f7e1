/** Checks the JSON form of a map: each error names the path in the form. */
import { argumentError, describeValue } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE, TILE_END } from '../limits.js';
import { type TileRect, unsafeTileRect } from '../values/rect.js';
import { rangeOf, type TypedArray, type TypedArrayConstructor } from './typed-array.js';

/** Makes a value of a map from its JSON, or throws; `path` is its path in the input. */
export type ReadValue<T> = (value: unknown, path: string) => T;

/** Reads the members of a form, with errors in the name of the function that was called. */
export class FormReader {
  readonly where: string;
  private readonly form: object;

  /** @throws RangeError if `form` is not a form of this type and version */
  constructor(where: string, form: unknown, kind: 'map' | 'patch') {
    this.where = where;
    this.form = requireForm(where, 'json', form);
    const type = kind === 'map' ? 'tilewright/tilemap' : 'tilewright/tilemap-patch';
    this.requireSame('type', type, `This is not a ${kind} of tilewright`);
    this.requireSame('version', 1, 'Another version of tilewright wrote it');
  }

  /** A reader of a map. @throws RangeError if `form` is not a form of this storage and version */
  static ofMap(where: string, form: unknown, storage: string): FormReader {
    const reader = new FormReader(where, form, 'map');
    reader.requireSame('storage', storage, 'Another kind of map wrote it');
    return reader;
  }

  /** A member, unchecked. */
  member(path: string): unknown {
    return Reflect.get(this.form, path);
  }

  /** The bounds. Allocates nothing of their size. */
  bounds(): TileRect {
    const bounds = requireForm(this.where, 'bounds', this.member('bounds'));
    const x = this.integer('bounds.x', Reflect.get(bounds, 'x'), MIN_TILE, MAX_TILE);
    const y = this.integer('bounds.y', Reflect.get(bounds, 'y'), MIN_TILE, MAX_TILE);
    const width = this.integer('bounds.width', Reflect.get(bounds, 'width'), 0, TILE_END - x);
    const height = this.integer('bounds.height', Reflect.get(bounds, 'height'), 0, TILE_END - y);
    return unsafeTileRect(x, y, width, height);
  }

  /** An array of any length. */
  array(path: string, list: unknown): readonly unknown[] {
    if (!Array.isArray(list)) throw argumentError(this.where, path, 'an array', list);
    return list;
  }

  /** An array of this length; errors give the reason for it. */
  list(path: string, list: unknown, length: number, reason = 'as the header says'): readonly unknown[] {
    if (!Array.isArray(list)) throw argumentError(this.where, path, `an array of ${length} elements`, list);
    if (list.length !== length) {
      throw argumentError(this.where, `${path}.length`, `${length}, ${reason}`, list.length);
    }
    return list;
  }

  integer(path: string, value: unknown, least: number, greatest: number): number {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > greatest) {
      throw argumentError(this.where, path, `an integer from ${least} to ${greatest}`, value);
    }
    return value + 0;
  }

  number(path: string, value: unknown): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (value === '-0' || value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
    throw argumentError(this.where, path, "a number, '-0', 'NaN', 'Infinity' or '-Infinity'", value);
  }

  /** A typed array of the numbers of a list whose length was checked. */
  typedArray<A extends TypedArray>(path: string, list: readonly unknown[], array: TypedArrayConstructor<A>): A {
    const range = rangeOf(this.where, array);
    const data = new array(list.length);
    for (let index = 0; index < list.length; index++) {
      const element = `${path}[${index}]`;
      data[index] = range.require(this.where, element, this.number(element, list[index]));
    }
    return data;
  }

  private requireSame(path: string, expected: string | number, remedy: string): void {
    const found = this.member(path);
    if (found !== expected) throw argumentError(this.where, path, describeValue(expected), found, remedy);
  }
}

/**
 * Checks that a value is an object, not a list. @throws RangeError that names the path, and says how text becomes a
 * form
 */
export function requireForm(where: string, path: string, value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw argumentError(
      where,
      path,
      'an object',
      value,
      typeof value === 'string' ? 'Parse it by JSON.parse' : undefined,
    );
  }
  return value;
}
