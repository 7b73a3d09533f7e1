/**
 * The options in the address of the page: `?creatures=5000&seed=7&fog=off`.
 *
 * They are read once, and written as they change, so that the address always leads back to what it shows.
 */
import type { GameOptions } from './simulation/game.js';
import { mostCreatures } from './simulation/population.js';

export interface Options extends GameOptions {
  /** Whether the parts of the map that the player does not see are dark. */
  readonly fog: boolean;
  readonly isPaused: boolean;
}

export const defaults: Options = { seed: 1, creatures: 5000, fog: true, isPaused: false };

const switchChoices = ['on', 'off'] as const;

/** What a feature lets the user choose: another option of the address. */
export interface Choice {
  /** The name of the option. */
  readonly name: string;
  /** All values, the default first. */
  readonly values: readonly string[];
  value: string;
}

/** An option in the address has an invalid value. The message names the option and the values that it takes. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/**
 * Reads the part of an address after the question mark.
 *
 * Unknown names are ignored, because sites add some to shared links (`utm_source`, `fbclid`).
 *
 * @throws OptionError if an option has an invalid value, so that a typo is not silently ignored
 */
export function readOptions(search: string): Options {
  const given = new URLSearchParams(search);
  return {
    seed: wholeNumber(given, 'seed', 0xffff_ffff),
    creatures: wholeNumber(given, 'creatures', mostCreatures),
    fog: choiceIn(given, 'fog', switchChoices, wordOf(defaults.fog)) === 'on',
    isPaused: choiceIn(given, 'pause', switchChoices, wordOf(defaults.isPaused)) === 'on',
  };
}

/**
 * Reads the option of a feature. @param values - the default first
 *
 * @throws OptionError if it has another value
 */
export function readChoice<C extends string>(search: string, name: string, values: readonly [C, ...C[]]): C {
  return choiceIn(new URLSearchParams(search), name, values, values[0]);
}

/**
 * Writes options into the part of an address after the question mark. Other names stay as they are. An option that has
 * its default is written only where the address has it already.
 */
export function writeOptions(search: string, options: Options, choices: readonly Choice[] = []): string {
  const values = new Map([...wordsOf(options), ...choices.map(({ name, value }) => [name, value] as const)]);
  const usual = new Map([...wordsOf(defaults), ...choices.map(({ name, values }) => [name, values[0]] as const)]);
  const written = new Set<string>();
  const kept = partsOf(search).flatMap((part) => {
    const [name = ''] = new URLSearchParams(part).keys();
    const value = values.get(name);
    if (value === undefined) return [part];
    if (written.has(name)) return [];
    written.add(name);
    return [`${name}=${value}`];
  });
  const added = [...values].flatMap(([name, value]) =>
    written.has(name) || value === usual.get(name) ? [] : [`${name}=${value}`],
  );
  const parts = [...kept, ...added];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function partsOf(search: string): readonly string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
}

function wordsOf({ seed, creatures, fog, isPaused }: Options): ReadonlyMap<string, string> {
  return new Map([
    ['seed', String(seed)],
    ['creatures', String(creatures)],
    ['fog', wordOf(fog)],
    ['pause', wordOf(isPaused)],
  ]);
}

function wordOf(isOn: boolean): (typeof switchChoices)[number] {
  return isOn ? 'on' : 'off';
}

function wholeNumber(given: URLSearchParams, name: 'seed' | 'creatures', most: number): number {
  const text = given.get(name);
  if (text === null) return defaults[name];
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new OptionError(`?${name} must be an integer from 0 to ${most}, received ${JSON.stringify(text)}`);
}

function choiceIn<C extends string>(given: URLSearchParams, name: string, choices: readonly C[], usual: C): C {
  const text = given.get(name) ?? usual;
  const found = choices.find((each) => each === text);
  if (found !== undefined) return found;
  throw new OptionError(`?${name} must be one of ${choices.join(', ')}, received ${JSON.stringify(text)}`);
}
