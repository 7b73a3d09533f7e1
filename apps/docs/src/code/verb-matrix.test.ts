import { expect, it } from 'vitest';
import { type Verb, verbMatrix } from './verb-matrix.js';

const TYPES = [
  'number',
  'Length',
  'Duration',
  'Area',
  'Velocity2',
  'Difference2',
  'Position2',
  'Instant',
  'Direction2',
];
const { types, outcomes } = verbMatrix(TYPES);

function outcome(a: string, verb: Verb, b: string): string {
  const { type, refusal } = outcomes[verb][types.indexOf(a)]?.[types.indexOf(b)] ?? {};
  return type ?? refusal ?? '';
}

it('has an outcome for each verb and each two types', () => {
  for (const table of Object.values(outcomes)) {
    expect(table.map((row) => row.length)).toEqual(TYPES.map(() => TYPES.length));
  }
});

it.each<readonly [a: string, verb: Verb, b: string, type: string]>([
  ['Length', 'add', 'Length', 'Length'],
  ['Position2', 'add', 'Difference2', 'Position2'],
  ['Position2', 'sub', 'Position2', 'Difference2'],
  ['Instant', 'sub', 'Instant', 'Duration'],
  ['Velocity2', 'mul', 'Duration', 'Difference2'],
  ['Difference2', 'div', 'Duration', 'Velocity2'],
  ['Length', 'mul', 'Length', 'Area'],
  ['Length', 'div', 'Length', 'number'],
  ['number', 'div', 'Area', 'Quantity<{ length: -2 }>'],
])('has the type of %s %s %s', (a, verb, b, type) => {
  expect(outcome(a, verb, b)).toBe(type);
});

it.each<readonly [a: string, verb: Verb, b: string, refusal: string]>([
  ['Length', 'add', 'Duration', "Argument of type 'Duration' is not assignable to parameter of type 'Length'."],
  [
    'Position2',
    'add',
    'Velocity2',
    "Argument of type 'Velocity2' is not assignable to parameter of type 'Difference2'.",
  ],
  [
    'Position2',
    'add',
    'Position2',
    "Argument of type 'Position2' is not assignable to parameter of type 'Difference2'.",
  ],
])('has the words of the compiler for %s %s %s', (a, verb, b, refusal) => {
  expect(outcome(a, verb, b)).toBe(refusal);
});

it('says the same again from the file in which it was kept', () => {
  expect(verbMatrix(TYPES)).toEqual({ types, outcomes });
});
