/** The bots by their names. */
import { CompassDirection, compassDirections, headingOf } from '@tilewright/tilemap';
import { meters, type Position2 } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Commands } from '../simulation/commands.js';
import { step } from '../simulation/game.js';
import type { Game } from '../simulation/state.js';
import { at, gameWith, herdOf, smallWorld } from '../simulation/testing/small-world.js';
import type { Goal, Herd } from '../simulation/world.js';
import { type BotName, bots } from './bots.js';

const goal = {
  kind: 'out',
  name: 'the end',
  position: at(9.5, 1.5),
  area: { kind: 'circle', shape: { center: at(9.5, 1.5), radius: meters(1) } } as Goal['area'],
} as const;
const herd = herdOf();

interface Body {
  readonly herd: Herd;
  readonly position: Position2;
}

/** Plays a bot for some steps. @returns the game, and all commands */
function playIn(name: BotName, rows: readonly string[], ...creatures: readonly Body[]) {
  const game: Game = gameWith({ ...smallWorld(...rows), herds: [herd], goals: [goal] }, ...creatures);
  const bot = bots[name](1);
  const commands: Commands[] = [];
  for (let i = 0; i < 180; i++) {
    commands.push(bot(game));
    step(game, commands.at(-1)!);
  }
  return { game, commands };
}

it('the newcomer walks to the goal in the directions of the keys, through a door', () => {
  const { game, commands } = playIn('newcomer', ['###########', '#P...+....#', '###########']);
  expect(game.phase).toBe('escaped');
  const headings = compassDirections.map(headingOf);
  for (const { walk } of commands) expect(walk === undefined || headings.includes(walk)).toBe(true);
});

it('the newcomer does not find the way through a marked wall, and throws nothing', () => {
  const { game, commands } = playIn('newcomer', ['###########', '#P...%....#', '###########']);
  expect(game.phase).toBe('playing');
  expect(commands.some(({ throwCharge }) => throwCharge)).toBe(false);
});

it('the newcomer shoots at what it saw a quarter of a second ago, and walks on', () => {
  const { commands } = playIn('newcomer', ['###########', '#P........#', '###########'], {
    herd,
    position: at(8.5, 1.5),
  });
  expect(commands.findIndex(({ shoot }) => shoot)).toBe(15);
  expect(commands[20]?.walk).toBe(headingOf(CompassDirection.east));
});

it('the one that stands still does not move', () => {
  const { game } = playIn('still', ['###########', '#P........#', '###########']);
  expect(game.player.position).toEqual(at(1.5, 1.5));
});
