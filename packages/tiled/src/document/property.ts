/** The schema of a custom property: a name, a type, and a value of that type. */
import * as v from 'valibot';
import { GREATEST_UINT32 } from '../limits.js';
import { inside, type Place } from '../error.js';
import { anyObject, anything, check, type Fields, flag, list, object, text, whole } from './check.js';

/** The fields of a property. */
export interface PropertyDocument extends Fields {
  readonly name: string;
  readonly type?: string;
  readonly propertytype?: string;
  readonly value?: unknown;
}

/** The fields that hold properties: a list; up to Tiled 1.1, an object with the values and another with the types. */
export interface PropertiesDocument {
  readonly properties?: readonly unknown[] | Fields;
  readonly propertytypes?: Fields;
}

/** Properties and their place. In the old format the types have a separate place. */
export interface PropertiesSource {
  readonly place: Place;
  readonly properties: unknown;
  readonly typesPlace: Place;
  readonly types: unknown;
}

/** A property and its place. */
export interface CheckedProperty {
  readonly document: PropertyDocument;
  readonly place: Place;
}

export function checkProperties({ place, properties, typesPlace, types }: PropertiesSource): CheckedProperty[] {
  // A hole in the list is a missing property, which `map` would skip.
  if (isList(properties)) return Array.from(properties, (value, i) => checkProperty(inside(place, i), value));
  const typesByName = check(typesPlace, anyObject, types ?? {});
  return Object.entries(check(place, anyObject, properties)).map(([name, value]) => {
    // A property may have the name of a member that all objects inherit, such as `toString`.
    const type = Object.hasOwn(typesByName, name)
      ? check(inside(typesPlace, name), text, typesByName[name])
      : undefined;
    return checkOldProperty(inside(place, name), { name, type: type ?? typeOf(value), value });
  });
}

/** Whether properties or tiles are a list, the format since Tiled 1.2. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function checkProperty(place: Place, value: unknown): CheckedProperty {
  const document = check(place, propertyFields, value);
  checkValue(inside(place, 'value'), document.type, document.value);
  return { document, place };
}

function checkOldProperty(place: Place, document: PropertyDocument): CheckedProperty {
  checkValue(place, document.type, document.value);
  return { document, place };
}

function checkValue(place: Place, type: string = 'string', value: unknown): void {
  check(place, values.get(type) ?? anything, value);
}

/** The type of a property without one: up to Tiled 0.15 all were strings, but other programs wrote other values. */
function typeOf(value: unknown): string {
  if (typeof value === 'number') return 'float';
  return typeof value === 'boolean' ? 'bool' : 'string';
}

const propertyFields: v.GenericSchema<unknown, PropertyDocument> = /* @__PURE__ */ object({
  name: text,
  type: /* @__PURE__ */ v.exactOptional(text),
  propertytype: /* @__PURE__ */ v.exactOptional(text),
});

const finite = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.number('a finite number'),
  /* @__PURE__ */ v.finite('a finite number'),
);

/** The schemas of values by type. An unknown type comes from a newer Tiled; its value is kept unchecked. */
const values: ReadonlyMap<string, v.GenericSchema> = /* @__PURE__ */ new Map<string, v.GenericSchema>([
  ['string', text],
  ['int', finite],
  ['float', finite],
  ['bool', flag],
  ['color', text],
  ['file', text],
  ['object', /* @__PURE__ */ whole(0, GREATEST_UINT32)],
  ['class', /* @__PURE__ */ object({})],
  ['list', /* @__PURE__ */ list(anything)],
]);
