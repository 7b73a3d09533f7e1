/** Checks values from files against schemas: every violation becomes a `TiledError` with a path. */
import * as v from 'valibot';
import { errorAt, inside, type Place } from '../error.js';

/** A JSON object from a file, with all its fields. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks a value against a schema, and returns it with its type.
 *
 * The messages of the schema are rules, each the end of the sentence "x must be ...".
 *
 * @throws TiledError for the first broken rule
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

/** The fields of an object, except some. */
export function withoutFields(document: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

/** An object with at least these fields; it keeps its other fields. */
export function object<E extends v.ObjectEntries>(entries: E): v.LooseObjectSchema<E, string> {
  return v.looseObject(entries, 'an object');
}

export function list<S extends v.GenericSchema>(item: S): v.ArraySchema<S, string> {
  return v.array(item, 'an array');
}

/** A list, or the object that Tiled wrote in place of a list before version 1.2. */
export const listOrObject: v.GenericSchema<unknown, readonly unknown[] | Fields> = /* @__PURE__ */ v.custom<
  readonly unknown[] | Fields
>((value) => typeof value === 'object' && value !== null, 'an array');

/** An object whose members are checked later. */
export const anyObject: v.GenericSchema<unknown, Fields> = /* @__PURE__ */ v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
);

/** Like `object`, with fields that hold properties: see `PropertiesDocument`. */
export function objectWithProperties<E extends v.ObjectEntries>(
  entries: E,
): v.LooseObjectSchema<E & PropertyEntries, string> {
  return object({ ...entries, properties: v.exactOptional(listOrObject), propertytypes: v.exactOptional(anyObject) });
}

interface PropertyEntries {
  readonly properties: v.ExactOptionalSchema<typeof listOrObject, undefined>;
  readonly propertytypes: v.ExactOptionalSchema<typeof anyObject, undefined>;
}

/** The text of a field. */
export const text: v.GenericSchema<unknown, string> = /* @__PURE__ */ v.string('a string');

/** The kind of a document, which old versions of Tiled did not write. */
export const documentKind: v.GenericSchema<unknown, { type?: string }> = /* @__PURE__ */ object({
  type: /* @__PURE__ */ v.exactOptional(text),
});

export const flag: v.GenericSchema<unknown, boolean> = /* @__PURE__ */ v.boolean('true or false');

/** An element that is checked later, against its own schema, so that errors have its place. */
export const anything: v.GenericSchema = /* @__PURE__ */ v.unknown();

/** A whole number in a range, inclusive. */
export function whole(least: number, greatest: number): v.GenericSchema<unknown, number> {
  const rule = `an integer from ${least} to ${greatest}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(greatest, rule));
}

/** A finite number in a range, inclusive. */
export function real(least: number, greatest: number): v.GenericSchema<unknown, number> {
  const rule = `a number from ${least} to ${greatest}`;
  return v.pipe(v.number(rule), v.finite(rule), v.minValue(least, rule), v.maxValue(greatest, rule));
}
