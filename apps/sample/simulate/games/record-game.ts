/** Games of the bot that are recorded, and recordings that are played again. */
import { type BotName, bots } from '../../src/bot/bots.js';
import { createGame, type GameOptions, step } from '../../src/simulation/game.js';
import { play, Recorder, type Run, runOf } from '../../src/simulation/recording.js';
import { stateHash } from '../../src/simulation/state-hash.js';
import type { GamePhase } from '../../src/simulation/state.js';
import type { World } from '../../src/simulation/world.js';

/** A game to record. */
export interface RecordingPlan {
  readonly bot: BotName;
  /** The number of creatures at the start. */
  readonly creatures: number;
  /** The seed of the first game that is tried; the next ones follow. */
  readonly seed: number;
  /** How the game must be when the recording ends. */
  readonly phase: GamePhase;
  /** The recording ends after this many steps, if the game does not end before. */
  readonly mostSteps: number;
}

/** The most seeds that are tried. */
const mostTries = 50;

/** Records the first game that ends as planned. @throws Error if none of many games does */
export function recordGame(world: World, { bot, creatures, seed, phase, mostSteps }: RecordingPlan): Run {
  for (let i = 0; i < mostTries; i++) {
    const { run, end } = record(world, bot, { seed: seed + i, creatures }, mostSteps);
    if (end === phase) return run;
  }
  throw new Error(`recordGame: of ${mostTries} games with ${creatures} creatures, none ends with the player ${phase}`);
}

/** Whether a recording still leads to the state that it names. */
export function endsAsRecorded(world: World, run: Run): boolean {
  const game = createGame(world, run);
  for (const entry of run.entries) play(game, entry, (commands) => void step(game, commands));
  return stateHash(game) === run.hash;
}

function record(world: World, name: BotName, options: GameOptions, mostSteps: number): { run: Run; end: GamePhase } {
  const game = createGame(world, options);
  const bot = bots[name](options.seed);
  const recorder = new Recorder();
  while (game.steps < mostSteps && game.phase !== 'fallen' && game.phase !== 'escaped') {
    step(game, recorder.take(game, bot(game)));
  }
  return { run: runOf(game, options, recorder.entries), end: game.phase };
}
