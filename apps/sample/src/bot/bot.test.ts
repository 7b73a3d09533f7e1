/** The bot as a player: late, the same for the same seed, and a rules-abiding one. */
import { nearestCompass, headingOf } from '@tilewright/tilemap';
import { meters, metersPerSecond, type Position2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Commands } from '../simulation/commands.js';
import { createGame, step, timeOf } from '../simulation/game.js';
import { hitPoints } from '../simulation/health.js';
import type { Game } from '../simulation/state.js';
import { at, gameWith, herdOf, smallWorld } from '../simulation/testing/small-world.js';
import type { Goal, World } from '../simulation/world.js';
import { type BotOptions, createBot } from './bot.js';

function goalAt(position: Position2): Goal {
  return {
    kind: 'out',
    name: 'the end',
    position,
    area: { kind: 'circle', shape: { center: position, radius: meters(1) } } as Goal['area'],
  };
}

/** Plays some steps from the title. @returns the commands, and the game after them */
function playIn(world: World, steps: number, options?: BotOptions): { game: Game; commands: Commands[] } {
  const game = createGame(world, { seed: 1, creatures: 0 });
  const bot = createBot(1, options);
  const commands: Commands[] = [];
  for (let i = 0; i < steps; i++) {
    commands.push(bot(game));
    step(game, commands.at(-1)!);
  }
  return { game, commands };
}

describe('the bot', () => {
  const corridor = { ...smallWorld('###########', '#P...+....#', '###########'), goals: [goalAt(at(9.5, 1.5))] };

  it('begins the game, opens a door and reaches the goal', () => {
    const { game } = playIn(corridor, 200);
    expect(game.phase).toBe('escaped');
  });

  it('breaches a wall', () => {
    const marked = { ...smallWorld('###########', '#P...%....#', '###########'), goals: corridor.goals };
    const { game } = playIn(marked, 400);
    expect(game.phase).toBe('escaped');
  });

  it('breaches a wall although a group is in sight, which would take each charge', () => {
    const rows = ['####################', '#...........########', '#......P....%.....##', '#...........########'];
    const world = { ...smallWorld(...rows, '####################'), goals: [goalAt(at(16.5, 2.5))] };
    const herd = herdOf({ speed: metersPerSecond(0), health: hitPoints(1e6) });
    const game = gameWith(world, ...[1.5, 2.5, 3.5].map((y) => ({ herd, position: at(1.5, y) })));
    const bot = createBot(1);
    for (let i = 0; i < 600; i++) step(game, bot(game));
    expect(game.phase).toBe('escaped');
  });

  it('that stands still begins the game, and stays', () => {
    const { game } = playIn(corridor, 200, { standsStill: true });
    expect(game.phase).toBe('playing');
    expect(game.player.position).toEqual(corridor.player.position);
  });

  it('does nothing in the first quarter of a second, and after the end', () => {
    const { commands, game } = playIn(corridor, 200);
    const acts = commands.map(({ walk, shoot, throwCharge }) => walk !== undefined || shoot || throwCharge);
    expect(acts.indexOf(true)).toBe(15);
    expect(game.phase).toBe('escaped');
    expect(acts.at(-1)).toBe(false);
  });

  it('walks in the directions that the keys have', () => {
    const walks = playIn(corridor, 200).commands.flatMap(({ walk }) => walk ?? []);
    expect(walks.map((walk) => headingOf(nearestCompass(walk)))).toEqual(walks);
  });

  it('shoots at a creature a quarter of a second after it came into view', () => {
    const game = gameWith(smallWorld('.............', 'P............', '.............'));
    const bot = createBot(1);
    const shots: number[] = [];
    for (let i = 0; i < 60; i++) {
      if (game.steps === 20) {
        const herd = herdOf({ speed: metersPerSecond(0) });
        game.creatures.add([{ herd, position: at(10.5, 1.5), heading: game.player.facing }], timeOf(game));
      }
      const commands = bot(game);
      if (commands.shoot) shots.push(game.steps);
      step(game, commands);
    }
    expect(shots[0]).toBe(35);
  });

  it('plays the same game with the same seed, and another one with another', () => {
    const aims = (seed: number): Commands['aim'][] => {
      const game = gameWith(smallWorld('.............', 'P............', '.............'), { position: at(9.5, 1.5) });
      const bot = createBot(seed);
      return Array.from({ length: 60 }, () => {
        const commands = bot(game);
        step(game, commands);
        return commands.aim;
      });
    };
    expect(aims(1)).toEqual(aims(1));
    expect(aims(1)).not.toEqual(aims(2));
  });
});
