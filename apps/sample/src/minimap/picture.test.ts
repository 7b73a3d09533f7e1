/** The minimap's picture: what the player knows of the ground, and every creature. */
import { describe, expect, it } from 'vitest';
import { look } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { at, gameWith, smallWorld } from '../simulation/testing/small-world.js';
import { MinimapPicture } from './picture.js';

const rows = ['#########', '#P..#...#', '#...#..~#', '#...#...#', '#########'];

/** The distinct colors of the tiles, by the first letters of the alphabet, in the order in which they appear. */
function lettersOf(picture: MinimapPicture): string[] {
  const letters = new Map<string, string>();
  return Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (_, x) => {
      const color = picture.bytes.slice(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4).join();
      if (!letters.has(color)) letters.set(color, String.fromCharCode(97 + letters.size));
      return letters.get(color) ?? '';
    }).join(''),
  );
}

function paint(game: Game, hasFog: boolean, picture = new MinimapPicture(game.world)): string[] {
  picture.paint(game, hasFog);
  return lettersOf(picture);
}

describe('the ground', () => {
  it('is dark where the player has never looked', () => {
    const game = gameWith(smallWorld(...rows));
    expect(paint(game, true)).toEqual(['aaaaabbbb', 'acccabbbb', 'acccabbbb', 'acccabbbb', 'aaaaabbbb']);
  });

  it('is dim where the player has looked', () => {
    const game = gameWith(smallWorld(...rows));
    look(game.view, game.world, at(6.5, 1.5));
    expect(paint(game, true)).toEqual(['aaaabbbbb', 'acccbdddb', 'acccbddeb', 'acccbdddb', 'aaaabbbbb']);
  });

  it('shows everything without fog', () => {
    const game = gameWith(smallWorld(...rows));
    expect(paint(game, false)).toEqual(['aaaaabbbb', 'acccadddb', 'acccaddeb', 'acccadddb', 'aaaaabbbb']);
  });

  it('follows the player', () => {
    const game = gameWith(smallWorld(...rows));
    const picture = new MinimapPicture(game.world);
    const before = paint(game, true, picture);
    look(game.view, game.world, at(6.5, 1.5));
    expect(paint(game, true, picture)).not.toEqual(before);
  });
});

describe('creatures', () => {
  it('are painted each on its tile, also where the player has never looked', () => {
    const game = gameWith(smallWorld(...rows), { position: at(2.5, 2.5) }, { position: at(5.9, 3.1) });
    expect(paint(game, true)).toEqual(['aaaaabbbb', 'acccabbbb', 'acdcabbbb', 'acccaebbb', 'aaaaabbbb']);
  });

  it('leave no trace', () => {
    const game = gameWith(smallWorld(...rows), { position: at(2.5, 2.5) });
    const picture = new MinimapPicture(game.world);
    const before = paint(game, true, picture);
    game.creatures.remove(0);
    expect(paint(game, true, picture)).not.toEqual(before);
    expect(paint(game, true, picture)).toEqual(paint(gameWith(game.world), true));
  });

  it('that chase the player have a color of their own', () => {
    const game = gameWith(smallWorld(...rows), { position: at(2.5, 2.5) }, { position: at(3.5, 2.5) });
    game.creatures.moods[1] = 'chasing';
    expect(paint(game, true)[2]).toBe('acdeabbbb');
  });

  it('outside the map are not painted', () => {
    const game = gameWith(smallWorld(...rows), { position: at(-0.5, 2.5) }, { position: at(9.5, 2.5) });
    expect(paint(game, true)).toEqual(paint(gameWith(game.world), true));
  });
});
