/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument in turn is replaced by
 * everything that it must not be. A function has to answer each with an error that names it and the parameter, before
 * it has done anything.
 */

/** One of each kind of value, and the numbers that are no coordinates. */
export const anyValues: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '3',
  'toString',
  1n,
  Symbol('one'),
  {},
  [],
  [1, 2],
  new Float64Array(64),
  (): number => 0,
];

/** A parameter: an argument that is good, and all that must be refused in its place. */
export interface Parameter {
  /** What the error calls it; of options, all of their names. */
  readonly names: readonly string[];
  readonly good: unknown;
  readonly wrong: readonly unknown[];
}

/** A parameter of one name. */
export function parameter(name: string, good: unknown, wrong: readonly unknown[]): Parameter {
  return { names: [name], good, wrong };
}

/** All values for which something does not hold. */
export function valuesExcept(isGood: (value: unknown) => boolean): unknown[] {
  return anyValues.filter((value) => !isGood(value));
}

/** An object with one member replaced by each of some values. */
export function withEach(good: object, name: string, wrong: readonly unknown[]): object[] {
  return wrong.map((value) => ({ ...good, [name]: value }));
}

/**
 * Everything that is wrong in the place of a finite number, or of an object whose members are finite numbers or such
 * objects.
 */
export function replaced(good: unknown): unknown[] {
  if (typeof good === 'number') return valuesExcept(Number.isFinite);
  const members = Object.entries(good as object);
  return [
    ...anyValues,
    ...members.flatMap(([name, member]) => withEach(good as object, name, replaced(member))),
    // What lacks a member.
    ...members.map(([name]) => Object.fromEntries(members.filter(([other]) => other !== name))),
  ];
}

/**
 * Options by their names, each with all that it refuses. No other name is taken.
 *
 * @param good - options that are taken, beside which each wrong one stands
 * @param foreign - names of options that other functions take
 */
export function optionsParameter(
  refused: Readonly<Record<string, readonly unknown[]>>,
  good: object = {},
  foreign: readonly string[] = [],
): Parameter {
  const unknown = ['other', ...foreign].filter((name) => !(name in refused));
  return {
    names: ['options', ...Object.keys(refused)],
    good,
    wrong: [
      ...valuesExcept((value) => value === undefined || value?.constructor === Object),
      ...unknown.map((name) => ({ ...good, [name]: undefined })),
      ...Object.entries(refused).flatMap(([name, wrong]) => withEach(good, name, wrong)),
    ],
  };
}

/** The refused values of some options, by their names: all that `isGood` does not say is taken, except undefined. */
export function refusedOptions(
  names: readonly string[],
  isGood: (name: string, value: unknown) => boolean,
): Record<string, unknown[]> {
  const refused = (name: string): unknown[] => valuesExcept((value) => value === undefined || isGood(name, value));
  return Object.fromEntries(names.map((name) => [name, refused(name)]));
}

/**
 * Calls a function with each wrong argument, the others good.
 *
 * @param effects - counts what the function has done so far
 * @returns one sentence for each that was not refused by the names of the function and the parameter, or not before an
 * effect
 */
export function missingRefusals(
  where: string,
  call: (...given: readonly unknown[]) => unknown,
  parameters: readonly Parameter[],
  effects: () => number,
): string[] {
  const missing: string[] = [];
  for (const [i, { names, good: taken, wrong }] of parameters.entries()) {
    for (const bad of wrong) {
      const told = names.length === 1 ? names : names.slice(0, 1).concat(changedNames(taken, bad));
      const expected = new RegExp(`^${where}: (${told.join('|')})\\b`);
      const before = effects();
      const thrown = errorOf(() => call(...parameters.map(({ good }, k) => (k === i ? bad : good))));
      const isNamed = thrown instanceof RangeError && expected.test(thrown.message);
      if (!isNamed) missing.push(`${names[0]}: ${shown(bad)} gives ${String(thrown)}`);
      if (effects() !== before) missing.push(`${names[0]}: ${shown(bad)} is refused too late`);
    }
  }
  return missing;
}

/**
 * The options that differ from good ones, of which the error may name any; where there are none, those that are needed.
 */
function changedNames(good: unknown, bad: unknown): string[] {
  const [before, after] = [good ?? {}, bad ?? {}] as Record<string, unknown>[];
  if (bad?.constructor !== Object) return Object.keys(before!);
  return [...new Set([...Object.keys(before!), ...Object.keys(after!)])].filter(
    (name) => before![name] !== after![name],
  );
}

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return 'nothing';
}

/** A value as text, with its members. */
export function shown(bad: unknown): string {
  if (typeof bad !== 'object' || bad === null) return String(bad);
  const members = Object.entries(bad).map(([name, member]) => `${name}: ${shown(member)}`);
  return `{ ${members.join(', ')} }`;
}
