/**
 * The goals of the game, one after another: through the gate, to the places of the map, into the treasury, and out.
 *
 * Shows: areas drawn in Tiled as rules.
 */
import { isInArea } from './area.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';

/** How many goals the player has reached: a plain count. */
export function goalsReached({ world: { goals }, goal }: Game): number {
  return goal === undefined ? goals.length : goals.indexOf(goal);
}

/** Goes on to the next goal if the player has reached this one. After the last, the player has escaped. */
export function pursue(game: Game, events: StepEvents): void {
  const { world, player, goal } = game;
  if (game.phase !== 'playing' || goal === undefined || !isInArea(goal.area, player.position)) return;
  events.goalReached = goal;
  if (goal.kind === 'treasury') player.hasTreasure = true;
  game.goal = world.goals[goalsReached(game) + 1];
  if (game.goal !== undefined) return;
  game.phase = 'escaped';
  events.playerEscaped = true;
}
