/**
 * The doors of every tilewright package: raw numbers are checked here once, and trusted inside.
 *
 * Each error is a `RangeError` of one form: `where: parameter must be rule, received value. Remedy`.
 */

/** Shows a value the way an error message needs it: short, on one line, told apart from its look-alikes. */
export function describeValue(value: unknown): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'string') return `the string ${JSON.stringify(shorten(value))}`;
  if (typeof value === 'bigint') return `the bigint ${shorten(String(value))}n`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an array' : 'an object';
  return String(value);
}

/** Makes the error of a broken rule; the caller throws it. `remedy` is a sentence of its own, without its full stop. */
export function argumentError(
  where: string,
  parameter: string,
  rule: string,
  received: unknown,
  remedy?: string,
): RangeError {
  const sentence = `${where}: ${parameter} must be ${rule}, received ${describeValue(received)}`;
  return new RangeError(remedy === undefined ? sentence : `${sentence}. ${remedy}`);
}

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

/** Checks that a value is a function. @throws RangeError on everything else */
export function requireFunction(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'function') throw argumentError(where, parameter, 'a function', value);
}

/**
 * Checks that options are absent, or an object whose members are all known: a misspelled option, or another argument in
 * the place of the options, is an error and not a default.
 *
 * @param known - the names of all options; keep the array in a constant
 * @throws RangeError if `options` is not an object or has a member of another name
 *
 * @remarks Allocates nothing. Members that the object inherits are not checked.
 */
export function requireOptions(where: string, options: unknown, known: readonly string[]): void {
  if (options === undefined) return;
  requireObject(where, 'options', 'an object', options);
  // An array has methods by the names of options, such as `filter`.
  if (Array.isArray(options)) throw argumentError(where, 'options', 'an object', options);
  for (const name in options) {
    if (known.includes(name) || !Object.hasOwn(options, name)) continue;
    const rule = `an object with no members other than ${known.join(', ')}`;
    throw new RangeError(`${where}: options must be ${rule}, received the member ${JSON.stringify(name)}`);
  }
}

/** Passes a number through, NaN and infinities too. @throws RangeError on everything that is not a number */
export function requireNumber(where: string, parameter: string, value: unknown): number {
  if (typeof value !== 'number') throw argumentError(where, parameter, 'a number', value);
  return value;
}

/** Passes a finite number through. @throws RangeError on NaN, infinities and everything that is not a number. */
export function requireFinite(where: string, parameter: string, value: number, remedy?: string): number {
  if (!Number.isFinite(value)) throw argumentError(where, parameter, 'a finite number', value, remedy);
  return value;
}

/**
 * Passes a whole number between `min` and `max` (inclusive) through; `-0` becomes `0`.
 *
 * @throws RangeError on fractions, NaN, infinities, and numbers out of range
 */
export function requireInteger(
  where: string,
  parameter: string,
  value: number,
  min: number = Number.MIN_SAFE_INTEGER,
  max: number = Number.MAX_SAFE_INTEGER,
): number {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw argumentError(where, parameter, integerRule(min, max), value);
  }
  return value + 0;
}

/**
 * Checks the two bounds of a range, or one component of them. @throws RangeError if `least` is above `greatest`, or either
 * is NaN or no number
 */
export function requireBounds(
  where: string,
  least: unknown,
  greatest: unknown,
  component: '' | '.x' | '.y' = '',
): void {
  const top = requireNumber(where, `greatest${component}`, greatest);
  if (requireNumber(where, `least${component}`, least) <= top) return;
  throw argumentError(where, `least${component}`, `at most greatest${component}, ${top}`, least, 'Swap the two bounds');
}

function integerRule(min: number, max: number): string {
  if (min === 0 && max === Number.MAX_SAFE_INTEGER) return 'a non-negative integer';
  if (min === 1 && max === Number.MAX_SAFE_INTEGER) return 'a positive integer';
  return `an integer from ${min} to ${max}`;
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
