/** Custom properties, as a map holds them. */
import type { Place } from '../error.js';

/** A custom property. The reader has checked its value against its type. */
export interface TiledProperty {
  readonly name: string;
  /** `string`, `int`, `float`, `bool`, `color`, `file`, `object`, `class`, `list`, or a type of a newer Tiled. */
  readonly type: string;
  /** The name of a custom enum or class; empty if the type is built into Tiled. */
  readonly customType: string;
  /**
   * The value as the file has it: an enum is a string or a number, a class is an object with the members that were set.
   */
  readonly value: unknown;
  /** The place of the property in its file, for messages. */
  readonly place: Place;
}

/**
 * Custom properties by name, without the properties of a tile object's tile. `property` and `findProperty` read both.
 */
export type TiledProperties = ReadonlyMap<string, TiledProperty>;
