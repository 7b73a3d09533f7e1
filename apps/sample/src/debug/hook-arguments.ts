/** Checks what the console passes to `window.tilewright`: the error for a mistake says what is right. */
import type { Choice, Options } from '../options.js';
import { runLimits } from '../simulation/run-limits.js';

interface Rule {
  readonly words: string;
  readonly allows: (value: unknown) => boolean;
}

/** At most as many steps as a run has: all are made in one frame. */
const stepRule = integer(1, runLimits.steps);
const switchRule: Rule = { words: 'true or false', allows: (value) => typeof value === 'boolean' };
const optionRules: Readonly<Record<keyof Options, Rule>> = {
  seed: integer(0, runLimits.seed),
  creatures: integer(0, runLimits.creatures),
  fog: switchRule,
  isPaused: switchRule,
};

/** @throws RangeError if the count is not an integer from 1 to 216,000 */
export function checkStep(count: unknown): void {
  check('step: count', count, stepRule);
}

/**
 * @param choices - of the features
 * @throws RangeError if the settings are no object, or have an unknown name or an invalid value
 */
export function checkPlay(settings: unknown, choices: readonly Choice[]): void {
  if (typeof settings !== 'object' || settings === null) {
    refuse('play: settings', settings, 'an object such as { creatures: 500 }');
  }
  const rules = new Map([
    ...Object.entries(optionRules),
    ...choices.map((choice) => [choice.name, ruleOf(choice)] as const),
  ]);
  for (const [name, value] of Object.entries(settings)) {
    const rule = rules.get(name);
    if (rule === undefined) refuse('play: each name', name, `one of ${[...rules.keys()].join(', ')}`);
    check(`play: ${name}`, value, rule);
  }
}

function ruleOf({ values }: Choice): Rule {
  return { words: `one of ${values.join(', ')}`, allows: (value) => values.some((each) => each === value) };
}

function integer(least: number, most: number): Rule {
  const allows = (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
  return { words: `an integer from ${least} to ${most}`, allows };
}

function check(what: string, value: unknown, { words, allows }: Rule): void {
  if (!allows(value)) refuse(what, value, words);
}

function refuse(what: string, value: unknown, words: string): never {
  const received = typeof value === 'string' ? JSON.stringify(value) : String(value);
  throw new RangeError(`tilewright.${what} must be ${words}, received ${received}`);
}
