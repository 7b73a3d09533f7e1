/**
 * How a game begins, and the score: a game is at its title until the player acts, and then runs until the player falls
 * or escapes.
 *
 * Shows: the phases of a game as values, changed in one place each. The page only reads them.
 */
import { add, type Instant, sub } from '@tilewright/units';
import type { Commands } from './commands.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { timeStep } from './time.js';
import { startWaves } from './waves.js';

/**
 * Begins the game at the first command after a step without one: a key that is still held from the last game does not
 * begin the next one.
 *
 * @returns the commands that count: outside of play, the player only looks around
 */
export function begin(game: Game, commands: Commands, now: Instant, events: StepEvents): Commands {
  if (game.phase === 'title') {
    if (!isAct(commands)) game.isReady = true;
    else if (game.isReady) {
      game.phase = 'playing';
      game.beganAt = now;
      startWaves(game, now);
      events.hasBegun = true;
    }
  }
  return game.phase === 'playing' ? commands : { ...noCommands, aim: lookOf(game, commands) };
}

/** Whether the next step obeys commands. */
export function isObeying({ phase, isReady }: Game): boolean {
  return phase === 'playing' || (phase === 'title' && isReady);
}

const noCommands = { walk: undefined, slow: false, shoot: false, throwCharge: false } as const;

/** Whether a command begins a game that is ready. */
export function isAct({ walk, shoot, throwCharge }: Commands): boolean {
  return walk !== undefined || shoot || throwCharge;
}

/** Where the player looks outside of play: a fallen one no longer turns. */
function lookOf({ phase, player }: Game, { aim }: Commands): Commands['aim'] {
  return phase === 'fallen' ? player.position : aim;
}

/** Counts a step in play: its time, the deaths, and the creatures that saw the player. Lessons do not count. */
export function keepScore(game: Game, now: Instant, { wounds, noticed, breaches }: StepEvents): void {
  const { score, player, lesson } = game;
  if (lesson !== undefined) return;
  score.time = sub(add(now, timeStep), game.beganAt);
  score.slain += wounds.filter(({ isDead }) => isDead).length;
  score.timesSeen += noticed;
  score.walls += breaches.length;
  if (player.unseenSince < now) score.timeUnseen = add(score.timeUnseen, timeStep);
}
