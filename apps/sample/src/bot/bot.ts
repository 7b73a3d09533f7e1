/**
 * A bot that plays the game: it walks to the goal, shoots at what is near, throws charges at groups, retreats when it
 * is hurt, and runs once it has the treasure. It is limited as a person is: it sees creatures where they were a quarter
 * of a second ago, decides twelve times a second, aims badly, and walks in eight directions, as the keys do.
 *
 * Shows: a player that uses the same queries as the game, and only `Commands` to act. The same seed plays the same
 * game.
 */
import { type CompassDirection, headingOf } from '@tilewright/tilemap';
import { add, div, type Duration, instant, type Instant, mul, type Position2, seconds } from '@tilewright/units';
import { Route } from '../way/route.js';
import type { Commands } from '../simulation/commands.js';
import { timeOf } from '../simulation/game.js';
import { Random } from '../simulation/random.js';
import type { Game } from '../simulation/state.js';
import { frames, timeStep } from '../simulation/time.js';
import { aimAt, groupWorthACharge, nearestEnemy } from './aim.js';
import { wallToBreach } from './breach.js';
import { Delay } from './delay.js';
import { type Enemy, lookAround } from './look.js';
import { chooseWalk, type Drives } from './walk.js';

export type Bot = (game: Game) => Commands;

export interface BotOptions {
  /** Whether it stays where it is. It still shoots and throws. Default: no. */
  readonly standsStill?: boolean;
}

/** How late the bot sees creatures. */
const reactionTime: Duration = seconds(0.25);
/** The time between two decisions. */
const patience: Duration = frames(5);
const stepsOfDecision = Math.round(div(patience, timeStep));
/** The time between two throws, so that the first charge can land. */
const throwPause: Duration = seconds(0.9);

/** Below the first part of its full health it is hurt, until it has the second part again: plain numbers. */
const [hurtBelow, wellAbove] = [0.4, 0.75];
const bold: Drives = { progress: 1, fear: 12 };
const hurt: Drives = { progress: 0.1, fear: 12 };
/** With the treasure: it is slower then than what hunts it, so that nothing is won by waiting. */
const running: Drives = { progress: 1, fear: 4 };

/** What the bot sees, a quarter of a second late. */
export function lateLooks(): Delay<readonly Enemy[]> {
  return new Delay(Math.round(div(reactionTime, patience)));
}

/** Whether the bot decides in the next step. */
export function decidesIn({ steps }: Game): boolean {
  return steps % stepsOfDecision === 0;
}

/** A bot for one game from its start. Call it once before each step. */
export function createBot(seed: number, options: BotOptions = {}): Bot {
  const brain = new Brain(seed, options);
  return (game) => brain.commandsIn(game);
}

class Brain {
  private readonly random: Random;
  private readonly options: BotOptions;
  private readonly looks = lateLooks();
  private readonly route = new Route({ breaches: true });
  private walk: CompassDirection | undefined;
  private aim: Position2 | undefined;
  private isShooting = false;
  private isHurt = false;
  private nextThrowAt: Instant = instant(seconds(0));

  constructor(seed: number, options: BotOptions) {
    this.random = new Random(seed);
    this.options = options;
  }

  commandsIn(game: Game): Commands {
    const throwCharge = decidesIn(game) && this.decide(game);
    return {
      walk: this.walk === undefined ? undefined : headingOf(this.walk),
      slow: false,
      aim: this.aim ?? game.player.position,
      shoot: this.isShooting,
      throwCharge,
    };
  }

  /** Chooses what to do until the next decision. @returns whether to throw a charge now */
  private decide(game: Game): boolean {
    const enemies = this.looks.pass(lookAround(game));
    if (enemies === undefined) return false;
    const { world, player, goal } = game;
    const here = player.position;
    this.isHurt = player.health < mul(player.fullHealth, this.isHurt ? wellAbove : hurtBelow);
    const next = goal && this.route.turns(world, here, player.radius, goal.position)[0];
    if (this.options.standsStill !== true) {
      const drives = player.hasTreasure ? running : this.isHurt ? hurt : bold;
      this.walk = chooseWalk(world, player, next, enemies, drives);
    }

    const toThrowAt = this.isReadyToThrow(game) ? this.throwTarget(game, next, enemies) : undefined;
    const toShootAt = nearestEnemy(here, enemies)?.position;
    // The first shot begins the game, also for a bot that stands still.
    this.isShooting = toShootAt !== undefined || game.phase === 'title';
    const target = toThrowAt ?? toShootAt;
    if (target !== undefined) this.aim = aimAt(target, here, this.random);
    if (toThrowAt !== undefined) this.nextThrowAt = add(timeOf(game), throwPause);
    return toThrowAt !== undefined;
  }

  /** Where a charge is of use: at a wall in the way, which groups would keep the last charge from, or in a group. */
  private throwTarget(
    { world, player }: Game,
    next: Position2 | undefined,
    enemies: readonly Enemy[],
  ): Position2 | undefined {
    const wall = next && wallToBreach(world, player.position, next);
    return wall ?? groupWorthACharge(player.position, enemies)?.position;
  }

  private isReadyToThrow(game: Game): boolean {
    return game.player.charges > 0 && timeOf(game) >= this.nextThrowAt;
  }
}
