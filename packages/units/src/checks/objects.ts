/** Checks of everything that is not a number: objects, functions, text, options. */
import { argumentError } from './errors.js';

/** Checks that a value is an object; its members are checked one by one. @throws RangeError on everything else */
export function requireObject(
  where: string,
  parameter: string,
  rule: string,
  value: unknown,
  remedy?: string,
): asserts value is object {
  if (typeof value !== 'object' || value === null) throw argumentError(where, parameter, rule, value, remedy);
}

/** Checks that a value is an array. @throws RangeError on everything else */
export function requireArray(where: string, parameter: string, value: unknown): void {
  if (!Array.isArray(value)) throw argumentError(where, parameter, 'an array', value);
}

/** Checks that a value is a function. @throws RangeError on everything else */
export function requireFunction(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'function') throw argumentError(where, parameter, 'a function', value);
}

/** Checks that a value is a string. @throws RangeError on everything else */
export function requireString(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'string') throw argumentError(where, parameter, 'a string', value);
}

/**
 * The names of all options in an interface, each once, in any order: a list that leaves one out does not compile.
 *
 * The compiler compares the list with every order, so it suits up to six names.
 */
export type OptionNames<Options> = NameOrders<Extract<keyof Options, string>>;

/** Some names in every order. */
export type NameOrders<Name extends string, Each extends string = Name> = [Name] extends [never]
  ? readonly []
  : Each extends Name
    ? readonly [Each, ...NameOrders<Exclude<Name, Each>>]
    : never;

/**
 * Checks that options are absent, or an object whose members are all known: a misspelled option, or another argument in
 * the place of the options, is an error and not a default. Instances of a class pass; arrays and the language's own
 * classes, such as `Map` and `Date`, do not.
 *
 * @param known - the names of all options, in a constant of type `OptionNames`
 * @param parameter - what the caller calls them
 * @throws RangeError if `options` is not such an object or has a member of another name
 *
 * @remarks Allocates nothing. Members that the object inherits are not checked.
 */
export function requireOptions(
  where: string,
  options: unknown,
  known: readonly string[],
  parameter: string = 'options',
): void {
  if (options === undefined) return;
  requireObject(where, parameter, 'an object', options);
  const prototype: unknown = Object.getPrototypeOf(options);
  if (prototype !== Object.prototype && prototype !== null) requireNoBuiltIn(where, parameter, options);
  for (const name in options) {
    if (known.includes(name) || !Object.hasOwn(options, name)) continue;
    const rule = `an object with no members other than ${known.join(', ')}`;
    throw new RangeError(`${where}: ${parameter} must be ${rule}, received the member ${JSON.stringify(name)}`);
  }
}

/** An array has methods by the names of options, such as `filter`; a `Map` has no members that could be unknown. */
function requireNoBuiltIn(where: string, parameter: string, options: object): void {
  if (Array.isArray(options)) throw argumentError(where, parameter, 'an object', options);
  const kind = Object.prototype.toString.call(options).slice('[object '.length, -1);
  if (kind === 'Object') return;
  throw new RangeError(`${where}: ${parameter} must be a plain object, received an instance of ${kind}`);
}
