/**
 * What the game starts with, from the address of the page: `?creatures=5000&seed=7&lens=circle`.
 */
import { type LensChoice, lensChoices } from './settings.js';
import type { GameOptions } from './simulation/game.js';
import { mostCreatures } from './simulation/population.js';

export interface Options extends GameOptions {
  readonly lens: LensChoice;
}

export const defaults: Options = { seed: 1, creatures: 2000, lens: 'ray' };

/** The address asks for something that there is not: the message names it, and says what there is. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

/**
 * Reads the part of an address after its question mark.
 *
 * @throws OptionError for a name or a value that does not exist: a typing mistake must not pass for a choice
 */
export function readOptions(search: string): Options {
  const given = new URLSearchParams(search);
  for (const name of given.keys()) {
    if (!Object.hasOwn(defaults, name)) {
      throw new OptionError(`?${name} must be one of ${Object.keys(defaults).join(', ')}`);
    }
  }
  return {
    seed: wholeNumber(given, 'seed', 0xffff_ffff),
    creatures: wholeNumber(given, 'creatures', mostCreatures),
    lens: lensIn(given),
  };
}

function wholeNumber(given: URLSearchParams, name: 'seed' | 'creatures', most: number): number {
  const text = given.get(name);
  if (text === null) return defaults[name];
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= most) return number;
  throw new OptionError(`?${name} must be an integer from 0 to ${most}, received ${JSON.stringify(text)}`);
}

function lensIn(given: URLSearchParams): LensChoice {
  const text = given.get('lens') ?? defaults.lens;
  const found = lensChoices.find((each) => each === text);
  if (found !== undefined) return found;
  throw new OptionError(`?lens must be one of ${lensChoices.join(', ')}, received ${JSON.stringify(text)}`);
}
