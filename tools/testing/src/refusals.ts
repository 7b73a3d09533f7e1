/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument in turn is replaced by everything that
 * it must not be. A function has to answer each with an error that names it and the parameter, before it has done anything.
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

/** Everything that is wrong in the place of a finite number, or of an object whose members are finite numbers or such objects. */
export function replaced(good: unknown): unknown[] {
  if (typeof good === 'number') return valuesExcept(Number.isFinite);
  const members = Object.entries(good as object);
  return [...anyValues, ...members.flatMap(([name, member]) => withEach(good as object, name, replaced(member)))];
}

/** Options by their names, each with all that it refuses. No other name is taken. */
export function optionsParameter(refused: Readonly<Record<string, readonly unknown[]>>): Parameter {
  return {
    names: ['options', ...Object.keys(refused)],
    good: {},
    wrong: [
      ...valuesExcept((value) => value === undefined || value?.constructor === Object),
      { other: undefined },
      ...Object.entries(refused).flatMap(([name, wrong]) => withEach({}, name, wrong)),
    ],
  };
}

/**
 * Calls a function with each wrong argument, the others good.
 *
 * @param effects - counts what the function has done so far
 * @returns one sentence for each that was not refused by the names of the function and the parameter, or not before an effect
 */
export function missingRefusals(
  where: string,
  call: (...given: readonly unknown[]) => unknown,
  parameters: readonly Parameter[],
  effects: () => number,
): string[] {
  const missing: string[] = [];
  for (const [i, { names, wrong }] of parameters.entries()) {
    const expected = new RegExp(`^${where}: (${names.join('|')})\\b`);
    for (const bad of wrong) {
      const before = effects();
      const thrown = errorOf(() => call(...parameters.map(({ good }, k) => (k === i ? bad : good))));
      const isNamed = thrown instanceof RangeError && expected.test(thrown.message);
      if (!isNamed) missing.push(`${names[0]}: ${shown(bad)} gives ${String(thrown)}`);
      if (effects() !== before) missing.push(`${names[0]}: ${shown(bad)} is refused too late`);
    }
  }
  return missing;
}

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return 'nothing';
}

function shown(bad: unknown): string {
  if (typeof bad !== 'object' || bad === null) return String(bad);
  const members = Object.entries(bad).map(([name, member]) => `${name}: ${shown(member)}`);
  return `{ ${members.join(', ')} }`;
}
