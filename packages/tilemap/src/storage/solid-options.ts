/** Which tiles of a map are solid: a predicate over its values, or the values themselves. */

/** Whether a tile of this value, column and row is solid. */
export type IsSolid<T> = (value: T, x: number, y: number) => boolean;

/** Options that say which tiles of a map are solid. */
export interface SolidOptions<T> {
  /**
   * Whether a tile is solid, by its value, column and row. Only a map of booleans does without it: there `true` is solid.
   */
  readonly isSolid?: IsSolid<T> | undefined;
}

/**
 * The last argument of a function that reads the solid tiles of a map with values of T.
 *
 * A map of booleans needs no options; any other map needs options that have `isSolid`. One rest parameter of this type says
 * both in one signature, so that an error names the argument at fault, as it does not for overloads.
 */
export type SolidArguments<T, Options, OptionsWithIsSolid> = [T] extends [boolean]
  ? [options?: Options]
  : [options: OptionsWithIsSolid];
