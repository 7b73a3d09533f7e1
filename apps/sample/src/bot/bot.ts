import { CompassDirection, headingOf } from '@tilewright/tilemap';
import { Bot as Old } from '../../simulate/bot.js';
import type { Commands } from '../simulation/game.js';
import type { Entry } from '../simulation/recording.js';
import type { Game } from '../simulation/state.js';

export type Bot = (game: Game) => Commands;
export function createBot(seed: number): Bot {
  const old = new Old(seed);
  let entry: Entry | undefined;
  let left = 0;
  return (game) => {
    const isNew = left === 0 || entry === undefined;
    if (isNew) {
      entry = old.next(game);
      left = entry.steps;
    }
    left--;
    const { walk, aim, shoot, throwCharge } = entry!;
    return { walk: walk && headingOf(CompassDirection[walk]), aim, shoot, throwCharge: throwCharge && isNew };
  };
}
