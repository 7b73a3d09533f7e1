/** What must stand in a custom property: a name, a type, and a value of that type. */
import * as v from 'valibot';
import { inside, type Place } from '../error.js';
import { anything, check, type Fields, flag, list, object, text, whole } from './check.js';

/** The fields of a property. */
export interface PropertyDocument extends Fields {
  readonly name: string;
  readonly type?: string;
  readonly propertytype?: string;
  readonly value?: unknown;
}

function checkProperty(place: Place, value: unknown): PropertyDocument {
  const property = check(place, propertyFields, value);
  const { type = 'string' } = property;
  check(inside(place, 'value'), values.get(type) ?? anything, property.value);
  return property;
}

/** The properties of something. */
export function checkProperties(place: Place, value: readonly unknown[]): readonly PropertyDocument[] {
  return value.map((property, i) => checkProperty(inside(place, 'properties', i), property));
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

/** By type; a type that is not here is from a newer Tiled, and its value is kept as it is. */
const values: ReadonlyMap<string, v.GenericSchema> = /* @__PURE__ */ new Map<string, v.GenericSchema>([
  ['string', text],
  ['int', finite],
  ['float', finite],
  ['bool', flag],
  ['color', text],
  ['file', text],
  ['object', /* @__PURE__ */ whole(0, 4_294_967_295)],
  ['class', /* @__PURE__ */ object({})],
  ['list', /* @__PURE__ */ list(anything)],
]);
