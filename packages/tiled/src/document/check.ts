/** The one place where a value from a file meets a schema: what breaks it becomes a `TiledError` with its path. */
import * as v from 'valibot';
import { errorAt, inside, type Place } from '../error.js';

/** A JSON object as it stands in a file, with every field that is there. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Passes a value through that fulfils a schema, with its type.
 *
 * The schema's messages are rules: ends of the sentence "x must be ...".
 *
 * @throws TiledError for the first rule that is broken
 */
export function check<T>(place: Place, schema: v.GenericSchema<unknown, T>, value: unknown): T {
  if (schema.type === 'loose_object' && Array.isArray(value)) throw errorAt(place, 'an object', value);
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];
  const isMissing = issue.type === 'loose_object' && issue.input === undefined && keys.length > 0;
  throw errorAt(inside(place, ...keys), isMissing ? 'present' : issue.message, issue.input);
}

/** The fields of an object but some that become something else. */
export function withoutFields(document: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

/** An object with at least these fields; others are kept. */
export function object<E extends v.ObjectEntries>(entries: E): v.LooseObjectSchema<E, string> {
  return v.looseObject(entries, 'an object');
}

export function list<S extends v.GenericSchema>(item: S): v.ArraySchema<S, string> {
  return v.array(item, 'an array');
}

/** A list, or the object that Tiled wrote in its place before version 1.2. */
export const listOrObject: v.GenericSchema<unknown, readonly unknown[] | Fields> = /* @__PURE__ */ v.custom<
  readonly unknown[] | Fields
>((value) => typeof value === 'object' && value !== null, 'an array');

/** An object whose members are checked where they are used. */
export const anyObject: v.GenericSchema<unknown, Fields> = /* @__PURE__ */ v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

/** The text of a field. */
export const text: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.string('a string');

/** What a document says it is; old versions of Tiled said nothing. */
export const documentKind: v.GenericSchema<unknown, { type?: string }> = /* @__PURE__ */ object({
  type: /* @__PURE__ */ v.exactOptional(text),
});

export const flag: v.GenericSchema<unknown, boolean> = /* @__PURE__ */ v.boolean('true or false');

/** An element whose own schema comes later, so that it is checked at its own place. */
export const anything: v.GenericSchema = /* @__PURE__ */ v.unknown();

/** A whole number in a range, inclusive. */
export function whole(least: number, greatest: number): v.GenericSchema<unknown, number> {
  const rule = `an integer from ${least} to ${greatest}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(greatest, rule));
}

/** A number in a range, inclusive; NaN and infinities are in none. */
export function real(least: number, greatest: number): v.GenericSchema<unknown, number> {
  const rule = `a number from ${least} to ${greatest}`;
  return v.pipe(v.number(rule), v.finite(rule), v.minValue(least, rule), v.maxValue(greatest, rule));
}
