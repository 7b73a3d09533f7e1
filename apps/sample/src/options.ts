/** What the game starts with. */
import type { GameOptions } from './simulation/game.js';

export const options: GameOptions = { seed: 1, creatures: 2000 };
