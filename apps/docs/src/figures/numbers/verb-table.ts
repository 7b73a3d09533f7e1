/** What the verbs make of two types, small enough for a page: each type and each reason is stored once. */
import type { Outcome, Verb, VerbMatrix } from '../../code/verb-matrix.js';

/** A matrix as the page gets it. */
export interface VerbTable {
  readonly types: readonly string[];
  /** All outcomes that there are. In a reason, `{a}` and `{b}` stand for the two types. */
  readonly outcomes: readonly Outcome[];
  /** For each call, by its first and its second type, the two digits of its outcome. */
  readonly calls: Readonly<Record<Verb, string>>;
}

const DIGITS = 2;
const BASE = 36;

export function tableOf({ types, outcomes }: VerbMatrix): VerbTable {
  const kept: Outcome[] = [];
  const indices = new Map<string, number>();
  const digitsOf = (outcome: Outcome): string => {
    const key = JSON.stringify(outcome);
    const index = indices.get(key) ?? kept.push(outcome) - 1;
    indices.set(key, index);
    if (index >= BASE ** DIGITS) throw new Error('Two digits are too few for the outcomes of the verbs');
    return index.toString(BASE).padStart(DIGITS, '0');
  };
  const general = ({ type, refusal }: Outcome, a: string, b: string): Outcome =>
    type === undefined ? { refusal: refusal.replaceAll(`'${a}'`, "'{a}'").replaceAll(`'${b}'`, "'{b}'") } : { type };
  const callsOf = (verb: Verb): string =>
    types
      .flatMap((a, row) => types.map((b, column) => ({ a, b, outcome: outcomes[verb][row]?.[column] })))
      .map(({ a, b, outcome }) => digitsOf(general(outcome ?? { refusal: '' }, a, b)))
      .join('');
  const calls = { add: callsOf('add'), sub: callsOf('sub'), mul: callsOf('mul'), div: callsOf('div') };
  return { types, outcomes: kept, calls };
}

/** The outcome of a verb for two types, by their indices. */
export function outcomeIn({ types, outcomes, calls }: VerbTable, verb: Verb, a: number, b: number): Outcome {
  const at = DIGITS * (a * types.length + b);
  const { type, refusal } = outcomes[Number.parseInt(calls[verb].slice(at, at + DIGITS), BASE)] ?? { refusal: '' };
  if (type !== undefined) return { type };
  return { refusal: refusal.replaceAll('{a}', types[a] ?? '').replaceAll('{b}', types[b] ?? '') };
}
