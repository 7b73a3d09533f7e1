/** Parses the arguments after `npm run simulate --`. */
import { parseArgs } from 'node:util';
import { type BotName, botNames } from '../src/bot/bots.js';
import { mostCreatures } from '../src/simulation/population.js';

export const usage = `npm run simulate -- [options]: plays the game without a screen and prints a report

  --frames 10000       number of steps; 60 steps are one second
  --creatures 5000     number of creatures, up to ${mostCreatures}
  --seed 1             the seed of the game; another seed gives another game
  --record FILE.txt    writes the player's commands in the format of src/simulation/recording-text.ts
  --bot NAME           plays whole games instead, from the seed on, and prints how many a bot wins, as Markdown:
                       ${botNames.join(', ')}
  --games 100          the number of these games
  --help               prints this text`;

export type Arguments = Readonly<ReturnType<typeof readArguments>>;

/** A mistake in the command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** @throws UsageError */
export function readArguments(args: readonly string[]) {
  const { frames, creatures, seed, record, bot, games, help } = parse(args);
  return {
    frames: integer('frames', frames, 1, 10_000_000),
    creatures: integer('creatures', creatures, 0, mostCreatures),
    seed: integer('seed', seed, 0, 0xffff_ffff),
    /** The file to write; empty for none. */
    record,
    bot: bot === '' ? undefined : botNamed(bot),
    games: integer('games', games, 1, 10_000),
    help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        frames: { type: 'string', default: '10000' },
        creatures: { type: 'string', default: '5000' },
        seed: { type: 'string', default: '1' },
        record: { type: 'string', default: '' },
        bot: { type: 'string', default: '' },
        games: { type: 'string', default: '100' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (problem) {
    // Node says it in one or two sentences; the first is enough.
    const [first = 'The arguments are wrong'] = problem instanceof Error ? problem.message.split(/[.?]\s/) : [];
    throw new UsageError(`${first}. --help lists the options.`);
  }
}

function integer(name: string, text: string, least: number, greatest: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= greatest) return value;
  throw new UsageError(`--${name} must be an integer from ${least} to ${greatest}, received "${text}".`);
}

function botNamed(text: string): BotName {
  const name = botNames.find((each) => each === text);
  if (name !== undefined) return name;
  throw new UsageError(`--bot must be one of ${botNames.join(', ')}, received "${text}".`);
}
