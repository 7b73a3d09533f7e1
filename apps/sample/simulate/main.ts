/** Plays the game without a screen and reports what happened: `npm run simulate -- --help`. */
import { constants } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createBot } from '../src/bot/bot.js';
import { createGame, step } from '../src/simulation/game.js';
import { writeRecording } from '../src/simulation/recording-text.js';
import { Recorder, runOf } from '../src/simulation/recording.js';
import { worldOf } from '../src/simulation/world.js';
import { type Arguments, readArguments, usage, UsageError } from './arguments.js';
import { measureDifficulty } from './games/difficulty.js';
import { loadKeep } from './keep.js';
import { showProgress } from './progress.js';
import { report, Tally } from './report.js';
import { Timings } from './timings.js';

// Relative to `simulate/dist`, where this file runs.
const maps = new URL('../../maps/', import.meta.url);

async function main(args: Arguments): Promise<void> {
  const record = await fileFor('record', args.record);
  const world = worldOf(await loadKeep(maps));
  const game = createGame(world, args);
  const bot = createBot(args.seed);
  const [timings, tally, recorder] = [new Timings(), new Tally(), new Recorder()];
  const begin = performance.now();

  const bar = showProgress('Simulating', 'Simulated', args.frames);
  while (game.steps < args.frames && game.phase !== 'fallen' && game.phase !== 'escaped') {
    const commands = recorder.take(game, bot(game));
    timings.start();
    const events = step(game, commands, timings.mark);
    timings.stop();
    tally.add(events);
    await bar.advance(1);
  }
  bar.stop();

  console.log(report(game, args, tally, timings, (performance.now() - begin) / 1000));
  if (record !== undefined) await writeFile(record, writeRecording(runOf(game, args, recorder.entries)));
}

/** The file that an option names. Reports an impossible path before the long run, not after it. */
async function fileFor(option: string, name: string): Promise<string | undefined> {
  if (name === '') return undefined;
  // `npm run` changes the working directory.
  const file = resolve(process.env['INIT_CWD'] ?? '', name);
  try {
    await access(dirname(file), constants.W_OK);
  } catch {
    throw new UsageError(`--${option} must name a file in a folder that can be written to, received "${name}".`);
  }
  return file;
}

try {
  const args = readArguments(process.argv.slice(2));
  if (args.help) console.log(usage);
  else if (args.bot !== undefined) console.log(await measureDifficulty(args.bot, args));
  else await main(args);
} catch (problem) {
  if (!(problem instanceof UsageError)) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}
