/**
 * The options in the address of the page: `?creatures=5000&seed=7&lens=circle&fog=off`.
 */
import { type LensChoice, lensChoices } from './settings.js';
import type { GameOptions } from './simulation/game.js';
import { mostCreatures } from './simulation/population.js';

export interface Options extends GameOptions {
  readonly lens: LensChoice;
  /** Whether the parts of the map that the player does not see are dark. */
  readonly fog: boolean;
}

export const defaults: Options = { seed: 1, creatures: 5000, lens: 'none', fog: true };

const switchChoices = ['on', 'off'] as const;

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
    lens: choiceIn(given, 'lens', lensChoices, defaults.lens),
    fog: choiceIn(given, 'fog', switchChoices, defaults.fog ? 'on' : 'off') === 'on',
  };
}

function wholeNumber(given: URLSearchParams, name: 'seed' | 'creatures', most: number): number {
  const text = given.get(name);
  if (text === null) return defaults[name];
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new OptionError(`?${name} must be an integer from 0 to ${most}, received ${JSON.stringify(text)}`);
}

function choiceIn<C extends string>(given: URLSearchParams, name: 'lens' | 'fog', choices: readonly C[], usual: C): C {
  const text = given.get(name) ?? usual;
  const found = choices.find((each) => each === text);
  if (found !== undefined) return found;
  throw new OptionError(`?${name} must be one of ${choices.join(', ')}, received ${JSON.stringify(text)}`);
}
