/** Plays the game without a screen, and says what happened: `npm run simulate -- --help`. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { progress } from '@clack/prompts';
import { createGame, step } from '../src/simulation/game.js';
import { play, writeEntry } from '../src/simulation/recording.js';
import { workOf } from '../src/simulation/work.js';
import { worldOf } from '../src/simulation/world.js';
import { type Arguments, readArguments, usage, UsageError } from './arguments.js';
import { Bot } from './bot.js';
import { measureGrowth } from './growth.js';
import { loadKeep } from './keep.js';
import { drawGame } from './picture.js';
import { growthReport, report, Tally } from './report.js';
import { Timings } from './timings.js';

/** From `simulate/dist`, where this runs. */
const maps = new URL('../../maps/', import.meta.url);
/** `npm run` starts in the package; files are named from where the user is. */
const userFolder = process.env['INIT_CWD'] ?? process.cwd();

async function main(args: Arguments): Promise<void> {
  const map = await loadKeep(maps);
  const world = worldOf(map);
  const game = createGame(world, args);
  const bot = new Bot(args.seed);
  const timings = new Timings();
  const tally = new Tally();
  const lines: string[] = [];
  const begin = performance.now();

  const bar = progressOf(args.frames);
  while (game.steps < args.frames) {
    const wanted = bot.next(game);
    const entry = { ...wanted, steps: Math.min(wanted.steps, args.frames - game.steps) };
    lines.push(writeEntry(entry));
    play(game, entry, (commands) => {
      timings.start();
      const events = step(game, commands, timings.mark);
      timings.stop();
      tally.add(events, workOf(game, events));
    });
    await bar.advance(entry.steps);
  }
  bar.stop();

  console.log(report(game, args, tally, timings, (performance.now() - begin) / 1000));
  if (args.growth) {
    const counts = [1000, 20_000];
    const growing = progressOf(50);
    const costs = measureGrowth(world, args.seed, counts, () => void growing.advance(1));
    growing.stop();
    console.log(growthReport(costs));
  }
  if (args.record !== '') await writeFile(resolve(userFolder, args.record), `${lines.join('\n')}\n`);
  if (args.picture !== '') {
    const file = resolve(userFolder, args.picture);
    await writeFile(file, drawGame(map, game));
    console.log(`picture      ${file}`);
  }
}

/** A bar on a terminal; elsewhere nothing, which is what logs and pipes want. */
function progressOf(max: number): { advance: (steps: number) => Promise<void>; stop: () => void } {
  if (!process.stderr.isTTY) return { advance: () => Promise.resolve(), stop: () => undefined };
  const bar = progress({ max, output: process.stderr, indicator: 'timer' });
  let shown = performance.now();
  bar.start('Simulating');
  return {
    advance: async (steps) => {
      bar.advance(steps);
      if (performance.now() - shown < 50) return;
      await setImmediate(); // lets the bar draw itself
      shown = performance.now();
    },
    stop: () => bar.stop('Simulated'),
  };
}

try {
  const args = readArguments(process.argv.slice(2));
  if (args.help) console.log(usage);
  else await main(args);
} catch (problem) {
  if (!(problem instanceof UsageError)) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}
