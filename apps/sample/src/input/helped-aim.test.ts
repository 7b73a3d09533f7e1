/** Which hunter a thumb shoots at. */
import { add, Direction2, seconds } from '@tilewright/units';
import { expect, it } from 'vitest';
import { timeOf } from '../simulation/game.js';
import { alert, feel } from '../simulation/moods.js';
import { lookAround } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { at, gameWith, smallWorld } from '../simulation/testing/small-world.js';
import { helpedAim } from './helped-aim.js';

const hall = smallWorld(
  '####################',
  '#..................#',
  '#..................#',
  '#..................#',
  '#.P................#',
  '#..................#',
  '#..................#',
  '#..................#',
  '####################',
);
const east = at(17.5, 4.5);

/** A game in which each creature chases the player. */
function hunted(...positions: readonly (readonly [x: number, y: number])[]): Game {
  const game = gameWith(hall, ...positions.map(([x, y]) => ({ position: at(x, y), heading: Direction2.west })));
  const { creatures } = game;
  const now = timeOf(game);
  alert(creatures, creatures.ids, now, add(now, seconds(1)));
  feel(creatures, now);
  return game;
}

/** The row of the creature at the helped aim. */
function targetOf(game: Game, aim = east): number | undefined {
  const found = helpedAim(game, aim);
  if (found === undefined) return undefined;
  return Array.from({ length: game.creatures.count }, (_, row) => row).find((row) => {
    const place = game.creatures.positions.get(row);
    return place.x === found.x && place.y === found.y;
  });
}

it('finds the nearest hunter within 15 degrees of the aim', () => {
  // At 10.2 and at 8.4 degrees: the second is nearer.
  expect(targetOf(hunted([12.5, 6.3], [9.3, 5.5]))).toBe(1);
});

it('finds no hunter farther than 15 degrees from the aim', () => {
  const game = hunted([6.5, 6.5]); // 26.6 degrees
  expect(targetOf(game)).toBeUndefined();
  expect(targetOf(game, at(6.5, 5.9))).toBe(0);
});

it('finds no creature that does not hunt, and no hunter behind a wall', () => {
  expect(targetOf(gameWith(hall, { position: at(9.5, 4.5) }))).toBeUndefined();
  const game = hunted([9.5, 4.5]);
  expect(targetOf(game)).toBe(0);
  for (const y of [3, 4, 5]) game.world.opaque.setAt(6, y, true);
  lookAround(game.view, game.world);
  expect(targetOf(game)).toBeUndefined();
});
