/**
 * The cost of one creature among few and among many, in one map and one run. The two games take turns, so that other load on
 * the machine slows down both.
 */
import { type Bot, createBot } from '../src/bot/bot.js';
import { createGame, step } from '../src/simulation/game.js';
import type { Game } from '../src/simulation/state.js';
import type { World } from '../src/simulation/world.js';

export interface Cost {
  /** The number of creatures in the game. */
  readonly count: number;
  /** Microseconds of processor time per creature and step, the median of the rounds: a plain number. */
  readonly cost: number;
}

/** The number of steps in a round. */
const stepsOfRound = 20;
/** The fraction of the rounds that warms up the engine and does not count. */
const warmUp = 0.2;

/** @param afterEach - called after each round */
export async function measureGrowth(
  world: World,
  seed: number,
  counts: readonly [few: number, many: number],
  rounds: number,
  afterEach: () => Promise<void>,
): Promise<[few: Cost, many: Cost]> {
  const [few, many] = [new Sample(world, seed, counts[0]), new Sample(world, seed, counts[1])];
  for (let round = 0; round < rounds; round++) {
    for (const sample of [few, many]) sample.play(round >= rounds * warmUp);
    await afterEach();
  }
  return [few.cost, many.cost];
}

class Sample {
  private readonly costs: number[] = [];
  private readonly game: Game;
  private readonly bot: Bot;
  private readonly count: number;

  constructor(world: World, seed: number, count: number) {
    this.game = createGame(world, { seed, creatures: count });
    this.bot = createBot(seed);
    this.count = count;
  }

  /** Plays one round. @param counts - whether its time counts */
  play(counts: boolean): void {
    const { game, bot, count, costs } = this;
    let spent = 0;
    for (let i = 0; i < stepsOfRound; i++) {
      const commands = bot(game);
      const begin = process.cpuUsage();
      step(game, commands);
      const { user, system } = process.cpuUsage(begin);
      spent += user + system;
    }
    if (counts) costs.push(spent / stepsOfRound / count);
  }

  get cost(): Cost {
    const sorted = Float64Array.from(this.costs).sort();
    return { count: this.count, cost: sorted[sorted.length >> 1] ?? 0 };
  }
}

export function growthReport([few, many]: readonly [few: Cost, many: Cost]): string {
  const among = ({ count, cost }: Cost): string => `among ${count.toLocaleString('en-US')}: ${cost.toFixed(3)} µs`;
  const ratio = (many.cost / few.cost).toFixed(2);
  return `growth       a creature in a step ${among(few)}, ${among(many)}, in the same map: ${ratio} times`;
}
