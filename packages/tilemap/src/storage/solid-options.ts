/** Options that say which tiles of a map are solid: by a predicate over its values, or by boolean values themselves. */

/** Whether the tile with this value, column and row is solid. */
export type IsSolid<T> = (value: T, x: number, y: number) => boolean;

/** Options that say which tiles of a map are solid. */
export interface SolidOptions<T> {
  /**
   * Whether a tile is solid, by its value, column and row. Optional only for a map of booleans, where `true` means
   * solid.
   */
  readonly isSolid?: IsSolid<T> | undefined;
}

/**
 * The last argument of a function that reads the solid tiles of a map with values of T.
 *
 * A map of booleans needs no options; any other map needs options with `isSolid`. One rest parameter of this type
 * states both in one signature, so that an error names the wrong argument, which overloads do not. Name the parameter
 * `optionsWithIsSolid`: compilers say the name if it is missing. And let T be `boolean` by default, so that an argument
 * in the place of the map is refused itself, and not for its options.
 */
export type SolidArguments<T, Options, OptionsWithIsSolid> = [T] extends [boolean]
  ? [options?: Options]
  : [options: OptionsWithIsSolid];
