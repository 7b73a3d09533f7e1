/** The state of a figure as a part of the address: `?walk.from=1.5,2&walk.corners=both`. */
import type { Field } from './fields.js';

/** The fields of a state. */
export type FieldsOf<S> = { readonly [K in keyof S]: Field<S[K]> };

/** What is read and written, whatever its fields are. */
export type AnyFields = Readonly<Record<string, Field<unknown>>>;
export type AnyState = Record<string, unknown>;

/** The values of a figure in an address. What is missing or invalid there has its initial value. */
export function readState(fields: AnyFields, name: string, search: string): AnyState {
  const given = new URLSearchParams(search);
  const state: AnyState = {};
  for (const [key, field] of Object.entries(fields)) {
    const text = given.get(`${name}.${key}`);
    state[key] = (text === null ? undefined : field.read(text)) ?? field.initial;
  }
  return state;
}

/** An address with the values of a figure that are not the initial ones. Its other parts stay. */
export function writeState(fields: AnyFields, name: string, search: string, state: Readonly<AnyState>): string {
  const given = new URLSearchParams(search);
  for (const [key, field] of Object.entries(fields)) {
    const text = field.write(state[key]);
    if (text === field.write(field.initial)) given.delete(`${name}.${key}`);
    else given.set(`${name}.${key}`, text);
  }
  const query = given.toString().replaceAll('%2C', ',');
  return query === '' ? '' : `?${query}`;
}
