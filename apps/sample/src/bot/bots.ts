/** The bots that measure how hard the game is, by their names. */
import { type Bot, createBot } from './bot.js';
import { createNewcomer } from './newcomer.js';

export const botNames = ['planner', 'newcomer', 'still'] as const;
export type BotName = (typeof botNames)[number];

/** Makes a bot for one game from its start. */
export const bots: Readonly<Record<BotName, (seed: number) => Bot>> = {
  planner: createBot,
  newcomer: createNewcomer,
  /** It stays where it is, and still shoots and throws. */
  still: (seed) => createBot(seed, { standsStill: true }),
};
