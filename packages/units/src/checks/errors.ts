/** The one form of all errors: `where: parameter must be rule, received value. Remedy`. */

/** Shows a value in an error message: short, on one line, and distinguishable from similar values. */
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

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}
