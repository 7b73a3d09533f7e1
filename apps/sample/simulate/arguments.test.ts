/** The arguments that are accepted, and the error for the others. */
import { expect, it } from 'vitest';
import { readArguments, usage, UsageError } from './arguments.js';

const plain = {
  frames: 10_000,
  creatures: 5000,
  seed: 1,
  record: '',
  bot: undefined,
  games: 100,
  help: false,
};

it.each([
  [[], plain],
  [['--frames', '1', '--creatures=0', '--seed', '7'], { ...plain, frames: 1, creatures: 0, seed: 7 }],
  [['--record', 'a.txt', '-h'], { ...plain, record: 'a.txt', help: true }],
  [['--bot', 'newcomer', '--games', '7'], { ...plain, bot: 'newcomer', games: 7 }],
])('%j is understood', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});

it.each([
  [['--frames', '0'], '--frames must be an integer from 1 to 10000000, received "0".'],
  [['--creatures', '20001'], '--creatures must be an integer from 0 to 20000, received "20001".'],
  [['--creatures', '1e3'], '--creatures must be an integer from 0 to 20000, received "1e3".'],
  [['--games', '0'], '--games must be an integer from 1 to 10000, received "0".'],
  [['--seed', ''], '--seed must be an integer from 0 to 4294967295, received "".'],
  [['--frame', '1'], "Unknown option '--frame'. --help lists the options."],
  [['10000'], "Unexpected argument '10000'. --help lists the options."],
  [['--frames'], "Option '--frames <value>' argument missing. --help lists the options."],
  [['--frames', '-5'], "Option '--frames' argument is ambiguous. --help lists the options."],
  [['--bot', 'yes'], '--bot must be one of planner, newcomer, still, received "yes".'],
])('%j is not, and one sentence says why', (args, message) => {
  expect(() => readArguments(args)).toThrow(new UsageError(message));
});

it('is explained, option by option', () => {
  for (const name of Object.keys(plain)) expect(usage).toContain(`--${name} `);
});
