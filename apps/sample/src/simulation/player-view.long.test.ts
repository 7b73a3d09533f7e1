/** What the player sees and remembers: tiles that light touches, now and since the start of the game. */
import { isVisible } from '@tilewright/queries';
import { type BitTilemap, tileCenter, tilesIn } from '@tilewright/tilemap';
import { add, difference, Direction2, meters } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { step } from './game.js';
import { createPlayerView, isInPlayerView, look } from './player-view.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';
import { readKeep } from './testing/keep.js';
import { worldOf } from './world.js';

const rows = ['###########', '#....#....#', '#~...#..~.#', '#.........#', '###########'];
const world = smallWorld(...rows);

/** The marked tiles as they are in the map, and blanks. */
function drawn(marks: BitTilemap): string[] {
  return rows.map((row, y) => Array.from(row, (mark, x) => (marks.getAt(x, y) ? mark : ' ')).join(''));
}

const fromWest = ['######     ', '#....#     ', '#~...#     ', '#.......   ', '########   '];
const fromEast = ['     ######', '     #....#', '     #..~.#', '   .......#', '   ########'];

describe('a view', () => {
  it('has the tiles that light touches, walls and water included', () => {
    const { inView, count } = createPlayerView(world, at(1.5, 1.5));
    expect(drawn(inView)).toEqual(fromWest);
    expect(count).toBe(fromWest.join('').replaceAll(' ', '').length);
  });

  it('remembers what it had before', () => {
    const view = createPlayerView(world, at(1.5, 1.5));
    expect(drawn(view.remembered)).toEqual(fromWest);
    expect(look(view, world, at(9.5, 1.5))).toBe(true);
    expect(drawn(view.inView)).toEqual(fromEast);
    expect(view.count).toBe(fromEast.join('').replaceAll(' ', '').length);
    expect(drawn(view.remembered)).toEqual(rows);
  });

  it('stays while the eye rests', () => {
    const view = createPlayerView(world, at(1.5, 1.5));
    const { version } = view.inView;
    expect(look(view, world, at(1.5, 1.5))).toBe(false);
    expect(view.inView.version).toBe(version);
  });

  it('has no tile outside the map', () => {
    const view = createPlayerView(world, at(1.5, 1.5));
    expect(isInPlayerView(view, world, at(0.5, 0.5))).toBe(true);
    expect(isInPlayerView(view, world, at(-0.5, 0.5))).toBe(false);
  });

  it('has each tile of the keep in which any position is visible', async () => {
    const keep = worldOf(await readKeep());
    // On the road before the gate, off all centers and borders.
    const eye = at(50.717, 63.859);
    const view = createPlayerView(keep, eye);
    const offsets = [-0.49, -0.2, 0.2, 0.49].flatMap((y) => [-0.49, -0.2, 0.2, 0.49].map((x) => [x, y] as const));
    let partly = 0;
    for (const tile of tilesIn(keep.bounds)) {
      if (keep.opaque.get(tile)) continue;
      const places = offsets.map(([x, y]) => add(tileCenter(keep.space, tile), difference(meters(x), meters(y))));
      const seen = places.filter((place) => isVisible(keep.opaque, keep.space, eye, place)).length;
      if (seen > 0) expect(view.inView.get(tile), `${tile.x}, ${tile.y}`).toBe(true);
      if (seen > 0 && seen < places.length) partly++;
    }
    expect(partly).toBeGreaterThan(100);
  });
});

describe('a game', () => {
  it('looks from where the player is after each step', () => {
    const game = gameWith(smallWorld('P.......', '........'));
    expect(game.view.eye).toEqual(game.player.position);
    for (let i = 0; i < 30; i++) {
      const { isViewNew } = step(game, idle(i < 10 ? { walk: Direction2.east } : {}));
      expect(game.view.eye).toEqual(game.player.position);
      if (i === 0) expect(isViewNew).toBe(true);
      if (i >= 20) expect(isViewNew).toBe(false);
    }
  });

  it('that goes back forgets what it has seen since', () => {
    const game = gameWith(smallWorld('P#......', '........', '........'));
    const back = snapshotOf(game);
    const before = game.view.remembered.words.join();
    for (let i = 0; i < 60; i++) step(game, idle({ walk: Direction2.south }));
    expect(game.view.remembered.words.join()).not.toBe(before);
    back(game);
    expect(game.view.remembered.words.join()).toBe(before);
    expect(game.view.eye).toEqual(at(0.5, 0.5));
  });
});
